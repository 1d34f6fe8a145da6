/** One hostile (or harmless) mail. */
export interface Vector {
  name: string;
  html: string;
  /** Texts or pieces of markup that must still be there, for mails that are harmless. */
  keep?: string[];
}

/** `html` by name; `HOST` in it is a host that only this vector names. */
export function vectors(area: string, htmlByName: Record<string, string>): Vector[] {
  return Object.entries(htmlByName).map(([name, html]) => ({
    name: `${area}: ${name}`,
    html: html.replaceAll(
      'HOST',
      `${`${area} ${name}`
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 60)}.example`,
    ),
  }));
}
