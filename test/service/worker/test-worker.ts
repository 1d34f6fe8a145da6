import type { ObjectNamespace, ObjectState, SqlStorage } from 'cloudflare:workers';
import { toObjectName } from './object-name.ts';
import type { Env } from './settings.ts';
import worker, { AddressObject as ShippedObject } from './worker.ts';

export { KeyObject } from './key-object.ts';

const WRITE = /^\s*(?:INSERT|DELETE)/;

/** How a write ends early: the object is killed, or the storage refuses. */
type Failure = 'abort' | 'throw';

/** The object of an address, which a test can end at any write, and look into. */
export class AddressObject extends ShippedObject {
  #writesLeft = Number.POSITIVE_INFINITY;
  #failure: Failure = 'throw';

  constructor(ctx: ObjectState, env: Env) {
    super(ctx, env);
    const exec: SqlStorage['exec'] = (sql, ...values) => {
      if (WRITE.test(sql) && this.#writesLeft-- <= 0) {
        if (this.#failure === 'abort') ctx.abort('killed by the test');
        throw new Error('refused by the test');
      }
      return ctx.storage.sql.exec(sql, ...values);
    };
    const { kv } = ctx.storage;
    const storage = {
      sql: { exec },
      kv,
      transactionSync: <T>(write: () => T) => ctx.storage.transactionSync(write),
      setAlarm: (at: number) => ctx.storage.setAlarm(at),
      deleteAll: () => ctx.storage.deleteAll(),
    };
    Object.defineProperty(this, 'ctx', { value: { storage } });
  }

  failAfter(writes: number, failure: Failure): void {
    this.#writesLeft = writes;
    this.#failure = failure;
  }

  /** Rows of each table; none once the object is empty. Writes succeed again. */
  countRows(): Record<string, number> {
    this.#writesLeft = Number.POSITIVE_INFINITY;
    const { sql } = this.ctx.storage;
    const ours = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'";
    const tables = sql.exec(ours).toArray();
    const count = (name: unknown) => Number(sql.exec(`SELECT COUNT(*) AS rows FROM ${name}`).toArray()[0]?.rows);
    return Object.fromEntries(tables.map(({ name }) => [name, count(name)]));
  }
}

/** The Worker, with routes for what a test does besides requests to the API. */
export default {
  ...worker,

  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const objects = env.ADDRESS as unknown as ObjectNamespace<AddressObject>;
    const findObject = async (email: string) => objects.getByName(await toObjectName(email));
    const read = (name: string) => searchParams.get(name) ?? '';
    switch (pathname) {
      case '/test/mail': {
        const source = new Uint8Array(await request.arrayBuffer());
        let refusal: string | undefined;
        const mail = {
          from: read('from'),
          to: read('to'),
          rawSize: source.length,
          raw: new Blob([source]).stream(),
          setReject: async (reason: string) => {
            refusal = reason;
          },
        };
        await worker.email(mail, env);
        return Response.json({ refusal });
      }
      case '/test/fail':
        await (await findObject(read('email'))).failAfter(Number(read('after')), read('failure') as Failure);
        return Response.json({});
      case '/test/rows':
        return Response.json(await (await findObject(read('email'))).countRows());
      default:
        return worker.fetch(request, env);
    }
  },
};
