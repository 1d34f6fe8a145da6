import { Fragment } from 'preact';

/** A host that wraps at its dots, so that it is easy to read on two lines, too. */
export function HostText({ host }: { host: string }) {
  const [first, ...others] = host.split('.');
  return (
    <>
      {first}
      {others.map((label, at) => (
        <Fragment key={at}>
          <wbr />.{label}
        </Fragment>
      ))}
    </>
  );
}

/**
 * The host that a link leads to, which is shown to the user before the link is opened.
 * @returns the host in its ASCII form with its port; undefined for anything but http and https
 */
export function linkHost(link: string): string | undefined {
  const url = URL.parse(link);
  return url && /^https?:$/.test(url.protocol) ? url.host : undefined;
}
