/** @module-tag nightly */
import { expect, test } from 'vitest';
import { bundleClassifier, evaluateInChromium } from '../pages/classify-in-chromium.ts';

/** Fields as pages have them: labelled beside them and far away, by a placeholder, by what stands before them, and not at all. */
const ROW = `
  <div><label for="name#">Full name</label> <input id="name#"></div>
  <div><div><div><label for="far#">E-mail</label></div></div></div><div><div><div><input id="far#"></div></div></div>
  <p><input type="email" placeholder="you@example.com" class="wide"></p>
  <p>Your e-mail address <span></span><input id="plain#"></p>
  <input name="email#"><i class="icon"></i><input type="tel" name="phone" id="phone#">
  <div><div><input name="code" autocomplete="one-time-code"></div></div>`;

/** Forms in rows that all have the same ids. */
const SAME_IDS = '<div><label for="mail">E-mail</label> <input id="mail"></div>';

const pageOf = (rows: number, around: string, row = ROW) => ({
  name: `${rows} in a ${around}`,
  html: `<!doctype html><${around}>${Array.from({ length: rows }, (_, at) => row.replaceAll('#', `${at}`)).join('')}</${around}>`,
  runsScripts: false,
});

type Counted = {
  controls: number;
  /** The elements that were passed by, and the pieces of text that were read, for each control. */
  steps: number;
};

/** Runs in the page, as text: it may use nothing from this file. */
function countSteps(classify: (field: HTMLElement) => unknown): Counted {
  let steps = 0;
  const wrap = <T extends object>(prototype: T, name: keyof T, cost: (of: T, found: unknown) => number) => {
    const { value, get } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    const counted = function (this: T, ...given: unknown[]) {
      const found = (value ?? get).apply(this, given);
      steps += cost(this, found);
      return found;
    };
    Object.defineProperty(prototype, name, value ? { value: counted } : { get: counted });
  };
  const countWithin = (of: Node, until: Node | null) => {
    const walker = document.createTreeWalker(of);
    let count = 1;
    while (walker.nextNode() && walker.currentNode !== until) count++;
    return count;
  };
  for (const prototype of [Element.prototype, Document.prototype]) {
    wrap(prototype, 'querySelector', (of, found) => countWithin(of, found as Node | null));
    wrap(prototype, 'querySelectorAll', (of) => countWithin(of, null));
  }
  wrap(Node.prototype, 'textContent', (of) => countWithin(of, null));
  for (const name of ['matches', 'closest', 'getAttribute', 'checkVisibility', 'getBoundingClientRect'] as const)
    wrap(Element.prototype, name, () => 1);
  wrap(Node.prototype, 'contains', () => 1);
  const controls = [...document.getElementsByTagName('input')];
  for (const control of controls) classify(control);
  return { controls: controls.length, steps: steps / controls.length };
}

const countingScript = async () => `${await bundleClassifier()};(${countSteps.toString()})(classifier.classifyField)`;

test('a field takes no more steps where its page has more of them, in a form and in none', async () => {
  const pages = (['form', 'div'] as const).flatMap((around) => [pageOf(20, around), pageOf(320, around)]);
  const counted = (await evaluateInChromium<Counted>(pages, await countingScript())).flat();
  expect(counted.map(({ controls }) => controls)).toEqual([140, 2240, 140, 2240]);
  const [small, large, smallOutside, largeOutside] = counted.map(({ steps }) => Math.round(steps));
  expect([large, largeOutside]).toEqual([small, smallOutside]);
  expect(Math.max(...counted.map(({ steps }) => steps))).toBeLessThan(50);
});

test('a field takes no more steps where more of its page share an id', async () => {
  const pages = [pageOf(100, 'div', `<div>${SAME_IDS}</div>`), pageOf(2000, 'div', `<div>${SAME_IDS}</div>`)];
  const [small, large] = (await evaluateInChromium<Counted>(pages, await countingScript())).flat();
  expect(large?.controls).toBe(2000);
  expect(large?.steps).toBeLessThanOrEqual((small?.steps ?? 0) + 1);
});
