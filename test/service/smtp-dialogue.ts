import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** A command without its line end, or bytes as they are: in one piece, in several, or made when their turn comes. */
export type SmtpLine = string | Buffer | readonly Buffer[] | (() => Buffer);

/**
 * Speaks SMTP word by word, for what no mail library would say.
 * @param smtp `host:port`
 * @param lines each sent after the answer to the one before
 * @returns the greeting and the answers, with all lines of those that have several
 */
export async function speakSmtp(smtp: string, lines: readonly SmtpLine[]): Promise<string[]> {
  const [host, port] = smtp.split(':');
  const socket = connect(Number(port), host).setNoDelay(true);
  await once(socket, 'connect');
  const incoming = createInterface({ input: socket })[Symbol.asyncIterator]();
  const answers: string[] = [await readAnswer(incoming)];
  for (const line of lines) {
    for (const piece of toPieces(line)) await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
    answers.push(await readAnswer(incoming));
  }
  socket.destroy();
  return answers;
}

function toPieces(line: SmtpLine): readonly Buffer[] {
  if (typeof line === 'string') return [Buffer.from(`${line}\r\n`)];
  if (typeof line === 'function') return [line()];
  return Buffer.isBuffer(line) ? [line] : line;
}

async function readAnswer(incoming: AsyncIterator<string>): Promise<string> {
  const lines: string[] = [];
  for (;;) {
    const { value, done } = await incoming.next();
    if (done) return lines.join('\n');
    lines.push(value);
    if (/^\d{3} /.test(value)) return lines.join('\n');
  }
}
