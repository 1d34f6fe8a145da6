import { vectors } from '../vector.ts';

const EVIL = 'href="https://evil.example/"';
const FAKE = 'https://bank.com/';

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
});
