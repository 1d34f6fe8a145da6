import './code-fill-question.css';
import { text } from '../../../lib/i18n/text.ts';
import { HostText } from '../../ui/host-text.tsx';

type CodeFillQuestionProps = {
  host: string;
  /** it is that of the page beside ours: nobody has to be told which */
  isBeside: boolean;
  /** called within the click: a permission is asked for */
  onAnswer: (isYes: boolean) => void;
};

/** Asked once for each site, beside the code that it waits for. */
export function CodeFillQuestion({ host, isBeside, onAnswer }: CodeFillQuestionProps) {
  return (
    <section class="code-fill-question" aria-label={text('code.ask')}>
      <p>
        {text('code.ask')}{' '}
        <span class={isBeside ? 'unseen' : undefined}>
          <HostText host={host} />
        </span>
      </p>
      <div class="code-fill-answers">
        <button type="button" class="text-button" onClick={() => onAnswer(true)}>
          {text('do.yes')}
        </button>
        <button type="button" class="text-button" onClick={() => onAnswer(false)}>
          {text('do.no')}
        </button>
      </div>
    </section>
  );
}
