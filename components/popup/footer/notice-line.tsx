import { text } from '../../../lib/i18n/text.ts';
import { ProblemLine } from '../../ui/problem-line.tsx';
import type { Notice } from '../../ui/use-notice.ts';
import { LogInQuestion } from './log-in-question.tsx';

type NoticeLineProps = {
  notice: Notice | undefined;
  onClose: () => void;
  onCopyDetails: (details: string) => void;
  onOpenSettings: () => void;
};

/** What just happened, above the footer, announced to screen readers. */
export function NoticeLine({ notice, onClose, onCopyDetails, onOpenSettings }: NoticeLineProps) {
  return (
    <div class="notice-line">
      <div role="alert">
        {notice?.kind === 'problem' && (
          <ProblemLine
            key={notice.key}
            problem={notice.problem}
            onRetry={notice.onRetry}
            onClose={onClose}
            onCopyDetails={onCopyDetails}
            onOpenSettings={onOpenSettings}
          />
        )}
        {notice?.kind === 'log-in' && <LogInQuestion {...notice} onClose={onClose} />}
      </div>
      <output>
        {notice?.kind === 'done' && (
          <span class="notice-line-done" key={notice.key}>
            <span>{notice.text}</span>
            {notice.offer && (
              <button type="button" class="text-button" onClick={notice.offer.run}>
                {notice.offer.text}
              </button>
            )}
            {notice.onUndo && (
              <button type="button" class="text-button" onClick={notice.onUndo}>
                {text('do.undo')}
              </button>
            )}
          </span>
        )}
      </output>
    </div>
  );
}
