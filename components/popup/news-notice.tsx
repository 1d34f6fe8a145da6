import './news-notice.css';
import { text } from '../../lib/language/text.ts';
import type { News } from '../../lib/settings/find-news.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Seen after an update that changes something for people, until it is closed. */
export function NewsNotice({ news, onClose }: { news: News; onClose: () => void }) {
  return (
    <div class="news-notice" role="status">
      <p>
        <b>{text('updated.title', { version: news.version })}</b> {text(news.says)}
      </p>
      <IconButton icon="close" label={text('do.close')} onClick={onClose} />
    </div>
  );
}
