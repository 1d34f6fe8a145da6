import { spawn } from 'node:child_process';
import { startService } from '../service/service.ts';

/**
 * `npm run dev [-- -b firefox]`: WXT's own, which builds anew at every change, beside a service and its sample site on this machine.
 * What follows `--` goes to WXT. Ends with WXT, or at Ctrl-C.
 */
const service = await startService({ sitePort: 0 });
console.log(`Connect Mayfly to ${service.api} with the key ${service.keys[0]}`);
console.log(`and try it on ${service.site}\n`);

const wxt = spawn('wxt', ['--mode', 'loopback', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => wxt.kill(signal));
const exitCode = await new Promise<number>((resolve) => {
  wxt.on('error', (error) => {
    console.error(`WXT could not be started: ${error.message}`);
    resolve(1);
  });
  wxt.on('exit', (code) => resolve(code ?? 0));
});
await service.stop();
process.exitCode = exitCode;
