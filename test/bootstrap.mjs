/**
 * `node test/bootstrap.mjs FILE [args]` runs FILE from a fresh clone: installs what is missing, saying what, then hands over to the
 * project's own Node. This file and what it imports are plain JavaScript without dependencies: they run on any Node from 18 on.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants as os } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lookForProgram, placesOf } from './find-program.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const bin = join(root, 'node_modules', '.bin');
process.chdir(root);
process.env.PATH = `${bin}${delimiter}${process.env.PATH}`;

/** Program → Debian's packages for it. Without a font the pictures would show boxes for letters. */
const CHROMIUM = { chromium: ['chromium', 'fonts-liberation'] };
const FIREFOX = { 'firefox-esr': ['firefox-esr', 'fonts-liberation'] };
const DISPLAY = { Xvfb: ['xvfb'], openbox: ['openbox'], xdotool: ['xdotool'], import: ['imagemagick'] };

/** What FILE can't run without. Whatever is not listed needs no browser. */
function neededPrograms(file, args) {
  switch (file) {
    case 'test/start/start.ts':
      return args.includes('--firefox') ? FIREFOX : CHROMIUM;
    case 'test/scripts/soak/main.ts':
    case 'test/scripts/pictures/main.ts':
      return { ...CHROMIUM, ...DISPLAY };
    case 'test/runner/main.ts':
      return args[1] === 'fast' ? {} : { ...CHROMIUM, ...FIREFOX, ...DISPLAY };
    case 'test/runner/stress.ts':
    case 'test/bench/main.ts':
      return { ...CHROMIUM, ...FIREFOX, ...DISPLAY };
    default:
      return {};
  }
}

/** Whether node_modules holds another version of something than the lock file asks for, or lacks it. */
function isInstallStale() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed)) return true;
  const [asked, held] = ['package-lock.json', installed].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages);
  return Object.entries(asked).some(
    ([path, { version, optional }]) => path !== '' && held[path]?.version !== version && !(optional && !held[path]),
  );
}

/** The Node among the packages; where there is none for this machine, the one that runs this, if it is new enough. */
function findNode() {
  const own = join(bin, 'node');
  if (existsSync(own)) return own;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18)) fail('Please install Node 22.18 or newer first.');
  return process.execPath;
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  if (status !== 0) fail(`"${command} ${args.join(' ')}" failed${error ? `: ${error.message}` : ''}.`);
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function installPrograms(needed) {
  const missing = Object.keys(needed).filter((program) => lookForProgram(program) === undefined);
  if (missing.length === 0) return;
  const packages = missing.flatMap((program) => needed[program]);
  if (!isDebian() || process.getuid?.() !== 0) {
    const places = missing.map((program) => `${program}; looked for: ${placesOf(program).join(', ')}`).join('\n  ');
    fail(`Please install first, on Debian by apt-get install ${packages.join(' ')}:\n  ${places}`);
  }
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], env);
  run('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], env);
}

const [file, ...args] = process.argv.slice(2);
if (!file || !existsSync(file)) fail('Usage: node test/bootstrap.mjs FILE [args]');

if (isInstallStale()) {
  console.log('Installing the packages of package-lock.json …');
  // An older Node runs npm here, which warns about packages that the project's own Node will run.
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
}
installPrograms(neededPrograms(file, args));
if (!existsSync('.wxt')) run('wxt', ['prepare']);

const child = spawn(findNode(), [file, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => fail(`${file} could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? 128 + os.signals[signal]));
