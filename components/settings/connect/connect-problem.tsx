import { describeProblem, type ProblemWords, withStatus } from '../../../lib/api/describe-problem.ts';
import type { Problem } from '../../../lib/api/problem.ts';
import { formatWhen } from '../../../lib/i18n/format-time.ts';
import { text } from '../../../lib/i18n/text.ts';
import { Icon } from '../../ui/icon.tsx';

/** Says why connecting failed, near the button that tries again. */
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

/** Describes a problem as other pages do, but with advice for the settings page. */
export function describeConnectProblem(problem: Problem): ProblemWords {
  const words = describeProblem(problem);
  switch (problem.kind) {
    case 'not-connected':
      return { ...words, advice: text('connect.notConnectedAdvice') };
    case 'no-permission':
      return {
        ...words,
        title: text('connect.noPermission'),
        advice: text('connect.noPermissionAdvice'),
      };
    case 'key-refused':
      return { ...words, advice: text('connect.keyRefusedAdvice') };
    case 'not-understood':
    case 'not-found':
      return {
        ...words,
        title: withStatus(text('connect.notThisService'), problem.status),
        advice: text('connect.notThisServiceAdvice'),
      };
    case 'no-network':
    case 'slow':
      return {
        ...words,
        title: text('connect.noAnswer'),
        advice: text('connect.noAnswerAdvice'),
      };
    case 'rate-limited': {
      const { untilAt } = problem;
      if (untilAt === undefined) return { ...words, advice: text('connect.notNow') };
      const time = formatWhen(untilAt, Date.now());
      return { ...words, title: text('problem.limit'), advice: text('connect.limitUntil', { time }) };
    }
    case 'service-fault':
      return { ...words, advice: text('connect.notNow') };
    default:
      return words;
  }
}
