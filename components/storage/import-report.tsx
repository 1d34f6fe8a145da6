import { text } from '../../lib/language/text.ts';
import type { ImportState } from '../archive/use-import.ts';

/** How far bringing an archive back is, and how it ended. */
export function ImportReport({ importing }: { importing: ImportState }) {
  switch (importing.step) {
    case 'idle':
      return null;
    case 'not-archive':
      return <p>{text('keep.notArchive')}</p>;
    case 'too-large':
      return <p>{text('keep.archiveTooLarge', { setting: text('keep.most') })}</p>;
    case 'failed':
      return <p>{text('keep.importFailed')}</p>;
    case 'reading':
      return <p class="tabular">{text('keep.importing', { percent: Math.floor(importing.share * 100) })}</p>;
    case 'done':
      return (
        <>
          <p>{text('keep.imported', { count: importing.added })}</p>
          {importing.alreadyHere > 0 && (
            <p class="soft">{text('keep.alreadyHere', { count: importing.alreadyHere })}</p>
          )}
          {importing.broken > 0 && <p>{text('keep.broken', { count: importing.broken })}</p>}
        </>
      );
  }
}
