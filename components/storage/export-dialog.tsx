import './export.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { plural, text } from '../../lib/i18n/text.ts';
import { type Address, receivesMail } from '../../lib/mailbox/address.ts';
import { exportMail, type StoredMail } from '../../lib/mailbox/export/export-mail.ts';
import { SOURCE } from '../../lib/mailbox/message.ts';
import { readBody, readFile, readFiles } from '../../lib/mailbox/read-contents.ts';
import { readMailbox } from '../../lib/mailbox/store.ts';
import { callBackground } from '../../lib/messaging/call-background.ts';
import { readServices } from '../../lib/storage/connection.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';

type ExportDialogProps = {
  /** the ids of the messages to export; absent for all messages */
  ids?: ReadonlySet<string> | undefined;
  /** how many messages are exported */
  count: number;
  onClose: () => void;
};

/** Exports messages into a file. */
export function ExportDialog({ ids, count, onClose }: ExportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, run } = useExport(ids);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog class="export-dialog" ref={dialog} aria-label={text('export.title')} onClose={onClose}>
      <ExportView count={count} state={state} onSave={() => void run()} onClose={() => dialog.current?.close()} />
    </dialog>
  );
}

export type ExportViewProps = {
  /** how many messages are exported */
  count: number;
  state: ExportState;
  onSave: () => void;
  /** also stops a running export */
  onClose: () => void;
};

/** What is exported, the export's progress, and its result. */
export function ExportView({ count, state, onSave, onClose }: ExportViewProps) {
  return (
    <div class="export">
      <h2>{text('export.title')}</h2>
      <p class="soft tabular">{plural('address.messages', count)}</p>
      {state.step === 'ready' && count > 1 && <p class="soft">{text('export.note')}</p>}
      {state.step === 'writing' && (
        <p class="tabular">
          <progress max={count} value={state.done} aria-label={text('export.title')} />
          {text('export.progress', { done: state.done, total: count })}
        </p>
      )}
      <div role="status">
        {state.step === 'saved' && <p>{text('export.saved')}</p>}
        {state.step === 'saved' && state.composed > 0 && (
          <p class="soft">{text('export.composed', { messages: plural('address.messages', state.composed) })}</p>
        )}
        {state.step === 'failed' && <p>{text('export.failed')}</p>}
      </div>
      <div class="export-actions">
        <Button kind="button plain" onClick={onClose} text={text(state.step === 'saved' ? 'do.close' : 'do.cancel')} />
        {state.step !== 'saved' && (
          <Button kind="button primary" isBusy={state.step === 'writing'} onClick={onSave} text={text('do.save')} />
        )}
      </div>
    </div>
  );
}

/** Gives access to the stored mail. Sources that are not stored are fetched from the service, as long as its requests succeed. */
async function openStoredMail(addresses: Address[]): Promise<StoredMail> {
  const services = await readServices();
  /** The base URLs of services whose request failed: no more sources are fetched from them. */
  const silent = new Set<string>();

  return {
    readBody: (id) => readBody(id).catch(() => undefined),
    readFiles: (id) => readFiles(id).catch(() => []),
    async findSource({ id, address: email }) {
      const stored = await readFile(id, SOURCE).catch(() => undefined);
      const address = addresses.find((one) => one.email === email);
      if (stored || !address || silent.has(address.service) || !receivesMail(services, address, Date.now()))
        return stored;
      const answer = await callBackground('fetchSource', { id });
      // Without network, or over the limit, the next requests would fail too.
      if (!answer.ok && answer.error.kind !== 'not-found') silent.add(address.service);
      return answer.ok ? readFile(id, SOURCE).catch(() => undefined) : undefined;
    },
  };
}

type ExportState =
  | { step: 'ready' }
  | { step: 'writing'; done: number }
  | {
      step: 'saved';
      /** How many messages were composed from their stored contents, because their source was not available. */
      composed: number;
    }
  | { step: 'failed' };

/**
 * Exports messages into a file and saves it. Stops when the view is unmounted.
 * @param ids of the messages to export; undefined for all messages
 */
function useExport(ids: ReadonlySet<string> | undefined) {
  const [state, setState] = useState<ExportState>({ step: 'ready' });
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  async function run(): Promise<void> {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setState({ step: 'writing', done: 0 });
    try {
      const { addresses, messages } = await readMailbox();
      const wanted = ids ? messages.filter(({ id }) => ids.has(id)) : messages;
      const { file, name, composed } = await exportMail({
        // Oldest first: storing fetched sources may evict old contents, which have been exported by then.
        messages: wanted.reverse(),
        storedMail: await openStoredMail(addresses),
        now: Date.now(),
        onProgress: (done) => setState({ step: 'writing', done }),
        signal,
      });
      saveFile(file, name);
      setState({ step: 'saved', composed });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('Mail could not be saved:', error);
      setState({ step: 'failed' });
    }
  }

  return { state, run };
}
