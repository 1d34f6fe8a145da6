/** A code in groups, always from left to right, and never translated. */
export function CodeText({ code }: { code: string }) {
  return (
    <bdi class="tabular" dir="ltr" translate={false}>
      {formatCode(code)}
    </bdi>
  );
}

/**
 * A code in groups that are easy to read: 482913 → "482 913". For display only; what is copied is the code itself.
 * Codes with groups or letters of their own stay as they are.
 */
export function formatCode(code: string): string {
  if (!/^\d{6,10}$/.test(code)) return code;
  const size = code.length % 3 === 0 ? 3 : code.length % 4 === 0 ? 4 : Math.ceil(code.length / 2);
  const groups = Array.from({ length: Math.ceil(code.length / size) }, (_, at) =>
    code.slice(at * size, (at + 1) * size),
  );
  return groups.join(' ');
}
