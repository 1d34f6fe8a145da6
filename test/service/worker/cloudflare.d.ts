/** What the Worker uses of Cloudflare's runtime. The types of all of it are 15,000 lines. */
declare module 'cloudflare:workers' {
  export interface SqlStorage {
    exec(sql: string, ...values: (string | number | Uint8Array)[]): { toArray(): Record<string, unknown>[] };
  }

  export interface ObjectStorage {
    sql: SqlStorage;
    kv: { get<T>(key: string): T | undefined; put(key: string, value: unknown): void };
    transactionSync<T>(write: () => T): T;
    /** @param at epoch ms */
    setAlarm(at: number): Promise<void>;
    deleteAll(): Promise<void>;
  }

  export interface ObjectState {
    storage: ObjectStorage;
    abort(reason?: string): never;
  }

  export abstract class DurableObject<Env> {
    protected readonly ctx: ObjectState;
    protected readonly env: Env;
    constructor(ctx: ObjectState, env: Env);
  }

  /** The objects of a class. Their methods answer with promises, whatever they return. */
  export interface ObjectNamespace<T> {
    getByName(name: string): {
      [K in keyof T]: T[K] extends (...values: infer V) => infer R ? (...values: V) => Promise<Awaited<R>> : never;
    };
  }

  export interface IncomingMail {
    /** Sender and recipient of the envelope. */
    from: string;
    to: string;
    rawSize: number;
    raw: ReadableStream<Uint8Array<ArrayBuffer>>;
    setReject(reason: string): void | Promise<void>;
  }
}
