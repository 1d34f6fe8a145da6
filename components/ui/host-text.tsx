import { Fragment } from 'preact';

/** A host that wraps at its dots, so that it can be read on two lines too. */
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
