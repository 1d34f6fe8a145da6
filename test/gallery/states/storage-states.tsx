import { StoragePanel, StorageView, type StorageViewProps } from '../../../components/settings/storage-section.tsx';
import { press, type State } from '../state.ts';
import { ExportFrame } from './export-frame.tsx';

const nothing = () => {};

/** The section about stored mail, in sample. */
export function MadeStorage(changed: Partial<StorageViewProps>) {
  return (
    <StoragePanel>
      <StorageView
        total={{ bytes: 48_200_000, messages: 1204 }}
        quotaBytes={250e6}
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

export const storageStates: State[] = [
  { name: 'storage', view: () => <StorageFrame /> },
  {
    name: 'storage-empty',
    view: () => (
      <StorageFrame total={{ bytes: 0, messages: 0 }} cleared={{ ok: true, value: undefined }} waitingDeletions={12} />
    ),
  },
  { name: 'storage-asking', view: () => <StorageFrame />, act: press('keep.clear') },
  { name: 'options-export', view: () => <ExportFrame page="options" /> },
];
