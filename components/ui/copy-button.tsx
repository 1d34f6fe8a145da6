import { text as say } from '../../lib/i18n/text.ts';
import { Icon } from './icon.tsx';
import { useCopied } from './use-copied.ts';

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
