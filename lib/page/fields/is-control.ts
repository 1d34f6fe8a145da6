/** Whether a field has a value of its own, rather than content that is edited. Works in every realm: frames have their own classes. */
export function isControl(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field.matches('input, textarea');
}
