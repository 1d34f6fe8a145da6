import { StorageNotice } from '../../../components/popup/storage/storage-notice.tsx';
import { text } from '../../../lib/i18n/text.ts';
import { fullMailbox } from '../made-data.ts';
import type { State } from '../state.ts';
import { press, search } from '../state.ts';
import { ExportFrame } from './export-frame.tsx';
import { PopupFrame } from './popup-frame.tsx';

const nothing = () => {};

function open(page: Document): void {
  press('mail.search')(page);
}

const afterDrawn = (act: () => void) => requestAnimationFrame(() => setTimeout(act));

/** Selects the first three messages. */
function select(page: Document): void {
  const boxes = [...page.querySelectorAll<HTMLInputElement>('.message-check')].slice(0, 3);
  for (const box of boxes) box.click();
}

export const keepingStates: State[] = [
  { name: 'search-open', view: () => <PopupFrame mailbox={fullMailbox} />, act: open },
  { name: 'search-found', view: () => <PopupFrame mailbox={fullMailbox} />, act: search('number 12') },
  {
    name: 'search-filters',
    view: () => <PopupFrame mailbox={fullMailbox} />,
    act: (page) => {
      search('number')(page);
      afterDrawn(() => {
        press('find.filter')(page);
        afterDrawn(() => press('find.withCode')(page));
      });
    },
  },
  {
    name: 'search-nothing-with-filter',
    view: () => <PopupFrame mailbox={fullMailbox} />,
    act: (page) => {
      search('Message number 1 ')(page);
      afterDrawn(() => {
        press('find.filter')(page);
        afterDrawn(() => press('find.withFile')(page));
      });
    },
  },
  { name: 'selection', view: () => <PopupFrame mailbox={fullMailbox} />, act: select },
  { name: 'export', view: () => <ExportFrame /> },
  { name: 'export-writing', view: () => <ExportFrame state={{ step: 'writing', done: 48 }} /> },
  { name: 'export-saved', view: () => <ExportFrame state={{ step: 'saved', composed: 7 }} /> },
  { name: 'export-failed', view: () => <ExportFrame state={{ step: 'failed' }} /> },
  {
    name: 'eviction-notice',
    view: () => (
      <PopupFrame
        storageNotices={
          <StorageNotice
            sentence={`${text('keep.browserFull')} ${text('keep.madeRoom')}`}
            onSettings={nothing}
            onClose={nothing}
          />
        }
      />
    ),
  },
  {
    name: 'storage-lost',
    view: () => (
      <PopupFrame
        mailbox={{ addresses: [], messages: [] }}
        connections={[]}
        storageNotices={<StorageNotice sentence={text('keep.lost')} onClose={nothing} />}
      />
    ),
  },
];
