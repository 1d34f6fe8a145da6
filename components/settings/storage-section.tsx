import { useState } from 'preact/hooks';
import { callBackground } from '../../lib/messaging/call-background.ts';
import { settingsItem } from '../../lib/storage/settings.ts';
import { ExportDialog } from '../popup/export/export-dialog.tsx';
import { UnstoredNoticeLine } from '../popup/storage/unstored-notice-line.tsx';
import { useStoredItem } from '../ui/use-stored-item.ts';
import { StorageView } from './storage-view.tsx';
import { useStoredTotal } from './use-stored-total.ts';

/** The storage view with its data. @param saveFile hands bytes to the browser's own download */
export function StorageSection({ saveFile }: { saveFile: (file: Blob, name: string) => void }) {
  const total = useStoredTotal();
  const settings = useStoredItem(settingsItem);
  const [isExporting, setExporting] = useState(false);
  const [isCleared, setCleared] = useState(false);
  if (!total || !settings) return null;

  return (
    <>
      <UnstoredNoticeLine />
      <StorageView
        total={total}
        quotaBytes={settings.keptBytes}
        isCleared={isCleared}
        onQuota={(keptBytes) => void settingsItem.update((last) => ({ ...last, keptBytes }))}
        onExport={() => setExporting(true)}
        onClear={async () => setCleared((await callBackground('clearMailbox', {})).ok)}
      />
      {isExporting && <ExportDialog count={total.messages} saveFile={saveFile} onClose={() => setExporting(false)} />}
    </>
  );
}
