import { ExportView, type ExportViewProps } from '../../../components/popup/export/export-view.tsx';
import { StorageNotice } from '../../../components/popup/storage/storage-notice.tsx';
import { StoragePanel, StorageView, type StorageViewProps } from '../../../components/settings/storage-section.tsx';
import '../../../components/settings/options.css';
import { text } from '../../../lib/i18n/text.ts';
import { fullMailbox } from '../made-data.ts';
import type { State } from '../state.ts';
import { press, search } from '../state.ts';
import { PopupFrame } from './popup-frame.tsx';

const nothing = () => {};

/** The section about stored mail, in sample. */
export function MadeStorage(changed: Partial<StorageViewProps>) {
  return (
    <StoragePanel>
      <StorageView
        total={{ bytes: 48_200_000, messages: 1204 }}
        quotaBytes={250e6}
        isCleared={false}
        onQuota={nothing}
        onExport={nothing}
        onClear={nothing}
        {...changed}
      />
    </StoragePanel>
  );
}

function StorageFrame(changed: Partial<StorageViewProps>) {
  return (
    <main class="options">
      <h1 class="unseen">Mayfly</h1>
      <MadeStorage {...changed} />
    </main>
  );
}

function ExportFrame(changed: Partial<ExportViewProps>) {
  return (
    <main>
      <h1 class="unseen">Mayfly</h1>
      <dialog class="export-dialog" open aria-label={text('export.title')}>
        <ExportView count={120} state={{ step: 'ready' }} onSave={nothing} onClose={nothing} {...changed} />
      </dialog>
    </main>
  );
}

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
  { name: 'storage', view: () => <StorageFrame /> },
  { name: 'storage-empty', view: () => <StorageFrame total={{ bytes: 0, messages: 0 }} isCleared /> },
  { name: 'storage-asking', view: () => <StorageFrame />, act: press('keep.clear') },
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
