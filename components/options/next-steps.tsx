import { text, textParts } from '../../lib/language/text.ts';

/** Seen once connected: the first fill. */
export function NextSteps() {
  return (
    <section class="panel" aria-labelledby="next-steps">
      <h2 id="next-steps">{text('connect.nextTitle')}</h2>
      <ol>
        <li>{text('connect.nextOpen')}</li>
        <li>{textParts('connect.nextClick', { item: <b>{text('do.fillAddress')}</b> })}</li>
        <li>{text('connect.nextCode')}</li>
      </ol>
      <p class="soft note">{text('connect.nextTip')}</p>
    </section>
  );
}
