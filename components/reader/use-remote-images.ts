import { useEffect, useState } from 'preact/hooks';
import type { RemoteImages } from '../../lib/email/html/remote-content.ts';
import type { ImageLoader } from './image-loader.ts';

/** `running`: the images are being fetched; `refused`: the user denied the permission; `incomplete`: some could not be fetched. */
export type ImageLoading = 'running' | 'refused' | 'incomplete';

/**
 * A message's remote images: blocked at first, shown when the user asks.
 * @param loadImages undefined if the frame can load the images itself
 * @param findSeen finds the URLs of the images that are visible
 */
export function useRemoteImages(loadImages: ImageLoader | undefined, findSeen: () => Promise<string[]>) {
  const [remote, setRemote] = useState<RemoteImages>('blocked');
  const [loading, setLoading] = useState<ImageLoading>();

  async function fetchThem(loader: ImageLoader, urls: string[]): Promise<void> {
    const fetching = loader.load(urls, findSeen);
    setLoading('running');
    const loaded = await fetching;
    if (loaded)
      setRemote((known) => ({
        seen: loaded.seen,
        fetched: { ...(typeof known === 'object' && known.fetched), ...loaded.fetched },
      }));
    const isMissing = (url: string) => urls.includes(url) && !loaded?.fetched[url];
    setLoading(!loaded ? 'refused' : loaded.seen.some(isMissing) ? 'incomplete' : undefined);
  }

  return {
    remote,
    loading,
    /** To be called within a click. @param urls of the blocked images */
    show(urls: string[]): void {
      if (!loadImages) void findSeen().then((seen) => setRemote({ seen }));
      else if (loading !== 'running') void fetchThem(loadImages, urls);
    },
  };
}

/** Whether the browser asks the user before the blocked images are fetched: false until that is known. */
export function useAsksFirst(loadImages: ImageLoader | undefined, images: string[]): boolean {
  const [asksFirst, setAsksFirst] = useState(false);

  useEffect(() => {
    if (images.length > 0) void loadImages?.asksFirst(images).then(setAsksFirst);
  }, [loadImages, images]);

  return asksFirst;
}
