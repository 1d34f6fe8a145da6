type TextAndHtml = { text?: string | undefined; html?: string | undefined };

const HTML_START = /^\s*<(?:!doctype html|html|body|table|center|div|p)\b/i;
const HTML_END = /<\/\w+>\s*$/;
/** What shows nothing in a body. */
const NOTHING = /<[^<>]*>|&(?:nbsp|zwnj|#160|#8204);|\s/gi;
const SHOWS_IMAGE = /<img\b|background|url\(/i;
/** In UTF-16 units: longer HTML is never without anything. */
const LONGEST_BLANK = 10_000;

/** What there is to read of a body: some senders put HTML in place of the text, or HTML that shows nothing beside it. */
export function readableBody({ text, html }: TextAndHtml): TextAndHtml {
  if (!html?.trim())
    return text && HTML_START.test(text) && HTML_END.test(text.slice(-200)) ? { html: text } : { text };
  return text?.trim() && isBlank(html) ? { text } : { text, html };
}

function isBlank(html: string): boolean {
  if (html.length > LONGEST_BLANK || SHOWS_IMAGE.test(html)) return false;
  return html.slice(Math.max(0, html.search(/<body\b/i))).replace(NOTHING, '') === '';
}
