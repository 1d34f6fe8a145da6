import { Button } from '../../ui/button.tsx';
import './export.css';
import { plural, text } from '../../../lib/i18n/text.ts';
import type { ExportFormat } from '../../../lib/mailbox/export/export-mail.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { ExportState } from './use-export.ts';

export type ExportViewProps = {
  /** how many messages are exported */
  count: number;
  format: ExportFormat;
  state: ExportState;
  onFormat: (format: ExportFormat) => void;
  onSave: () => void;
  /** also stops a running export */
  onClose: () => void;
};

/** The file formats to choose from, the export's progress, and its result. */
export function ExportView({ count, format, state, onFormat, onSave, onClose }: ExportViewProps) {
  return (
    <div class="export">
      <h2>{text('export.title')}</h2>
      <p class="soft tabular">{plural('address.messages', count)}</p>
      {state.step === 'choosing' && (
        <ChoiceGroup
          label={text('export.form')}
          chosen={format}
          onChange={onFormat}
          choices={[
            { value: 'eml', label: text('export.eml'), note: text('export.emlNote') },
            { value: 'mbox', label: text('export.mbox'), note: text('export.mboxNote') },
            { value: 'zip', label: text('export.zip'), note: text('export.zipNote') },
          ]}
        />
      )}
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
