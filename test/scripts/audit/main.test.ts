import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { findUnaccepted } from './accepted.ts';

const ADVISORY = {
  id: 1,
  url: 'https://advisories.example/GHSA-made-up',
  title: 'Reads too far',
  severity: 'high',
  vulnerable_versions: '<99',
};

/** Runs the audit against a registry of our own. @param answer its answer to the question of npm */
async function audit(status: number, answer: unknown): Promise<{ code: number; output: string }> {
  const registry = createServer((request, response) => {
    const isAsked = request.url === '/-/npm/v1/security/advisories/bulk';
    response.writeHead(isAsked ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void registry.close());
  const { port } = registry.address() as AddressInfo;
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_fetch_retries: '0' };
  const child = spawn(process.execPath, ['test/scripts/audit/main.ts'], { env });
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number>((resolve) => child.on('exit', (status) => resolve(status ?? 1))),
  ]);
  return { code, output: out + err };
}

it('passes where nothing is known', async () => {
  const { code, output } = await audit(200, {});
  expect(output).toContain('0 known vulnerabilities');
  expect(code).toBe(0);
});

it('fails with the name of the package and the advisory', async () => {
  const { code, output } = await audit(200, { zod: [ADVISORY] });
  expect(output).toContain(`✖ high: zod: Reads too far\n  ${ADVISORY.url}`);
  expect(code).toBe(1);
});

it('fails where the registry has no answer', async () => {
  const { code, output } = await audit(405, { message: 'Not allowed' });
  expect(output).toContain('npm audit has no report');
  expect(code).toBe(1);
});

it.each([
  ['is accepted until later', '2027-01-31', []],
  ['is accepted to this day', '2026-11-29', []],
  ['is past its day', '2026-11-28', [`Accepted until 2026-11-28: high: zod\n  ${ADVISORY.url}`]],
])('one that %s', (_, until, lines) => {
  const accepted = { [ADVISORY.url]: { why: 'it reads no mail', until } };
  expect(findUnaccepted(new Map([[ADVISORY.url, 'high: zod']]), '2026-11-29', accepted)).toEqual(lines);
  expect(findUnaccepted(new Map(), '2026-11-29', accepted)).toEqual([`Accepted, but no longer there: ${ADVISORY.url}`]);
});
