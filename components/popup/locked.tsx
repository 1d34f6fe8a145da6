import { text } from '../../lib/i18n/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useFocusAtFirst } from '../ui/use-focus-at-first.ts';

/** Shown in place of all mail after a while without use, where the person chose that. */
export function Locked({ onShow }: { onShow: () => void }) {
  const button = useFocusAtFirst<HTMLButtonElement>();
  return (
    <div class="popup">
      <main class="popup-main">
        <h1 class="unseen">Mayfly</h1>
        <EmptyState title={text('lock.title')} text={text('lock.text')}>
          <button type="button" class="button primary" ref={button} onClick={onShow}>
            {text('lock.show')}
          </button>
        </EmptyState>
      </main>
    </div>
  );
}
