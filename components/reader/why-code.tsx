import { useMemo } from 'preact/hooks';
import { explainCode } from '../../lib/email/extract/explain-code.ts';
import { formatList } from '../../lib/i18n/format-list.ts';
import { text } from '../../lib/i18n/text.ts';
import { loadBodyExtractors } from '../../lib/mailbox/body-analyser.ts';
import type { Body, Message } from '../../lib/mailbox/message.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { lazy } from '../ui/lazy.tsx';

type WhyCodeProps = { code: string; message: Message; body: Body };

// Loaded only when the user opens it: the code that finds the reasons is large, and seldom needed.
const Reasons = lazy<'Reasons', WhyCodeProps>(async () => {
  const { findCode } = await loadBodyExtractors();
  return {
    Reasons({ code, message: { from, subject }, body }) {
      const { text: plain = '', html = '' } = body;
      const reasons = useMemo(() => explainCode(findCode, { from, subject, text: plain, html }, code), [body, code]);
      return (
        <ul>
          {reasons.map(({ rule, words }, at) => (
            <li key={at}>
              {text(rule)}
              {words.length > 0 && (
                <span class="soft keeps-side" dir="auto">
                  {formatList([...new Set(words.map(({ word }) => word))], 'comma')}
                </span>
              )}
            </li>
          ))}
        </ul>
      );
    },
  };
}, 'Reasons');

/** The reasons why this was found to be the message's code; collapsed at first. */
export function WhyCode(props: WhyCodeProps) {
  return (
    <Disclosure class="why-code" summary={text('why.title')}>
      {() => <Reasons {...props} />}
    </Disclosure>
  );
}
