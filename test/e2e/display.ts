import { execFile, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { waitFor } from './wait-for.ts';

const run = promisify(execFile);

/** A screen of its own with a window manager, so that menus, prompts and shortcuts are the browser's real ones. */
export type Display = {
  /** For `DISPLAY`, such as `:99`. */
  name: string;
  /** Moves the pointer there and clicks; 3 is the right button. In pixels of the screen. */
  click(point: Point, button?: 1 | 3): Promise<void>;
  /** Presses keys one after the other, by their X names: `Up`, `Return`, `alt+shift+m`. */
  press(...keys: string[]): Promise<void>;
  /** Ids of all windows that are to be seen, an open menu's or a prompt's among them. */
  findWindows(): Promise<string[]>;
  /** Where a window is, in pixels of the screen; undefined once it has closed. */
  findBox(window: string): Promise<Box | undefined>;
  /** Saves a picture of the whole screen. */
  savePicture(file: string): Promise<void>;
  stop(): Promise<void>;
};

export type Point = { x: number; y: number };

export type Box = Point & { width: number; height: number };

export const SCREEN = { width: 1280, height: 900 };

/** @throws when Xvfb, openbox or xdotool is missing */
export async function startDisplay(): Promise<Display> {
  // It is killed when this process ends, and the programs on it end with it.
  const server = spawn(
    'setpriv',
    [
      '--pdeathsig',
      'KILL',
      'Xvfb',
      '-displayfd',
      '3',
      '-screen',
      '0',
      `${SCREEN.width}x${SCREEN.height}x24`,
      '-noreset',
      // On a busy machine there may be long enough between a key's press and its release for it to repeat.
      '-r',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const name = `:${await readNumber(server.stdio[3] as NodeJS.ReadableStream, ended)}`;
  const env = { ...process.env, DISPLAY: name };

  const xdotool = async (...args: string[]) => (await run('xdotool', args, { env })).stdout.trim();
  spawn('openbox', ['--sm-disable'], { env, stdio: 'ignore' });
  await waitFor('the window manager', () => xdotool('get_num_desktops').catch(() => undefined));

  return {
    name,
    async click({ x, y }, button = 1) {
      await xdotool('mousemove', String(Math.round(x)), String(Math.round(y)), 'click', String(button));
    },
    async press(...keys) {
      for (const key of keys) await xdotool('key', '--clearmodifiers', key);
    },
    async findWindows() {
      // It fails over a window that closes meanwhile.
      const search = () => xdotool('search', '--onlyvisible', '--name', '.*').catch(() => undefined);
      return (await waitFor('the windows', search)).split('\n');
    },
    async findBox(window) {
      const lines = await xdotool('getwindowgeometry', '--shell', window).catch(() => undefined);
      const read = (name: string) => Number(lines?.match(new RegExp(`^${name}=(-?\\d+)`, 'm'))?.[1]);
      return lines ? { x: read('X'), y: read('Y'), width: read('WIDTH'), height: read('HEIGHT') } : undefined;
    },
    async savePicture(file) {
      await mkdir(dirname(file), { recursive: true });
      await run('import', ['-window', 'root', file], { env });
    },
    async stop() {
      server.kill();
      await ended;
    },
  };
}

/** Xvfb picks a display that is free, and writes its number once it can be used. */
function readNumber(stream: NodeJS.ReadableStream, ended: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    ended.then(() => reject(new Error('Xvfb did not start')));
  });
}
