import { vectors } from '../vector.ts';

/** Mails that lay something over others, or over what is around them, or push the rest out of sight. */
export const overlayVectors = vectors('overlay', {
  fixed: '<div style="position:fixed;inset:0;background:#fff">Log in again</div>',
  'fixed, important': '<div style="position:fixed!important;top:0;left:0;width:100%;height:100%">x</div>',
  'fixed, escaped': '<div style="p\\6fsition:f\\69xed;top:0">x</div>',
  'fixed by a comment': '<div style="position/**/:/**/fixed;top:0">x</div>',
  'fixed by a sheet': '<style>.x{position:fixed;top:0;left:0}</style><div class=x>x</div>',
  'fixed by every selector':
    '<style>*{position:fixed!important}html body *{position:fixed!important}</style><div>x</div>',
  'fixed by a nested rule': '<style>body{& div{position:fixed}}</style><div>x</div>',
  sticky: '<div style="position:sticky;position:-webkit-sticky;top:0">x</div>',
  'absolute link over all': '<a href="https://HOST/" style="position:absolute;inset:0;opacity:0;z-index:9">x</a>',
  'anchor positioning': '<div style="position:absolute;position-anchor:--x;anchor-name:--x;inset-area:all">x</div>',
  moved: '<div style="transform:translate(-100px,-100px) scale(99);translate:99px;scale:9;zoom:9">x</div>',
  wide: '<table width=5000 style="width:5000px;min-width:5000px"><tr><td width=4000 style="min-width:300em">x</td></tr></table>',
  'very wide': '<div style="width:99999999px;height:99999999px;padding:99999px;margin:-99999px">x</div>',
  'wide image': `<img width=5000 height=10 src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`,
  'wide word': `<p>${'x'.repeat(2000)}</p><p style="white-space:nowrap;word-break:keep-all">${'y'.repeat(2000)}</p>`,
  'full screen and top layer':
    '<div popover=manual id=x>x</div><dialog open>x</dialog><div style="position-visibility:always;overlay:auto">x</div>',
  'viewport by meta': '<meta name=viewport content="width=3000"><meta name=color-scheme content=dark><p>x</p>',
  'html as a box': '<style>html{position:fixed;width:9000px}body{position:absolute;left:-9999px}</style><p>x</p>',
});
