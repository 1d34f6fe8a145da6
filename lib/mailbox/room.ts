/** Where the browser does not say how much room it has. */
const DEFAULT_BYTES = 500_000_000;
/** The rest is for mail that comes meanwhile, and for the browser, which stores a file before it drops its own copy. */
const SHARE = 0.5;

/** How large a file may be that is stored now, in bytes. */
export async function readRoomBytes(): Promise<number> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined ? DEFAULT_BYTES : Math.max(0, quota - usage) * SHARE;
}
