/** A formatting element that is not closed in its block is opened again in every block that follows. */
const TAG = /<(\/?)(?:(b|big|code|em|font|i|s|small|strike|strong|tt|u)(?=[\s/>])([^<>]*)|[a-z])/gi;

/** As many elements as all others that a mail may have. */
const MOST_OPENED = 10_000;
/** Of equal ones, no more are opened again. @see https://html.spec.whatwg.org/multipage/parsing.html#push-onto-the-list-of-active-formatting-elements */
const MOST_EQUAL = 3;
/** Mails that are written properly have so many of them within each other. */
const FREE = 12;

/** Whether a parser may make far more formatting elements of a mail than it has: each of the others times those that are open there. */
function areReopened(html: string): boolean {
  const open: { name: string; attributes: string }[] = [];
  let opened = 0;
  for (const [, slash, name, attributes = ''] of html.matchAll(TAG)) {
    opened += Math.max(0, open.length - FREE);
    if (opened > MOST_OPENED) return true;
    if (name === undefined) continue;
    const tag = { name: name.toLowerCase(), attributes };
    if (slash) {
      const last = open.findLastIndex((one) => one.name === tag.name);
      if (last >= 0) open.splice(last, 1);
    } else if (open.filter((one) => one.name === tag.name && one.attributes === tag.attributes).length < MOST_EQUAL) {
      open.push(tag);
    }
  }
  return false;
}

/**
 * Takes the formatting out of a mail whose formatting elements would multiply when it is parsed: all its text stays. In time with the
 * length.
 */
export function flattenFormatting(html: string): string {
  return areReopened(html)
    ? html.replace(TAG, (tag, slash: string, name?: string) =>
        name === undefined ? tag : `<${slash}span${tag.slice(1 + slash.length + name.length)}`,
      )
    : html;
}
