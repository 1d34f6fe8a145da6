import { expect, it } from 'vitest';
import { findCode } from '../../lib/email/extract/find-code.ts';
import { readRows } from './read-mails.ts';

type Row = [label: string, value: string];

/** The ways in which mails set labels beside, above and below values. */
const SETTINGS: Record<string, (rows: Row[]) => { text: string } | { html: string }> = {
  'lines below each other': (rows) => ({ text: rows.flat().join('\n') }),
  'lines in pairs': (rows) => ({ text: rows.map((row) => row.join('\n')).join('\n\n') }),
  'lines in pairs, values first': (rows) => ({ text: rows.map(([label, value]) => `${value}\n${label}`).join('\n\n') }),
  'columns of text': (rows) => ({ text: rows.map(([label, value]) => `${label.padEnd(40)}${value}`).join('\n') }),
  'a table of text': (rows) => ({
    text: [0, 1].map((at) => `| ${rows.map((row) => row[at]).join(' | ')} |`).join('\n'),
  }),
  'rows of a table': (rows) => ({
    html: `<table>${rows.map(([label, value]) => `<tr><td>${label}:</td><td><b>${value}</b></td></tr>`).join('')}</table>`,
  }),
  'rows with heads': (rows) => ({
    html: `<table>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`,
  }),
  'a head above a row': (rows) => ({
    html: `<table><thead><tr>${rows.map(([label]) => `<th>${label}</th>`).join('')}</tr></thead><tbody><tr>${rows.map(([, value]) => `<td>${value}</td>`).join('')}</tr></tbody></table>`,
  }),
  'one row of pairs': (rows) => ({
    html: `<table><tr>${rows.map(([label, value]) => `<td>${label}</td><td>${value}</td>`).join('')}</tr></table>`,
  }),
  'terms and descriptions': (rows) => ({
    html: `<dl>${rows.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('')}</dl>`,
  }),
  'flex boxes': (rows) => ({
    html: rows
      .map(([label, value]) => `<div style="display: flex"><span>${label}</span><strong>${value}</strong></div>`)
      .join(''),
  }),
  'cards, values first': (rows) => ({
    html: `<h3>Pellwick</h3>${rows.map(([label, value]) => `<div><p class="v">${value}</p><p class="l">${label}</p></div>`).join('')}<p>Pellwick</p>`,
  }),
  'paragraphs, values first': (rows) => ({
    html: `<h3>Pellwick</h3>${rows.map(([label, value]) => `<p class="v">${value}</p><p class="l">${label}</p>`).join('')}`,
  }),
};

const CODE = '604418';
const languages = readRows('labels.txt');

it('has labels in every language of the interface', () => {
  expect(languages.length).toBe(16);
});

/** The code and two other numbers, the code in each place. */
const orders = (code: string, first: string, second: string): Row[][] => {
  const others: Row[] = [
    [first, '7731902'],
    [second, '55018'],
  ];
  return [0, 1, 2].map((at) => others.toSpliced(at, 0, [code, CODE]));
};

it.each(Object.entries(SETTINGS))('a value belongs to its own label, in every language: %s', (_, set) => {
  const wrong = languages.flatMap(([lang, code, first, second]) =>
    orders(code, first ?? '', second ?? '')
      .map((rows) => findCode({ subject: 'Pellwick', ...set(rows) })?.code)
      .filter((found) => found !== CODE)
      .map((found) => `${lang}: ${found}`),
  );
  expect(wrong).toEqual([]);
});

it('a column of several values has no code', () => {
  const rows = ['7731902', '604418', '55018'].map((value) => `<tr><td>Oslo</td><td>${value}</td></tr>`).join('');
  const html = `<table><tr><th>Branch</th><th>Security code</th></tr>${rows}</table>`;
  expect(findCode({ subject: 'Pellwick', html })).toBeUndefined();
});
