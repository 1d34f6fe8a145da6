import { Fragment } from 'preact';
import { text } from '../../lib/i18n/text.ts';

/**
 * A shortcut, key by key.
 * @param shortcut as the browser writes it, such as `Alt+Shift+E` or, on a Mac, `⌥⇧E`; empty if none is set
 */
export function ShortcutKeys({ shortcut }: { shortcut: string }) {
  if (shortcut === '') return <span class="soft">{text('settings.shortcutNone')}</span>;
  return (
    <span dir="ltr">
      {shortcut.split('+').map((key, place) => (
        <Fragment key={key}>
          {place > 0 && <span class="unseen">+</span>}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
