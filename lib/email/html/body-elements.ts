/** Every element that a mail may be made of: text, tables, lists and pictures. `bdo` is none: it turns letters around. */
export const SAFE_ELEMENTS = [
  ...'html head body a abbr acronym address area article aside b bdi big blockquote br caption center cite code col'.split(
    ' ',
  ),
  ...'colgroup dd del details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img'.split(
    ' ',
  ),
  ...'ins kbd li main map mark nav nobr ol p pre q rp rt ruby s samp section small span strike strong sub summary sup'.split(
    ' ',
  ),
  ...'table tbody td tfoot th thead time tr tt u ul var wbr'.split(' '),
];

/** Every attribute that may stay. None loads but `src`, which only pictures keep. */
export const SAFE_ATTRIBUTES = [
  ...'abbr align alt bgcolor border cellpadding cellspacing char charoff cite class clear color cols colspan compact coords'.split(
    ' ',
  ),
  ...'datetime dir face height href hspace id lang name open reversed rows rowspan rules scope shape size span'.split(
    ' ',
  ),
  ...'src start style summary text title type usemap valign value vspace width'.split(' '),
];

/** Their content is not text: it goes with them. */
export const DROPPED_WITH_CONTENT = [
  ...'applet audio base canvas embed frame frameset iframe link math meta noembed noframes noscript object param'.split(
    ' ',
  ),
  ...'portal script style svg template textarea title track video xml xmp plaintext select datalist'.split(' '),
];
