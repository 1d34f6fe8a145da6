import type { ComponentChildren } from 'preact';
import { text } from '../../lib/i18n/text.ts';
import { Folded } from '../ui/folded.tsx';

/** The last section of the settings. It is folded: few need it, and then with somebody who helps. */
export function HealthSection({ children }: { children: () => ComponentChildren }) {
  return (
    <section class="panel health" aria-labelledby="health">
      <h2 id="health">{text('health.title')}</h2>
      <Folded summary={text('health.open')}>{children}</Folded>
    </section>
  );
}
