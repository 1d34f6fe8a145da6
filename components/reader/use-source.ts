import { useEffect, useMemo, useState } from 'preact/hooks';
import { findInlinePictures, parseMimeParts } from '../../lib/email/parse/mime-parts.ts';
import { parseSourceHeaders } from '../../lib/email/parse/source-headers.ts';
import { SOURCE } from '../../lib/mailbox/message.ts';
import type { useFiles } from './use-files.ts';

/**
 * A message's source, which is loaded when it is needed, and what is parsed from it.
 * @param hasPictures the message has inline images: the source loads at once, and a failure is not shown, as the message can be
 *   read without them
 */
export function useSource(load: ReturnType<typeof useFiles>['load'], hasPictures: boolean) {
  const [text, setText] = useState<string>();
  const [isTried, setTried] = useState(false);

  /** @returns undefined on failure */
  async function loadSource(options: { isQuiet?: boolean; isAgain?: boolean } = {}): Promise<Blob | undefined> {
    const bytes = await load(SOURCE, options);
    if (bytes) setText(await bytes.text());
    return bytes;
  }

  useEffect(() => {
    if (hasPictures) void loadSource({ isQuiet: true }).finally(() => setTried(true));
  }, [hasPictures]);

  const pictures = useMemo(
    () => (hasPictures && text !== undefined ? findInlinePictures(parseMimeParts(text)) : undefined),
    [hasPictures, text],
  );
  const headers = useMemo(() => (text === undefined ? undefined : parseSourceHeaders(text)), [text]);
  return { text, pictures, arePicturesDue: hasPictures && !isTried, headers, loadSource };
}
