import { describeProblem } from '../../lib/api/describe-problem.ts';
import type { Problem } from '../../lib/api/problem.ts';
import { text } from '../../lib/i18n/text.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { Offer } from './use-notice.ts';

type ProblemLineProps = {
  problem: Problem;
  /** the name of the service with the problem; absent if only one is connected */
  service?: string | undefined;
  /** shown before the advice, such as "Offline since 14:32." */
  since?: string;
  actions: { copyDetails: (details: string) => void; openSettings: () => void };
  /** what the user can do about it, the most likely first */
  offers?: Offer[];
  onClose?: () => void;
};

const SOLVED_IN_SETTINGS = new Set<Problem['kind']>(['not-connected', 'practice', 'key-refused', 'not-understood']);

export function ProblemLine({ problem, service, since, actions, offers = [], onClose }: ProblemLineProps) {
  const { title, advice, details } = describeProblem(problem);
  return (
    <div class="problem-line">
      <Icon name="warning" />
      <div>
        <p>
          <b>{text('problem.sentence', { title: service ? text('problem.ofService', { service, title }) : title })}</b>{' '}
          {since} {advice}
        </p>
        <p class="problem-line-actions">
          {offers.map((offer) => (
            <Button key={offer.text} kind="text-button" onClick={offer.run} text={offer.text} />
          ))}
          {SOLVED_IN_SETTINGS.has(problem.kind) && (
            <Button kind="text-button" onClick={actions.openSettings} text={text('do.openSettings')} />
          )}
          {details && (
            <Button
              kind="text-button"
              onClick={() => actions.copyDetails(`${title} (${details})`)}
              text={text('do.copyDetails')}
            />
          )}
          {onClose && <Button kind="text-button" onClick={onClose} text={text('do.close')} />}
        </p>
      </div>
    </div>
  );
}
