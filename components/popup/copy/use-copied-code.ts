import { useEffect, useState } from 'preact/hooks';

/**
 * - `copying`: the text is being read, or the window has no focus yet
 * - `copied`, `refused`: by the browser
 * - `gone`: the message was deleted, or has no code
 */
export type Copied = { state: 'copying' | 'gone' } | { state: 'copied' | 'refused'; copiedText: string };

/** Browsers let a page write to the clipboard only while it has the focus, and a new window may get it late. */
function untilFocused(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.hasFocus()) resolve();
    else addEventListener('focus', () => resolve(), { once: true, signal });
  });
}

/** Copies what `find` returns, as soon as the window may. */
export function useCopiedCode(
  id: string,
  find: (id: string) => Promise<string | undefined>,
  copyText: (text: string) => Promise<boolean>,
) {
  const [copied, setCopied] = useState<Copied>({ state: 'copying' });

  async function copy(copiedText: string): Promise<void> {
    setCopied({ state: (await copyText(copiedText)) ? 'copied' : 'refused', copiedText });
  }

  useEffect(() => {
    const leaving = new AbortController();
    async function copyAtOnce(): Promise<void> {
      const copiedText = await find(id);
      if (copiedText === undefined) return setCopied({ state: 'gone' });
      await untilFocused(leaving.signal);
      await copy(copiedText);
    }
    void copyAtOnce();
    return () => leaving.abort();
  }, [id]);

  return { copied, copy };
}
