import type { Plugin } from 'vite';

/** The script that puts a page's last state on screen. */
const FIRST_FRAME = '<script src="/first-frame.js"></script>';

/**
 * Packs pages that have a first frame of their own so that nothing stands before it: their style comes with the page, and their script
 * is named to the first frame's, which loads it once the page is on screen.
 */
export function firstFramePage(): Plugin {
  return {
    name: 'first-frame-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(FIRST_FRAME)) return html;
        let script = '';
        return html
          .replace(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/, (_, path: string) => {
            script = path;
            return '';
          })
          .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, path: string) => {
            const style = bundle?.[path];
            if (style?.type !== 'asset') throw new Error(`${path} is not in the bundle`);
            return `<style>${style.source}</style>`;
          })
          .replace(FIRST_FRAME, `<script src="/first-frame.js" data-then="${script}"></script>`);
      },
    },
  };
}
