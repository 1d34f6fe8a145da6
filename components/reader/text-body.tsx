import { useMemo } from 'preact/hooks';
import { parseTextBody, type TextBlock } from '../../lib/message/text-body.ts';

/** A message's text: its line breaks kept, its addresses to click on, its quotes set off. */
export function TextBody({ text }: { text: string }) {
  const blocks = useMemo(() => parseTextBody(text), [text]);
  return (
    <div class="text-body" dir="auto">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block: { quoteDepth, segments } }: { block: TextBlock }) {
  const content = segments.map(({ text, href }) =>
    href === undefined ? (
      text
    ) : (
      <a key={href} href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    ),
  );
  return quoteDepth === 0 ? <p>{content}</p> : <blockquote>{content}</blockquote>;
}
