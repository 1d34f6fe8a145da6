import type { Page } from 'puppeteer-core';
import { launchChromium } from '../../e2e/chromium.ts';
import { openScene } from '../../e2e/scene.ts';
import { waitFor } from '../../e2e/wait-for.ts';
import type { Row } from '../row.ts';

const MB = 1_000_000;

/** Each as it is stored once the client has read it. @property last what is there once it is shown */
const MAILS = [
  {
    name: '5 MB of HTML',
    last: '.html-body',
    body: () => ({ html: `<p>${'<b>word</b> and words '.repeat((5 * MB) / 22)}</p>` }),
  },
  {
    name: '5 MB of text',
    last: '.text-body',
    body: () => ({ text: 'words of a line that is long enough\n'.repeat((5 * MB) / 36) }),
  },
  {
    name: '1,000 attachments',
    last: '.attachment-row',
    body: () => ({
      text: 'See below.',
      attachments: Array.from({ length: 1000 }, (_, nth) => ({ id: `${nth}`, name: `file-${nth}.pdf`, size: 1000 })),
    }),
  },
];

async function store(page: Page, id: string, body: object): Promise<void> {
  await page.evaluate(
    async (name, contents) => {
      const opening = indexedDB.open('mailbox');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const writing = database.transaction(['messages', 'bodies'], 'readwrite');
      const at = Date.now();
      writing.objectStore('bodies').put({ id: name, cc: [], attachments: [], ...contents });
      writing.objectStore('messages').put({
        id: name,
        address: 'oak@mayfly.test',
        from: 'a@b.example',
        subject: 'Large',
        createdAt: at,
        seenAt: at,
        readAt: at,
        notifiedAt: at,
        attachments: 0,
      });
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      database.close();
    },
    id,
    body,
  );
}

/** How long each holds up the reader's page, in which it is opened first of all, in the shipped build in real Chromium. */
export async function measureLargeMails(): Promise<Row[]> {
  await using closing = new AsyncDisposableStack();
  const { browser, connect } = await openScene(launchChromium, closing);
  const options = await connect();
  const tab = await browser.openPage('about:blank');
  await tab.evaluateOnNewDocument(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { mayflyTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const rows: Row[] = [];
  for (const [nth, { name, last, body }] of MAILS.entries()) {
    await store(options, `large-${nth}`, body());
    await tab.goto('about:blank');
    await tab.goto(`${browser.origin}/popup.html#/message/large-${nth}`);
    await waitFor('the mail', () => tab.$(last));
    const { shownMs, longestMs } = await tab.evaluate(async () => {
      // What was begun is done when the page is idle.
      await new Promise((resolve) => requestIdleCallback(resolve));
      const { mayflyTasks } = globalThis as unknown as { mayflyTasks: number[] };
      return { shownMs: performance.now(), longestMs: Math.max(0, ...mayflyTasks) };
    });
    rows.push(
      { name: `a mail with ${name}: page start to shown and idle`, value: shownMs, unit: 'ms' },
      { name: `… the longest that the page is held up`, value: longestMs, unit: 'ms', goal: { atMost: 500 } },
    );
  }
  return rows;
}
