import { describeProblem, type ProblemWords } from '../../lib/api/describe-problem.ts';
import type { Problem } from '../../lib/api/problem.ts';

/** The same problems as anywhere, but what to do stands on this very page. */
export function describeConnectProblem(problem: Problem): ProblemWords {
  const words = describeProblem(problem);
  switch (problem.kind) {
    case 'not-connected':
      return { ...words, advice: 'Enter your API key and press Connect.' };
    case 'no-permission':
      return {
        ...words,
        title: 'Access was not allowed',
        advice: 'Mayfly may only ask this service if you allow it. Press Connect again, and choose Allow.',
      };
    case 'key-refused':
      return { ...words, advice: 'Check that you copied all of it, or get a new one from the service.' };
    case 'not-understood':
    case 'not-found':
      return {
        ...words,
        title: `This is not a temporary-mail service${problem.status ? ` (${problem.status})` : ''}`,
        advice: 'Something answered at this address, but not as expected. Check the service address.',
      };
    case 'no-network':
      return {
        ...words,
        title: 'No answer from this address',
        advice: 'Check the service address for mistakes, that the service is running, and your network.',
      };
    case 'rate-limited':
    case 'service-fault':
      return { ...words, advice: 'The service is there, but can’t answer just now. Wait a moment and try again.' };
    default:
      return words;
  }
}
