import { Hono } from 'hono';
import { faultPlanSchema } from '../faults/fault.ts';
import type { FaultQueue } from '../faults/fault-queue.ts';
import type { ApiEnv } from './api-env.ts';
import { ApiError } from './api-error.ts';
import type { RequestCounts, RequestLog } from './request-log.ts';

/**
 * What tests steer and ask by: `/_faults` and `/_requests`. Needs no key and costs no budget. It shows no key either, only the place
 * that it has among the service's own.
 */
export function createControl(faults: FaultQueue, requests: RequestLog, keys: readonly string[]): Hono<ApiEnv> {
  const control = new Hono<ApiEnv>();
  const nameKey = (key: string) => {
    if (key === '') return 'no key';
    const place = keys.indexOf(key);
    return place === -1 ? 'unknown key' : `key ${place + 1}`;
  };
  const listFaults = () =>
    faults.list().map(({ key, faults }) => ({ ...(key !== undefined && { key: nameKey(key) }), faults }));
  const listRequests = () => requests.list().map((request) => ({ ...request, key: nameKey(request.key) }));

  control.get('/_faults', (c) => c.json({ faults: listFaults() }));
  control.put('/_faults', async (c) => {
    const plan = faultPlanSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!plan.success) {
      const { path, message } = plan.error.issues[0] ?? { path: [], message: 'Invalid' };
      throw new ApiError('validation_error', `${path.join('.') || 'body'}: ${message}`);
    }
    faults.set(plan.data.key, plan.data.faults);
    return c.json({ faults: listFaults() });
  });
  control.delete('/_faults', (c) => {
    faults.clear();
    return c.json({ faults: [] });
  });

  control.get('/_requests', (c) =>
    c.json({ counts: countByKey(requests.counts(), nameKey), requests: listRequests() }),
  );
  control.delete('/_requests', (c) => {
    requests.clear();
    return c.json({ counts: {}, requests: [] });
  });

  return control;
}

function countByKey(counts: RequestCounts, nameKey: (key: string) => string): RequestCounts {
  const named: RequestCounts = {};
  for (const [key, byRoute] of Object.entries(counts)) {
    const sums = named[nameKey(key)] ?? {};
    for (const [route, count] of Object.entries(byRoute)) sums[route] = (sums[route] ?? 0) + count;
    named[nameKey(key)] = sums;
  }
  return named;
}
