import { text } from '../../lib/language/text.ts';
import { Icon } from '../ui/icon.tsx';
import { PinPicture } from './pin-picture.tsx';

type PinStepProps = {
  isFirefox: boolean;
  /** undefined where the browser does not tell */
  isPinned: boolean | undefined;
};

/** How to keep the button in sight: browsers hide it at first, and let no extension show it by itself. */
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
