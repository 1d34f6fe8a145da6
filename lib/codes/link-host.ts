// Below these everybody may have a name. The Public Suffix List knows all of them, but is larger than all that reads mail.
const OPEN_SECOND = /^(?:co|com|net|org|gov|edu|ac|or|ne|go|gob|gouv|govt|ltd|plc|nom|id|in|web|gen)$/;

/** A host and the parts of it that are compared: `app.harbour.co.uk` is of the site `harbour.co.uk`, which is called `harbour`. */
export type LinkHost = { host: string; site: string; name: string };

/**
 * The host of a target, without the whole Public Suffix List: only to say how two names are alike, never where something may go.
 * @returns ASCII; an IP address and a single label are a site of their own
 */
export function linkHost(host: string): LinkHost {
  const plain = host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  const labels = plain.split('.');
  if (isIp(plain) || labels.length === 1) return { host: plain, site: plain, name: plain };
  const isOpen = labels.length > 2 && (labels.at(-1) ?? '').length === 2 && OPEN_SECOND.test(labels.at(-2) ?? '');
  const own = labels.slice(isOpen ? -3 : -2);
  return { host: plain, site: own.join('.'), name: own[0] ?? plain };
}

/** The domain that a sender writes from; undefined where no address is in it. */
export function senderHost(from: string | undefined): LinkHost | undefined {
  const domain = /@([a-z\d-]+(?:\.[a-z\d-]+)+)[\s>)"']*$/i.exec((from ?? '').slice(-300))?.[1];
  return domain === undefined ? undefined : linkHost(domain);
}

export function isIp(host: string): boolean {
  return /^\d+(?:\.\d+){3}$/.test(host) || host.startsWith('[');
}

/** Whether a host is one of the person's own network: what somebody tests before it is on the web. */
export function isNear(host: string): boolean {
  return /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])|\.(?:localhost|test|local)$/.test(
    host,
  );
}
