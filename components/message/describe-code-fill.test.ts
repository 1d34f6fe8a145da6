import { expect, it } from 'vitest';
import { describeCodeFill } from './describe-code-fill.ts';

it('says where the code is, and why it is not in the page', () => {
  expect(describeCodeFill('filled', false)).toBe('Code filled in.');
  expect(describeCodeFill('no-field', true)).toBe('Copied: paste it on the page. The page shows no field for a code.');
  expect(describeCodeFill('no-access', true)).toMatch(/^Copied: paste it on the page\. .*has no access to the page/);
  expect(describeCodeFill('no-field', false)).toMatch(/type the code in\.$/);
});
