import { isTracker } from './remote-image.ts';

/** What a body asked to load, and was blocked. */
export interface BlockedCounts {
  /** Visible images. */
  images: number;
  /** Tracking pixels: they tell the sender that the mail was opened. */
  trackers: number;
  /** Style sheets, fonts, frames, media and everything else that loads. */
  others: number;
  /** The hosts of all of these, each once, in the order of the mail. */
  hosts: string[];
}

const PICTURE_DATA = /^data:image\/(png|jpe?g|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon|svg\+xml)[;,]/i;
const REMOTE = /^(https?:)?[\\/]{2}/i;
/** An address up to the end of its host. */
const ORIGIN = /^(https?:)?[\\/]{2,}[^\\/?#]+/i;
/** Attributes that load something on removed elements. */
const LOADING_ATTRIBUTES = [
  'src',
  'srcset',
  'href',
  'xlink:href',
  'data',
  'poster',
  'background',
  'code',
  'archive',
  'classid',
];

/** Decides about every address in a body that would be loaded, and counts those that are not. */
export class RemoteContent {
  readonly #counts = { images: 0, trackers: 0, others: 0 };
  readonly #hosts = new Set<string>();
  readonly #origins = new Set<string>();
  readonly #loadsImages: boolean;
  readonly #cid: Readonly<Record<string, string>>;

  constructor(remote: 'blocked' | 'loaded', cid: Readonly<Record<string, string>>) {
    this.#loadsImages = remote === 'loaded';
    this.#cid = cid;
  }

  get blocked(): BlockedCounts {
    return { ...this.#counts, hosts: [...this.#hosts] };
  }

  /** A picture of a style sheet. */
  imageFor(url: string): string | undefined {
    const local = this.#localPicture(url);
    if (local || !REMOTE.test(url.trim())) return local;
    if (this.#loadsImages) return secured(url);
    this.#count('images', url);
    return undefined;
  }

  onBlocked(url: string): void {
    if (REMOTE.test(url.trim())) this.#count('others', url);
  }

  /** An `<img>`, before its attributes are judged: its source is replaced or removed. Trackers are blocked even when images are loaded. */
  prepareImage(image: Element): void {
    const url = image.getAttribute('src')?.trim() || firstOfSet(image.getAttribute('srcset') ?? '');
    image.removeAttribute('src');
    const local = this.#localPicture(url);
    if (local) image.setAttribute('src', local);
    else if (REMOTE.test(url)) {
      if (isTracker(signsOf(image, url))) {
        this.#count('trackers', url);
        image.remove();
      } else if (this.#loadsImages) image.setAttribute('src', secured(url));
      else this.#count('images', url);
    }
  }

  /** An old `background` attribute as the declaration that it stands for; undefined when it is blocked. */
  backgroundOf(element: Element): string | undefined {
    const url = element.getAttribute('background');
    return url ? this.imageFor(url) : undefined;
  }

  /** Counts what a removed element would have loaded. */
  reportDropped(element: Element): void {
    // The content of a removed form or label stays, and is judged separately.
    for (const name of LOADING_ATTRIBUTES) {
      const url = element.getAttribute(name);
      if (url && element.localName !== 'base') this.onBlocked(url);
    }
  }

  #localPicture(url: string): string | undefined {
    const address = url.trim();
    if (PICTURE_DATA.test(address)) return address;
    if (!/^cid:/i.test(address)) return undefined;
    const id = safelyDecoded(address.slice(4)).replace(/^<|>$/g, '');
    const picture = Object.hasOwn(this.#cid, id) ? this.#cid[id] : undefined;
    return picture && PICTURE_DATA.test(picture) ? picture : undefined;
  }

  #count(kind: 'images' | 'trackers' | 'others', url: string): void {
    this.#counts[kind]++;
    // Most images of a mail come from a few hosts: parsing each URL once is enough.
    const origin = ORIGIN.exec(url.trim())?.[0] ?? url;
    if (this.#origins.has(origin)) return;
    this.#origins.add(origin);
    const host = URL.parse(url.trim(), 'https://invalid')?.host;
    if (host && host !== 'invalid') this.#hosts.add(host);
  }
}

function signsOf(image: Element, url: string) {
  const attribute = (name: string) => image.getAttribute(name) ?? undefined;
  return {
    url,
    width: attribute('width'),
    height: attribute('height'),
    alt: attribute('alt'),
    style: attribute('style'),
  };
}

function firstOfSet(srcset: string): string {
  return /[^\s,]\S*/.exec(srcset)?.[0].replace(/,+$/, '') ?? '';
}

/** Pictures come over https or not at all: most servers have both, and the page forbids the other. */
function secured(url: string): string {
  const secure = URL.parse(url.trim(), 'https://invalid');
  if (!secure || secure.hostname === 'invalid') return '';
  secure.protocol = 'https:';
  secure.username = '';
  secure.password = '';
  return secure.href;
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
