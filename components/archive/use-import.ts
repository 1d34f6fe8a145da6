import { useState } from 'preact/hooks';
import { handOffFile, removeHandedOff, removeLeftOver } from '../../lib/archive/handoff.ts';
import { ArchiveTooLargeError, type ReadMessage, readArchive } from '../../lib/archive/read-archive.ts';
import { callBackground } from '../../lib/rpc/call-background.ts';
import { settingsItem } from '../../lib/settings/settings.ts';

/** @property share how much is read, 0 to 1 */
export type ImportState =
  | { step: 'idle' | 'not-archive' | 'too-large' | 'failed' }
  | { step: 'reading'; share: number }
  | { step: 'done'; added: number; alreadyHere: number; broken: number };

/** An archive is longer than what it restores: JSON writes many characters as two, and evicted texts are in it once more. */
const roomFor = (keptBytes: number) => 2 * keptBytes + 64 * 1024 * 1024;

/** The background did not take a part of the archive. */
class RefusedPart extends Error {}

async function handOffFiles({ message, body, files }: ReadMessage) {
  const handedOff: { file: string; key: string }[] = [];
  for (const { file, bytes } of files) handedOff.push({ file, key: await handOffFile(bytes) });
  return { message, ...(body && { body }), files: handedOff };
}

/** Restores an archive, part by part. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: 'idle' });

  async function run(file: Blob): Promise<void> {
    setState({ step: 'reading', share: 0 });
    let added = 0;
    let alreadyHere = 0;
    try {
      const { keptBytes } = await settingsItem.read();
      await removeLeftOver();
      const report = await readArchive(file, roomFor(keptBytes), async ({ addresses, messages }, share) => {
        const handedOff: Awaited<ReturnType<typeof handOffFiles>>[] = [];
        for (const message of messages) handedOff.push(await handOffFiles(message));
        const answer = await callBackground('importMail', { addresses, messages: handedOff });
        await removeHandedOff(handedOff.flatMap(({ files }) => files.map(({ key }) => key)));
        if (!answer.ok) throw new RefusedPart(answer.error.detail);
        added += answer.value.added;
        alreadyHere += answer.value.alreadyHere;
        setState({ step: 'reading', share });
      });
      setState(report ? { step: 'done', added, alreadyHere, ...report } : { step: 'not-archive' });
    } catch (error) {
      console.warn('An archive could not be brought back:', error);
      setState({ step: error instanceof ArchiveTooLargeError ? 'too-large' : 'failed' });
    }
  }

  return { state, run };
}
