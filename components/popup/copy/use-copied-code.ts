import { useEffect, useState } from 'preact/hooks';

/**
 * - `copying`: the code is being read, or the window has no focus yet
 * - `copied`, `refused`: by the browser
 * - `gone`: the message was deleted, or has no code
 */
export type CopiedCode = { state: 'copying' | 'gone' } | { state: 'copied' | 'refused'; code: string };

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
  const [copied, setCopied] = useState<CopiedCode>({ state: 'copying' });

  async function copy(code: string): Promise<void> {
    setCopied({ state: (await copyText(code)) ? 'copied' : 'refused', code });
  }

  useEffect(() => {
    const leaving = new AbortController();
    async function copyAtOnce(): Promise<void> {
      const code = await find(id);
      if (code === undefined) return setCopied({ state: 'gone' });
      await untilFocused(leaving.signal);
      await copy(code);
    }
    void copyAtOnce();
    return () => leaving.abort();
  }, [id]);

  return { copied, copy };
}
