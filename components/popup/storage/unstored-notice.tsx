import './eviction-notice.css';
import { text } from '../../../lib/i18n/text.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Seen where the browser stores nothing for Mayfly. @param onClose absent where it stays */
export function UnstoredNotice({ onClose }: { onClose?: () => void }) {
  return (
    <div class="eviction-notice" role="status">
      <p>{text('mail.unstored')}</p>
      {onClose && <IconButton icon="close" label={text('do.close')} onClick={onClose} />}
    </div>
  );
}
