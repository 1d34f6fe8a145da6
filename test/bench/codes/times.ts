import { findCode } from '../../../lib/email/extract/find-code.ts';
import { findLinks } from '../../../lib/email/extract/find-link.ts';
import { hostileMails } from '../../codes/hostile-mails.ts';
import { withoutCode } from '../../codes/without-code.ts';
import type { Row } from '../row.ts';

const RUNS = 200;

/** How long code and link of a mail take: of an ordinary one, and of those that cost most. */
export function times(): Row[] {
  // A mail with a code, filled up with what mails without one say.
  const filling = withoutCode.map(({ text = '', html = '' }) => text || html).join('\n');
  const sized = (bytes: number) => {
    const text = `Your verification code is 482913.\n\n${filling.repeat(Math.ceil(bytes / filling.length))}`.slice(
      0,
      bytes / 3,
    );
    const paragraphs = text
      .split('\n')
      .map((line) => `<tr><td style="font-size:14px;color:#333333;padding:8px">${line}</td></tr>`);
    return {
      subject: 'Verify your email',
      text,
      html: `<table>${paragraphs.join('\n')}</table>`.slice(0, (bytes * 2) / 3),
    };
  };
  const rows: Row[] = [];
  for (const kilobytes of [1, 10, 100]) {
    const mail = sized(kilobytes * 1000);
    const goal = kilobytes === 10 ? { goal: { atMost: 1 } } : {};
    for (const [what, find] of [
      ['code', findCode],
      ['link', findLinks],
    ] as const) {
      const value = median(Array.from({ length: RUNS }, () => millisecondsOf(() => find(mail))));
      rows.push({ name: `${what} of a mail of ${kilobytes} kB, median`, value, unit: 'ms', ...goal });
    }
  }
  for (const [name, mail] of Object.entries(hostileMails())) {
    const value = median(Array.from({ length: 5 }, () => millisecondsOf(() => [findCode(mail), findLinks(mail)])));
    rows.push({ name: `code and link of 1 MB of ${name}, median`, value, unit: 'ms', goal: { atMost: 50 } });
  }
  return rows;
}

function millisecondsOf(run: () => unknown): number {
  const startAt = performance.now();
  run();
  return performance.now() - startAt;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
