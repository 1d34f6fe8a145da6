import { readFile } from 'node:fs/promises';
import { bundleClassifier, evaluateInChromium } from '../../pages/classify-in-chromium.ts';

/** One control of a page, and what decided about it: points, the rule, the words that it read. */
type Explained = { what: string; kind: string; heard: [points: number, rule: string, words: string][] };

/** Prints for each text control of a page what it is taken for, and which words decided, with their points: 10 make it a field for an address. */
export async function explainPage(path: string): Promise<void> {
  const html = await readFile(path, 'utf8');
  const script = `${await bundleClassifier()};(${explainAll.toString()})(classifier.classifyField)`;
  const [found] = await evaluateInChromium<Explained[]>([{ name: path, html, runsScripts: false }], script);
  for (const { what, kind, heard } of found?.flat() ?? []) {
    console.log(`${kind.padEnd(14)} ${what}`);
    for (const [points, rule, words] of heard) console.log(`${`${points}`.padStart(18)}  ${rule}: ${words}`);
  }
}

/** Runs in the page, as text: it may use nothing from this file. */
function explainAll(classify: (field: HTMLElement, trace: (...heard: [number, string, string]) => void) => string) {
  const within = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      ...(element.matches('input:not([type=hidden],[type=submit],[type=checkbox],[type=radio])') ? [element] : []),
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  return within(document).map((field) => {
    const heard: [number, string, string][] = [];
    const kind = classify(field, (...one) => heard.push(one)) ?? 'none';
    return { what: field.outerHTML.replace(/>[\s\S]*/, '>').slice(0, 160), kind, heard };
  });
}
