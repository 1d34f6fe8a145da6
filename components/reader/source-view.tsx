import { boundText } from '../../lib/email/parse/bound-text.ts';
import { findPartText, type SourcePart as Part, type Source } from '../../lib/email/parse/parse-source.ts';
import { formatBytes } from '../../lib/i18n/format-bytes.ts';
import { text as say } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { useReader } from './reader-context.ts';

/** Longer texts are slow to lay out, so they are cut. A saved source is complete. */
const MAX_CHARACTERS = 200_000;

/** The message as it was received: its headers, its parts, and the raw source. */
export function SourceView({ source }: { source: Source }) {
  const { model, actions } = useReader();
  return (
    <section class="source-view" aria-label={say('message.sourceOf')}>
      {source.isCut && (
        <p role="status">
          {say('message.sourceCut')}{' '}
          <Button
            kind="text-button"
            disabled={model.isSourceLoading}
            onClick={actions.fetchSourceAgain}
            text={say('do.tryAgain')}
          />
        </p>
      )}
      <details open>
        <summary>{say('message.headers')}</summary>
        <dl>
          {source.fields.map(({ name, value }, at) => (
            <div key={at}>
              <dt>{name}</dt>
              <dd dir="auto">{boundText(value)}</dd>
            </div>
          ))}
        </dl>
      </details>
      {source.parts.map((part, at) => (
        <SourcePart key={at} part={part} />
      ))}
      <Disclosure summary={say('message.raw')}>{() => <Raw text={source.text} />}</Disclosure>
    </section>
  );
}

function SourcePart({ part }: { part: Part }) {
  const facts = [part.name ?? part.type, formatBytes(part.content.length), part.encoding].filter(Boolean);
  return <Disclosure summary={facts.join(' · ')}>{() => <Raw text={findPartText(part) ?? part.content} />}</Disclosure>;
}

function Raw({ text }: { text: string }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} dir="ltr">
        {boundText(text.slice(0, MAX_CHARACTERS))}
      </pre>
      {text.length > MAX_CHARACTERS && (
        <p class="soft">{say('message.onlyBeginning', { item: say('message.saveEml') })}</p>
      )}
    </>
  );
}
