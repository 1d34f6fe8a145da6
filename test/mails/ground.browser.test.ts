import { beforeAll, expect, test } from 'vitest';
import { bodyPage } from '../../lib/email/html/body-page.ts';
import { openSafetyBrowser, type SafetyBrowser } from '../safety/safety-browser.ts';
import { measurePage } from './measure-page.ts';

const GIF = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** Where a mail has a picture under a text. @param url of the picture, @param text an element or a text */
const PICTURES: Record<string, (url: string, text: string) => string> = {
  'of a cell': (url, text) => `<table><tr><td background="${url}">${text}</td></tr></table>`,
  'of a table': (url, text) => `<table background="${url}"><tr><td>${text}</td></tr></table>`,
  'of the page': (url, text) => `<body background="${url}">${text}</body>`,
  'of a style': (url, text) => `<div style="background-image:url('${url}');background-size:cover">${text}</div>`,
  'of a short style': (url, text) => `<div style="background:url('${url}') center / cover no-repeat">${text}</div>`,
  'over white': (url, text) => `<div style="background:#fff url('${url}')">${text}</div>`,
  'of a cell over white': (url, text) =>
    `<table bgcolor="white"><td bgcolor="#ffffff" background="${url}">${text}</td></table>`,
  'under a shade': (url, text) =>
    `<div style="background:linear-gradient(rgba(0,0,0,.6),rgba(0,0,0,.6)),url('${url}')">${text}</div>`,
  'of a sheet': (url, text) => `<style>.hero{background-image:url(${url})}</style><div class="hero">${text}</div>`,
  'of a sheet for wide windows': (url, text) =>
    `<style>@media (min-width:1px){.hero{background:url(${url})!important}}</style><div class="hero">${text}</div>`,
  'in front of it': (url, text) =>
    `<table bgcolor="#fff"><td><div style="position:relative"><img src="${url}" width="300" height="80"><div style="position:absolute;top:9px">${text}</div></div></td></table>`,
};

/** How the text has its colour. */
const TEXTS = {
  'by its style': (colour: string) => `<h1 style="color:${colour}">482913</h1>`,
  'by a font': (colour: string) => `<font color="${colour}">482913</font>`,
  'by a sheet': (colour: string) => `<style>.t *{color:${colour}!important}</style><div class="t"><b>482913</b></div>`,
  'by what is around': (colour: string) => `<div style="color:${colour}"><p>482913</p></div>`,
  'in a link': (colour: string) => `<a href="https://a.example/" style="color:${colour}">Your code of today</a>`,
};

const COLOURS = ['#eeeeee', 'yellow', 'rgba(255,255,255,.8)'];

const TEXT_LIST = [...Object.values(TEXTS).map((text) => text('#ffffff')), ...COLOURS.map(TEXTS['by its style'])];

/** WCAG 2, AA. */
const READABLE = 4.5;

let browser: SafetyBrowser;

beforeAll(async () => {
  browser = await openSafetyBrowser('chromium');
});

test.each([
  { theme: 'light', url: 'https://a.example/dark.png', state: 'blocked' },
  { theme: 'dark', url: 'https://a.example/dark.png', state: 'blocked' },
  { theme: 'dark', url: 'cid:white', state: 'shown' },
] as const)('a text on a picture that is $state can be read in the $theme theme', async ({ theme, url }) => {
  for (const [place, picture] of Object.entries(PICTURES)) {
    await browser.run(
      TEXT_LIST.map((text) => picture(url, text)),
      { remote: 'blocked', theme, cid: { white: GIF } },
      'shipped',
    );
    const drawn = (await browser.inBodies(measurePage)).map(({ contrasts }) => contrasts);
    expect(drawn.flat(), place).toHaveLength(TEXT_LIST.length);
    expect(Math.min(...drawn.flat()), place).toBeGreaterThanOrEqual(READABLE);
  }
});

test('what the author made readable is as it was: a colour behind the picture, a button on it, a card', async () => {
  const url = 'https://a.example/dark.png';
  const texts = [
    `<td bgcolor="#123456" background="${url}"><font color="white">a</font></td>`,
    `<td background="${url}"><a href="https://a.example" style="background:#b3261e;color:#fff">Open it now</a></td>`,
    `<td background="${url}" style="color:#fff"><div style="background-color:#101010">a</div></td>`,
  ];
  await browser.run(
    texts.map((text) => `<table><tr>${text}</tr></table>`),
    { remote: 'blocked', theme: 'light' },
    'shipped',
  );
  const read = () =>
    [...document.querySelectorAll('font, a, td > div')].map((one) => {
      const { color, backgroundColor } = getComputedStyle(one);
      return [color, backgroundColor, getComputedStyle(one.closest('td') ?? one).backgroundColor];
    });
  const [white, none, sheet] = ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'];
  expect(await browser.inBodies(read)).toEqual([
    [[white, none, 'rgb(18, 52, 86)']],
    [[white, 'rgb(179, 38, 30)', sheet]],
    [[white, 'rgb(16, 16, 16)', sheet]],
  ]);
});

test('on paper, a mail of the dark theme is black on white', async () => {
  const { page } = browser;
  const styles = 'p{--mayfly-own:#eee!important;background:#000!important}';
  await page.setContent(bodyPage({ body: '<body><p>a <a href="https://a.example">b</a>', styles, theme: 'dark' }));
  await page.emulateMediaType('print');
  const drawn = await page.$$eval('html, body, p, a', (all) =>
    all.map((one) => {
      const { color, backgroundColor, colorScheme } = getComputedStyle(one);
      return [color, backgroundColor, colorScheme].join(' ');
    }),
  );
  await page.emulateMediaType();
  await browser.open();
  expect(new Set(drawn)).toEqual(new Set(['rgb(0, 0, 0) rgba(0, 0, 0, 0) light']));
});
