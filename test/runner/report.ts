import { relative } from 'node:path';
import { z } from 'zod/mini';

/** A test that failed, or a file that could not be loaded, whose `test` is empty. @property message the beginning of the error */
export type Failure = { file: string; test: string; message: string; isBrowserTest: boolean };

/** What one run of vitest came to. @property passed names of the tests as of `nameOf` */
export type Report = { passed: string[]; failures: Failure[] };

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.nullable(z.array(z.string())),
          tags: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** A message may hold a whole page of differences. */
const MAX_MESSAGE_CHARS = 600;

export const nameOf = ({ file, test }: Pick<Failure, 'file' | 'test'>): string => (test ? `${file} > ${test}` : file);

/**
 * @param text of vitest's json report; undefined where it wrote none
 * @param exitCode vitest's: an error outside of every test fails the run though no test failed
 */
export function parseReport(text: string | undefined, exitCode: number): Report {
  const report = text === undefined ? undefined : z.safeParse(reportSchema, JSON.parse(text)).data;
  const passed: string[] = [];
  const failures: Failure[] = [];
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const isBrowserTest = file.startsWith('test/e2e/') || assertionResults.some(({ tags }) => tags.includes('browser'));
    for (const { status, fullName } of assertionResults)
      if (status === 'passed') passed.push(nameOf({ file, test: fullName }));
    const add = (test: string, error = '') =>
      failures.push({ file, test, message: error.slice(0, MAX_MESSAGE_CHARS), isBrowserTest });
    if (failed.length === 0 && message) add('', message);
    for (const { fullName, failureMessages } of failed) add(fullName, failureMessages?.[0]);
  }
  if (!report || (exitCode !== 0 && failures.length === 0)) {
    const message = report ? 'An error outside of every test; see above.' : 'No report.';
    failures.push({ file: 'vitest', test: '', message, isBrowserTest: false });
  }
  return { passed, failures };
}
