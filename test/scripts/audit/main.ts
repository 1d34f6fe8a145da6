import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { findUnaccepted } from './accepted.ts';

/**
 * `npm run audit` fails where a package of the lock file has a known vulnerability that is not accepted, and where an acceptance is
 * past its day or has nothing left to accept.
 */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(z.union([z.string(), z.object({ url: z.string(), title: z.string(), severity: z.string() })])),
    }),
  ),
});

// It takes none.
parseArgs();
const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], { encoding: 'utf8' });
const report = z.safeParse(reportSchema, parse(stdout));
if (!report.success) throw new Error(`npm audit has no report:\n${stdout}`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Each advisory once, by its URL: a package that depends on the one with the weakness names that one. */
const found = new Map<string, string>();
for (const [name, { via }] of Object.entries(report.data.vulnerabilities))
  for (const one of via) if (typeof one === 'object') found.set(one.url, `${one.severity}: ${name}: ${one.title}`);

const wrong = findUnaccepted(found, new Date().toISOString().slice(0, 10));
for (const line of wrong) console.error(`✖ ${line}`);
console.log(`${found.size} known vulnerabilities, ${wrong.length} to look at`);
process.exit(wrong.length > 0 ? 1 : 0);
