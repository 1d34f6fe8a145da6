import { useEffect, useState } from 'preact/hooks';

/** How long a button confirms that it has copied. */
const SHOWN_MS = 1600;

/**
 * The state of a button that copies, and then confirms for a moment that it did.
 * @param copy returns whether the text reached the clipboard
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
