import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type ConnectedService, startConnectedService } from '../../test/connected-service.ts';
import { disconnect } from './connect.ts';
import { errorLogItem, logError } from './error-log.ts';
import { openService, withClient } from './with-client.ts';

let service: ConnectedService;

beforeEach(async () => {
  service = await startConnectedService();
});
afterEach(() => service.stop());

const ask = () => withClient(openService('user'), (client) => client.fetchDomains()).catch(() => {});
const readLog = () => errorLogItem.of(service.api).read();

it('of an error nothing is kept but what it is: no key, address or HTML that the service put into its words', async () => {
  const key = service.keys[0] ?? '';
  const words = `${key} elm@mayfly.test <b>https://mail.example/v1/elm</b>`;
  service.setFaults([{ kind: 'error', status: 503, code: words, detail: words }]);
  await ask();
  expect(await readLog()).toEqual([{ kind: 'service-fault', status: 503, at: expect.any(Number) }]);
  const { errorLogs } = await fakeBrowser.storage.local.get('errorLogs');
  expect(JSON.stringify(errorLogs)).toBe(JSON.stringify({ [service.api]: await readLog() }));
});

it('the last twenty are kept, until the service is removed', async () => {
  for (let at = 1; at <= 25; at += 1) await logError(service.api, { kind: 'no-network', at });
  expect((await readLog()).map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 6));
  await disconnect(service.api);
  expect(await errorLogItem.read()).toEqual({});
});
