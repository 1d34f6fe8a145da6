import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailService } from '../../lib/service/create-service.ts';

type MailReceiver = Pick<MailService, 'hasAddress' | 'receive'>;

interface MailServerOptions {
  host: string;
  /** 0 for any. */
  port: number;
  /** What the server calls itself. */
  name: string;
  maxMessageBytes: number;
  service: MailReceiver;
}

export interface MailServer {
  port: number;
  stop(): Promise<void>;
}

/** How long an open connection may hold up the end. */
const CLOSE_TIMEOUT_MS = 200;

/** The only way in for mail: SMTP for the addresses that live, in the clear, without a login. */
export async function startMailServer({
  host,
  port,
  name,
  maxMessageBytes,
  service,
}: MailServerOptions): Promise<MailServer> {
  const server = new SMTPServer({
    name,
    banner: 'Mayfly test service',
    size: maxMessageBytes,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: CLOSE_TIMEOUT_MS,
    onRcptTo({ address }, _session, callback) {
      service.hasAddress(address).then((isKnown) => {
        callback(isKnown ? null : refusal(550, `No such address here: ${address}`));
      }, callback);
    },
    onData(stream, session, callback) {
      receive(stream, session, service, maxMessageBytes).then(() => callback(), callback);
    },
  });
  // A client that hangs up is no reason to end the service.
  server.on('error', () => {});

  const listener = server.listen(port, host);
  await new Promise<void>((resolve, reject) => listener.once('listening', resolve).once('error', reject));
  return {
    port: (listener.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Delivers to every recipient that still lives when the message has arrived. @throws what the sender is told */
async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  service: MailReceiver,
  maxMessageBytes: number,
): Promise<void> {
  const source = await readWithin(stream, maxMessageBytes);
  if (!source) throw refusal(552, 'The message is too large');

  const { mailFrom, rcptTo } = session.envelope;
  const recipients = rcptTo.map(({ address }) => address);
  const isReceived = await service.receive(recipients, source, mailFrom ? mailFrom.address : '');
  if (isReceived) return;
  const isKnown = (await Promise.all(recipients.map((email) => service.hasAddress(email)))).includes(true);
  throw isKnown ? refusal(452, 'The mailbox is full') : refusal(550, 'No such address here any more');
}

/** Reads a stream to its end, and holds no more of it than the limit. @returns undefined if it is longer */
async function readWithin(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer | undefined> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.length;
    if (bytes <= maxBytes) pieces.push(piece);
    else pieces = [];
  }
  return bytes <= maxBytes ? Buffer.concat(pieces) : undefined;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
