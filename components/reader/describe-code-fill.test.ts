import { expect, it } from 'vitest';
import { describeCodeFill } from './describe-code-fill.ts';

it('says where the code is, and why it is not in the page', () => {
  expect(describeCodeFill('filled', false)).toBe('Code filled in.');
  expect(describeCodeFill('no-field', true)).toBe(
    'Code copied. Paste it on the page. There’s no code field on the page.',
  );
  expect(describeCodeFill('no-access', true)).toMatch(
    /^Code copied\. Paste it on the page\. .*has no access to the page/,
  );
  expect(describeCodeFill('no-field', false)).toMatch(/Type the code instead\.$/);
});
