import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { startMailServer } from '../mail-server.ts';
import type { ServiceOptions } from '../service.ts';
import type { TestedService } from '../test-client.ts';

/** Cloudflare's runtime on this machine, which is 165 MB: installed by the tests that need it, and no package of the project. */
const RUNTIME = 'miniflare@4.20260426.0';

/** What is used of it. */
interface Runtime {
  Miniflare: new (options: object) => { ready: Promise<URL>; dispose(): Promise<void> };
}

/** The Worker, with SMTP in front of it, and what a test does besides. */
export interface WorkerService extends TestedService {
  /** Hands a mail over without SMTP. @throws if the Worker failed @returns why it is refused; undefined if it is stored */
  deliver(to: string, source: Uint8Array | string, from?: string): Promise<string | undefined>;
  /** Rows in the object of an address, by table; none once it is empty. */
  countRows(email: string): Promise<Record<string, number>>;
  stop(): Promise<void>;
}

/** Starts the Worker in Cloudflare's runtime, with an SMTP server in front that hands it each mail. @throws if the runtime cannot be installed */
export async function startWorker(options: ServiceOptions = {}): Promise<WorkerService> {
  const { Miniflare } = await loadRuntime();
  bundle ??= bundleWorker();
  const keys = options.keys ?? ['key'];
  const runtime = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.js', contents: await bundle }],
    compatibilityDate: '2026-04-01',
    durableObjects: {
      ADDRESS: { className: 'AddressObject', useSQLite: true },
      KEY: { className: 'KeyObject', useSQLite: true },
    },
    bindings: {
      KEYS: keys.join(','),
      DOMAINS: options.domains ?? [{ name: 'mayfly.test', type: 'custom' }],
      TTL_SECONDS: options.ttlSeconds ?? 86_400,
      RATE_LIMIT: options.rateLimit ?? { limit: 1_000_000, periodSeconds: 3600 },
      DIALECT: options.dialect ?? 'contract',
    },
    unsafeTriggerHandlers: true,
  });
  const api = (await runtime.ready).origin;
  const ask = async (path: string, query: Record<string, string>, body: Uint8Array | string = '') => {
    const url = `${api}/test/${path}?${new URLSearchParams(query)}`;
    const response = await fetch(url, { method: 'POST', body: new Blob([body as BlobPart]) });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const deliver: WorkerService['deliver'] = async (to, source, from = 'anna@sender.test') =>
    (await ask('mail', { to, from }, source)).refusal;
  const mailServer = await startMailServer({
    host: '127.0.0.1',
    port: 0,
    name: 'mayfly.test',
    maxMessageBytes: 10 * 1024 * 1024,
    service: {
      // As Email Routing, which knows the domains alone, and hands over one recipient at a time.
      hasAddress: async () => true,
      receive: async (recipients, source, from = '') =>
        (await Promise.all(recipients.map((to) => deliver(to, source, from)))).includes(undefined),
    },
  });
  return {
    api,
    smtp: `127.0.0.1:${mailServer.port}`,
    keys: [...keys],
    deliver,
    countRows: (email) => ask('rows', { email }),
    async stop() {
      await mailServer.stop();
      await runtime.dispose();
    },
  };
}

async function loadRuntime(): Promise<Runtime> {
  const folder = join(tmpdir(), `mayfly-${RUNTIME}`);
  if (!existsSync(folder)) {
    const fresh = mkdtempSync(`${folder}-`);
    mkdirSync(join(fresh, 'node_modules'));
    const flags = ['--prefix', fresh, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    // Without a registry this throws, and the test fails: that it was not run is no result.
    execFileSync('npm', ['install', ...flags, RUNTIME], { stdio: ['ignore', 'ignore', 'inherit'] });
    if (!existsSync(folder)) renameSync(fresh, folder);
  }
  return import(pathToFileURL(join(folder, 'node_modules/miniflare/dist/src/index.js')).href);
}

let bundle: Promise<string> | undefined;

async function bundleWorker(): Promise<string> {
  const entry = join(import.meta.dirname, 'test-worker.ts');
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: ['cloudflare:workers'] },
    },
  })) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
}
