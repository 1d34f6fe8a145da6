import type { ServerResponse } from 'node:http';

/** Ends the connection without a word. */
export function dropConnection(outgoing: ServerResponse): void {
  outgoing.destroy();
}

/** Promises the whole answer, gives half of it and ends the connection. */
export async function dropHalfway(outgoing: ServerResponse, answer: Response): Promise<void> {
  await stallHalfway(outgoing, answer);
  outgoing.destroy();
}

/** Promises the whole answer and gives half of it, and no more. */
export async function stallHalfway(outgoing: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': body.length });
  const half = body.subarray(0, Math.floor(body.length / 2));
  await new Promise<void>((resolve) => outgoing.write(half, () => resolve()));
}
