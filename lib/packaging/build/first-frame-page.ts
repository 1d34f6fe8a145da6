import type { Plugin } from 'vite';

/** The script that puts a page's last state on screen. */
const FIRST_FRAME = /<script\s+src="\/first-frame\.js"><\/script>/;

/**
 * Packs pages that have a first frame of their own so that nothing stands before it: their script is named to the first frame's, which
 * loads it.
 */
export function firstFramePage(): Plugin {
  return {
    name: 'first-frame-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!FIRST_FRAME.test(html)) return html;
        let script = '';
        const named = html
          .replace(/(?<!\s)\s*<script type="module"[^<>]* src="([^"]+)"><\/script>/, (_, path: string) => {
            script = path;
            return '';
          })
          .replace(FIRST_FRAME, () => `<script src="/first-frame.js" data-then="${script}"></script>`);
        return named;
      },
    },
  };
}
