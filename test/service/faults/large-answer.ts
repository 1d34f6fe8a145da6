const PART = 'x'.repeat(64 * 1024);

/** What a large answer says before its one long text, and after it. */
function frameOf(path: string, status: number): [before: string, after: string] {
  if (status >= 400) return ['{"error":{"type":"api_error","code":"internal_error","detail":"', '"}}'];
  if (path.endsWith('/messages')) return ['{"messages":[{"id":"large","from":"a@b.test","subject":"', '"}]}'];
  return ['{"id":"large","email":"large@mayfly.test","domains":[],"subject":"Large","body_text":"', '"}'];
}

/** Well-formed JSON for that path, one text in it that long; sent as quickly as it is read. */
export function largeAnswer(path: string, status: number, bytes: number, isPacked: boolean): Response {
  const [before, after] = frameOf(path, status);
  const encoder = new TextEncoder();
  let left = bytes;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(encoder.encode(before)),
    pull(controller) {
      if (left > 0) {
        controller.enqueue(encoder.encode(PART.slice(0, left)));
        left -= PART.length;
        return;
      }
      controller.enqueue(encoder.encode(after));
      controller.close();
    },
  });
  const headers = { 'Content-Type': 'application/json' };
  if (!isPacked) return new Response(body, { status, headers });
  return new Response(body.pipeThrough(new CompressionStream('gzip')), {
    status,
    headers: { ...headers, 'Content-Encoding': 'gzip' },
  });
}

/** A list of so many messages, a second apart, the newest last. @param now epoch ms */
export function longList(count: number, now: number): Response {
  const messages = Array.from({ length: count }, (_, at) => ({
    id: `many-${at}`,
    from: 'Flood <flood@b.test>',
    subject: `Number ${at}`,
    created_at: new Date(now - (count - at) * 1000).toISOString(),
    body_text: 'Hello',
  }));
  return Response.json({ messages });
}
