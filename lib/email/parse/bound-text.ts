/**
 * Combining marks, which are drawn onto the character before, and joiners; also the vowels of Thai and Lao that are partly drawn so.
 * Matches all of them at the start of a text, and longer runs of them than any language has.
 */
const MARKS = /^[\p{M}\p{Cf}\p{Grapheme_Extend}\u0e33\u0eb3]+|[\p{M}\p{Cf}\p{Grapheme_Extend}\u0e33\u0eb3]{9,}/gu;
const IS_MARK = /^[\p{M}\p{Cf}\p{Grapheme_Extend}\u0e33\u0eb3]/u;
/** No language has more marks on one character. */
const MOST_MARKS = 8;

/** Chromium shapes each word between these spaces separately. */
const SPACES_OR_WORD = /[\t-\r \u2028\u2029]+|[^\t-\r \u2028\u2029]+/gu;
const HAS_SPACE = /[\t-\r \u2028\u2029]/;
/** Scripts whose letters change with their neighbours. Only their words are limited: a key in Latin letters may have any length. */
const IS_JOINED = /[^\p{ASCII}\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Those of these scripts that have no spaces between words: browsers search a whole sentence for words. */
const IS_UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u;
/** In code points. */
const LONGEST_WORD = 100;
const LONGEST_SENTENCE = 200;

/**
 * Limits the text that a browser shapes in one run, which takes time with the square of its length. At most eight marks remain in a row;
 * in scripts whose letters change with their neighbours, text that is longer than any word is split. The texts are passed in the order
 * in which they are drawn, as a run may continue in the next text.
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
    // Longer runs of marks are cut already, so only the end of the text matters.
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
    // Scripts without spaces get an invisible opportunity for a line break. Others get a space, because their letters would join across
    // invisible characters; none of their words is that long.
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

/** All text nodes below an element. */
export function textsIn(element: Element): Text[] {
  const texts: Text[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Limits all text below an element; runs continue across the elements in it. */
export function boundTextsIn(body: Element): void {
  const bounds = new TextBounds();
  for (const text of textsIn(body)) {
    const bounded = bounds.bound(text.data);
    if (bounded !== text.data) text.data = bounded;
  }
}
