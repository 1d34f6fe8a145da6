/** What of vitest's json report tells of failures. */
type Report = {
  testResults?: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
};

/** A message may hold a whole page of differences. */
const LONGEST = 600;

const shorten = (message: string) => message.slice(0, LONGEST).replaceAll('\n', '\n  ');

/**
 * What failed, to be said once more after everything else was printed: a log of which only the end is kept then still
 * tells what broke.
 * @param report text of vitest's json report; undefined where it wrote none
 * @returns one text a failed test, or a file that could not be loaded: its name and the beginning of its message
 */
export function listFailures(report: string | undefined): string[] {
  const { testResults = [] }: Report = report === undefined ? {} : JSON.parse(report);
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const alone = failed.length === 0 && message ? [`${name}\n  ${shorten(message)}`] : [];
    return [
      ...alone,
      ...failed.map((test) => `${name} > ${test.fullName}\n  ${shorten(test.failureMessages?.[0] ?? '')}`),
    ];
  });
}
