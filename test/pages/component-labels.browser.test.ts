import { expect } from 'vitest';
import { testPages } from './test-pages.ts';

/** A component that draws a field, in a shadow root. */
const shadow = (html: string) => `<template shadowrootmode="open">${html}</template>`;

/** Where a page that is made of components says what a field is for. Its field has the id `in`. */
const SHAPES: Record<string, (label: string) => string> = {
  'slotted into the label': (label) =>
    `<x-field>${shadow('<label><slot name="label"></slot><input id="in"></label>')}<b slot="label">${label}</b></x-field>`,
  'slotted before the field': (label) =>
    `<x-field>${shadow('<div><slot></slot></div><div><input id="in"></div>')}${label}</x-field>`,
  'slotted through two components': (label) =>
    `<x-outer>${shadow(`<x-field>${shadow('<label for="in"><slot name="label"></slot></label><input id="in">')}<slot name="label" slot="label"></slot></x-field>`)}<b slot="label">${label}</b></x-outer>`,
  'drawn around a field that is slotted': (label) =>
    `<x-wrap>${shadow(`<div>${label}</div><div><slot></slot></div>`)}<input id="in"></x-wrap>`,
  'drawn as the label of a slot': (label) =>
    `<x-wrap>${shadow(`<label>${label}</label><slot></slot>`)}<input id="in"></x-wrap>`,
  'drawn around a component in a slot': (label) =>
    `<x-wrap>${shadow(`<b>${label}</b><slot name="control"></slot>`)}<x-inner slot="control">${shadow('<slot></slot>')}<input id="in"></x-inner></x-wrap>`,
  'of the element': (label) => `<x-field aria-label="${label}">${shadow('<input id="in">')}</x-field>`,
  'named by the element': (label) =>
    `<h4 id="name">${label}</h4><p>It stays here.</p><x-field aria-labelledby="name">${shadow('<input id="in">')}</x-field>`,
  'before the element': (label) => `<x-label>${label}</x-label><x-field>${shadow('<input id="in">')}</x-field>`,
};

const SCRIPT = `(cases) => cases.flatMap(([why, address, code]) => {
  document.body.setHTMLUnsafe('<form>' + address + '<button>Sign up</button></form>');
  const found = ranking.rankFields(document, undefined)[0]?.field.id;
  document.body.setHTMLUnsafe('<p>We mailed you a code.</p><form>' + code + '<button>Go on</button></form>');
  const [field] = finding.findCertainField(document, '481516');
  return [...(found === 'in' ? [] : ['address: ' + why]), ...(field?.id === 'in' ? [] : ['code: ' + why])];
})`;

testPages(
  'a field of a component is known by its label, wherever that comes from',
  { ranking: 'fields/rank-fields.ts', finding: 'fields/find-certain-field.ts' },
  async (call) => {
    const cases = Object.entries(SHAPES).map(([why, draw]) => [why, draw('Email address'), draw('Verification code')]);
    expect(await call(SCRIPT, cases)).toEqual([]);
  },
);
