import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Service } from './service.ts';

/** What a test says to the service, over real HTTP and SMTP. */
export interface TestClient {
  /** @param body sent as it is if it is text, as JSON otherwise */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Creates an address. */
  createAddress(): Promise<string>;
  /** Messages in the list of an address. */
  listMessages(email: string): Promise<{ id: string; [field: string]: unknown }[]>;
  sendMail(mail: SendMailOptions): Promise<void>;
  /** Sends a message byte for byte. */
  sendSource(to: string | string[], source: string | Buffer): Promise<void>;
}

/** Any host of the service, with SMTP in front. */
export type TestedService = Pick<Service, 'api' | 'smtp' | 'keys'>;

interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** The body parsed; undefined if it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says with its expectations what the body is
  json: any;
}

/** @param key default: the service's first */
export function createTestClient(service: TestedService, key: string = service.keys[0] ?? ''): TestClient {
  const [host, port] = service.smtp.split(':');
  const transport = createTransport({ host, port: Number(port), ignoreTLS: true });

  const client: TestClient = {
    async call(method, path, body, headers = {}) {
      const response = await fetch(service.api + path, {
        method,
        headers: { 'X-API-Key': key, ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, bytes, json: parseJson(bytes.toString()) };
    },
    async createAddress() {
      return (await client.call('POST', '/v1/emails')).json.email;
    },
    async listMessages(email) {
      return (await client.call('GET', `/v1/emails/${email}/messages`)).json.messages;
    },
    async sendMail(mail) {
      await transport.sendMail({ from: 'Anna <anna@sender.test>', ...mail });
    },
    async sendSource(to, source) {
      await transport.sendMail({ envelope: { from: 'anna@sender.test', to }, raw: source });
    },
  };
  return client;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
