import { FlagError, HELP, parseFlags } from './flags.ts';
import { type ServiceOptions, startService } from './service.ts';

const EXIT_BAD_FLAGS = 2;

function readCommandLine(): ServiceOptions | undefined {
  try {
    return parseFlags(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof FlagError)) throw error;
    process.stderr.write(`${error.message}\nTry --help.\n`);
    process.exit(EXIT_BAD_FLAGS);
  }
}

const options = readCommandLine();
if (options) {
  const { api, smtp, site, keys, domains, stop } = await startService(options);
  const end = (): void => void stop();
  process.once('SIGINT', end).once('SIGTERM', end);
  process.stdout.write(`${JSON.stringify({ api, smtp, site, keys, domains })}\n`);
} else {
  process.stdout.write(HELP);
}
