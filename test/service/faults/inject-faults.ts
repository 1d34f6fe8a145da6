import { setTimeout } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../../../lib/service/api/api-env.ts';
import { answerInstead } from './answer-instead.ts';
import { dropConnection, dropHalfway, stallHalfway } from './drop-connection.ts';
import type { FaultQueue } from './fault-queue.ts';
import { spoilAnswer } from './spoil-answer.ts';

/** Lets a request run into the fault that is due for it, if any. @param now epoch ms */
export function injectFaults(faults: FaultQueue, now: () => number): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { outgoing } = c.env as HttpBindings;
    const fault = faults.take(c.var.key, c.req.method, c.req.path);
    if (!fault) return next();

    if (fault.kind === 'held') await faults.untilSet();
    await setTimeout(fault.delayMs, undefined, { ref: false });
    const instead = answerInstead(fault, c.req.path, c.var.requestId, now());
    if (instead) {
      if (!instead.headers.has('Date')) instead.headers.set('Date', new Date(now()).toUTCString());
      return instead;
    }

    if (fault.kind !== 'dropped' && fault.kind !== 'stalled') {
      await next();
      // The old answer's headers would otherwise be added to those of the new one.
      const answer = await spoilAnswer(fault, c.res);
      c.res = undefined;
      c.res = answer;
      return;
    }
    if (fault.kind === 'stalled' || fault.when !== 'before') await next();
    if (fault.kind === 'stalled') await stallHalfway(outgoing, c.res);
    else if (fault.when === 'during') await dropHalfway(outgoing, c.res);
    else dropConnection(outgoing);
    c.res = undefined;
    c.res = RESPONSE_ALREADY_SENT;
  };
}
