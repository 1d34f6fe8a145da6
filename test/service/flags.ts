import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DOMAIN_TYPES, type ServedDomain } from '../../lib/service/api/address-routes.ts';
import type { ServiceOptions } from './service.ts';

/** A flag that cannot be followed; the message says which and why. */
export class FlagError extends Error {
  override readonly name = 'FlagError';
}

export const HELP = `A temporary-mailbox service to run alone: the API over HTTP, mail over SMTP.

  npm run service -- [flags]

  --port N                port of the API (default 0: any)
  --smtp-port N           port of the mail server (default 0: any)
  --site-port N           also run the sample site, on this port (0: any)
  --host HOST             where to listen (default 127.0.0.1)
  --key KEY               an API key to let in; repeatable (default: one made up at random)
  --keys-file FILE        a file of API keys, one in a line, which no other user sees (default: the variable MAYFLY_KEYS_FILE)
  --domain NAME[:TYPE]    a domain for addresses; TYPE is public, premium or custom (default public); repeatable
                          (default mayfly.test)
  --ttl SECONDS           lifetime of an address (default 86400)
  --rate-limit N/SECONDS  requests per period and key (default 1000/3600)
  --max-size BYTES        largest message taken (default 10485760)
  --db FILE               keep addresses and mail in this file (default: in memory)
  --dialect NAME          contract (to the letter, the default) or published (as services do in practice)
  --chooses-alone         pass over the name and the domain that an address is asked for with
  --cors                  let pages of other origins read the answers
  --allow-host NAME       a name by which it and its site may be asked, such as a proxy's; repeatable (addresses and localhost always may)
  --help                  this text

When it is ready it prints one line of JSON: {"api","smtp","site"?,"keys"?,"domains"}; keys only if it made one up itself. Ctrl-C ends it.
`;

const PORT = { schema: z.coerce.number().int().min(0).max(65_535), wants: 'a number from 0 to 65535' };
const COUNT = { schema: z.coerce.number().int().positive(), wants: 'a whole number above 0' };

/**
 * @param args the command line without node and script
 * @returns undefined for `--help`
 * @throws FlagError
 */
export function parseFlags(args: readonly string[]): ServiceOptions | undefined {
  const flags = readFlags(args);
  if (flags.help) return undefined;

  const dialect = z.enum(['contract', 'published']).safeParse(flags.dialect ?? 'contract');
  if (!dialect.success) throw new FlagError(`--dialect wants contract or published, not "${flags.dialect}"`);

  return {
    host: flags.host,
    port: parseNumber('port', flags.port, PORT),
    smtpPort: parseNumber('smtp-port', flags['smtp-port'], PORT),
    sitePort: parseNumber('site-port', flags['site-port'], PORT),
    keys: readKeys(flags.key, flags['keys-file'] ?? process.env.MAYFLY_KEYS_FILE),
    domains: flags.domain?.map(parseDomain),
    ttlSeconds: parseNumber('ttl', flags.ttl, COUNT),
    rateLimit: parseRateLimit(flags['rate-limit']),
    maxMessageBytes: parseNumber('max-size', flags['max-size'], COUNT),
    databaseFile: flags.db,
    dialect: dialect.data,
    choosesAlone: flags['chooses-alone'],
    cors: flags.cors,
    allowedHosts: flags['allow-host']?.map(parseHost),
  };
}

function readFlags(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        'smtp-port': { type: 'string' },
        'site-port': { type: 'string' },
        host: { type: 'string' },
        key: { type: 'string', multiple: true },
        'keys-file': { type: 'string' },
        domain: { type: 'string', multiple: true },
        ttl: { type: 'string' },
        'rate-limit': { type: 'string' },
        'max-size': { type: 'string' },
        db: { type: 'string' },
        dialect: { type: 'string' },
        'chooses-alone': { type: 'boolean' },
        cors: { type: 'boolean' },
        'allow-host': { type: 'string', multiple: true },
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    throw new FlagError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function parseNumber(flag: string, value: string | undefined, { schema, wants }: typeof PORT): number | undefined {
  if (value === undefined) return undefined;
  // An empty text would count as 0.
  const result = schema.safeParse(value.trim() === '' ? Number.NaN : value);
  if (!result.success) throw new FlagError(`--${flag} wants ${wants}, not "${value}"`);
  return result.data;
}

function parseKey(value: string): string {
  if (!/^[\x21-\x7e]+$/.test(value)) throw new FlagError('--key wants printable ASCII without spaces');
  return value;
}

/** @returns undefined if none is given */
function readKeys(given: readonly string[] | undefined, file: string | undefined): string[] | undefined {
  if (file === undefined) return given?.map(parseKey);
  try {
    const inFile = readFileSync(file, 'utf8').split('\n');
    const keys = inFile.map((line) => line.trim()).filter(Boolean);
    if (keys.length === 0) throw new Error('it has no key');
    return [...(given ?? []), ...keys].map(parseKey);
  } catch (error) {
    if (error instanceof FlagError) throw error;
    throw new FlagError(`--keys-file ${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function parseHost(value: string): string {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(value)) throw new FlagError(`--allow-host wants a name, not "${value}"`);
  return value.toLowerCase();
}

function parseDomain(value: string): ServedDomain {
  const [name = '', typeName = 'public', ...rest] = value.toLowerCase().split(':');
  const type = z.enum(DOMAIN_TYPES).safeParse(typeName);
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name) || !type.success || rest.length > 0) {
    throw new FlagError(`--domain wants NAME or NAME:${DOMAIN_TYPES.join('|')}, not "${value}"`);
  }
  return { name, type: type.data };
}

function parseRateLimit(value: string | undefined): ServiceOptions['rateLimit'] {
  if (value === undefined) return undefined;
  const [limit, periodSeconds, ...rest] = value.split('/').map((part) => COUNT.schema.safeParse(part));
  if (!limit?.success || !periodSeconds?.success || rest.length > 0) {
    throw new FlagError(`--rate-limit wants N/SECONDS such as 1000/3600, not "${value}"`);
  }
  return { limit: limit.data, periodSeconds: periodSeconds.data };
}
