import { bracket, markValue } from './pseudo.ts';

/** What `Intl` writes, in brackets as well: days, units and “2 min ago” are words of the language. */

let isOn = false;

/** @param on whether a language with brackets is spoken from now on */
export function bracketIntl(on: boolean): void {
  isOn = on;
}

type Write = (...values: never[]) => string;

/** Takes the place of `format`, which is a getter of a bound function, or a method. */
function wrapFormat(prototype: object, wrap: (write: Write, own: object) => Write = (write) => write): void {
  const { value, get } = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get() {
      const write: Write = get ? get.call(this) : value.bind(this);
      return isOn ? (...values: never[]) => bracket(wrap(write, this)(...values)) : write;
    },
  });
}

wrapFormat(Intl.DateTimeFormat.prototype);
wrapFormat(Intl.NumberFormat.prototype);
wrapFormat(Intl.RelativeTimeFormat.prototype);
wrapFormat(Intl.ListFormat.prototype, (_write, list) => (things: readonly string[]) => {
  const parts = (list as Intl.ListFormat).formatToParts(things);
  return parts.map(({ type, value }) => (type === 'element' ? markValue(value) : value)).join('');
});
