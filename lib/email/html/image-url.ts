import { isPublicName } from '../../site/is-public-name.ts';

/** Whether a URL in a mail leads to another machine. */
export function isRemote(url: string): boolean {
  return /^(https?:)?[\\/]{2}/i.test(url.trim());
}

/** The first URL of a `srcset`; empty where there is none. */
export function firstOfSet(srcset: string): string {
  return /[^\s,]\S*/.exec(srcset)?.[0].replace(/(?<!,),+$/, '') ?? '';
}

/**
 * The URL by which an image is loaded: over https, as most servers have both and the page forbids the other, and without a user. A
 * stranger's mail must not make the browser ask machines of the reader's own network: only public names are asked.
 * @returns empty for one that is never loaded
 */
export function loadableUrl(url: string): string {
  const secure = URL.parse(url.trim(), 'https://invalid');
  if (!secure || !isPublicName(secure.hostname)) return '';
  secure.protocol = 'https:';
  secure.username = '';
  secure.password = '';
  return secure.href;
}
