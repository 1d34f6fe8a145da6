/** The text of a `<style>` under the condition that its `media` names. */
export function styleSource(element: Element): string {
  const media = element.getAttribute('media')?.trim();
  const text = element.textContent ?? '';
  return media && !/^all$/i.test(media) ? `@media ${media.replace(/[{};]/g, '')}{${text}}` : text;
}
