import { createTransport } from 'nodemailer';
import type { Service } from './service.ts';

/** As many at a time. */
const CONNECTIONS = 4;

/**
 * Sends many mails over SMTP, as fast as the service takes them; each sender is another one.
 * @param to takes turns
 */
export async function sendFlood({ smtp }: Service, to: readonly string[], count: number): Promise<void> {
  const [host, port] = smtp.split(':');
  const transport = createTransport({
    host,
    port: Number(port),
    ignoreTLS: true,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: count,
  });
  try {
    await Promise.all(
      Array.from({ length: count }, (_, nth) =>
        transport.sendMail({
          from: `Sender ${nth} <mail${nth}@flood.example>`,
          to: to[nth % to.length],
          subject: `Mail ${nth}`,
          text: `This is mail ${nth} of a flood. Nobody asked for it.`,
        }),
      ),
    );
  } finally {
    transport.close();
  }
}
