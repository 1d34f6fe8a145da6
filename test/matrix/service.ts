import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { matchesPath } from '../service/faults/matches-path.ts';
import { type Service, startService } from '../service/service.ts';
import { createTestClient, type TestClient } from '../service/test-client.ts';

/** As many recipients as the mail server takes. */
const MAILS_AT_ONCE = 50;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** What every attachment of the matrix holds. */
export const FILE = Buffer.from(Array.from({ length: 300 }, (_, byte) => byte % 256));
export const SUBJECT = 'Your code is 482913';

/** A mail that the service has. */
export type SentMail = { email: string; id: string; file: string };

/** Requests with this method, to such a path. */
export type Aim = { method: 'GET' | 'POST' | 'DELETE'; path: string };

/** One service for all cells, and the clock of all. */
export type MatrixService = Service &
  TestClient & {
    key: string;
    /** A URL where nobody listens. */
    silent: string;
    setSkew(ms: number): void;
    /** Moves everybody's clock. @param ms from now on; 0 for the real time */
    setClock(ms: number): void;
    /** @param isSpent it is not for others any more */
    takeMail(isSpent: boolean): Promise<SentMail>;
    /** How many requests of that kind there were. */
    countAimed(aims: readonly Aim[]): number;
    /** While the work lasts, requests to there end by their time-out as soon as the service has them. */
    withTimeouts<T>(aims: readonly Aim[], work: () => Promise<T>): Promise<T>;
  };

async function findSilentPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function startMatrixService(): Promise<MatrixService> {
  let skewMs = 0;
  let offsetMs = 0;
  const realNow = Date.now.bind(Date);
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + offsetMs);
  const permission = vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  const service = await startService({
    ttlSeconds: 2 * MONTH_SECONDS,
    rateLimit: { limit: 1_000_000, periodSeconds: 3600 },
    now: () => Date.now() + skewMs,
  });
  const client = createTestClient(service);
  const key = service.keys[0] ?? '';

  /** One to many addresses: sending takes most of the time. */
  async function sendMails(): Promise<string[]> {
    const to: string[] = [];
    while (to.length < MAILS_AT_ONCE) to.push(await client.createAddress());
    const attachments = [{ filename: 'bytes.bin', content: FILE }];
    await client.sendMail({ to, subject: SUBJECT, text: 'It is 482913', attachments });
    return to;
  }

  async function findMail(email: string): Promise<SentMail> {
    const id = (await client.listMessages(email))[0]?.id ?? '';
    const { json } = await client.call('GET', `/v1/messages/${id}`);
    return { email, id, file: json.attachments[0].id };
  }

  let unspent: string[] = [];
  let shared: SentMail | undefined;

  function countAimed(aims: readonly Aim[]): number {
    const counts = Object.entries(service.requestCounts()[key] ?? {});
    const isAimed = (name: string) =>
      aims.some(({ method, path }) => name.startsWith(`${method} `) && matchesPath(path, name.split(' ')[1] ?? ''));
    return counts.reduce((sum, [name, count]) => sum + (isAimed(name) ? count : 0), 0);
  }

  return {
    ...service,
    ...client,
    key,
    silent: `http://127.0.0.1:${await findSilentPort()}`,
    setSkew: (ms) => {
      skewMs = ms;
    },
    setClock: (ms) => {
      offsetMs = ms;
    },
    async takeMail(isSpent) {
      if (!isSpent && shared) return shared;
      if (unspent.length === 0) unspent = await sendMails();
      const mail = await findMail(unspent.pop() ?? '');
      if (!isSpent) shared = mail;
      return mail;
    },
    countAimed,
    async withTimeouts(aims, work) {
      let open: AbortController[] = [];
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
        const controller = new AbortController();
        open.push(controller);
        return controller.signal;
      });
      const before = countAimed(aims);
      let seen = before;
      const working = work();
      let isOver = false;
      working
        .catch(() => {})
        .finally(() => {
          isOver = true;
        });
      while (!isOver) {
        await setTimeout(2);
        if (countAimed(aims) === seen) continue;
        seen = countAimed(aims);
        // The half that is to come has come.
        await setTimeout(10);
        for (const controller of open) controller.abort(new DOMException('It took too long.', 'TimeoutError'));
        open = [];
      }
      timeout.mockRestore();
      return working;
    },
    async stop() {
      clock.mockRestore();
      permission.mockRestore();
      await service.stop();
    },
  };
}
