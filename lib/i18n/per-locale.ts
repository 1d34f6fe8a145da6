/**
 * Creates a formatter once per locale: creating one takes longer than formatting a whole list with it.
 * @param make from a BCP 47 locale
 */
export function perLocale<Formatter>(make: (locale: string) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string): Formatter => {
    const known = made.get(locale);
    if (known) return known;
    const formatter = make(locale);
    made.set(locale, formatter);
    return formatter;
  };
}
