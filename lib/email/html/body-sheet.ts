import { words } from './css/css-values.ts';

/** Every element that a mail may have: text, tables, lists and images. `bdo` is not among them, as it reverses the order of letters. */
export const SAFE_ELEMENTS = words(`
  html head body a abbr acronym address area article aside b bdi big blockquote br caption center cite code col colgroup dd del details
  dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main map mark nav nobr ol p pre q rp rt
  ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr
`);

/** Every attribute that may stay. Only `src` loads anything, and only images keep it. */
export const SAFE_ATTRIBUTES = words(`
  abbr align alt bgcolor border cellpadding cellspacing char charoff cite class clear color cols colspan compact coords datetime dir face
  height href hspace id lang name open reversed rows rowspan rules scope shape size span src start style summary text title type usemap
  valign value vspace width
`);

/** Elements that are removed with their content, because it is not text. */
export const DROPPED_WITH_CONTENT = words(`
  applet audio base canvas embed frame frameset iframe link math meta noembed noframes noscript object param portal script style svg
  template textarea title track video xml xmp plaintext select datalist
`);

export type BodyTheme = 'light' | 'dark';

export const COLOURS = {
  light: { sheet: '#ffffff', ink: '#1c1d1f', link: '#0b57d0', soft: '#62666d', line: '#d5d7db', box: '#f1f2f4' },
  dark: { sheet: '#181818', ink: '#eeeeee', link: '#8ab4f8', soft: '#9a9ea6', line: '#3b3e43', box: '#26282b' },
} as const;

/**
 * The style sheet before the mail's own: the look of a mail without any style. It sets the font of `body`, because Chromium sets
 * another one in pages of extensions. `--mayfly-own` is what the mail sets as `color`; see `ground.ts` for `--mayfly-ink`.
 */
export function sheetBefore(theme: BodyTheme): string {
  const { sheet, ink, link, soft, line } = COLOURS[theme];
  return `:root{color-scheme:${theme};--mayfly-width:calc(100vw - 32px);--mayfly-nowrap:nowrap}
@media (max-width:640px){:root{--mayfly-width:100%;--mayfly-nowrap:normal}}
html{min-height:100%;font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-text-size-adjust:100%;text-size-adjust:100%}
:root{--mayfly-own:${ink}}
*{color:var(--mayfly-ink,var(--mayfly-own))}
body{margin:16px;font:inherit;overflow-wrap:break-word}
body:not([bgcolor]){background:${sheet}}
a{--mayfly-own:${link}}
hr{--mayfly-own:gray}
mark{--mayfly-own:marktext;--mayfly-ink:initial}
blockquote{margin:8px 0;padding-inline-start:12px;border-inline-start:2px solid ${line};--mayfly-own:${soft}}
pre{white-space:pre-wrap}
img{border:0}`;
}

/**
 * The style sheet after the mail's own: what no mail may change. A bidi control character before a link can't reverse its text. In a link,
 * letters and spaces are drawn as they are written: no space may be too narrow to be seen. The
 * target of a link is shown below the link, because the end of the frame, which is as high as the mail, may be out of sight.
 */
export function sheetAfter(theme: BodyTheme): string {
  const { sheet, ink, soft, line, box } = COLOURS[theme];
  // Browsers print light text in grey, and no background. In a layer, what is important is stronger than the mail's.
  const onPaper =
    '@layer{@media print{*{color-scheme:light!important;color:#000!important;background:none!important}}}';
  return `${theme === 'dark' ? onPaper : ''}html,body{position:static!important;height:auto!important;min-width:0!important;max-width:100%!important;overflow:visible!important;opacity:1!important;visibility:visible!important}
html{overflow:auto!important}html,body{display:block!important}
img{max-width:100%!important}img:not([height]){height:auto}
blockquote blockquote{margin-inline:0!important;padding-inline:12px 0!important}
blockquote blockquote blockquote blockquote blockquote{padding-inline:0!important}
table,td,th,div,p,pre,center,section{max-width:100%!important;box-sizing:border-box}
a{unicode-bidi:isolate!important}
a[title],a[title] *{white-space-collapse:collapse!important;tab-size:8!important;letter-spacing:normal!important;word-spacing:normal!important;text-transform:none!important;font-variant:normal!important;font-stretch:normal!important}
.mayfly-long{overflow-wrap:anywhere!important;word-break:normal!important;white-space:normal!important}
.mayfly-blocked{display:inline-block;box-sizing:border-box!important;min-width:24px!important;max-width:100%!important;height:auto!important;padding:3px 8px!important;border-radius:4px!important;overflow:hidden!important;vertical-align:middle;background:${box}!important;color:${soft}!important;font:12px/1.5 system-ui,sans-serif!important;text-align:center!important;align-content:center!important;text-decoration:none!important;text-transform:none!important;letter-spacing:0!important;text-indent:0!important;white-space:normal!important;overflow-wrap:anywhere!important}
.mayfly-blocked:empty{min-height:24px}
a[title]:focus-visible{outline:2px solid currentColor!important;outline-offset:2px}
a[title]:hover::after,a[title]:focus-visible::after{content:attr(title)!important;position:fixed!important;inset:auto!important;display:block!important;visibility:visible!important;opacity:1!important;box-sizing:border-box;max-width:100%!important;max-height:6em;overflow:hidden;padding:4px 8px!important;background:${sheet}!important;color:${ink}!important;border:1px solid ${line}!important;font:12px/1.4 system-ui,sans-serif!important;text-transform:none!important;letter-spacing:0!important;text-indent:0!important;direction:ltr!important;text-align:left!important;white-space:normal!important;overflow-wrap:anywhere!important;text-decoration:none!important;z-index:1!important}`;
}
