import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../lib/api/problem.ts';
import { SOURCE } from '../../lib/mailbox/database.ts';
import { readFile } from '../../lib/mailbox/read-contents.ts';
import { callBackground } from '../../lib/rpc/call-background.ts';
import { watchEvent } from '../../lib/rpc/events.ts';

/** How far a file is that is on its way; `totalBytes` is absent where the service did not say. */
export type FileProgress = { loadedBytes: number; totalBytes?: number };

/** Which files are on their way, by their id; a problem of the last one. */
export type FilesState = { loading: ReadonlyMap<string, FileProgress>; problem?: Problem };

/** Brings files of one message: its attachments by their id, its source by `SOURCE`. */
export function useFiles(message: string) {
  const [state, setState] = useState<FilesState>({ loading: new Map() });

  useEffect(() => {
    const watching = new AbortController();
    watchEvent(
      'fileProgressed',
      ({ message: of, file, ...progress }) => {
        if (of !== message) return;
        setState((last) =>
          last.loading.has(file) ? { ...last, loading: new Map([...last.loading, [file, progress]]) } : last,
        );
      },
      watching.signal,
    );
    return () => watching.abort();
  }, [message]);

  /**
   * @param options.isQuiet a failure is not said
   * @returns undefined when it did not come; `problem` then says why
   */
  async function load(file: string, { isQuiet = false } = {}): Promise<Blob | undefined> {
    setState(({ loading }) => ({ loading: new Map([...loading, [file, { loadedBytes: 0 }]]) }));
    const answer =
      file === SOURCE
        ? await callBackground('fetchSource', { id: message })
        : await callBackground('fetchAttachment', { message, attachment: file });
    const bytes = answer.ok ? await readFile(message, file).catch(() => undefined) : undefined;
    const problem: Problem | undefined = answer.ok ? (bytes ? undefined : { kind: 'storage' }) : answer.error;
    setState(({ loading }) => ({
      loading: new Map([...loading].filter(([other]) => other !== file)),
      ...(problem && !isQuiet && { problem }),
    }));
    return bytes;
  }

  return { ...state, load };
}
