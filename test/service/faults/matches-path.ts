/** @param pattern `*` stands for one segment or part of one, `**` for any run of characters */
export function matchesPath(pattern: string, path: string): boolean {
  const source = pattern
    .split(/(\*+)/)
    .map((part) => {
      if (!part.startsWith('*')) return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
      return part === '*' ? '[^/]*' : '.*';
    })
    .join('');
  return new RegExp(`^${source}$`).test(path);
}
