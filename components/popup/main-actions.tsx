import { text } from '../../lib/language/text.ts';
import { Icon } from '../icon.tsx';

type MainActionsProps = {
  /** false in a tab of our own: there is no page to fill */
  canFill: boolean;
  isCreating: boolean;
  isFilling: boolean;
  onCreate: () => void;
  onFill: () => void;
};

/** What the popup is opened for. The second click on a button that is at work does nothing. */
export function MainActions({ canFill, isCreating, isFilling, onCreate, onFill }: MainActionsProps) {
  return (
    <div class="main-actions">
      {canFill && (
        <button type="button" class="button primary" aria-busy={isFilling} onClick={() => !isFilling && onFill()}>
          <Icon name={isFilling ? 'busy' : 'fill'} />
          {text('do.fillPage')}
        </button>
      )}
      <button
        type="button"
        class={canFill ? 'button' : 'button primary'}
        aria-busy={isCreating}
        onClick={() => !isCreating && onCreate()}
      >
        <Icon name={isCreating ? 'busy' : 'plus'} />
        {text('do.newAddress')}
      </button>
    </div>
  );
}
