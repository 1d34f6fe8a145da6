import type { Problem } from '../../../lib/api/problem.ts';
import { text } from '../../../lib/i18n/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { describeConnectProblem } from './describe-connect-problem.ts';

/** Why connecting failed, beside the button that tries again. */
export function ConnectProblem({ problem }: { problem: Problem }) {
  const { title, advice, details } = describeConnectProblem(problem);
  return (
    <div class="connect-problem" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          <b>{text('problem.sentence', { title })}</b> {advice}
        </p>
        {details && <p class="connect-problem-details">{details}</p>}
      </div>
    </div>
  );
}
