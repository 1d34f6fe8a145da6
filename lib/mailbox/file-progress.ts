/**
 * How far a file is on its way from the service into the store.
 * @property file the attachment's id, or `SOURCE`
 * @property totalBytes absent where the service did not say
 */
export type FileOnItsWay = { message: string; file: string; loadedBytes: number; totalBytes?: number };

const CHANNEL = 'file-progress';

/** Called by the background while it fetches. */
export function announceFileProgress(progress: FileOnItsWay): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(progress);
  channel.close();
}

/** Calls back with every step of every file, until the signal aborts. */
export function watchFileProgress(onProgress: (progress: FileOnItsWay) => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<FileOnItsWay>) => onProgress(data);
  signal.addEventListener('abort', () => channel.close());
}
