const CONTROLS = 'input:not([type=hidden]),select,textarea';

/** The labels of each root, by the id that they name. Read once for all fields that are assessed before the page can change. */
let labelsOf: Map<Node, Map<string, HTMLLabelElement[]>> | undefined;

/** How far from the field its label may be: in ancestors, and in characters. What is longer is help, terms, or the page. */
const CLIMB = 5;
const LABEL_CHARS = 80;

/** With more labels for one id, what is around the field is searched in place of them. */
const FEW_LABELS = 4;

/** More pictures beside one field are none that say what it wants. */
const ICONS_AT_MOST = 5;

/** An asterisk or a number alone is no label. */
const IS_SAID = /\p{L}/u;

/** What forms say of a field beside its name. */
const IS_REMARK =
  /^\(?(required|optional|mandatory|pflichtfeld|erforderlich|obligatoire|facultatif|obligat[oó]rio|opcional|verplicht|обязательн|обов'язков|必須|任意|必填|选填)[а-яіїa-z]{0,4}\W{0,3}$/;

/** Empty where the element has no such attribute. */
export function attribute(element: Element, name: string): string {
  return element.getAttribute(name) ?? '';
}

/** Lower-cased words with single blanks and plain apostrophes; `userName` becomes `user name`. */
export function toWords(text: string): string {
  return text
    .replace(/(?<=\p{Ll})(?=\p{Lu})|\s+/gu, ' ')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim();
}

/** The labels for an id, in the order of the page. A search from each field would take longer with each other field of the page. */
function labelsFor(root: Document | ShadowRoot, id: string): readonly HTMLLabelElement[] {
  if (!labelsOf) {
    labelsOf = new Map();
    queueMicrotask(() => {
      labelsOf = undefined;
    });
  }
  let labels = labelsOf.get(root);
  if (!labels) {
    labels = Map.groupBy(root.querySelectorAll<HTMLLabelElement>('label[for]'), (label) => label.htmlFor);
    labelsOf.set(root, labels);
  }
  return labels.get(id) ?? [];
}

/** The first label for an id within an element. Where fields share an id, its labels are many, and the element is small. */
function findWithin(around: Element, id: string, named: readonly HTMLLabelElement[]): HTMLLabelElement | undefined {
  if (named.length <= FEW_LABELS) return named.find((label) => around.contains(label));
  return around.querySelector<HTMLLabelElement>(`label[for="${CSS.escape(id)}"]`) ?? undefined;
}

/** Whether an element holds this control and no other. In most that hold more, another one comes first, and is found at once. */
export function holdsOnly(around: Element, control: Element, controls = CONTROLS): boolean {
  return around.querySelector(controls) === control && around.querySelectorAll(controls).length === 1;
}

/** What the page calls the field in words of its own: label elements, `aria-labelledby`, `aria-label`, placeholder; else its default value and its title. Empty where
 * it says nothing. */
export function labelText(field: HTMLElement): string {
  const root = field.getRootNode() as Document | ShadowRoot;
  const labels: (Element | null)[] = [field.closest('label')];
  if (field.id) {
    const around = field.parentElement?.parentElement;
    const named = labelsFor(root, field.id);
    const beside = around && findWithin(around, field.id, named);
    const found = beside ?? named[0];
    // Where fields share an id, a label is the first one's: of another form, this one has its own beside it.
    if (found && (found.control === field || (beside && !around?.contains(found.control)))) labels.push(found);
  }
  const ids = attribute(field, 'aria-labelledby');
  if (ids) for (const id of ids.split(/\s+/)) labels.push(root.getElementById(id));
  let text = '';
  for (const label of labels) if (label) text += `${label.textContent.trim().slice(0, LABEL_CHARS)} `;
  text = toWords(`${text + attribute(field, 'aria-label')} ${attribute(field, 'placeholder')}`);
  if (IS_SAID.test(text)) return text;
  // Old pages put it into the field, to be typed over, or into what shows under the mouse.
  const value = field.hidden ? '' : ((field as HTMLInputElement).defaultValue ?? '');
  text = toWords(`${value.includes('/') ? '' : value.slice(0, LABEL_CHARS)} ${attribute(field, 'title')}`);
  return IS_SAID.test(text) ? text : '';
}

/**
 * The text beside a field that has no label of its own: what stands before it, or else all of the nearest ancestor that holds no other control.
 * Tables work the same way: the row's head cell comes before.
 */
export function nearbyText(field: HTMLElement): string {
  let node: Element = field;
  for (let climbed = 0; climbed < CLIMB; climbed++) {
    for (let before = node.previousSibling; before; before = before.previousSibling) {
      if (before.nodeName === '#comment') continue;
      // Text has neither of the two.
      const element = before as Partial<Element>;
      if (element.matches?.(CONTROLS) || element.querySelector?.(CONTROLS)) return '';
      const text = toWords(before.textContent ?? '');
      // A colon or an asterisk alone belongs to the words before it, and so does "(required)".
      if (text.length > 1 && !IS_REMARK.test(text)) return text.slice(-LABEL_CHARS);
    }
    const parent: Element | null = node.parentElement;
    if (!parent || parent.matches('form,body,fieldset,table')) break;
    const text = holdsOnly(parent, field) && toWords(parent.textContent);
    if (text) return text.length > LABEL_CHARS ? '' : text;
    node = parent;
  }
  return '';
}

/** The names of the pictures beside a field that has no words at all: an envelope says what it wants. Empty for none. */
export function iconWords(field: HTMLElement): string {
  const around = field.parentElement;
  if (!around || !holdsOnly(around, field)) return '';
  const beside = [...around.querySelectorAll('i,svg,img,span')].slice(0, ICONS_AT_MOST);
  const names = ['class', 'data-placeholder', 'data-icon', 'alt', 'src'];
  const words = beside
    .map((icon) => names.map((name) => attribute(icon, name).slice(-LABEL_CHARS)).join(' '))
    .join(' ');
  return toWords(words).replace(/envelope/g, 'mail');
}

/**
 * What a page says of one field.
 * @property names each identifier that scripts and servers know it by, empty where it has none
 * @property name the first two of them, `name` and `id`, as words
 */
export type FieldDescription = { autocomplete: string; label: string; name: string; names: string[] };

/**
 * Reads what is said of a field, without looking at what stands around it.
 * @returns undefined for what is no field for a line of text
 */
export function describeField(field: HTMLElement): FieldDescription | undefined {
  // By tag, not by class: a frame has its own classes, so `instanceof` fails there.
  const { localName, type } = field as HTMLInputElement;
  if (localName !== 'input' || !/^(text|email|tel|number)$/.test(type)) return undefined;
  const autocomplete = attribute(field, 'autocomplete').toLowerCase();
  const names = ['name', 'id', 'formcontrolname', 'ng-model'].map((key) => attribute(field, key));
  const name = toWords(`${names[0]} ${names[1]}`);
  return { autocomplete, label: labelText(field), name, names };
}
