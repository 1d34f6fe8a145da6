import { Button } from '../ui/button.tsx';
import './export.css';
import { plural, text } from '../../lib/i18n/text.ts';
import type { ExportState } from './use-export.ts';

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
