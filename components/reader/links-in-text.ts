import { describeLink } from '../../lib/email/html/links/link-target.ts';
import type { BodyLink } from '../../lib/email/html/links/mark-links.ts';
import type { TextBlock } from '../../lib/email/html/text-body.ts';
import { visibleText } from '../../lib/email/parse/visible-text.ts';

/** The links in a plain text, in order. */
export function linksInText(blocks: TextBlock[]): BodyLink[] {
  return blocks
    .flatMap(({ segments }) => segments)
    .flatMap(({ text, href }) =>
      href === undefined ? [] : [{ ...describeLink(href, text), href, text: visibleText(text) }],
    );
}
