import { StorageNotice } from '../../../components/storage/storage-notice.tsx';
import { text } from '../../../lib/i18n/text.ts';
import { fullMailbox } from '../made-data.ts';
import { press, type State, search, statesOf } from '../state.ts';
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

const popup = statesOf(PopupFrame);
const exporting = statesOf(ExportFrame);

export const keepingStates: State[] = [
  popup('search-open', { mailbox: fullMailbox }, open),
  popup('search-found', { mailbox: fullMailbox }, search('number 12')),
  popup('search-filters', { mailbox: fullMailbox }, (page) => {
    search('number')(page);
    afterDrawn(() => {
      press('find.filter')(page);
      afterDrawn(() => press('find.withCode')(page));
    });
  }),
  popup('search-nothing-with-filter', { mailbox: fullMailbox }, (page) => {
    search('Message number 1 ')(page);
    afterDrawn(() => {
      press('find.filter')(page);
      afterDrawn(() => press('find.withFile')(page));
    });
  }),
  popup('selection', { mailbox: fullMailbox }, select),
  exporting('export'),
  exporting('export-writing', { state: { step: 'writing', done: 48 } }),
  exporting('export-saved', { state: { step: 'saved', composed: 7 } }),
  exporting('export-failed', { state: { step: 'failed' } }),
  popup('eviction-notice', () => ({
    storageNotices: (
      <StorageNotice
        sentence={`${text('keep.browserFull')} ${text('keep.madeRoom')}`}
        onSettings={nothing}
        onClose={nothing}
      />
    ),
  })),
  popup('storage-lost', () => ({
    mailbox: { addresses: [], messages: [] },
    connections: [],
    storageNotices: <StorageNotice sentence={text('keep.lost')} onClose={nothing} />,
  })),
];
