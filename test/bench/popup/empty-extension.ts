import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILES = {
  'manifest.json': JSON.stringify({
    manifest_version: 3,
    name: 'Empty',
    version: '1',
    action: { default_popup: 'popup.html' },
    background: { service_worker: 'background.js' },
  }),
  'popup.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head><body style="width:380px;height:560px"><h1>Empty</h1></body></html>',
  'background.js': 'chrome.runtime.onMessage.addListener((message, sender, answer) => answer(message));',
};

/** Writes an extension that does nothing: what a popup and a worker cost before anything is in them. */
export async function writeEmptyExtension(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
}
