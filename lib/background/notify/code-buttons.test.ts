import { expect, it } from 'vitest';
import { codeButtonLabels, pressedButton } from './code-buttons.ts';

it('the button that is pressed is the one with that label', () => {
  const labels = codeButtonLabels();
  expect(pressedButton(labels.indexOf('Copy code'))).toBe('copy-code');
  expect(pressedButton(labels.indexOf('Open'))).toBe('open');
});

it('a place without a button is none', () => {
  expect(pressedButton(codeButtonLabels().length)).toBeUndefined();
});
