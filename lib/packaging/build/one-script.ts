import type { Plugin } from 'vite';

/** The module that every page of the mailbox starts with. */
const MAILBOX = /\/components\/popup\/mount-popup\.tsx$/;

/**
 * Packs what the mailbox's first view needs into one script: a browser asks for each script only after it has read the one that imports
 * it, and a popup would wait for fifteen.
 */
export function oneScript(): Plugin {
  return {
    name: 'one-script',
    apply: 'build',
    outputOptions(options) {
      // The background and the scripts for pages are one script each in any case.
      if (options.format !== 'es') return null;
      return { ...options, codeSplitting: { groups: [{ name: 'mailbox', test: MAILBOX }] } };
    },
  };
}
