import type { IncomingHttpHeaders } from 'node:http';
import type { CountingServer } from './counting-server.ts';

/** One green pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** All that a browser may be asked to tell of itself. */
const HINTS = ['ua', 'ua-arch', 'ua-full-version-list', 'ua-model', 'ua-platform-version', 'device-memory', 'dpr'];

/**
 * Answers for a host over TLS, as one who wants to know its visitors: every answer sets cookies of all kinds, a tag for the cache, and
 * asks for client hints.
 * @param together images of one mail, answered once all of them were asked for: in a mail that is open, what the answer to one has set may
 *   come back with another, which tells the sender nothing new
 * @returns the headers of each image that was asked for, by path
 */
export async function answerImages(
  server: CountingServer,
  host: string,
  together: readonly string[],
): Promise<Map<string, IncomingHttpHeaders>> {
  const waiting: (() => void)[] = [];
  const asked = new Map<string, IncomingHttpHeaders>();
  await server.answerSecurely(host, ({ url = '/', headers }, response) => {
    response.setHeader('Set-Cookie', [
      'lax=1',
      'none=1; SameSite=None; Secure',
      'apart=1; SameSite=None; Secure; Partitioned',
    ]);
    response.setHeader('ETag', '"visitor-1"');
    response.setHeader('Accept-CH', HINTS.map((hint) => `Sec-CH-${hint}`).join(', '));
    if (url === '/') {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><link rel="icon" href="data:,"><script>new Image().src = "/own.png"</script>');
    } else {
      asked.set(url, headers);
      response.setHeader('Content-Type', 'image/png');
      response.setHeader('Cache-Control', 'no-cache');
      const answer = () => void response.end(PNG);
      if (!together.includes(url)) return answer();
      waiting.push(answer);
      if (together.every((path) => asked.has(path))) for (const send of waiting.splice(0)) send();
    }
  });
  return asked;
}
