import { expect, it } from 'vitest';
import type { ConfigEnv } from 'wxt';
import config from '../../wxt.config.ts';

async function pluginsFor(command: ConfigEnv['command']): Promise<string[]> {
  const { plugins = [] } =
    (await config.vite?.({ command, mode: 'loopback', browser: 'chrome', manifestVersion: 3 })) ?? {};
  return (await Promise.all(plugins.flat())).flatMap((plugin) => (plugin && 'name' in plugin ? [plugin.name] : []));
}

it('scripts call texts by short names only where the packed texts get them too, which is not while developing', async () => {
  expect(await pluginsFor('build')).toContain('short-texts');
  expect(await pluginsFor('serve')).not.toContain('short-texts');
});
