import { text, textParts } from '../../../lib/i18n/text.ts';
import { EmailParts } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LogInQuestion as Question } from '../../ui/use-notice.ts';

type LogInQuestionProps = Question & { onClose: () => void };

/** After a press on the button that fills, where the page has no other form than a log-in: an address that it has never seen is of no use there. */
export function LogInQuestion({ usedHere, email, onFill, onClose }: LogInQuestionProps) {
  return (
    <div class="problem-line">
      <Icon name="fill" />
      <div>
        <p>{text('fill.logIn')}</p>
        <p class="problem-line-actions">
          {usedHere !== undefined && (
            <button type="button" class="text-button" onClick={() => onFill(usedHere)}>
              {textParts('do.fillThis', { email: <EmailParts email={usedHere} /> })}
            </button>
          )}
          <button type="button" class="text-button" onClick={() => onFill(email)}>
            {text('do.fillAnyway')}
          </button>
          <button type="button" class="text-button" onClick={onClose}>
            {text('do.close')}
          </button>
        </p>
      </div>
    </div>
  );
}
