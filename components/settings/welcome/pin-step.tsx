import { text } from '../../../lib/i18n/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { PinPicture } from './pin-picture.tsx';

type PinStepProps = {
  isFirefox: boolean;
  /** undefined where the browser does not say */
  isPinned: boolean | undefined;
};

/** How to pin the button to the toolbar: browsers hide it at first, and no extension can pin it. */
export function PinStep({ isFirefox, isPinned }: PinStepProps) {
  return (
    <div class="pin-step">
      <PinPicture isFirefox={isFirefox} />
      <p role="status">
        {isPinned ? (
          <span class="step-done">
            <Icon name="done" /> {text('welcome.pinned')}
          </span>
        ) : (
          text(isFirefox ? 'welcome.pinFirefox' : 'welcome.pinChrome')
        )}
      </p>
    </div>
  );
}
