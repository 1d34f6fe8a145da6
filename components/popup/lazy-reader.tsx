import { useEffect, useState } from 'preact/hooks';
import type { MessagePageProps } from '../reader/message-page.tsx';
import { Waiting } from '../waiting.tsx';

type MessagePage = typeof import('../reader/message-page.tsx').MessagePage;

/** The reader, loaded when the first message is opened: the list is on screen without it and its sanitiser. */
export function LazyReader(props: MessagePageProps) {
  const [page, setPage] = useState<{ MessagePage: MessagePage }>();

  useEffect(() => {
    void import('../reader/message-page.tsx').then(({ MessagePage }) => setPage({ MessagePage }));
  }, []);

  return page ? <page.MessagePage {...props} /> : <Waiting what="Opening the message" />;
}
