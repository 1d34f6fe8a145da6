import { Fragment } from 'preact';

/** A host that breaks at its dots before it breaks within a name: who it is can be read on two lines too. */
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
