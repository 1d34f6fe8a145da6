/**
 * Numbers names that would be one file on some system: `a.pdf`, `A (2).pdf`. Upper and lower case, and the ways to write an accent,
 * are one there.
 * @param names as `cleanAttachmentName` gives them
 * @returns in the same order
 */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const end = dot > 0 ? dot : name.length;
    let unique = name;
    let number = lastNumbers.get(sameFile(name)) ?? 1;
    while (taken.has(sameFile(unique))) unique = `${name.slice(0, end)} (${++number})${name.slice(end)}`;
    lastNumbers.set(sameFile(name), number);
    taken.add(sameFile(unique));
    return unique;
  });
}

function sameFile(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase();
}
