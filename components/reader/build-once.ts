import { type BodyDocument, type BodyOptions, buildBodyDocument } from '../../lib/message/body/body-document.ts';

let last: { html: string; options: BodyOptions; built: BodyDocument } | undefined;

/** `buildBodyDocument` with its last result cached, so that what was prepared is not built twice. */
export function buildOnce(html: string, options: BodyOptions): BodyDocument {
  const { remote, theme, cid } = options;
  const isSame =
    last?.html === html && last.options.remote === remote && last.options.theme === theme && last.options.cid === cid;
  if (!last || !isSame) last = { html, options, built: buildBodyDocument(html, options) };
  return last.built;
}
