import { expect, it } from 'vitest';
import { describeProblem } from './describe-problem.ts';
import { asErrorForAddress, RateLimitedError, toProblem } from './errors.ts';

it('a limit that a new address met is told as one on new addresses', async () => {
  const limited = Object.assign(new RateLimitedError('', {}, {}), { untilAt: 5 });
  const error = await asErrorForAddress(Promise.reject(limited)).catch((marked) => marked);
  expect(describeProblem(toProblem(error), 0).title).toMatch(/^No new addresses until /);
});

const ofLocal = [
  'Corruption: block checksum mismatch',
  'Failed to open database: Corruption: 1 missing files',
  'IO error: .../056073.ldb: Could not perform read (ChromeMethodOnly: 2::RandomAccessFileRead)',
  'IO error: .../000010.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 9::WritableFileAppend::8)',
  'QUOTA_BYTES quota exceeded',
].map((message) => new Error(message));
const ofDatabase = ['QuotaExceededError', 'NotReadableError', 'UnknownError'].map((name) => new DOMException('', name));

it.each([...ofLocal, ...ofDatabase])('%s is told as one of the browser’s storage', (error) => {
  expect(describeProblem(toProblem(error), 0).title).toContain('storage');
});
