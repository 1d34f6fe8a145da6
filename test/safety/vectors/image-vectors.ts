import { vectors } from '../vector.ts';

const URL = 'https://HOST/a.png';
const IMAGE = `<img src="${URL}" width=100 height=80>`;
const PAPER = `background:url(${URL})`;
const SIZED = 'width:100px;height:80px';

/** Images that nobody can see, each in another disguise: they are not asked for, even when images are shown. */
export const unseenImages = vectors('unseen', {
  'one pixel': `<img src="${URL}" width=1 height=1>`,
  'one pixel high': `<img src="${URL}" width=600 height=1>`,
  'one percent': `<div style="width:100px"><img src="${URL}" style="width:1%;height:1%"></div>`,
  'one percent by attribute': `<div style="width:100px"><img src="${URL}" width="1%" height=1></div>`,
  'two pixels': `<img src="${URL}" width=2 height=2>`,
  'less than a pixel': `<img src="${URL}" style="width:.1em;height:.01em">`,
  'not displayed': `<div style="display:none">${IMAGE}</div>`,
  'not displayed by a class': `<style>.x{display:none}</style><p class=x>${IMAGE}</p>`,
  'not displayed by its address': `<style>img[src*="HOST"],img{display:none!important}</style>${IMAGE}`,
  'not displayed at any width': `<style>@media (min-width:1px){.x{display:none}}</style><p class=x>${IMAGE}</p>`,
  'displayed at no real width': `<style>.x{display:none}@media (width:5px){.x{display:block}}</style><p class=x>${IMAGE}</p>`,
  'displayed when pointed at': `<style>.x{display:none}p:hover .x{display:block}</style><p>x<span class=x>${IMAGE}</span></p>`,
  invisible: `<div style="visibility:hidden">${IMAGE}</div>`,
  'invisible by a sheet': `<style>p img{visibility:hidden}</style><p>${IMAGE}</p>`,
  collapsed: `<table><tr style="visibility:collapse"><td>${IMAGE}</td></tr></table>`,
  transparent: `<img src="${URL}" width=100 height=80 style="opacity:0">`,
  'almost transparent': `<img src="${URL}" width=100 height=80 style="opacity:.01">`,
  'in something transparent': `<div style="opacity:0"><p>${IMAGE}</p></div>`,
  'transparent by a sheet': `<style>.x{opacity:0%}</style><p class=x>${IMAGE}</p>`,
  'cut off by no height': `<div style="height:0;overflow:hidden">${IMAGE}</div>`,
  'cut off by no width': `<div style="width:0;overflow:hidden">${IMAGE}</div>`,
  'cut off by a highest height': `<div style="max-height:0;overflow:hidden"><div>${IMAGE}</div></div>`,
  'cut off by a pixel': `<div style="width:1px;height:1px;overflow:hidden">${IMAGE}</div>`,
  'cut off and scrolled': `<div style="height:1px;overflow:scroll">${IMAGE}</div>`,
  'cut off above': `<div style="height:20px;overflow:hidden"><p style="height:500px">x</p>${IMAGE}</div>`,
  'cut off by a cell': `<table style="table-layout:fixed" width=10><tr><td style="width:1px;overflow:hidden;max-width:1px;padding:0"><div style="width:1px;overflow:hidden">${IMAGE}</div></td></tr></table>`,
  'left of the page': `<div style="margin-left:-9999px">${IMAGE}</div>`,
  'left by text indent': `<div style="text-indent:-9999px">${IMAGE}</div>`,
  'above the page': `<div style="margin-top:-9999px">${IMAGE}</div>`,
  'left, positioned': `<div style="position:absolute;left:-9999px;opacity:0">${IMAGE}</div>`,
  'highest size of nothing': `<img src="${URL}" style="max-width:0;max-height:0">`,
  'in a parent of no size': `<div style="width:0;height:0"><img src="${URL}" style="width:100%;height:100%"></div>`,
  'in text of no size': `<div style="font-size:0"><img src="${URL}" style="width:1em;height:1em"></div>`,
  'padding in its place': `<img src="${URL}" style="width:0;height:0;padding:40px">`,
  'border in its place': `<img src="${URL}" width=80 height=80 style="border:40px solid red;box-sizing:border-box">`,
  'moved out of its box': `<img src="${URL}" style="${SIZED};object-fit:none;object-position:-999px -999px">`,
  'closed details': `<details><summary>x</summary>${IMAGE}</details>`,
  'background on one pixel': `<div style="${PAPER};width:1px;height:1px"></div>`,
  'background on nothing': `<div style="${PAPER}"></div>`,
  'background on a line': `<div style="${PAPER};height:1px">&nbsp;</div>`,
  'background that is not displayed': `<div style="display:none;${PAPER};${SIZED}"></div>`,
  'background made tiny': `<div style="${PAPER};background-size:1px 1px;background-repeat:no-repeat;${SIZED}"></div>`,
  'background moved away': `<div style="${PAPER} no-repeat -999px 0;${SIZED}"></div>`,
  'background under another': `<div style="background:linear-gradient(#fff,#fff),url(${URL});${SIZED}"></div>`,
  'background in the shape of text': `<div style="${PAPER};background-clip:text;${SIZED}"></div>`,
  'background under a sheet': `<div style="${PAPER};${SIZED}"><div style="background:#fff;${SIZED}">x</div></div>`,
  'background of a list mark': `<ul style="list-style:url(${URL})"><li>x</ul>`,
  'background by attribute on one pixel': `<table cellpadding=0 cellspacing=0><tr><td background="${URL}" width=1 height=1></td></tr></table>`,
  'background at a width': `<style>@media (min-width:1px){p{${PAPER};${SIZED}}}</style><p>x</p>`,
  'background at a feature': `<style>@supports (color:red){p{${PAPER};${SIZED}}}</style><p>x</p>`,
  'background when pointed at': `<style>p:hover{${PAPER};${SIZED}}</style><p>x</p>`,
  'background of a visited link': `<style>a:visited,a:link{${PAPER};${SIZED};display:block}</style><a href="https://HOST/">x</a>`,
  'background in a container': `<style>@container (min-width:1px){p{${PAPER};${SIZED}}}body{container-type:inline-size}</style><p>x</p>`,
  'with a placeholder of its own': `<img width=50 height=50 src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E#mayfly-0"><img src="${URL}" style="display:none">`,
  'at an address for counting': '<img src="https://HOST/wf/open?id=1">',
});

/** Images that somebody can see: they are asked for when images are shown, each from one host. */
export const seenImages = vectors('seen', {
  image: IMAGE,
  'image without a size': `<img src="${URL}" alt="Sale">`,
  'image of the whole width': `<img src="${URL}" width="100%" style="height:auto">`,
  'image in a table': `<table width=600 align=center><tr><td align=center>${IMAGE}</td></tr></table>`,
  'image in a link': `<a href="https://shop.example/">${IMAGE}</a>`,
  'image in a narrow window': `<style>.x{display:none}@media (max-width:480px){.x{display:block}}</style><div class=x>${IMAGE}</div>`,
  'image in a wide window': `<style>@media (max-width:480px){.x{display:none}}</style><div class=x>${IMAGE}</div>`,
  'image in rounded corners': `<div style="border-radius:8px;overflow:hidden">${IMAGE}</div>`,
  'image far down': `${'<p>x</p>'.repeat(500)}${IMAGE}`,
  'small icon': `<img src="${URL}" width=12 height=12 alt="">`,
  'image over http': '<img src="http://HOST/a.png" width=100>',
  'image set': '<img srcset="https://HOST/a.png 1x, https://HOST/b.png 2x" width=100>',
  'background of a cell': `<table width=600><tr><td style="${PAPER} no-repeat center/cover;height:80px">x</td></tr></table>`,
  'background by attribute': `<table background="${URL}" width=300><tr><td>Some words</td></tr></table>`,
  'background of the page': `<body style="${PAPER}"><p>x</p></body>`,
  'background by a class': `<style>.x{${PAPER};${SIZED}}</style><div class=x>x</div>`,
  'background around a sheet': `<div style="${PAPER};padding:40px"><div style="background:#fff">Some words</div></div>`,
});

/** Images of machines that only the reader's own network has: they are not asked for, though somebody can see them. */
export const privateImages = [
  '192.168.1.1',
  '10.0.0.1:8443',
  '169.254.169.254',
  '2130706433',
  '[::1]',
  '[fd00::1]',
  'localhost',
  'printer.local',
  'nas.home.arpa',
  'intranet',
].map((host) => ({
  name: `private: ${host}`,
  html: [
    IMAGE,
    IMAGE.replace('https:', ''),
    `<div style="${PAPER};${SIZED}">x</div>`,
    `<table background="${URL}"><tr><td>x</table>`,
  ]
    .join('')
    .replaceAll('HOST', host),
}));
