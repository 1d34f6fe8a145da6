import { expect, it } from 'vitest';
import { printedMail } from './use-print.ts';

const message = {
  id: '1',
  address: 'quiet.lark@mail.example',
  from: 'Acme <hello@acme.example>',
  subject: 'Your\u202e receipt',
  createdAt: Date.UTC(2026, 10, 23, 12),
  seenAt: Date.UTC(2026, 10, 23, 12),
};

const body = { id: '1', to: 'quiet.lark@mail.example', cc: [], text: 'Words', html: '<p>Words</p>', attachments: [] };

it('prints who wrote to whom and when, and the names of the files as they would be saved', () => {
  const attachments = [
    { id: 'a', name: '../a.pdf', size: 1 },
    { id: 'b', name: 'b.png', size: 1 },
  ];
  const { subject, head, html } = printedMail(message, { ...body, attachments });
  expect(subject).not.toContain('\u202e');
  expect(head.map(([, value]) => value)).toEqual([
    'Acme <hello@acme.example>',
    'quiet.lark@mail.example',
    expect.stringContaining('2026'),
    'a.pdf · b.png',
  ]);
  expect(html).toBe('<p>Words</p>');
});

it('prints the text where there is no HTML, and no line for files that are not there', () => {
  const mail = printedMail({ ...message, subject: '' }, { ...body, html: ' ' });
  expect(mail).toMatchObject({ html: undefined, text: 'Words' });
  expect(mail.head).toHaveLength(3);
  expect(mail.subject).not.toBe('');
});
