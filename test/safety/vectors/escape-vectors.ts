import { vectors } from '../vector.ts';

/** Markup that changes its meaning when it is read a second time, names that shadow the page's own, and sheer size. */
export const escapeVectors = vectors('escape', {
  'math and style':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'math and style, CDATA':
    '<math><mi><table><mglyph><style><![CDATA[</style><img title="]]&gt;&lt;/mglyph&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'form in form': '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  'svg and style': '<svg></p><style><a title="</style><img src onerror=alert(1)>">',
  'svg and title': '<svg><title><style></title><img src=x onerror=alert(1)></style></title></svg>',
  'svg desc and foreign text': '<svg><desc><noscript></desc><img src=x onerror=alert(1)></noscript>',
  annotation:
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  'noscript, read twice': '<noscript><style></noscript><img src=x onerror=alert(1)></style></noscript>',
  'noembed and noframes':
    '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed><noframes><img title="</noframes><img src=x onerror=alert(1)>"></noframes>',
  'textarea in svg': '<svg><textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  'select and table': '<select><table><tr><td><img src=x onerror=alert(1)></td></tr></table></select>',
  listing: '<listing>&lt;img src=x onerror=alert(1)&gt;</listing><pre>\n&lt;script>alert(1)&lt;/script></pre>',
  'back ticks': '<img alt="``onerror=alert(1)" src=x><p title="`&gt;&lt;img src=x onerror=alert(1)&gt;">x</p>',
  'quotes in attributes':
    '<p title=\'"><img src=x onerror=alert(1)>\'>x</p><p class="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">x</p>',
  'end of the body': '</body></html><img src=x onerror=alert(1)><script>alert(1)</script>',
  'a second head': '</head><head><script>alert(1)</script><base href="https://HOST/"></head><img src=a>',
  'names of the document':
    '<img name=body><img name=cookie><form name=createElement></form><a id=defaultView></a><img id=getElementById>',
  'names of a form':
    '<form id=x onclick=alert(1)><input name=attributes><input name=parentNode><input name=nodeType><input name=removeAttribute></form>',
  'names of our marks': '<p class=mayfly-long title="https://HOST"><a title="https://HOST" data-goes=x>x</a></p>',
  prototype: '<p id=__proto__ name=constructor class=hasOwnProperty>x</p><img src="cid:constructor">',
  'deep nesting': `${'<div>'.repeat(3000)}<img src=x onerror=alert(1)>`,
  'deep tables': `${'<table><tr><td>'.repeat(600)}<img src=x onerror=alert(1)>`,
  'deep formatting': `${'<b><i><u><font color=red>'.repeat(500)}<img src=x onerror=alert(1)>`,
  'many attributes': `<p ${Array.from({ length: 3000 }, (_, i) => `a${i}=1`).join(' ')} onclick=alert(1)>x</p>`,
  'long attribute': `<p title="${'x'.repeat(300_000)}" onclick=alert(1) style="${'color:red;'.repeat(20_000)}background:url(https://HOST/a)">x</p>`,
  'many brackets in style': `<style>${'{('.repeat(50_000)}p{background:url(https://HOST/a)}</style><p style="${'('.repeat(50_000)}background:url(https://HOST/b)">x</p>`,
  'byte order marks and controls':
    '\ufeff<p>\u0000\u0008<img src=x \u000bonerror=alert(1)></p>\u001f<scr\u00adipt>alert(1)</script>',
  'utf-7': '+ADw-script+AD4-alert(1)+ADw-/script+AD4-<meta charset=utf-7>',
  'entities without an end': '&lt;script&gtalert(1)&lt/script&gt<img src=x onerror&equals;alert(1)>',
  'tags without an end': '<img src=x onerror=alert(1) <p <b <script>alert(1)',
  'processing instructions': '<?php alert(1) ?><% alert(1) %><img src=x onerror=alert(1)>',
  'custom element names': '<a-b-c.onclick=alert(1)></a-b-c><x\u00e9 onclick=alert(1)>x</x\u00e9>',
  'bidi overrides': '<a href="https://HOST/\u202egnp.exe">\u202emoc.knab\u202c</a><p dir=rtl>\u2067x</p>',
  'slots and parts': '<div><template shadowrootmode=closed><slot onslotchange=alert(1)></slot></template>x</div>',
});
