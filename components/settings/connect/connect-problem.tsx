import { describeProblem, type ProblemWords } from '../../../lib/api/describe-problem.ts';
import type { Problem } from '../../../lib/api/problem.ts';
import { formatWhen } from '../../../lib/i18n/format-time.ts';
import { type PlainKey, text } from '../../../lib/i18n/text.ts';
import { Icon } from '../../ui/icon.tsx';

/** Says why connecting failed, near the button that tries again. */
export function ConnectProblem({
  problem,
  isOwnMachine = false,
}: {
  problem: Problem;
  /** The service is on this computer. */
  isOwnMachine?: boolean;
}) {
  const { title, advice, details } = describeConnectProblem(problem, isOwnMachine);
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

const NOT_THIS = { title: 'connect.notThisService', advice: 'connect.notThisServiceAdvice' } as const;
const NO_ANSWER = { title: 'connect.noAnswer', advice: 'connect.noAnswerAdvice' } as const;

const WORDS: Partial<Record<Problem['kind'], { title?: PlainKey; advice: PlainKey }>> = {
  'not-connected': { advice: 'connect.notConnectedAdvice' },
  'no-permission': { title: 'connect.noPermission', advice: 'connect.noPermissionAdvice' },
  'key-refused': { advice: 'connect.keyRefusedAdvice' },
  'not-understood': NOT_THIS,
  'not-found': NOT_THIS,
  'no-network': NO_ANSWER,
  'broken-off': { advice: 'connect.notNow' },
  slow: NO_ANSWER,
  'rate-limited': { advice: 'connect.notNow' },
  'service-fault': { advice: 'connect.notNow' },
};

/** Describes a problem as other pages do, but with advice for the settings page. */
export function describeConnectProblem(problem: Problem, isOwnMachine = false): ProblemWords {
  const words = describeProblem(problem);
  const { kind, untilAt } = problem;
  if (kind === 'rate-limited' && untilAt !== undefined) {
    const time = formatWhen(untilAt, Date.now());
    return { ...words, title: text('problem.limit'), advice: text('connect.limitUntil', { time }) };
  }
  const own = WORDS[kind];
  if (!own) return words;
  return {
    ...words,
    ...(own.title && { title: text(own.title) }),
    advice: text(own === NO_ANSWER && isOwnMachine ? 'connect.noAnswerHereAdvice' : own.advice),
  };
}
