import type { Context } from 'hono';
import type { Wording } from './wording.ts';

/** Says that what was to be deleted is gone. */
export function answerDeleted(c: Context, { deletedStatus }: Wording): Response {
  return deletedStatus === 204 ? c.body(null, 204) : c.json({}, 200);
}
