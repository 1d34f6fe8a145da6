import { useEffect, useMemo, useState } from 'preact/hooks';
import { SOURCE } from '../../lib/mailbox/database.ts';
import { findInlinePictures } from '../../lib/message/body/inline-pictures.ts';
import { parseMimeParts } from '../../lib/message/mime/mime-parts.ts';
import { parseSourceHeaders } from '../../lib/message/mime/source-headers.ts';
import type { useFiles } from '../hooks/use-files.ts';

/**
 * A message's own source, once somebody needs it, and what only it knows.
 * @param hasPictures the message shows pictures that came with it: the source is brought by itself then, and where that fails
 *   nothing is said, since the message can be read without
 */
export function useSource(load: ReturnType<typeof useFiles>['load'], hasPictures: boolean) {
  const [text, setText] = useState<string>();

  /** @returns undefined when it did not come */
  async function bring(isQuiet = false): Promise<Blob | undefined> {
    const bytes = await load(SOURCE, { isQuiet });
    if (bytes) setText(await bytes.text());
    return bytes;
  }

  useEffect(() => {
    if (hasPictures) void bring(true);
  }, [hasPictures]);

  const pictures = useMemo(
    () => (hasPictures && text !== undefined ? findInlinePictures(parseMimeParts(text)) : undefined),
    [hasPictures, text],
  );
  const headers = useMemo(() => (text === undefined ? undefined : parseSourceHeaders(text)), [text]);
  return { text, pictures, headers, bring };
}
