import { describeLink } from '../../lib/message/body/links/link-target.ts';
import type { BodyLink } from '../../lib/message/body/links/mark-links.ts';
import type { TextBlock } from '../../lib/message/body/text-body.ts';
import { visibleText } from '../../lib/message/visible-text.ts';

/** The links in a plain text, in order. */
export function linksInText(blocks: TextBlock[]): BodyLink[] {
  return blocks
    .flatMap(({ segments }) => segments)
    .flatMap(({ text, href }) =>
      href === undefined ? [] : [{ ...describeLink(href, text), href, text: visibleText(text) }],
    );
}
