/**
 * What is drawn onto the character before it, or joins it with the next; the vowels of Thai and Lao that are so in part. All that a text
 * begins with, and more than are ever in a row.
 */
const MARKS = /^[\p{M}\p{Cf}\p{Grapheme_Extend}\u0e33\u0eb3]+|[\p{M}\p{Cf}\p{Grapheme_Extend}\u0e33\u0eb3]{9,}/gu;
const IS_MARK = /^[\p{M}\p{Cf}\p{Grapheme_Extend}\u0e33\u0eb3]/u;
/** No language writes more of them on one character. */
const MOST_MARKS = 8;

/** Between these, Chromium shapes each word alone. */
const SPACES_OR_WORD = /[\t-\r \u2028\u2029]+|[^\t-\r \u2028\u2029]+/gu;
const HAS_SPACE = /[\t-\r \u2028\u2029]/;
/** Scripts whose letters change with those beside them. A key in Latin letters may have any length. */
const IS_JOINED = /[^\p{ASCII}\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Of these, scripts without such spaces: browsers look for words in what is a sentence. */
const IS_UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u;
/** In code points. */
const LONGEST_WORD = 100;
const LONGEST_SENTENCE = 200;

/**
 * Bounds what a browser draws as one, which it takes time with the square of its length for: no more than eight marks stand in a row, and in
 * the scripts whose letters change with those beside them, what is longer than any word is parted. Text after text, as they
 * are drawn one behind the other.
 */
export class TextBounds {
  #marks = 0;
  #word = 0;

  bound(text: string): string {
    const capped = this.#capMarks(text);
    if (this.#word + capped.length < LONGEST_WORD && !HAS_SPACE.test(capped)) {
      this.#word += capped.length;
      return capped;
    }
    return capped.replace(SPACES_OR_WORD, (piece) => this.#breakWord(piece));
  }

  #capMarks(text: string): string {
    const capped = text.replace(MARKS, (marks, at: number) =>
      [...marks].slice(0, Math.max(0, MOST_MARKS - (at === 0 ? this.#marks : 0))).join(''),
    );
    // A longer run is cut already.
    const end = [...capped.slice(-2 * MOST_MARKS)];
    const atEnd = end.length - 1 - end.findLastIndex((character) => !IS_MARK.test(character));
    const isAll = atEnd === end.length && capped.length <= 2 * MOST_MARKS;
    this.#marks = Math.min(MOST_MARKS, atEnd + (isAll ? this.#marks : 0));
    return capped;
  }

  #breakWord(piece: string): string {
    if (HAS_SPACE.test(piece[0] ?? '')) {
      this.#word = 0;
      return piece;
    }
    if (this.#word + piece.length <= LONGEST_WORD || !IS_JOINED.test(piece)) {
      this.#word += piece.length;
      return piece;
    }
    const isUnspaced = IS_UNSPACED.test(piece);
    const longest = isUnspaced ? LONGEST_SENTENCE : LONGEST_WORD;
    // A line may end there, unseen. In scripts with spaces no word is so long, and letters join across what can't be seen.
    const pause = isUnspaced ? '\u200b' : ' ';
    let broken = '';
    for (const character of piece) {
      if (this.#word >= longest && !IS_MARK.test(character)) {
        broken += pause;
        this.#word = 0;
      }
      broken += character;
      this.#word++;
    }
    return broken;
  }
}

export const boundText = (text: string): string => new TextBounds().bound(text);

/** All text below an element, across the elements in it. */
export function boundTextsIn(body: Element): void {
  const bounds = new TextBounds();
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const before = node.nodeValue ?? '';
    const bounded = bounds.bound(before);
    if (bounded !== before) node.nodeValue = bounded;
  }
}
