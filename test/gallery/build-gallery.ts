import { build } from 'vite';
import { galleryConfig } from './vite-gallery.ts';

/** Builds the gallery: once for all workers of the test runner. */
export default async function buildGallery(): Promise<void> {
  await build(galleryConfig());
}
