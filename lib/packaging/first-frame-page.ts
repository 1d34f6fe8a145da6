import type { Plugin } from 'vite';

/** The script that puts a page's last state on screen. */
const FIRST_FRAME = /<script\s+src="\/first-frame\.js"><\/script>/;

/** Rules for windows of a certain size; within them no rule has another around it. */
const FOR_SIZES = /@media \((?:width|height)[<>]=[^)]*\)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/**
 * A popup's window grows while it opens, and at each step browsers match anew all of a sheet in which a rule for a size begins or ends
 * to hold. So these are a sheet of their own, after the other, as they are in our style.
 */
function partBySize(style: string): string {
  const forSizes = style.match(FOR_SIZES) ?? [];
  return [style.replace(FOR_SIZES, ''), forSizes.join('')].map((part) => part && `<style>${part}</style>`).join('');
}

/**
 * Packs pages that have a first frame of their own so that nothing stands before it: their script is named to the first frame's, which
 * loads it once the page is on screen, and the popup brings its style with it.
 */
export function firstFramePage(): Plugin {
  return {
    name: 'first-frame-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!FIRST_FRAME.test(html)) return html;
        let script = '';
        const named = html
          .replace(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/, (_, path: string) => {
            script = path;
            return '';
          })
          .replace(FIRST_FRAME, () => `<script src="/first-frame.js" data-then="${script}"></script>`);
        // Tabs and panels are opened once, and stay.
        if (!filename.includes('popup')) return named;
        return named.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, path: string) => {
          const style = bundle?.[path];
          if (style?.type !== 'asset') throw new Error(`${path} is not in the bundle`);
          // A disabled link is not loaded, and tells views that come later that the style they stand on is there.
          return `<link rel="stylesheet" href="/${path}" disabled>${partBySize(String(style.source))}`;
        });
      },
    },
  };
}
