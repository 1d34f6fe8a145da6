import { useEffect, useState } from 'preact/hooks';

/** How long "Copied" stands in place of "Copy". */
const SHOWN_MS = 1600;

/**
 * For a button that copies, and then shows that it did.
 * @param copy @returns whether it reached the clipboard
 */
export function useCopied(copy: () => Promise<boolean>): { isCopied: boolean; onCopy: () => Promise<void> } {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return { isCopied, onCopy: async () => setCopied(await copy()) };
}
