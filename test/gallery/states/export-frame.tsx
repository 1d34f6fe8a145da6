import { ExportView, type ExportViewProps } from '../../../components/storage/export-dialog.tsx';
import { text } from '../../../lib/i18n/text.ts';

const nothing = () => {};

/** @param page the class of the page that it is opened in */
export function ExportFrame({ page, ...changed }: Partial<ExportViewProps> & { page?: string }) {
  return (
    <main class={page}>
      <h1 class="unseen">Mayfly</h1>
      <dialog class="export-dialog" open aria-label={text('export.title')}>
        <ExportView count={120} state={{ step: 'ready' }} onSave={nothing} onClose={nothing} {...changed} />
      </dialog>
    </main>
  );
}
