import { text, textParts } from '../../../lib/i18n/text.ts';

/** Shown until a service is connected: where to get a key, with an account and without. */
export function GettingAKey() {
  return (
    <section class="panel" aria-labelledby="getting-a-key">
      <h2 id="getting-a-key">{text('connect.whereTitle')}</h2>
      <ul>
        <li>
          <b>{text('connect.fromService')}</b> {text('connect.fromServiceText')}
        </li>
        <li>
          <b>{text('connect.ownMachine')}</b>{' '}
          {textParts('connect.ownMachineText', { command: <code dir="ltr">npm run service</code> })}
        </li>
      </ul>
    </section>
  );
}
