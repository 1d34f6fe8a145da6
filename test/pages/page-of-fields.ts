import type { PageToClassify } from './classify-in-chromium.ts';

/**
 * One page with many fields, each in a form of its own.
 * @param fields markup by the expected kind; `FIELD` stands for the attribute that says it, and fields without it are company
 */
export function pageOfFields(name: string, fields: Record<string, string[]>): PageToClassify {
  const forms = Object.entries(fields).flatMap(([expected, lines]) =>
    lines.map((line) => formOf(line.replaceAll('FIELD', `data-expect="${expected}"`))),
  );
  return { name, html: `<!doctype html><meta charset="utf-8">${forms.join('\n')}`, runsScripts: false };
}

/** Ids repeat from form to form, as they do on pages with several; rows and cells stand in tables. */
function formOf(markup: string): string {
  if (markup.startsWith('<form')) return markup;
  if (markup.startsWith('<td')) return `<form><table><tr>${markup}</tr></table></form>`;
  return markup.startsWith('<tr') ? `<form><table>${markup}</table></form>` : `<form><div>${markup}</div></form>`;
}
