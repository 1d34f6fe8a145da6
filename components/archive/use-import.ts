import { useState } from 'preact/hooks';
import { forgetPassed, passFile } from '../../lib/archive/handoff.ts';
import { type ReadMessage, readArchive } from '../../lib/archive/read-archive.ts';
import { callBackground } from '../../lib/rpc/call-background.ts';

/** How far it is: `share` from 0 to 1. */
export type ImportState =
  | { step: 'idle' | 'not-archive' | 'failed' }
  | { step: 'reading'; share: number }
  | { step: 'done'; added: number; alreadyHere: number; broken: number };

/** The background could not take a part. */
class RefusedPart extends Error {}

async function passFiles({ message, body, files }: ReadMessage) {
  const passed: { file: string; key: string }[] = [];
  for (const { file, bytes } of files) passed.push({ file, key: await passFile(bytes) });
  return { message, ...(body && { body }), files: passed };
}

/** Brings an archive back, part by part. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: 'idle' });

  async function run(file: Blob): Promise<void> {
    setState({ step: 'reading', share: 0 });
    let added = 0;
    let alreadyHere = 0;
    try {
      const report = await readArchive(file, async ({ addresses, messages }, share) => {
        const passed: Awaited<ReturnType<typeof passFiles>>[] = [];
        for (const message of messages) passed.push(await passFiles(message));
        const answer = await callBackground('importMail', { addresses, messages: passed });
        await forgetPassed();
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
