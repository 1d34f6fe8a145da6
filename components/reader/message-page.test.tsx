import { expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { SOURCE } from '../../lib/mailbox/message.ts';
import { madeMessage } from '../../test/mailbox/made.ts';
import { openTestMailbox, writeRecords } from '../../test/mailbox/open-test-mailbox.ts';
import { renderProps } from '../../test/render-props.ts';
import { until } from '../../test/until.ts';

it('a source that is too large for a string is saved, as it is stored', async () => {
  fakeBrowser.reset();
  openTestMailbox();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('HTMLIFrameElement', class {});
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation((async () => ({ ok: true })) as never);
  const message = madeMessage({ id: 'm1', readAt: 1 });
  const bytes = new Blob(['Subject: all of it\r\n\r\n']);
  await writeRecords((transaction) => transaction.put('files', { message: 'm1', file: SOURCE, bytes }));
  const [{ MessagePage }, { Reader }] = await Promise.all([import('./message-page.tsx'), import('./reader.tsx')]);
  const actions = {} as Parameters<typeof MessagePage>[0]['actions'];
  const page = { canFill: false } as Parameters<typeof MessagePage>[0]['page'];
  const mailbox = { addresses: [], messages: [message] };
  const { props: reader, unmount } = renderProps(
    <MessagePage id="m1" mailbox={mailbox} now={1} page={page} actions={actions} />,
    Reader,
  );

  const saved: Blob[] = [];
  const link = { click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:';
  });
  for (const read of ['text', 'arrayBuffer', 'bytes'] as const)
    vi.spyOn(Blob.prototype, read).mockImplementation(async function (this: Blob) {
      // Its start can be read.
      if (this.size > 1) throw new RangeError('Invalid string length');
      return new ArrayBuffer(this.size) as never;
    });
  reader()?.actions.saveSource();
  await until(() => expect(link.click).toHaveBeenCalled());
  expect(saved.map(({ size }) => size)).toEqual([bytes.size]);
  unmount();
});
