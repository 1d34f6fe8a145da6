import { findNews, type News } from '../../lib/settings/find-news.ts';
import { newsSeenItem, readVersion } from '../../lib/settings/news-seen-item.ts';
import { useStoredItem } from '../hooks/use-stored-item.ts';
import { NewsNotice } from './news-notice.tsx';

/** The news with its data; nothing once it was closed, or where there is none. @param news absent: all */
export function NewsLine({ news }: { news?: readonly News[] }) {
  const seen = useStoredItem(newsSeenItem);
  const told = seen === undefined ? undefined : findNews(seen, readVersion(), news);
  return told ? <NewsNotice news={told} onClose={() => void newsSeenItem.write(told.version)} /> : null;
}
