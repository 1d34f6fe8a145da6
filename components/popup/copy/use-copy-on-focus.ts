import { useEffect, useState } from 'preact/hooks';

/**
 * - `copying`: the text is being read, or the window has no focus yet
 * - `copied`: the text is in the clipboard
 * - `refused`: the browser did not let us write to the clipboard
 * - `gone`: the message was deleted, or has no code
 */
export type Copied = { state: 'copying' | 'gone' } | { state: 'copied' | 'refused'; copiedText: string };

/** Resolves once this page has the focus. Browsers let a page write to the clipboard only then, and a new window may get the focus late. */
function untilFocused(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.hasFocus()) resolve();
    else addEventListener('focus', () => resolve(), { once: true, signal });
  });
}

/** Copies the text that `find` returns, as soon as the window has the focus. */
export function useCopyOnFocus(
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
    async function copyWhenFocused(): Promise<void> {
      const copiedText = await find(id);
      if (copiedText === undefined) return setCopied({ state: 'gone' });
      await untilFocused(leaving.signal);
      await copy(copiedText);
    }
    void copyWhenFocused();
    return () => leaving.abort();
  }, [id]);

  return { copied, copy };
}
