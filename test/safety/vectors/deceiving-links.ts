import { vectors } from '../vector.ts';

const EVIL = 'href="https://evil.example/"';
const FAKE = 'https://bank.com/';

const HOSTS = [
  'bank.com',
  'bank.com.pt',
  'bank.be',
  'bank.tv',
  'bank.ai',
  'bank.xyz',
  'bank.co.uk',
  'bücher.de',
  'банк.рф',
];

const WRITINGS: Record<string, (host: string) => string> = {
  alone: (host) => host,
  'with a scheme': (host) => `https://${host}/login`,
  'in quotes': (host) => `"${host}"`,
  'behind words': (host) => `Log in at ${host}`,
  'at the end of a sentence': (host) => `(now: ${host}.)`,
  'with a port': (host) => `${host}:443/a`,
  'between signs without spaces': (host) => `请访问${host}查看`,
  'in capitals': (host) => host.toUpperCase(),
};

const link = (content: string, attributes = '') => `<a ${EVIL} ${attributes}>${content}</a>`;
/** With something in front of its last dot. */
const parted = (text: string, between: string) => text.replace(/(.*)(\.\p{L})/u, `$1${between}$2`);

/** What is put around a text, and into it, so that a reader sees the text and a program something else. */
const HIDINGS: Record<string, (text: string) => string> = {
  nothing: link,
  'words hidden by a sheet': (text) => `<style>a i{display:none}</style>${link(parted(text, '<i>x y</i>'))}`,
  'words hidden by a place': (text) =>
    `<style>a :nth-child(1){visibility:hidden;font-size:0}</style>${link(parted(text, '<b>x</b>'))}`,
  'one of two hidden': (text) =>
    `<style>b,i{display:none}a b{display:inline}</style>${link(`${parted(text, '<i>xy </i><b>')}</b>`)}`,
  'words cut off': (text) =>
    link(parted(text, '<span style="display:inline-block;width:0;overflow:hidden;white-space:nowrap">x</span>')),
  'words in the colour of the paper': (text) =>
    link(parted(text, '<font color=white style="font-size:2px">-x-</font>')),
  'adjacent links': (text) => link(parted(text, '</a><a href="https://evil.example/2">')),
  'adjacent links, words hidden between': (text) =>
    `<style>p i{display:none}</style><p>${link(parted(text, `</a><i>x y</i><a ${EVIL}>`))}</p>`,
  'links of two hosts, many words hidden between': (text) =>
    `<style>p i{display:none}</style><p>${link(parted(text, `</a><i>${'so '.repeat(99)}<a href="https://other.evil.example/">x</a></i><a ${EVIL}>`))}</p>`,
  'links in cells': (text) =>
    `<table cellpadding=0 cellspacing=0><tr><td>${link(parted(text, `</a></td><td><a ${EVIL}>`))}</td></tr></table>`,
  'links that float': (text) => link(parted(text, ` </a> <a ${EVIL} style="float:left">`), 'style="float:left"'),
};

const generated = Object.fromEntries([
  ...HOSTS.flatMap((host) =>
    Object.entries(WRITINGS).map(([writing, write]) => [`${host} ${writing}`, link(write(host))]),
  ),
  ...Object.entries(WRITINGS).flatMap(([writing, write]) =>
    Object.entries(HIDINGS).map(([hiding, hide]) => [`${writing}, ${hiding}`, hide(write('bank.com'))]),
  ),
]);

const PICTURE = `<a ${EVIL}><img width=200 height=40 alt="" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"></a>`;
/** Somebody's words, in a box that is too small for them, where a transparent linked picture is laid over them. */
export const wordsBelowPictures = vectors('words below a picture', {
  'no height': `<div style="height:0">${FAKE}</div>${PICTURE}`,
  'no height, by a sheet': `<style>div{height:0!important;overflow:visible!important}</style><div>${FAKE}</div>${PICTURE}`,
  'no height at most': `<div style="max-height:0;overflow:unset">${FAKE}</div>${PICTURE}`,
  'one line of two': `<div style="height:20px">Log in:<br>${FAKE}</div>${PICTURE}`,
  'a calculated height': `<div style="height:calc(10px - 10px)">${FAKE}</div>${PICTURE}`,
  'no height in a sheet that is conditional': `<style>@media (min-width:1px){p{height:0}}</style><p style="margin:0">${FAKE}</p>${PICTURE}`,
  'lines without a height': `<div style="line-height:0">${FAKE}</div>${PICTURE}`,
  'flat by its sides': `<div style="aspect-ratio:1000/1;min-height:0">${FAKE}</div>${PICTURE}`,
  'a flat item': `<div style="display:flex;flex-direction:column"><div style="flex:0 0 0;min-height:0">${FAKE}</div></div>${PICTURE}`,
  'no width': `<div style="float:left;width:0;white-space:nowrap">${FAKE}</div>${PICTURE}`,
});

/** Links whose shown words name another host than they open, or that nobody sees over words that do. */
export const deceivingLinks = vectors('deceiving', {
  plain: `<a ${EVIL}>${FAKE}</a>`,
  'transparent, over words': `<p style="margin:0">${FAKE}</p><a ${EVIL} style="display:block;opacity:0;margin-top:-24px;height:24px">x</a>`,
  'transparent by a sheet': `<style>.x{opacity:0;margin-top:-24px;display:block}</style><p style="margin:0">${FAKE}</p><a ${EVIL} class=x>${FAKE}</a>`,
  'transparent in a transparent block': `<p style="margin:0">${FAKE}</p><div style="opacity:0;margin-top:-24px"><a ${EVIL}>open it now</a></div>`,
  'empty, over words': `<p style="margin:0">${FAKE}</p><a ${EVIL} style="display:block;margin-top:-24px;height:24px"></a>`,
  'of nothing but blanks': `<p style="margin:0">${FAKE}</p><a ${EVIL} style="display:block;margin-top:-24px;height:24px">&nbsp;\u3164\u2800&#8203;</a>`,
  'moved by position': `<div style="position:relative">${FAKE}<a ${EVIL} style="position:absolute;inset:0;z-index:9;opacity:.001">x</a></div>`,
  'shrunk to nothing': `<p>${FAKE}</p><a ${EVIL} style="transform:scale(0);display:block;margin-top:-30px;height:30px">x</a>`,
  'with its mark cut off': `<div style="height:18px;overflow:hidden;width:110px;white-space:nowrap"><a ${EVIL}>${FAKE}</a></div>`,
  'with its mark cut off by a cell': `<table style="table-layout:fixed;width:110px"><tr><td style="overflow:hidden;white-space:nowrap;height:18px"><a ${EVIL}>${FAKE}</a></td></tr></table>`,
  'with a mark without a size': `<style>a,a *,span{font-size:0!important;max-height:0!important;display:inline!important}b{font-size:14px!important}</style><a ${EVIL}><b>${FAKE}</b></a>`,
  'turned around by bdo': `<a ${EVIL}><bdo dir=rtl>moc.knab//:sptth</bdo></a>`,
  'turned around by bdo, short': `<a ${EVIL}><bdo dir=rtl>moc.knab</bdo></a>`,
  'turned around by a style': `<a ${EVIL} style="unicode-bidi:bidi-override;direction:rtl">moc.knab</a>`,
  'turned around by a sheet': `<style>.x{unicode-bidi:bidi-override;direction:rtl}</style><a ${EVIL} class=x>moc.knab</a>`,
  'turned around by characters': `<a ${EVIL}>\u202emoc.knab\u202c</a>`,
  'turned around by isolates': `<a ${EVIL} dir=rtl><bdi>com</bdi><bdi>.</bdi><bdi>bank</bdi></a>`,
  'turned around by floats': `<a ${EVIL}>${[...'moc.knab'].map((letter) => `<span style="float:right">${letter}</span>`).join('')}</a>`,
  'in wide letters': `<a ${EVIL}>ｂａｎｋ．ｃｏｍ</a>`,
  'with invisible letters': `<a ${EVIL}>ba\u3164nk\u034f.c\u200dom</a>`,
  'with words that are not displayed': `<a ${EVIL}>bank<span style="display:none">x y</span>.com</a>`,
  'with words without a size': `<a ${EVIL}>bank<span style="font-size:0">x y</span>.com</a>`,
  'turned around by a character in front': `<p>\u202e<a ${EVIL}>moc.knab</a></p>`,
  'by the text of a picture that is blocked': `<a ${EVIL}><img alt="${FAKE}" src="https://pictures.example/a.png"></a>`,
  'by the text of a picture that is none': `<a ${EVIL}><img alt="bank.com" src="data:image/gif;base64,AAAA"></a>`,
  'by the text of a picture, in two': `<a ${EVIL}><img alt="bank" src="cid:none">.com</a>`,
  'begun in front of it': `<p>Log in at bank<a ${EVIL}>.com/login</a></p>`,
  'begun in front of it, with its dot': `<p>Log in at <b>bank.</b><a ${EVIL}>com</a></p>`,
  'begun in a block in front of it': `<div style="display:inline">bank</div><a ${EVIL}>.com</a>`,
  'ended behind it': `<p>Log in at <a ${EVIL}>bank</a>.com</p>`,
  'ended behind it, with its dot': `<p><a ${EVIL}>Log in at bank.</a><u>com</u>/login</p>`,
  'in an order that floats make': `<a ${EVIL}>com<b style="float:left">bank</b><i style="float:left">.</i></a>`,
  'in an order that directions make': `<a ${EVIL}><span dir=rtl style="display:inline-block">com<span dir=ltr style="display:inline-block"><b>bank</b><i>.</i></span></span></a>`,
  'behind more blanks than are read': `<a ${EVIL}>x${'\u2003'.repeat(3000)} bank.com</a>`,
  'with a dot of the Lisu': `<a ${EVIL}>bank\ua4f8com</a>`,
  'with an Arabic zero for a dot': `<a ${EVIL}>bank\u06f0com</a>`,
  'with a Cyrillic ending': `<a ${EVIL}>bank.\u0441\u043em/login</a>`,
  'with a capital that looks like an l': `<a ${EVIL}>bank.pI</a>`,
  'with a capital in its ending': `<a ${EVIL}>Log in at Bank.Pt</a>`,
  'with a capital in its ending, and a path': `<a ${EVIL}>Bank.Pt/login and more</a>`,
  'with a space that is shut': `<a ${EVIL} style="word-spacing:-4px">bank .com</a>`,
  'with a space in front of its dot': `<a ${EVIL} style="letter-spacing:-2px;font-size:7px">bank .com</a>`,
  ...generated,
});
