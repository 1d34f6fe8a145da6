import { Button } from '../ui/button.tsx';
import '../storage/storage.css';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { describeProblem } from '../../lib/api/describe-problem.ts';
import type { Problem } from '../../lib/api/problem.ts';
import { formatBytes } from '../../lib/i18n/format-bytes.ts';
import { formatNumber } from '../../lib/i18n/language-in-use.ts';
import { joinSentences, plural, text } from '../../lib/i18n/text.ts';
import { countWaitingDeletions, readStoredTotal, type StoredTotal } from '../../lib/mailbox/read-messages.ts';
import { callBackground } from '../../lib/messaging/call-background.ts';
import type { CallAnswer } from '../../lib/messaging/calls.ts';
import { settingsItem } from '../../lib/storage/settings.ts';
import { ExportDialog } from '../storage/export-dialog.tsx';
import { useStored, useStoredItem } from '../ui/use-stored.ts';

export type StorageViewProps = {
  total: StoredTotal;
  quotaBytes: number;
  /** how many deletions the services still have to confirm */
  waitingDeletions?: number | undefined;
  /** what came of deleting all, a moment ago */
  cleared?: CallAnswer<unknown> | undefined;
  onQuota: (bytes: number) => void;
  onExport: () => void;
  onClear: (alsoAtService: boolean) => void;
};

const CHOICES = [50e6, 250e6, 1e9, 5e9];

function Failure({ problem }: { problem: Problem }) {
  const { title, advice } = describeProblem(problem);
  return <p>{joinSentences(text('problem.sentence', { title }), advice)}</p>;
}

/** How much mail is stored, the quota, export and delete. */
export function StorageView({ total, quotaBytes, waitingDeletions, cleared, ...on }: StorageViewProps) {
  const [isAsking, setAsking] = useState(false);
  const [isAlsoAtService, setAlsoAtService] = useState(true);
  const id = useId();
  const choices = CHOICES.includes(quotaBytes) ? CHOICES : [quotaBytes, ...CHOICES].sort((one, other) => one - other);
  const used = text('keep.used', { used: formatBytes(total.bytes), most: formatBytes(quotaBytes) });
  return (
    <>
      <div>
        <meter min={0} max={quotaBytes || 1} value={total.bytes} aria-label={used} />
        <p class="tabular">
          {used}
          <span class="soft"> · {plural('address.messages', total.messages)}</span>
        </p>
      </div>
      <div class="storage-most">
        <label for={id}>{text('keep.most')}</label>
        <select
          id={id}
          value={quotaBytes}
          aria-describedby={`${id}-note`}
          onChange={(event) => on.onQuota(Number(event.currentTarget.value))}
        >
          {choices.map((bytes) => (
            <option key={bytes} value={bytes}>
              {formatBytes(bytes)}
            </option>
          ))}
        </select>
        <p class="soft note" id={`${id}-note`}>
          {text('keep.mostNote')}
        </p>
      </div>
      <div class="storage-actions">
        {total.messages > 0 && (
          <a class="button" href="/mailbox.html" target="_blank" rel="noreferrer">
            {text('do.showAllMessages')}
          </a>
        )}
        <Button disabled={total.messages === 0} onClick={on.onExport} text={text('keep.exportAll')} />
        <Button kind="button plain" onClick={() => setAsking(true)} text={text('keep.clear')} />
      </div>
      {isAsking && (
        <div class="storage-ask">
          <p>{text('keep.clearAsk')}</p>
          <label class="storage-also">
            <input
              type="checkbox"
              checked={isAlsoAtService}
              onChange={(event) => setAlsoAtService(event.currentTarget.checked)}
            />
            {text('keep.clearAlso')}
          </label>
          <Button onClick={() => setAsking(false)} text={text('do.keep')} />
          <Button
            kind="button danger"
            onClick={() => {
              setAsking(false);
              on.onClear(isAlsoAtService);
            }}
            text={text('do.delete')}
          />
        </div>
      )}
      <div role="status">
        {cleared && !cleared.ok && <Failure problem={cleared.error} />}
        {cleared?.ok && total.messages === 0 && <p>{text('keep.cleared')}</p>}
        {waitingDeletions ? (
          <p class="soft">{`${text('health.deletions')}: ${formatNumber(waitingDeletions)}`}</p>
        ) : null}
      </div>
    </>
  );
}

/** The section with its heading, which is shown before the stored mail has been counted. */
export function StoragePanel({ children }: { children: ComponentChildren }) {
  return (
    <section class="panel storage" aria-labelledby="storage">
      <h2 id="storage">{text('keep.title')}</h2>
      {children}
    </section>
  );
}

/** The storage view with its data. */
export function StorageSection({ onQuota }: { onQuota: (bytes: number) => void }) {
  const total = useStored(readStoredTotal);
  const settings = useStoredItem(settingsItem);
  const [isExporting, setExporting] = useState(false);
  const waitingDeletions = useStored(countWaitingDeletions);
  const [cleared, setCleared] = useState<CallAnswer<unknown>>();
  return (
    <>
      <StoragePanel>
        {total && settings && (
          <StorageView
            total={total}
            quotaBytes={settings.keptBytes}
            waitingDeletions={waitingDeletions}
            cleared={cleared}
            onQuota={onQuota}
            onExport={() => setExporting(true)}
            onClear={async (alsoAtService) => setCleared(await callBackground('deleteAll', { alsoAtService }))}
          />
        )}
      </StoragePanel>
      {total && isExporting && <ExportDialog count={total.messages} onClose={() => setExporting(false)} />}
    </>
  );
}
