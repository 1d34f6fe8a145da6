/** The style sheets may be this long together; the rest is not read. */
const MAX_SHEETS = 60_000;

const SIMPLE = /^(?:[a-z][a-z\d]*)?([.#][\w-]+)$/i;

/** Styles that take an element out of sight. Values may be followed by `!important`. */
const HIDES =
  /(?:^|[;\s])(?:display:\s*none|visibility:\s*(?:hidden|collapse)|opacity:\s*0?\.?0+(?![.\d])|max-height:\s*0(?![.\d])|clip:\s*rect\(\s*0|(?:left|top|text-indent|margin-left):\s*-\d{3,}|transform:\s*scale\(\s*0\s*\))/i;

/** Whether a style hides an element, whatever is around it. @param style declarations, in lower case */
export const hidesElement = (style: string): boolean => HIDES.test(style);

/** The text of the style sheets, without comments. */
function readSheets(html: string): string {
  // ASCII alone, as other letters may have another length in lower case.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let sheets = '';
  for (let at = lower.indexOf('<style'); at >= 0 && sheets.length < MAX_SHEETS; at = lower.indexOf('<style', at)) {
    const start = lower.indexOf('>', at) + 1;
    const end = lower.indexOf('</style', start);
    if (start === 0 || end < 0) break;
    sheets += html.slice(start, end);
    at = end;
  }
  const parts = sheets.slice(0, MAX_SHEETS).split('*/');
  return parts.map((part) => part.split('/*', 1)[0]).join(' ');
}

/** The rules that hold everywhere: a rule within another, such as a media query, is for another screen. */
function* readRules(sheets: string): Generator<{ selectors: string; style: string }> {
  let from = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < sheets.length; at++) {
    const char = sheets[at];
    if (char === '{' && depth++ === 0) open = at;
    else if (char === ';' && depth === 0) from = at + 1;
    else if (char === '}' && depth > 0 && --depth === 0) {
      const selectors = sheets.slice(from, open).trim();
      if (!selectors.startsWith('@')) yield { selectors, style: sheets.slice(open + 1, at) };
      from = at + 1;
    }
  }
}

/**
 * The classes and ids that the style sheets of a mail hide, as they are shown where no condition holds.
 * @param html as it came
 * @returns with their mark: `.preheader`, `#top`; in lower case
 */
export function findHiddenClasses(html: string): ReadonlySet<string> {
  const hidden = new Set<string>();
  if (!/<style/i.test(html)) return hidden;
  for (const { selectors, style } of readRules(readSheets(html))) {
    const isHiding = hidesElement(style);
    const isShowing = !isHiding && /display:\s*(?!none)|visibility:\s*visible/i.test(style);
    if (!isHiding && !isShowing) continue;
    for (const selector of selectors.split(',')) {
      const name = SIMPLE.exec(selector.trim())?.[1]?.toLowerCase();
      if (name === undefined) continue;
      if (isHiding) hidden.add(name);
      // A later rule shows it again.
      else hidden.delete(name);
    }
  }
  return hidden;
}
