import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIBRARIES } from '../../components/settings/about.tsx';
import { LANGUAGES } from '../../lib/i18n/languages.ts';
import { VARIANTS } from '../../lib/packaging/build/pack-texts.ts';
import { findUnread, OLDEST_BROWSERS } from '../compat/support.ts';
import { fileOf } from '../language/read-texts.ts';
import { NIGHTLY } from '../runner/test-tags.ts';

/** The budget: what installing asks for. A new permission needs a reason in the README and for the stores. */
const PERMISSIONS = ['storage', 'alarms', 'notifications', 'contextMenus', 'activeTab', 'scripting', 'publicSuffix'];

/** Chromium's side panel is a permission, Firefox's sidebar is none; only Firefox tells which field was clicked. */
const OF_BUILD: Record<string, string[]> = { 'chrome-mv3': ['sidePanel'], 'firefox-mv3': ['menus'] };

/** By which each permission is used, in the shipped background. */
const USES = [
  /\.storage\b/,
  /\.alarms\b/,
  /\.notifications\b/,
  /\.contextMenus\b/,
  /\.executeScript\(/,
  /\bpublicSuffix:/,
];

const root = join(import.meta.dirname, '../..');

describe.each(['chrome-mv3', 'firefox-mv3'])('the shipped %s', (build) => {
  const folder = join(root, '.output', build);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

  it('asks for no more than it needs', () => {
    expect(manifest.permissions.toSorted()).toEqual([...PERMISSIONS, ...(OF_BUILD[build] ?? [])].toSorted());
    expect(manifest.host_permissions).toEqual(['https://api.temp-mail.io/*']);
    for (const page of ['README.md', '.github/store/en.md']) {
      const reasons = readFileSync(join(root, page), 'utf8');
      for (const asked of [...manifest.permissions, ...manifest.host_permissions])
        expect(reasons).toContain(`\`${asked}\``);
    }
    expect(manifest.content_scripts).toBeUndefined();
    expect(manifest.web_accessible_resources).toBeUndefined();
    expect(manifest.externally_connectable).toBeUndefined();
  });

  it('uses what it asks for', () => {
    const background = readFileSync(join(folder, 'background.js'), 'utf8');
    for (const use of USES) expect(background).toMatch(use);
    if (OF_BUILD[build]?.includes('sidePanel')) expect(background).toMatch(/\.sidePanel\b/);
    if (OF_BUILD[build]?.includes('menus'))
      expect(readFileSync(join(folder, 'fill.js'), 'utf8')).toMatch(/\.getTargetElement\b/);
  });

  it('brings no more than 8 kB into a page at a fill, and no more than 32 kB for the button in fields', () => {
    expect(statSync(join(folder, 'fill.js')).size).toBeLessThanOrEqual(8000);
    expect(statSync(join(folder, 'field-button.js')).size).toBeLessThanOrEqual(32_000);
  });

  it('has its texts in every language, and under the names that Chromium looks for', () => {
    const locales = globSync('*', { cwd: join(folder, '_locales') });
    expect(locales.toSorted()).toEqual([...Object.keys(LANGUAGES).map(fileOf), ...Object.keys(VARIANTS)].toSorted());
  });

  it('brings the licence of every package in it', () => {
    const notices = readFileSync(join(folder, 'licences.txt'), 'utf8');
    const packages = [...notices.matchAll(/^-{72}\n\n(\S+) [\d.]+, (.*)$/gm)].map(([, name]) => name);
    expect(packages).toEqual(packages.toSorted());
    expect(packages).toEqual(expect.arrayContaining(LIBRARIES.map(({ name }) => name.toLowerCase())));
    expect(packages).toContain('tldts-core');
    for (const words of ['Mayfly\n\nMIT License', 'Jason Miller', 'Mozilla Public License', 'Public Suffix List'])
      expect(notices).toContain(words);
    expect(globSync('bundled*', { cwd: folder })).toEqual([]);
  });

  it('lets the background alone connect to other machines', () => {
    const pages = ['popup.html', 'options.html', 'sidepanel.html', 'mailbox.html'];
    for (const page of pages)
      expect(readFileSync(join(folder, page), 'utf8')).toMatch(
        /<head>\s*<meta http-equiv="Content-Security-Policy" content="connect-src (?:'|&#39;)self(?:'|&#39;)">/,
      );
  });

  it('has the key’s place in the background, and in nothing that a page loads', () => {
    const files = globSync('**/*.js', { cwd: folder }).filter((file) =>
      /["'`]connectedServices["'`]/.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(files).toEqual(['background.js']);
  });

  it('runs no script but its own', () => {
    const policy: string = manifest.content_security_policy.extension_pages;
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.replace(/(style|img|connect)-src [^;]*/g, '')).not.toMatch(/unsafe|https?:/);
    for (const page of globSync('*.html', { cwd: folder })) {
      expect(readFileSync(join(folder, page), 'utf8')).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    }
  });
});

it('Firefox asks for what is sent to the service when it is connected, not at the installation', () => {
  const manifest = JSON.parse(readFileSync(join(root, '.output/firefox-mv3/manifest.json'), 'utf8'));
  expect(manifest.browser_specific_settings.gecko.data_collection_permissions).toEqual({
    required: ['none'],
    optional: ['authenticationInfo', 'personalCommunications'],
  });
});

const UNREAD = [
  ['chrome', 'chrome-mv3', []],
  // MDN lists it for Android alone.
  ['firefox', 'firefox-mv3', ['browser_specific_settings.gecko_android']],
  ['android', 'firefox-mv3', ['commands', 'permissions: contextMenus', 'permissions: menus', 'sidebar_action']],
  ['safari', 'safari-mv3', []],
  ['iphone', 'safari-mv3', ['permissions: contextMenus']],
] as const;
for (const [browser, build, unread] of UNREAD) {
  // Safari's build is made at night alone.
  const options = build === 'safari-mv3' ? NIGHTLY : {};
  it(`${browser} reads all of its manifest but what another version of it reads`, options, () => {
    const manifest = JSON.parse(readFileSync(join(root, '.output', build, 'manifest.json'), 'utf8'));
    expect(findUnread(manifest, OLDEST_BROWSERS[browser]).toSorted()).toEqual(unread);
  });
}
