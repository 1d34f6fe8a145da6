import { fakeBrowser } from 'wxt/testing/fake-browser';
import { connect } from '../lib/api/connect.ts';
import { storePrivateItemsIn } from '../lib/storage/private-item.ts';
import { type Service, type ServiceOptions, startService } from './service/service.ts';
import { createTestClient, type TestClient } from './service/test-client.ts';
import { createPrivateMemory } from './settings/private-memory.ts';

export type ConnectedService = Service &
  TestClient & {
    /** How many requests there were. @param route as the log names it: `GET /v1/messages/{id}` */
    countRequests(route: string): number;
  };

/** Empties the fake browser and the private items, starts the real service, and connects the one to the other. To be stopped after the test. */
export async function startConnectedService(options: ServiceOptions = {}): Promise<ConnectedService> {
  fakeBrowser.reset();
  const memory = createPrivateMemory();
  storePrivateItemsIn(memory);
  // No mock: a service may be connected for all tests of a file.
  Object.assign(fakeBrowser.permissions, { contains: async () => true });
  const service = await startService(options);
  const key = service.keys[0] ?? '';
  await connect(service.api, key);
  return {
    ...service,
    ...createTestClient(service),
    countRequests: (route) => service.requestCounts()[key]?.[route] ?? 0,
  };
}
