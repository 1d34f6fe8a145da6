import {
  attribute,
  callOf,
  findAll,
  findAround,
  findFirst,
  isElement,
  isMatch,
  parentOf,
  propertyOf,
  rootOf,
  textOf,
} from './page-node.ts';

const CONTROLS = 'input:not([type=hidden]),select,textarea';

const TEXT_TYPES = /^(text|email|tel|number|password)$/;

/** The labels of each root, by the id that they name. Read once for all fields that are assessed before the page can change. */
let labelsOf: Map<Node, Map<string, HTMLLabelElement[]>> | undefined;

/** How many ancestors away a label may be, and how many characters it may have. A longer text is help, terms, or the whole page. */
const CLIMB = 5;
const LABEL_CHARS = 80;

/** If more labels have the same id, the elements around the field are searched, and not all of these labels. */
const FEW_LABELS = 4;

/** How many icons beside a field are read; further ones do not describe the field. */
const ICONS_AT_MOST = 5;

/** An asterisk or a number alone is no label. */
const IS_SAID = /\p{L}/u;

/** Remarks on a field that are not its label, such as "required". */
const IS_REMARK =
  /^\(?(required|optional|mandatory|pflichtfeld|erforderlich|obligatoire|facultatif|obligat[oó]rio|opcional|verplicht|обязательн|обов'язков|必須|任意|必填|选填)[а-яіїa-z]{0,4}\W{0,3}$/;

/** Lower-case words with single spaces and plain apostrophes; `userName` becomes `user name`. */
export function toWords(text: string): string {
  return text
    .replace(/(?<=\p{Ll})(?=\p{Lu})|\s+/gu, ' ')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim();
}

/** The labels for an id, in document order. They are indexed: a search for each field would take longer with each other field. */
function labelsFor(root: Document | ShadowRoot, id: string): readonly HTMLLabelElement[] {
  if (!labelsOf) {
    labelsOf = new Map();
    queueMicrotask(() => {
      labelsOf = undefined;
    });
  }
  let labels = labelsOf.get(root);
  if (!labels) {
    labels = Map.groupBy(findAll<HTMLLabelElement>(root, 'label[for]'), (label) => label.htmlFor);
    labelsOf.set(root, labels);
  }
  return labels.get(id) ?? [];
}

/** The first label for an id within an element. If many labels have the id, the element is searched, because it is small. */
function findWithin(around: Element, id: string, named: readonly HTMLLabelElement[]): HTMLLabelElement | undefined {
  if (named.length <= FEW_LABELS) return named.find((label) => callOf(around, 'contains', label));
  return findFirst<HTMLLabelElement>(around, `label[for="${CSS.escape(id)}"]`);
}

/** Whether an element contains this control and no other. The first query is quick: mostly, another control would come first. */
export function holdsOnly(around: Element, control: Element, controls = CONTROLS): boolean {
  return findFirst(around, controls) === control && findAll(around, controls).length === 1;
}

/** The element that a component is, for what is in its shadow root. */
const hostOf = (node: Node): HTMLElement | undefined => (rootOf(node) as { host?: HTMLElement }).host;

/** The text of a node; in a component also what is put into its slots. */
function textOfPart(node: Node, host: HTMLElement | undefined): string {
  if (!host || !isElement(node)) return textOf(node);
  const slots = [...(isMatch(node, 'slot') ? [node] : []), ...findAll(node, 'slot')] as HTMLSlotElement[];
  return [textOf(node), ...slots.flatMap((slot) => slot.assignedNodes({ flatten: true }).map(textOf))].join(' ');
}

/**
 * The label of a field, as words: from label elements, `aria-labelledby`, `aria-label` and the placeholder; in a component, else that of
 * the element that the component is; else from its default value and its title. Empty if there is none.
 */
export function labelText(field: HTMLElement): string {
  const root = rootOf(field);
  const { host } = root as { host?: HTMLElement };
  const labels: (Element | null)[] = [findAround(field, 'label')];
  if (attribute(field, 'id')) {
    const parent = parentOf(field);
    const around = parent && parentOf(parent);
    const named = labelsFor(root, attribute(field, 'id'));
    const beside = around && findWithin(around, attribute(field, 'id'), named);
    const found = beside ?? named[0];
    // If fields share an id, the browser assigns their labels to the first of them. But a label near another field belongs to that
    // field, unless the first field is near the label too.
    if (found && (found.control === field || (beside && !(around && callOf(around, 'contains', found.control)))))
      labels.push(found);
  }
  const ids = attribute(field, 'aria-labelledby');
  if (ids) for (const id of ids.split(/\s+/)) labels.push(callOf(root, 'getElementById', id));
  let text = '';
  for (const label of labels) if (label) text += `${textOfPart(label, host).trim().slice(0, LABEL_CHARS)} `;
  text = toWords(`${text + attribute(field, 'aria-label')} ${attribute(field, 'placeholder')}`);
  if (IS_SAID.test(text)) return text;
  const ofHost = host && (labelText(host) || toWords(attribute(host, 'label')));
  if (ofHost) return ofHost;
  // Old pages put the label into the field, to be overwritten, or into its tooltip.
  const isValueShown = propertyOf(field, 'localName') === 'input' && !propertyOf(field, 'hidden');
  const value = isValueShown ? (field as HTMLInputElement).defaultValue : '';
  text = toWords(`${value.includes('/') ? '' : value.slice(0, LABEL_CHARS)} ${attribute(field, 'title')}`);
  return IS_SAID.test(text) ? text : '';
}

/**
 * The text beside a field that has no label of its own: the text before it, else all text of the nearest ancestor that contains no other
 * control. In tables, the row's header cell comes before the field. Empty if there is none.
 */
export function nearbyText(field: HTMLElement): string {
  let node: Element = field;
  for (let climbed = 0; climbed < CLIMB; climbed++) {
    const host = hostOf(node);
    for (let before = propertyOf(node, 'previousSibling'); before; before = propertyOf(before, 'previousSibling')) {
      if (propertyOf(before, 'nodeName') === '#comment') continue;
      if (isElement(before) && (isMatch(before, CONTROLS) || findFirst(before, CONTROLS))) return '';
      const text = toWords(textOfPart(before, host));
      // A colon or an asterisk alone belongs to the words before it, and so does "(required)".
      if (text.length > 1 && !IS_REMARK.test(text)) return text.slice(-LABEL_CHARS);
    }
    // A component may draw the label of what is put into it.
    const parent: Element | null = propertyOf(node, 'assignedSlot') ?? parentOf(node) ?? host ?? null;
    if (!parent || isMatch(parent, 'form,body,fieldset,table')) break;
    const text = holdsOnly(parent, field) && toWords(textOf(parent));
    if (text) return text.length > LABEL_CHARS ? '' : text;
    node = parent;
  }
  return '';
}

/** The names of the icons beside a field that has no text at all; an envelope counts as "mail". Empty for none. */
export function iconWords(field: HTMLElement): string {
  const around = parentOf(field);
  if (!around || !holdsOnly(around, field)) return '';
  const beside = findAll(around, 'i,svg,img,span').slice(0, ICONS_AT_MOST);
  const names = ['class', 'data-placeholder', 'data-icon', 'alt', 'src'];
  const words = beside
    .map((icon) => names.map((name) => attribute(icon, name).slice(-LABEL_CHARS)).join(' '))
    .join(' ');
  return toWords(words).replace(/envelope/g, 'mail');
}

/** What a page says about a field. */
export type FieldDescription = {
  autocomplete: string;
  label: string;
  /** `name` and `id`, as words; in a component, also those of its element. */
  name: string;
  /** The values of its attributes for scripts and servers, such as `name`; empty strings for missing ones. */
  names: string[];
};

/** Reads what the page says about a field, without the text around it; undefined for what is no field for a line of text. */
export function describeField(field: HTMLElement): FieldDescription | undefined {
  // By tag, not by class: a frame has its own classes, so `instanceof` fails there.
  if (propertyOf(field, 'localName') !== 'input' || !TEXT_TYPES.test((field as HTMLInputElement).type))
    return undefined;
  const autocomplete = attribute(field, 'autocomplete').toLowerCase();
  const keys = ['name', 'id', 'formcontrolname', 'ng-model'];
  const host = hostOf(field);
  const names = [field, ...(host ? [host] : [])].flatMap((one) => keys.map((key) => attribute(one, key)));
  const name = toWords(`${names[0]} ${names[1]} ${names[4] ?? ''} ${names[5] ?? ''}`);
  return { autocomplete, label: labelText(field), name, names };
}
