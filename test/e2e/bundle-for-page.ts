import { build, type Rolldown } from 'vite';

const bundled = new Map<string, Promise<string>>();

/**
 * Bundles modules of ours as one script for `page.evaluate`, minified as they ship. Each is bundled once for a name.
 * @param entry what it exports is in `globalThis[name]` afterwards
 */
export function bundleForPage(entry: URL, name: string): Promise<string> {
  const key = `${name} ${entry.pathname}`;
  const known = bundled.get(key) ?? bundle(entry, name);
  bundled.set(key, known);
  return known;
}

async function bundle(entry: URL, name: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: entry.pathname, formats: ['iife'], name },
      rolldownOptions: { output: { generatedCode: { symbols: false } } },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0].code;
  const declared = `var ${name}=`;
  if (!code?.startsWith(declared)) throw new Error(`Not bundled as expected: ${code?.slice(0, 100)}`);
  return code.replace(declared, `globalThis.${name}=`);
}
