import { rasterUrl } from '../attachment/attachment-type.ts';
import { findPicture, type InlinePictures } from '../parse/inline-pictures.ts';
import { placeholder, placeholderNumber } from './find-seen.ts';
import { firstOfSet, isRemote, isTracker, loadableUrl } from './remote-image.ts';

/** What a body tried to load, and was blocked. */
export interface BlockedCounts {
  images: number;
  /** Tracking pixels: they tell the sender that the mail was opened. */
  trackers: number;
  /** Style sheets, fonts, frames, media, images of a private network, and everything else that loads. */
  others: number;
  /** The hosts of all of these, each once, in the order of the mail. */
  hosts: string[];
}

const LOADING_ATTRIBUTES = 'src srcset href xlink:href data poster background code archive classid'.split(' ');

/** Images that were fetched before, as `data:` URLs, by their own URLs. */
export type FetchedImages = Readonly<Record<string, string>>;

/**
 * `blocked`: nothing remote is loaded. `measured`: a placeholder replaces each remote image. Else: the images that the user can see, see
 * `findSeenImages`, are loaded over https, or replaced by those that were fetched before.
 */
export type RemoteImages = 'blocked' | 'measured' | { seen: readonly string[]; fetched?: FetchedImages };

/** Decides about every URL in a body that would be loaded, and counts those that are blocked. */
export class RemoteContent {
  readonly #counts = { images: 0, trackers: 0, others: 0 };
  readonly #hosts = new Set<string>();
  readonly #remote: 'blocked' | 'measured' | ReadonlySet<string>;
  /** The URLs of images with a placeholder, in order, with its number. */
  readonly #measured = new Map<string, number>();
  /** The URLs of the visible images that were blocked. */
  readonly blockedImages = new Set<string>();
  readonly #fetched: FetchedImages | undefined;
  /** The loaded images that are used by styles. */
  readonly backgrounds = new Set<string>();
  readonly #cid: InlinePictures;

  constructor(remote: RemoteImages, cid: InlinePictures) {
    this.#remote = typeof remote === 'object' ? new Set(remote.seen) : remote;
    this.#fetched = typeof remote === 'object' ? remote.fetched : undefined;
    this.#cid = cid;
  }

  get blocked(): BlockedCounts {
    return { ...this.#counts, hosts: [...this.#hosts] };
  }

  /** The URLs of images with placeholders, by their numbers. */
  get measured(): string[] {
    return [...this.#measured.keys()];
  }

  /** The URL that a style may use for an image, undefined if it is blocked: see `CssContext`. */
  imageFor(url: string, isConditional = false): string | undefined {
    const local = this.#localPicture(url);
    if (local || !isRemote(url)) return local;
    const image = isConditional ? undefined : this.#remoteImage(url);
    if (!image) this.#count(isConditional ? 'others' : this.#kindOfBlocked(url), url);
    else if (typeof this.#remote === 'object') this.backgrounds.add(image);
    return image;
  }

  onBlocked(url: string): void {
    if (isRemote(url)) this.#count('others', url);
  }

  /** Replaces or removes the source of an `<img>`, before its attributes are checked. Trackers are blocked even when images are loaded. */
  prepareImage(image: Element): void {
    const url = image.getAttribute('src')?.trim() || firstOfSet(image.getAttribute('srcset') ?? '');
    image.removeAttribute('src');
    const local = this.#localPicture(url);
    if (local) image.setAttribute('src', local);
    else if (isRemote(url)) {
      const [width, height, alt, style] = ['width', 'height', 'alt', 'style'].map(
        (name) => image.getAttribute(name) ?? undefined,
      );
      if (isTracker({ url, width, height, alt, style })) {
        this.#count('trackers', url);
        image.remove();
        return;
      }
      const shown = this.#remoteImage(url);
      if (shown) image.setAttribute('src', shown);
      else this.#count(this.#kindOfBlocked(url), url);
    }
  }

  reportDropped(element: Element): void {
    // The content of a removed form or label stays, and is checked separately.
    for (const name of LOADING_ATTRIBUTES) {
      const url = element.getAttribute(name);
      if (url && element.localName !== 'base') this.onBlocked(url);
    }
  }

  /** `others`: it is never loaded. `trackers`: visible images are loaded, but this one is not visible. `images`: blocked as remote. */
  #kindOfBlocked(url: string): 'images' | 'trackers' | 'others' {
    const image = loadableUrl(url);
    if (!image) return 'others';
    return typeof this.#remote === 'object' && !this.#remote.has(image) ? 'trackers' : 'images';
  }

  /** The URL to show for a remote image; undefined if it is blocked, or could not be fetched. */
  #remoteImage(url: string): string | undefined {
    const image = loadableUrl(url);
    if (this.#remote === 'blocked' || !image) return undefined;
    if (this.#remote === 'measured') {
      const number = this.#measured.get(image) ?? this.#measured.size;
      this.#measured.set(image, number);
      return placeholder(number);
    }
    if (!this.#remote.has(image)) return undefined;
    if (!this.#fetched) return image;
    const fetched = Object.hasOwn(this.#fetched, image) ? this.#fetched[image] : undefined;
    return fetched && rasterUrl(fetched);
  }

  #localPicture(url: string): string | undefined {
    const address = url.trim();
    // Only our own placeholders may have numbers.
    if (placeholderNumber(address) !== undefined) return undefined;
    if (/^data:/i.test(address)) return rasterUrl(address);
    const picture = findPicture(this.#cid, address);
    return picture && rasterUrl(picture);
  }

  #count(kind: 'images' | 'trackers' | 'others', url: string): void {
    this.#counts[kind]++;
    const image = kind === 'images' && loadableUrl(url);
    if (image) this.blockedImages.add(image);
    const host = URL.parse(url.trim(), 'https://invalid')?.host;
    if (host && host !== 'invalid') this.#hosts.add(host);
  }
}
