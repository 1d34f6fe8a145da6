import { formatCode } from './format-code.ts';

/** A code in groups, always from left to right, and never translated. */
export function CodeText({ code }: { code: string }) {
  return (
    <bdi class="tabular" dir="ltr" translate={false}>
      {formatCode(code)}
    </bdi>
  );
}
