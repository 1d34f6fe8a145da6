import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../lib/api/problem.ts';
import { watchEvent } from '../../lib/mailbox/events.ts';
import { SOURCE } from '../../lib/mailbox/message.ts';
import { readFile } from '../../lib/mailbox/read-contents.ts';
import { callBackground } from '../../lib/messaging/call-background.ts';

/** How much of a file is loaded; `totalBytes` is absent if the service does not tell it. */
export type FileProgress = { loadedBytes: number; totalBytes?: number };

/** The files that are loading, by id, and the problem of the last file that failed. */
export type FilesState = { loading: ReadonlyMap<string, FileProgress>; problem?: Problem };

/** Loads files of one message: attachments by their id, the source by `SOURCE`. */
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
   * @param options.isQuiet a failure does not set `problem`
   * @param options.isAgain fetches the file even if it is stored, because the end of the stored source is missing
   * @returns undefined on failure
   */
  async function load(file: string, { isQuiet = false, isAgain = false } = {}): Promise<Blob | undefined> {
    setState(({ loading }) => ({ loading: new Map([...loading, [file, { loadedBytes: 0 }]]) }));
    const answer =
      file === SOURCE
        ? await callBackground('fetchSource', { id: message, ...(isAgain && { isAgain }) })
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
