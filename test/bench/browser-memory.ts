import { readdirSync, readFileSync } from 'node:fs';

/**
 * Bytes that a browser holds, shared pages counted by their share: all its processes, and of those the extension's own.
 */
export type BrowserMemory = { browserBytes: number; extensionBytes: number };

type Process = { pid: number; parent: number; commandLine: string };

function readProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return [{ pid: Number(pid), parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]), commandLine }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

function readBytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** What the Chromium that this process has started holds now. Linux only. */
export function readBrowserMemory(): BrowserMemory {
  const processes = readProcesses();
  const ours = new Set([process.pid]);
  // A child may be listed before its parent.
  for (let size = 0; size !== ours.size; ) {
    size = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
  }
  const memory = { browserBytes: 0, extensionBytes: 0 };
  for (const { pid, commandLine } of processes) {
    if (!ours.has(pid) || !/chrom/i.test(commandLine)) continue;
    const bytes = readBytes(pid);
    memory.browserBytes += bytes;
    if (commandLine.includes('--extension-process')) memory.extensionBytes += bytes;
  }
  return memory;
}
