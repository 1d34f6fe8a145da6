import { formatCode } from './format/format-code.ts';

/** A code to be read: its groups stay in order whichever way the words around it run, and no translator touches it. */
export function CodeText({ code }: { code: string }) {
  return (
    <bdi class="tabular" dir="ltr" translate={false}>
      {formatCode(code)}
    </bdi>
  );
}
