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
  const [, ...sheets] = html.split(/<style\b/i).map((from) => from.split(/<\/style/i, 1)[0] ?? '');
  const text = sheets.map((sheet) => sheet.slice(sheet.indexOf('>') + 1)).join('');
  return text
    .slice(0, MAX_SHEETS)
    .split('*/')
    .map((part) => part.split('/*', 1)[0])
    .join(' ');
}

/** The rules that hold everywhere: a rule within another, such as a media query, is for another screen. */
function* readRules(sheets: string): Generator<{ selectors: string; style: string }> {
  let depth = 0;
  let selectors = '';
  const parts = sheets.split(/([{}])/);
  for (let at = 0; at < parts.length; at += 2) {
    const text = parts[at] ?? '';
    const mark = parts[at + 1];
    if (mark === '{' && depth++ === 0) selectors = text.slice(text.lastIndexOf(';') + 1);
    else if (mark === '}' && depth > 0 && --depth === 0) yield { selectors, style: text };
  }
}

/**
 * The classes and ids that the style sheets of a mail hide, as they are shown where no condition holds.
 * @param html as it came
 * @returns with their mark: `.preheader`, `#top`; in lower case
 */
export function findHiddenClasses(html: string): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (const { selectors, style } of readRules(readSheets(html))) {
    for (const selector of selectors.split(',')) {
      const name = SIMPLE.exec(selector.trim())?.[1]?.toLowerCase() ?? '';
      if (hidesElement(style)) hidden.add(name);
      // A later rule shows it again.
      else if (/display:|visibility:\s*visible/i.test(style)) hidden.delete(name);
    }
  }
  return hidden;
}
