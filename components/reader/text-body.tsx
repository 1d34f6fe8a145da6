import { useMemo, useState } from 'preact/hooks';
import { describeLink } from '../../lib/email/html/links/link-target.ts';
import type { BodyLink } from '../../lib/email/html/links/mark-links.ts';
import { cutText, parseTextBody, type TextBlock } from '../../lib/email/html/text-body.ts';
import { visibleText } from '../../lib/email/parse/visible-text.ts';
import { plural, text as say } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { LinkList } from './link-list.tsx';
import { MailLink } from './mail-link.tsx';
import { useReader } from './reader-context.ts';

/** A passage of the sender's own words, or of quotes of any depth. */
export type TextPassage = { isQuote: boolean; blocks: TextBlock[]; lines: number };

/** Groups neighbouring quotes, so that they can be collapsed together. */
export function groupPassages(blocks: TextBlock[]): TextPassage[] {
  const passages: TextPassage[] = [];
  for (const block of blocks) {
    const isQuote = block.quoteDepth > 0;
    const lines = block.segments.reduce((sum, { text }) => sum + text.split('\n').length - 1, 1);
    const last = passages.at(-1);
    if (last?.isQuote === isQuote) {
      last.blocks.push(block);
      last.lines += lines;
    } else passages.push({ isQuote, blocks: [block], lines });
  }
  return passages;
}

/** The links in a plain text, in order. */
function linksInText(blocks: TextBlock[]): BodyLink[] {
  return blocks
    .flatMap(({ segments }) => segments)
    .flatMap(({ text, href }) =>
      href === undefined ? [] : [{ ...describeLink(href, text), href, text: visibleText(text) }],
    );
}

/** Quotes with more lines are collapsed at first. */
const MAX_QUOTE_LINES = 5;

/** Longer texts are slow to lay out, so they are cut. */
const MAX_CHARACTERS = 200_000;

type TextBodyProps = {
  text: string;
  /** the whole text is shown at once, however long it is */
  isAllWanted?: boolean;
};

/** A message's plain text with its line breaks, its links, and its quotes. Long quotes are collapsed at first, and a long text is cut. */
export function TextBody({ text, isAllWanted = false }: TextBodyProps) {
  const [isAll, setAll] = useState(isAllWanted);
  const shown = isAll ? text : cutText(text, MAX_CHARACTERS);
  const { passages, links } = useMemo(() => {
    const blocks = parseTextBody(shown);
    return { passages: groupPassages(blocks), links: linksInText(blocks) };
  }, [shown]);
  return (
    <>
      <div class="text-body" dir="auto">
        {passages.map((passage, index) => (
          <Passage key={index} passage={passage} />
        ))}
      </div>
      {shown.length < text.length && (
        <p class="body-cut soft">
          {say('message.cut')} <Button kind="text-button" onClick={() => setAll(true)} text={say('message.allText')} />
        </p>
      )}
      <LinkList links={links} />
    </>
  );
}

function Passage({ passage: { isQuote, blocks, lines } }: { passage: TextPassage }) {
  const content = blocks.map((block, index) => <Block key={index} block={block} />);
  if (!isQuote || lines <= MAX_QUOTE_LINES) return content;
  return (
    <Disclosure class="folded-quote" summary={plural('message.quoted', lines)}>
      {() => content}
    </Disclosure>
  );
}

function Block({ block: { quoteDepth, segments } }: { block: TextBlock }) {
  const content = segments.map(({ text, href }) => (href === undefined ? text : <TextLink text={text} href={href} />));
  if (quoteDepth === 0) return <p>{content}</p>;
  return <blockquote style={{ '--depth': quoteDepth }}>{content}</blockquote>;
}

/** A link in a text, with its host where the text is not the host as it is written. */
function TextLink({ text, href }: { text: string; href: string }) {
  const { openLink } = useReader().actions;
  const { host, isTold, looksLike } = describeLink(href, text);
  return (
    <>
      {/* `dir` isolates the link: direction controls in the text around it can't reorder its letters. */}
      <MailLink href={href} dir="ltr" onOpen={openLink}>
        {visibleText(text)}
      </MailLink>
      {isTold && (
        <span class={looksLike ? 'link-risk' : 'soft'}>
          {' '}
          {`${looksLike ? '⚠ ' : ''}${say('links.opens', { host })}`}
        </span>
      )}
    </>
  );
}
