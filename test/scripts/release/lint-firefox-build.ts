import { execFile } from 'node:child_process';

/**
 * Runs Mozilla's own linter on the Firefox build. No error is let through, and of the warnings only the one that Preact causes:
 * it can write `innerHTML`, which no component of ours asks of it.
 */
const BUILD = '.output/firefox-mv3';
const TOLERATED = new Set(['UNSAFE_VAR_ASSIGNMENT']);

type Finding = { code: string; message: string; description: string; file?: string; line?: number };
type Report = { errors: Finding[]; warnings: Finding[] };

/** web-ext answers with a report and a non-zero exit code when it found errors. */
function lint(): Promise<Report> {
  return new Promise((resolve, reject) => {
    execFile('web-ext', ['lint', '--source-dir', BUILD, '--output', 'json'], (error, stdout) => {
      if (stdout.trim()) resolve(JSON.parse(stdout));
      else reject(error ?? new Error('web-ext said nothing'));
    });
  });
}

const { errors, warnings } = await lint();
const findings = [...errors, ...warnings.filter(({ code }) => !TOLERATED.has(code))];
for (const { code, message, description, file, line } of findings)
  console.error(`${file ?? BUILD}${line ? `:${line}` : ''} ${code}: ${message} ${description}`);
if (findings.length > 0) process.exitCode = 1;
else console.log(`No errors, and no warnings but ${warnings.length} of ${[...TOLERATED].join(', ')}.`);
