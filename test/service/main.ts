import { FlagError, HELP, parseFlags } from './flags.ts';
import { type Service, type ServiceOptions, startService } from './service.ts';

function readCommandLine(): ServiceOptions | undefined {
  try {
    return parseFlags(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof FlagError)) throw error;
    process.stderr.write(`${error.message}\nTry --help.\n`);
    process.exit(2);
  }
}

async function startOrExit(options: ServiceOptions): Promise<Service> {
  try {
    return await startService(options);
  } catch (error) {
    process.stderr.write(`The service cannot start: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

const options = readCommandLine();
if (options) {
  const { api, smtp, site, keys, domains, stop } = await startOrExit(options);
  const end = (): void => void stop();
  process.once('SIGINT', end).once('SIGTERM', end);
  // Logs are no place for a key that its owner knows.
  process.stdout.write(`${JSON.stringify({ api, smtp, site, keys: options.keys ? undefined : keys, domains })}\n`);
} else {
  process.stdout.write(HELP);
}
