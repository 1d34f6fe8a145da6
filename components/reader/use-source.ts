import { useEffect, useMemo, useState } from 'preact/hooks';
import { binaryOf } from '../../lib/email/parse/bytes.ts';
import { findInlinePictures } from '../../lib/email/parse/inline-pictures.ts';
import { parseSource, type Source } from '../../lib/email/parse/parse-source.ts';
import { SOURCE } from '../../lib/mailbox/message.ts';
import type { useFiles } from './use-files.ts';

/**
 * A message's source, which is loaded when it is needed, and what is parsed from it.
 * @param hasPictures the message has inline images: the source loads at once, and a failure is not shown, as the message can be
 *   read without them
 */
export function useSource(load: ReturnType<typeof useFiles>['load'], hasPictures: boolean) {
  const [source, setSource] = useState<Source>();

  /** @returns undefined on failure */
  async function loadSource(options: { isQuiet?: boolean; isAgain?: boolean } = {}): Promise<Blob | undefined> {
    const bytes = await load(SOURCE, options);
    if (bytes) setSource(parseSource(binaryOf(new Uint8Array(await bytes.arrayBuffer()))));
    return bytes;
  }

  useEffect(() => {
    if (hasPictures) void loadSource({ isQuiet: true });
  }, [hasPictures]);

  const pictures = useMemo(
    () => (hasPictures && source ? findInlinePictures(source.parts) : undefined),
    [hasPictures, source],
  );
  return { source, pictures, loadSource };
}
