import type { Problem } from './problem.ts';

/**
 * What a person reads when something went wrong.
 * @property title what happened, in a few words
 * @property advice what it means and what to do
 * @property details for *copy details*: status, code and request id; absent where there are none
 */
export type ProblemWords = { title: string; advice: string; details?: string };

function formatTime(at: number): string {
  return new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' }).format(at);
}

function words({ kind, status, detail, untilAt }: Problem): [title: string, advice: string] {
  switch (kind) {
    case 'not-connected':
      return ['Not connected yet', 'Enter your API key in the settings to begin.'];
    case 'no-permission':
      return [
        'Not allowed to reach the service',
        'Connect again in the settings, and allow access to this one address.',
      ];
    case 'key-refused':
      return ['The service refused the key', 'Check the API key in the settings, or get a new one from the service.'];
    case 'not-found':
      return [
        'No longer on the service',
        'It was deleted or has expired there. What was already received can still be read here.',
      ];
    case 'rate-limited':
      return untilAt === undefined
        ? ['Limit reached', 'The service allows no more requests for now. Checking goes on by itself in a while.']
        : [
            `Limit reached, next check at ${formatTime(untilAt)}`,
            'The service allows only so many requests in a period.',
          ];
    case 'refused':
      // Without a status it never went out.
      return [
        status === undefined ? 'This can’t be right' : 'The service did not accept this',
        detail ?? 'It gave no reason.',
      ];
    case 'service-fault':
      return [
        `The service has a problem${status ? ` (${status})` : ''}`,
        'It is not your fault. Checking goes on by itself.',
      ];
    case 'not-understood':
      return [
        `The answer was not understood${status ? ` (${status})` : ''}`,
        detail ?? 'This may not be a temporary-mailbox service. Check the service address in the settings.',
      ];
    case 'no-network':
      return [
        'The service can’t be reached',
        'Check your network and the service address. Checking goes on by itself.',
      ];
    case 'storage':
      return ['The browser could not store this', 'Its storage is full or broken. Free some space and try again.'];
    case 'unexpected':
      return ['Something went wrong', detail ?? 'Please try again.'];
  }
}

/** The one place where errors become words. */
export function describeProblem(problem: Problem): ProblemWords {
  const [title, advice] = words(problem);
  const isFromService = problem.status !== undefined || problem.requestId !== undefined;
  const details = [
    problem.status && `status ${problem.status}`,
    problem.code,
    problem.detail,
    problem.requestId && `request ${problem.requestId}`,
  ]
    .filter(Boolean)
    .join(', ');
  return { title, advice, ...(isFromService && details && { details }) };
}
