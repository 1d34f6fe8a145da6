import type { Plugin } from 'vite';

/**
 * Lets our pages connect to the extension's own files alone. The manifest has one policy for pages and background, and the background
 * asks whichever service the user named; a second policy in the page takes that away again.
 */
export function connectToSelf(): Plugin {
  return {
    name: 'connect-to-self',
    // In development the server tells pages of changes.
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: "connect-src 'self'" },
        injectTo: 'head-prepend',
      },
    ],
  };
}
