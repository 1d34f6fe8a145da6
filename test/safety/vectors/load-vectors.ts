import { vectors } from '../vector.ts';

/** Every element and attribute that makes a browser send a request. */
export const loadVectors = vectors('load', {
  image: '<img src="https://HOST/a.png">',
  'image over http': '<img src="http://HOST/a.png">',
  'image without scheme': '<img src="//HOST/a.png">',
  'image, slashes turned': '<img src="https:\\\\HOST\\a.png"><img src="\\/HOST/a">',
  'image, tabs in the address': '<img src="ht\ntps://HO\tST/a.png"><img src=" https:/HOST/b">',
  'image, one slash': '<img src="https:/HOST/a.png"><img src="https:HOST/b.png">',
  'image relative': '<img src="a.png"><img src="/a.png"><img src="?x">',
  'image ftp and odd schemes':
    '<img src="ftp://HOST/a.png"><img src="feed:https://HOST/"><img src="jar:https://HOST/!/a">',
  'image set': '<img srcset="https://HOST/a.png 1x, https://HOST/b.png 2x">',
  'image set, commas first': '<img srcset=",,,https://HOST/a.png" sizes="1px">',
  'image set with a local source':
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" srcset="https://HOST/a.png 9x">',
  picture: '<picture><source srcset="https://HOST/a.webp"><img src="https://HOST/a.png"></picture>',
  'lazy image':
    '<img loading=lazy src="https://HOST/a.png"><img loading=eager fetchpriority=high src="https://HOST/b.png">',
  'lowsrc, dynsrc, longdesc': '<img lowsrc="https://HOST/a" dynsrc="https://HOST/b" longdesc="https://HOST/c">',
  'image element': '<image src="https://HOST/a.png"><image href="https://HOST/b.png">',
  'tracking pixel': '<img src="https://HOST/open?id=1" width=1 height=1>',
  'image with user and password': '<img src="https://user:secret@HOST/a.png">',
  'background of body': '<body background="https://HOST/a.png">x</body>',
  'background of tables':
    '<table background="https://HOST/a"><tr background="https://HOST/b"><td background="https://HOST/c"><th background="//HOST/d">x</table>',
  'input image': '<input type=image src="https://HOST/a.png">',
  video: '<video src="https://HOST/a.mp4" poster="https://HOST/a.png" autoplay></video>',
  'audio with sources':
    '<audio autoplay><source src="https://HOST/a.mp3"><track default src="https://HOST/a.vtt"></audio>',
  iframe: '<iframe src="https://HOST/"></iframe>',
  'iframe, srcdoc': '<iframe srcdoc="&lt;img src=https://HOST/a.png&gt;"></iframe>',
  'iframe, data': '<iframe src="data:text/html,<img src=https://HOST/a.png>"></iframe>',
  'object and embed': '<object data="https://HOST/a.pdf"></object><embed src="https://HOST/a.swf">',
  'object parameter':
    '<object classid="clsid:x"><param name=movie value="https://HOST/a.swf"><img src="https://HOST/b.png"></object>',
  'applet archive': '<applet archive="https://HOST/a.jar" code=x></applet>',
  'style sheet': '<link rel=stylesheet href="https://HOST/a.css">',
  'style sheet, alternate': '<link rel="alternate stylesheet" title=x href="https://HOST/a.css">',
  icon: '<link rel="icon" href="https://HOST/favicon.ico"><link rel="shortcut icon" href="https://HOST/b.ico">',
  'prefetch family':
    '<link rel=prefetch href="https://HOST/a"><link rel=prerender href="https://HOST/b"><link rel=modulepreload href="https://HOST/c">',
  'preload family':
    '<link rel=preload as=image href="https://HOST/a"><link rel=preload as=font crossorigin href="https://HOST/b"><link rel=preload as=image imagesrcset="https://HOST/c">',
  preconnect: '<link rel=preconnect href="https://HOST"><link rel=dns-prefetch href="//HOST">',
  'prefetch allowed by meta': '<meta http-equiv=x-dns-prefetch-control content=on><a href="https://HOST/">x</a>',
  manifest: '<html manifest="https://HOST/a.appcache"><link rel=manifest href="https://HOST/a.json">',
  'speculation rules':
    '<script type=speculationrules>{"prefetch":[{"urls":["https://HOST/a"]}],"prerender":[{"urls":["https://HOST/b"]}]}</script>',
  'compression dictionary':
    '<link rel=compression-dictionary href="https://HOST/a"><link rel=expect href="#x" blocking=render>',
  'policy report':
    '<meta http-equiv="Content-Security-Policy" content="img-src \'none\'; report-uri https://HOST/r"><img src=x>',
  'policy that allows':
    '<meta http-equiv="Content-Security-Policy" content="default-src *"><img src="https://HOST/a.png">',
  base: '<base href="https://HOST/"><img src="a.png"><a href="b">x</a>',
  'base target and href': '<base target=_top href="//HOST"><img src="a.png">',
  'svg image': '<svg><image href="https://HOST/a.png"/><image xlink:href="https://HOST/b.png"/></svg>',
  'svg use and filters':
    '<svg><use href="https://HOST/a.svg#x"/><filter><feImage href="https://HOST/b.png"/></filter></svg>',
  'svg paint':
    '<svg><rect fill="url(https://HOST/a.svg#x)" mask="url(https://HOST/b.svg#x)" cursor="url(https://HOST/c),auto" width=9 height=9 /></svg>',
  'svg animation of href': '<svg><image><set attributeName=href to="https://HOST/a.png"/></image></svg>',
  'svg picture in an image':
    '<img src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%229%22 height=%229%22><image href=%22https://HOST/a.png%22/><style>@import %22https://HOST/b.css%22</style></svg>">',
  'svg picture with script':
    "<img src=\"data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22fetch('https://HOST/a')%22><script>fetch('https://HOST/b')</script></svg>\">",
  'svg font': '<svg><font-face-uri xlink:href="https://HOST/a"/><color-profile xlink:href="https://HOST/b"/></svg>',
  math: '<math xlink:href="https://HOST/a"><mglyph src="https://HOST/b.png"/><annotation-xml encoding="text/html"><img src="https://HOST/c.png"></annotation-xml></math>',
  noscript: '<noscript><img src="https://HOST/a.png"></noscript>',
  'template and shadow root':
    '<template shadowrootmode=open><img src="https://HOST/a.png"><style>@import "https://HOST/b.css"</style></template>',
  'conditional comment':
    '<!--[if mso]><img src="https://HOST/a.png"><![endif]--><!--[if !mso]><!--><img src="https://HOST/b.png"><!--<![endif]-->',
  vml: '<v:rect xmlns:v="urn:schemas-microsoft-com:vml"><v:fill type=frame src="https://HOST/a.png"/><v:imagedata src="https://HOST/b.png"/></v:rect>',
  'menu icon': '<menu type=context id=m><menuitem icon="https://HOST/a.png" label=x></menu><p contextmenu=m>x</p>',
  quotations:
    '<blockquote cite="https://HOST/a">x</blockquote><ins cite="https://HOST/b">x</ins><head profile="https://HOST/c">',
  doctype: '<!DOCTYPE html SYSTEM "https://HOST/a.dtd"><?xml-stylesheet href="https://HOST/b.css"?><p>x</p>',
  entity: '<!DOCTYPE x [<!ENTITY e SYSTEM "https://HOST/a">]><p>&e;</p>',
  'unknown cid': '<img src="cid:no-such@HOST"><img src="cid:https://HOST/a.png"><img src="cid:__proto__">',
  'mid and data without a type':
    '<img src="mid:x@HOST"><img src="data:,x"><img src="data:text/html,<img src=https://HOST/a>">',
  'frame set': '<frameset><frame src="https://HOST/a"></frameset>',
  'web bundle and portals':
    '<script type=webbundle>{"source":"https://HOST/a","resources":[]}</script><portal src="https://HOST/b"></portal>',
});
