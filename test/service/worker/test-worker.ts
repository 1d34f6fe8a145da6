import type { ObjectNamespace } from 'cloudflare:workers';
import { toObjectName } from './object-name.ts';
import type { Env } from './settings.ts';
import worker, { AddressObject as ShippedObject } from './worker.ts';

export { KeyObject } from './key-object.ts';

/** The object of an address, which a test can look into. */
export class AddressObject extends ShippedObject {
  /** Rows of each table; none once the object is empty. */
  countRows(): Record<string, number> {
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
      case '/test/rows':
        return Response.json(await objects.getByName(await toObjectName(read('email'))).countRows());
      default:
        return worker.fetch(request, env);
    }
  },
};
