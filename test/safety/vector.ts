/** One hostile (or harmless) mail. */
export type Vector = {
  name: string;
  html: string;
  /** Texts or pieces of markup that must still be there, for mails that are harmless. */
  keep?: string[];
};

/** `HOST` in a mail is a host that no other vector names. */
export function withOwnHost({ html, ...vector }: Vector): Vector {
  const words = vector.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const host = `${words.replace(/^-|-$/g, '').slice(0, 60)}.example`;
  return { ...vector, html: html.replaceAll('HOST', host) };
}

/** @param htmlByName `HOST` in it is a host that only this vector names */
export const vectors = (area: string, htmlByName: Record<string, string>): Vector[] =>
  Object.entries(htmlByName).map(([name, html]) => withOwnHost({ name: `${area}: ${name}`, html }));
