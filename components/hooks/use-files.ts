import { useState } from 'preact/hooks';
import type { Problem } from '../../lib/api/problem.ts';
import { SOURCE } from '../../lib/mailbox/database.ts';
import { readFile } from '../../lib/mailbox/store.ts';
import { callBackground } from '../../lib/rpc/call-background.ts';

/** Which files are on their way; a problem of the last one. */
export type FilesState = { loading: ReadonlySet<string>; problem?: Problem };

/** Brings files of one message: its attachments by their id, its source by `SOURCE`. */
export function useFiles(message: string) {
  const [state, setState] = useState<FilesState>({ loading: new Set() });

  /** @returns undefined when it did not come; `problem` then says why */
  async function load(file: string): Promise<Blob | undefined> {
    setState(({ loading }) => ({ loading: new Set([...loading, file]) }));
    const answer =
      file === SOURCE
        ? await callBackground('fetchSource', { id: message })
        : await callBackground('fetchAttachment', { message, attachment: file });
    const bytes = answer.ok ? await readFile(message, file).catch(() => undefined) : undefined;
    const problem: Problem | undefined = answer.ok ? (bytes ? undefined : { kind: 'storage' }) : answer.error;
    setState(({ loading }) => ({ loading: new Set([...loading].filter((other) => other !== file)), problem }));
    return bytes;
  }

  return { ...state, load };
}
