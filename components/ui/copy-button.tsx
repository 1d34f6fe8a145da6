import { useEffect, useState } from 'preact/hooks';
import { text as say } from '../../lib/i18n/text.ts';
import { Icon } from './icon.tsx';

type CopyButtonProps = {
  /** its accessible name */
  label: string;
  /** shown beside the icon; without it, the button shows only the icon */
  text?: string;
  describedBy?: string;
  kind?: 'primary';
  /** @returns whether the text reached the clipboard */
  onCopy: () => Promise<boolean>;
};

export function CopyButton({ label, text, describedBy, kind, onCopy }: CopyButtonProps) {
  const { isCopied, onCopy: copy } = useCopied(onCopy);
  return (
    <button
      type="button"
      class={text ? `button ${kind ?? ''}` : 'icon-button'}
      aria-label={label}
      title={label}
      aria-describedby={describedBy}
      onClick={copy}
    >
      <Icon name={isCopied ? 'done' : 'copy'} />
      {text && <span class="copy-text">{isCopied ? say('do.copied') : text}</span>}
    </button>
  );
}

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

/** Writes to the clipboard. @returns whether the browser allowed it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
