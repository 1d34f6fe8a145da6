import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** A command without its line end, or bytes as they are, which may be made when their turn comes. */
type SmtpLine = string | Buffer | (() => Buffer);

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
    await new Promise<void>((resolve) => socket.write(toBytes(line), () => resolve()));
    answers.push(await readAnswer(incoming));
  }
  socket.destroy();
  return answers;
}

function toBytes(line: SmtpLine): Buffer {
  if (typeof line === 'function') return line();
  return typeof line === 'string' ? Buffer.from(`${line}\r\n`) : line;
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
