import { beforeAll, expect, test, vi } from 'vitest';
import { deceivingLinks, overlayVectors, partsOf, wordsBelowPictures } from './all-vectors.ts';
import type { Mounted, MountOptions } from './mount-bodies.ts';
import { openSafetyBrowser, type SafetyBrowser } from './safety-browser.ts';
import type { Vector } from './vector.ts';

const BLOCKED: MountOptions = { remote: 'blocked', theme: 'light' };

let browser: SafetyBrowser;

beforeAll(async () => {
  browser = await openSafetyBrowser('chromium');
});

async function bodyOf(html: string, options: MountOptions = BLOCKED) {
  const { mounted, requests } = await browser.run([html], options, 'shipped');
  const [body] = mounted;
  if (!body) throw new Error('Nothing was mounted');
  return { ...body, requests };
}

/** What a style computes to for the first element that fits, inside the mounted mail. */
async function styleOf(selector: string, property: string, pseudo?: string): Promise<string | undefined> {
  const [style] = await browser.inBodies(
    (where, name, of) => {
      const element = document.querySelector(where);
      return element ? getComputedStyle(element, of).getPropertyValue(name) : undefined;
    },
    selector,
    property,
    pseudo,
  );
  return style;
}

/** Where the first element that fits is drawn, in the window. */
async function placeOf(selector: string): Promise<[x: number, y: number]> {
  const frame = await browser.page.$eval('body > iframe', (one) => one.getBoundingClientRect().toJSON() as DOMRect);
  const [box] = await browser.inBodies(
    (where) => document.querySelector(where)?.getBoundingClientRect().toJSON() as DOMRect | undefined,
    selector,
  );
  if (!box) throw new Error(`There is no ${selector}`);
  // The frame has a border of two pixels.
  return [frame.x + 2 + box.x + box.width / 2, frame.y + 2 + box.y + box.height / 2];
}

/**
 * Mounts many mails at once, and looks for faults in each.
 * @param find runs in the frame of each
 * @returns `name: fault`
 */
async function findInEach(
  vectors: Vector[],
  find: () => string[],
  findInMounted: (mounted: Mounted) => string[] = () => [],
): Promise<string[]> {
  // All of them are in sight.
  await browser.page.setViewport({ width: 1600, height: 900 });
  const found: string[] = [];
  for (let start = 0; start < vectors.length; start += 25) {
    const batch = vectors.slice(start, start + 25);
    const mails = batch.map(({ html }) => html);
    const { mounted } = await browser.run(mails, BLOCKED, 'shipped');
    const inFrames = await browser.inBodies(find);
    const ofEach = mounted.map((mail, at) => [...findInMounted(mail), ...(inFrames[at] ?? ['nothing is drawn'])]);
    found.push(...batch.flatMap(({ name }, at) => (ofEach[at] ?? []).map((fault) => `${name}: ${fault}`)));
  }
  return found;
}

test('what was blocked is counted by kind, and each host is listed once', async () => {
  const { blocked } =
    await bodyOf(`<style>@import "https://css.example/a";p{background:url(https://pic.example/b)}</style>
    <img src="https://pic.example/a.png" width=100><img src="//pic.example/c.png" alt=Logo>
    <img src="https://count.example/a.gif" width=1 height=1><img src="https://count.example/wf/open?id=1">
    <img src="https://count.example/b" style="display:none"><iframe src="https://frame.example/"></iframe>`);
  expect(blocked).toEqual({
    images: 3,
    trackers: 3,
    others: 2,
    hosts: ['css.example', 'pic.example', 'count.example', 'frame.example'],
  });
});

test('pictures are shown over https when asked for; pixels that only count are not', async () => {
  const { blocked, requests } = await bodyOf(
    `<img src="http://a.example/x.png" width=50><p style="background:url(https://b.example/y.png)">x</p>
     <img src="https://count.example/o.gif" width=1 height=1><link rel=stylesheet href="https://c.example/">`,
    { ...BLOCKED, remote: 'shown' },
  );
  expect(new Set(requests)).toEqual(new Set(['https://a.example', 'https://b.example']));
  expect(blocked).toEqual({ images: 0, trackers: 1, others: 1, hosts: ['count.example', 'c.example'] });
});

test('links open outside, with their true target; a text that lies is marked', async () => {
  const { srcdoc, links } = await bodyOf('<a href="https://evil.example/" target=_top title=x>https://bank.com</a>');
  expect(links).toEqual([
    {
      href: 'https://evil.example/',
      text: 'https://bank.com',
      host: 'evil.example',
      looksLike: 'bank.com',
      isTold: true,
      trackingParameters: [],
    },
  ]);
  expect(srcdoc).toContain('title="https://evil.example/\nLooks like bank.com, but opens evil.example."');
  expect(srcdoc).toContain('⚠ opens evil.example');
});

test('no item of a list is counted with a word', async () => {
  const { srcdoc } = await bodyOf(`<a href="https://evil.example/"><ol type=a start=36202><li>x<li value=36203>com/login
    </ol></a><ol start=7><li value=12>y</ol>`);
  expect(srcdoc).not.toContain('3620');
  expect(srcdoc).toContain('start="7"');
  expect(srcdoc).toContain('value="12"');
});

test('no style of the mail hides the mark or the target', async () => {
  await bodyOf(`<style>span,a+span,[role]{display:none!important;opacity:0!important;font-size:0!important}
    a::after,a:hover:after{display:none!important;content:""!important}</style><a href="https://evil.example/">bank.com</a>`);
  expect(await styleOf('a[href]', 'display')).toBe('inline-block');
  expect(await styleOf('a[href]', 'opacity')).toBe('1');
  expect(await styleOf('a[href]', 'font-size')).toBe('11px');
  const readWhenPointedAt = async () => {
    // The browser may not know yet where on the screen the new frame is.
    await browser.page.mouse.move(...(await placeOf('a[href]')));
    return styleOf('a[href]', 'content', '::after');
  };
  await expect.poll(readWhenPointedAt).toContain('https://evil.example/');
});

/** The texts of all links that are hit where the claim, or any link, is drawn. But for a mark with the true host, none may be. */
function findPressed(): string[] {
  const found = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    const range = document.createRange();
    range.selectNodeContents(element);
    for (const { left, top, width, height } of [...range.getClientRects(), ...element.getClientRects()]) {
      for (const along of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const link = document.elementFromPoint(left + along * width, top + height / 2)?.closest('a[href],area[href]');
        // A bare URL leads where it says.
        if (link && link.getAttribute('href') !== link.textContent) found.add(`${link.textContent} is pressed`);
      }
    }
  }
  for (const mark of ['⚠ opens evil.example', 'opens evil.example']) found.delete(`${mark} is pressed`);
  return [...found];
}

test('the instruments see a link that is pressed', async () => {
  const honest = { name: 'honest', html: '<p>x</p><a href="https://evil.example/">Read more</a>' };
  expect(await findInEach([honest], findPressed)).toEqual(['honest: Read more is pressed']);
});

for (const [part, tags, isTaken] of partsOf(3))
  test(`of a deceiving link, only a mark with the true host can be pressed, or nothing: ${part}`, {
    tags,
  }, async () => {
    const hasHost = ({ links }: Mounted) => links.some(({ host }) => host === 'evil.example');
    const findUnlisted = (mail: Mounted) => (hasHost(mail) ? [] : ['its host is not listed']);
    expect(await findInEach(deceivingLinks.filter(isTaken), findPressed, findUnlisted)).toEqual([]);
  });

test('where words are below a picture, they are cut, and no link lies over what is left', async () => {
  const findCovered = () => {
    const isOtherLink = (link: Element | null | undefined, node: Node) => link && !link.contains(node);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const seen = { left, top, right, bottom };
        for (let around = node.parentElement; around; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const box = around.getBoundingClientRect();
          if (around.localName === 'body') break;
          if (overflowX !== 'visible') Object.assign(seen, { right: Math.min(seen.right, box.right) });
          if (overflowY !== 'visible') Object.assign(seen, { bottom: Math.min(seen.bottom, box.bottom) });
        }
        for (let x = seen.left + 1; x < seen.right; x += 3)
          for (let y = seen.top + 1; y < seen.bottom; y += 3)
            if (isOtherLink(document.elementFromPoint(x, y)?.closest('a[href]'), node))
              found.push(`${node.nodeValue} is covered`);
      }
    }
    return [...new Set(found)];
  };
  expect(await findInEach(wordsBelowPictures, findCovered)).toEqual([]);
});

test.each([
  ['in front of it', '<p>\u202e<a href="https://evil.example/">evil.example/moc.knab</a></p>'],
  ['in it', '<a href="https://evil.example/">evil.\u202eexample\u2066/moc.knab</a>'],
  [
    'of an element around it',
    '<p dir=rtl>\u202e<b>\u2067<a href="https://evil.example/">evil.example/moc.knab</a></b></p>',
  ],
])('no control %s turns the letters of a link around', async (_, html) => {
  await bodyOf(html);
  const [shown] = await browser.inBodies(() => {
    const text = document.querySelector('a')?.firstChild as Text;
    const lefts = [...text.data].map((_letter, at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
    return { text: text.data, isInOrder: lefts.every((left, at) => at === 0 || left > (lefts[at - 1] ?? 0)) };
  });
  expect(shown).toEqual({ text: 'evil.example/moc.knab', isInOrder: true });
});

test('the areas of an image are links, and listed', async () => {
  const { srcdoc, links } =
    await bodyOf(`<img src="https://shop.example/map.png" width=100 height=80 usemap="#m" alt="Shops">
    <map name=m><area shape=rect coords="0,0,50,80" href="https://shop.example/a" alt="Berlin"><area href="javascript:alert(1)"></map>`);
  expect(links.map(({ href, text }) => [href, text])).toEqual([['https://shop.example/a', 'Berlin']]);
  expect(srcdoc).toContain('usemap="#m"');
  expect(srcdoc).toMatch(/<area [^>]*href="https:\/\/shop.example\/a"/);
  expect(srcdoc).toContain('coords="0,0,50,80"');
});

/** Clicks the link, and once more where the browser did not know yet where on the screen the new frame is. */
async function clickLink(hasActed: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitFor(
    async () => {
      await browser.page.mouse.click(...(await placeOf('a')));
      await vi.waitUntil(hasActed, { timeout: 1000 });
    },
    { timeout: 10_000 },
  );
}

test('an anchor moves within the mail, and nowhere else', async () => {
  await bodyOf(`<a href="#end">down</a><div style="height:5000px"></div><p id=end>end</p>`);
  const readPlace = () => browser.inBodies(() => [location.href, scrollY > 1000]);
  await clickLink(async () => `${await readPlace()}` === 'about:srcdoc#end,true');
  expect(browser.page.url()).toBe('http://reader.example/');
});

test('a real click on a link opens a tab of its own, without a referrer', async () => {
  await bodyOf('<a href="http://shop.example/order">order</a>');
  await clickLink(() => browser.server.requests.length > 0);
  expect(browser.server.requests).toEqual(['http://shop.example/order']);
  expect(browser.page.url()).toBe('http://reader.example/');
  expect(await browser.inBodies(() => location.href)).toEqual(['about:srcdoc']);
  for (const page of await browser.page.browser().pages()) if (page !== browser.page) await page.close();
});

test('nothing lies over others, nothing is wider than the window', async () => {
  const findLaid = () => [
    ...[...document.querySelectorAll('*')]
      .filter((element) => /fixed|absolute|sticky/.test(getComputedStyle(element).position))
      .map(({ tagName }) => `${tagName} is positioned`),
    ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
  ];
  expect(await findInEach(overlayVectors, findLaid)).toEqual([]);
});

test('in the dark a mail for white paper is dark and its text light; one that is dark stays as it is', async () => {
  const dark: MountOptions = { ...BLOCKED, theme: 'dark' };
  await bodyOf('<body bgcolor=white><table bgcolor="#ffffff"><td style="color:#000000">x</td></table></body>', dark);
  expect([await styleOf('table', 'background-color'), await styleOf('td', 'color')]).toEqual([
    'rgb(24, 24, 24)',
    'rgb(238, 238, 238)',
  ]);
  await bodyOf('<body bgcolor="#101010"><p style="color:#fafafa">x</p></body>', dark);
  expect([await styleOf('body', 'background-color'), await styleOf('p', 'color')]).toEqual([
    'rgb(16, 16, 16)',
    'rgb(250, 250, 250)',
  ]);
});

const BARE = 'https://shop.example/verify?id=7&x=(1)';
const ESCAPED = BARE.replace('&', '&amp;');

test.each([
  ['alone', ESCAPED, [BARE]],
  ['behind a break', `<p>Open this:<br>${ESCAPED}<br>Thanks</p>`, [BARE]],
  ['in a sentence', `<p>Open (${ESCAPED}), or ${ESCAPED}.</p>`, [BARE, BARE]],
  ['in Chinese', `<p>请打开${ESCAPED}，谢谢。</p>`, [BARE]],
  ['in Arabic', `<p dir="rtl">افتح الرابط ${ESCAPED}؟</p>`, [BARE]],
  ['in a cell, in bold', `<table><td><b>${ESCAPED}</b></td><td>x</td></table>`, [BARE]],
  ['in brackets, in two lines', '<pre>&lt;https://shop.example/a\nb&gt;\nx</pre>', ['https://shop.example/ab']],
  ['in preformatted lines', `<pre>a\n${ESCAPED}\nb</pre>`, [BARE]],
  ['beside a link', `<a href="https://shop.example/a">Open</a> or ${ESCAPED}`, ['https://shop.example/a', BARE]],
  ['in a link', `<a href="https://shop.example/a">https://shop.example/b</a>`, ['https://shop.example/a']],
  ['in an anchor without a target', '<a name="x">https://shop.example/b</a>', []],
  ['in pieces', 'https://shop.example/a?b=<b>c</b>', []],
  ['in pieces of a host', 'https://shop.example<b>.evil.example/a</b>', []],
  ['parted by a break that may be', 'https://shop.example/<wbr>a', []],
  ['whose scheme is apart', '<b>https://</b>shop.example/a', []],
  ['beside an image', `<img src="cid:x">${ESCAPED}<img src="cid:x">`, [BARE]],
  ['of another scheme', 'javascript://shop.example/%0aalert(1) ftp://shop.example/a', []],
])('a bare URL %s is a link, or none, but never half of one', async (_where, html, hrefs) => {
  const { links, executed } = await bodyOf(html);
  expect(links.map(({ href }) => href)).toEqual(hrefs);
  expect(executed).toEqual([]);
  expect(await browser.inBodies(() => [...document.links].map(({ href, target, rel }) => [href, target, rel]))).toEqual(
    [hrefs.map((href) => [href, '_blank', 'noopener noreferrer'])],
  );
});
