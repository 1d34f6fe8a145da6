/**
 * Makes a formatter once per locale: making one takes longer than formatting a whole list with it.
 * @param make from a BCP 47 locale, or undefined for the browser's own
 */
export function perLocale<Formatter>(make: (locale: string | undefined) => Formatter) {
  const made = new Map<string | undefined, Formatter>();
  return (locale: string | undefined): Formatter => {
    const known = made.get(locale);
    if (known) return known;
    const formatter = make(locale);
    made.set(locale, formatter);
    return formatter;
  };
}
