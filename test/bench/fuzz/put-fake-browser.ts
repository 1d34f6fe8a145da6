import { fakeBrowser } from 'wxt/testing/fake-browser';

// Imported before all that stores something: outside of Vitest nothing else puts a browser there.
Object.assign(globalThis, { chrome: fakeBrowser });
