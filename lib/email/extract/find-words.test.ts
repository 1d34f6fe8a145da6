import { expect, it } from 'vitest';
import { createWordFinder } from './find-words.ts';

const findWords = createWordFinder({ code: 'code. kod קוד. رمز 验证', verify: 'verif two_step' });
const found = (low: string) => findWords(low).map(({ kind, start, end }) => `${kind} ${low.slice(start, end)}`);

it.each([
  ['your code is', ['code code']],
  ['unicode vscode codes', []],
  ['verification', ['verify verification']],
  ['two step', ['verify two step']],
  ['请输入验证码', ['code 验证']],
  ['הקוד שלך בנקודת', ['code הקוד']],
  ['الرمز', ['code الرمز']],
  ['src/code.ts', []],
  ['code.ts', []],
  ['code', ['code code']],
])('%s', (low, expected) => {
  expect(found(low)).toEqual(expected);
});
