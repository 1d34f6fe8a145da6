import { Hono } from 'hono';
import { faultPlanSchema } from '../faults/fault.ts';
import type { FaultQueue } from '../faults/fault-queue.ts';
import type { ApiEnv } from './api-env.ts';
import { ApiError } from './api-error.ts';
import type { RequestLog } from './request-log.ts';

/** What tests steer and ask by: `/_faults` and `/_requests`. Needs no key and costs no budget. */
export function createControl(faults: FaultQueue, requests: RequestLog): Hono<ApiEnv> {
  const control = new Hono<ApiEnv>();

  control.get('/_faults', (c) => c.json({ faults: faults.list() }));
  control.put('/_faults', async (c) => {
    const plan = faultPlanSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!plan.success) {
      const { path, message } = plan.error.issues[0] ?? { path: [], message: 'Invalid' };
      throw new ApiError('validation_error', `${path.join('.') || 'body'}: ${message}`);
    }
    faults.set(plan.data.key, plan.data.faults);
    return c.json({ faults: faults.list() });
  });
  control.delete('/_faults', (c) => {
    faults.clear();
    return c.json({ faults: [] });
  });

  control.get('/_requests', (c) => c.json({ counts: requests.counts(), requests: requests.list() }));
  control.delete('/_requests', (c) => {
    requests.clear();
    return c.json({ counts: {}, requests: [] });
  });

  return control;
}
