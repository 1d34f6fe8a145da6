/** A style sheet may be this long; the rest is not read. */
const MAX_SHEET = 60_000;

const RULE = /([^{}]{1,400})\{([^{}]{0,2000})\}/g;
const AT_BLOCK = /@[^{};]{0,200}\{(?:[^{}]{0,2000}\{[^{}]{0,2000}\})*[^{}]{0,200}\}/g;
const SIMPLE = /^(?:[a-z][a-z\d]*)?([.#][\w-]+)$/i;

/** Styles that take an element out of sight. Values may be followed by `!important`. */
const HIDES =
  /(?:^|[;\s])(?:display:\s*none|visibility:\s*(?:hidden|collapse)|opacity:\s*0?\.?0+(?![.\d])|max-height:\s*0(?![.\d])|clip:\s*rect\(\s*0|(?:left|top|text-indent|margin-left):\s*-\d{3,}|transform:\s*scale\(\s*0\s*\))/i;

/** Whether a style hides an element, whatever is around it. @param style declarations, in lower case */
export const hidesElement = (style: string): boolean => HIDES.test(style);

/**
 * The classes and ids that the style sheets of a mail hide, as they are shown where no condition holds: a rule of a media query is for
 * another screen.
 * @param html as it came
 * @returns with their mark: `.preheader`, `#top`; in lower case
 */
export function findHiddenClasses(html: string): ReadonlySet<string> {
  const hidden = new Set<string>();
  if (!/<style/i.test(html)) return hidden;
  for (const [, sheet = ''] of html.matchAll(/<style[^>]{0,200}>([\s\S]{0,60000}?)<\/style/gi)) {
    const rules = sheet
      .slice(0, MAX_SHEET)
      .replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, ' ')
      .replace(AT_BLOCK, ' ');
    for (const [, selectors = '', style = ''] of rules.matchAll(RULE)) {
      const isHiding = hidesElement(style);
      if (!isHiding && !/display|visibility|opacity|height/i.test(style)) continue;
      for (const selector of selectors.split(',')) {
        const name = SIMPLE.exec(selector.trim())?.[1]?.toLowerCase();
        if (name === undefined) continue;
        if (isHiding) hidden.add(name);
        // A later rule shows it again.
        else if (/display:\s*(?!none)|visibility:\s*visible/i.test(style)) hidden.delete(name);
      }
    }
  }
  return hidden;
}
