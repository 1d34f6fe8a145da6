import { generateKeyPairSync, sign } from 'node:crypto';
import { DAY } from '../../lib/i18n/time.ts';

/** A key and a certificate in its name, for a server that browsers reach when they ignore who signed. */
export type SelfSigned = { key: string; cert: string };

const SEQUENCE = 0x30;
const SET = 0x31;
const BIT_STRING = 0x03;
const ECDSA_WITH_SHA256 = tagged(SEQUENCE, Buffer.from('06082a8648ce3d040302', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** @see https://www.rfc-editor.org/rfc/rfc5280#section-4.1 */
export function signItself(name: string, now: number): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const named = tagged(
    SEQUENCE,
    tagged(SET, tagged(SEQUENCE, Buffer.concat([COMMON_NAME, tagged(0x0c, Buffer.from(name))]))),
  );
  const serial = tagged(0x02, Buffer.of(1));
  const validity = tagged(SEQUENCE, Buffer.concat([utcTime(now - DAY), utcTime(now + 90 * DAY)]));
  const certified = tagged(
    SEQUENCE,
    Buffer.concat([
      serial,
      ECDSA_WITH_SHA256,
      named,
      validity,
      named,
      publicKey.export({ type: 'spki', format: 'der' }),
    ]),
  );
  const signature = tagged(BIT_STRING, Buffer.concat([Buffer.of(0), sign('sha256', certified, privateKey)]));
  const certificate = tagged(SEQUENCE, Buffer.concat([certified, ECDSA_WITH_SHA256, signature]));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const lengths = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...lengths), content]);
}

function utcTime(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}
