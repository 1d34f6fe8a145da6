import { useState } from 'preact/hooks';
import { clearHandoff, handOffFile } from '../../lib/archive/handoff.ts';
import { type ReadMessage, readArchive } from '../../lib/archive/read-archive.ts';
import { callBackground } from '../../lib/rpc/call-background.ts';

/** @property share how much is read, 0 to 1 */
export type ImportState =
  | { step: 'idle' | 'not-archive' | 'failed' }
  | { step: 'reading'; share: number }
  | { step: 'done'; added: number; alreadyHere: number; broken: number };

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
      const report = await readArchive(file, async ({ addresses, messages }, share) => {
        const handedOff: Awaited<ReturnType<typeof handOffFiles>>[] = [];
        for (const message of messages) handedOff.push(await handOffFiles(message));
        const answer = await callBackground('importMail', { addresses, messages: handedOff });
        await clearHandoff();
        if (!answer.ok) throw new RefusedPart(answer.error.detail);
        added += answer.value.added;
        alreadyHere += answer.value.alreadyHere;
        setState({ step: 'reading', share });
      });
      setState(report ? { step: 'done', added, alreadyHere, ...report } : { step: 'not-archive' });
    } catch (error) {
      console.warn('An archive could not be brought back:', error);
      setState({ step: 'failed' });
    }
  }

  return { state, run };
}
