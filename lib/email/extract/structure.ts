/** Where a line stands: what tells which label belongs to which value. */
export type Place = {
  /** The block or paragraph that it is directly in. */
  block: number;
  /** Its element and style: the labels of one list look alike. Empty in plain text. */
  look: string;
  /** Absent outside the rows of tables, flex boxes and lists of terms. */
  cell?: Cell | undefined;
};

/** A cell. The rows of one table have the same `table`. */
export type Cell = { table: number; row: number; column: number; isHead: boolean };

type Placed = { raw: string; big: boolean; place?: Place };
/** A word in capitals alone is a label or a code, as its neighbours tell. */
type Kind = 'value' | 'capitals' | 'label' | 'text';
/** The lines of each column. A column may be missing. */
type Row<L> = L[][];

const LONGEST_LABEL = 48;
const LONGEST_VALUE = 40;
/** The most lines between two values of one list, each of which stands in its own line. */
const MOST_BETWEEN = 3;

/**
 * Joins each value to its label, as `Label: value` in one line, where the structure of a mail tells which belong together: the cells of a
 * row, a column below its head, a term and its description, lines of which every other is a label. Then a value has one label at most,
 * whatever else is near it. All other lines stay as they are.
 * @param isKnown whether a text has a word that names numbers, such as "code" or "order"
 */
export function joinLabels<L extends Placed>(lines: L[], isKnown: (raw: string) => boolean): L[] {
  const joined: L[] = [];
  let table: L[] = [];
  for (const line of lines) {
    const cell = line.place?.cell;
    if (table[0] && cell?.table !== table[0].place?.cell?.table) {
      joined.push(...joinRows(table));
      table = [];
    }
    if (cell) table.push(line);
    else joined.push(line);
  }
  return joinStacked([...joined, ...joinRows(table)], isKnown);
}

const withoutColon = (raw: string) => raw.replace(/[:：]$/, '').trimEnd();

function kindOf(raw: string): Kind {
  const plain = withoutColon(raw);
  if (/^\d{1,2}[.)] /.test(plain)) return 'text';
  const words = plain.replace(/[A-Za-z\d-]+/g, (run) => (/\d/.test(run) ? '' : run));
  if (words !== plain && plain.length <= LONGEST_VALUE && !/\p{L}{3}/u.test(words)) return 'value';
  if (/^[A-Z]{4,10}$/.test(plain)) return 'capitals';
  const isLabel = /\p{L}/u.test(plain) && plain.length <= LONGEST_LABEL && !/[.!?,;。！？、]$|\d{3}|[:：]/u.test(plain);
  return isLabel ? 'label' : 'text';
}

const isLabel = ({ raw, place }: Placed) => place !== undefined && /^[lc]/.test(kindOf(raw));

function joinPair<L extends Placed>(label: L, value: L): L {
  return { ...value, raw: `${withoutColon(label.raw)}: ${value.raw}`, big: label.big || value.big };
}

/** Joins the cells of a table. */
function joinRows<L extends Placed>(lines: L[]): L[] {
  const byRow = Map.groupBy(lines, ({ place }) => place?.cell?.row);
  const rows = [...byRow.values()].map((inRow) => {
    const row: Row<L> = [];
    for (const line of inRow) {
      const column = line.place?.cell?.column ?? 0;
      row[column] = [...(row[column] ?? []), line];
    }
    return row;
  });
  // Values stand behind their labels, unless all of them stand in front.
  const isForward = rows.some((row) => row.some((_, column) => hasValue(row, column) && labelAt(row, column, -1)));
  let head: Row<L> = [];
  return rows.flatMap((row, at) => {
    if (isHead(row, rows[at + 1] ?? [], rows[at + 2] ?? [])) {
      head = row;
      return [];
    }
    if (row.length > head.length) head = [];
    const labelOf = (column: number) =>
      head.length > 0 ? head[column]?.[0] : labelAt(row, column, isForward ? -1 : 1);
    return joinCells(row, labelOf);
  });
}

const hasValue = (row: Row<Placed>, column: number) => kindOf(row[column]?.[0]?.raw ?? '') === 'value';

function joinCells<L extends Placed>(row: Row<L>, labelOf: (column: number) => L | undefined): L[] {
  const used = new Set<L>();
  const joined = row.flatMap((cell, column): L[] => {
    const [first, ...rest] = cell;
    if (!first || !/^[vc]/.test(kindOf(first.raw))) return cell;
    const label = labelOf(column);
    if (!label || used.has(label)) return cell;
    used.add(label);
    return [joinPair(label, first), ...rest];
  });
  return joined.filter((line) => !used.has(line));
}

/** The label in the next cell that is not empty, before (-1) or after (1) a column. */
function labelAt<L extends Placed>(row: Row<L>, column: number, step: -1 | 1): L | undefined {
  for (let at = column + step; at >= 0 && at < row.length; at += step) {
    const [line, more] = row[at] ?? [];
    if (line && /[\p{L}\p{N}]/u.test(line.raw)) return !more && isLabel(line) ? line : undefined;
  }
  return undefined;
}

/** Whether a row has the labels of the columns below it. Of several values in a column none is the code. */
function isHead(row: Row<Placed>, next: Row<Placed>, third: Row<Placed>): boolean {
  if (row.some((_, column) => hasValue(next, column) && hasValue(third, column))) return false;
  const cells = row.filter(Boolean);
  if (cells.length < 2 || !cells.every(([line, more]) => line && !more && isLabel(line))) return false;
  const values = next.filter((_, column) => hasValue(next, column) && row[column]);
  return (
    values.length > 1 || hasValue(next, 0) || (values.length > 0 && cells.every(([line]) => line?.place?.cell?.isHead))
  );
}

/** Joins values and labels that stand in lines of their own, in turn: in one direction, which the whole list decides. */
function joinStacked<L extends Placed>(lines: L[], isKnown: (raw: string) => boolean): L[] {
  const lists: number[][] = [[]];
  for (const [at, { raw, place }] of lines.entries()) {
    if (!place || kindOf(raw) !== 'value') continue;
    const last = lists.at(-1)?.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (at - last <= MOST_BETWEEN + 1 && lines.slice(last + 1, at).every((line) => isLabel(line)))
      lists.at(-1)?.push(at);
    else lists.push([at]);
  }
  const labelOf = new Map<L, L>();
  for (const list of lists) {
    const [above, below] = [-1, 1].map((step) => {
      const pairs = list.flatMap((at) => {
        const [value, label] = [lines[at], lines[at + step]];
        return value && label && isLabel(label) ? [{ value, label }] : [];
      });
      const looks = new Set(pairs.map(({ label }) => label.place?.look));
      const near = pairs.filter(({ value, label }) => value.place?.block === label.place?.block).length;
      const known = pairs.filter(({ label }) => isKnown(label.raw)).length;
      return { pairs, score: 8 * pairs.length + 4 * near + known + (looks.size === 1 ? 2 : 0) };
    });
    const best = (above?.score ?? 0) >= (below?.score ?? 0) ? above : below;
    if (best && best.pairs.length > 1) for (const { value, label } of best.pairs) labelOf.set(value, label);
  }
  const labels = new Set(labelOf.values());
  return lines.flatMap((line) => {
    const label = labelOf.get(line);
    return label ? joinPair(label, line) : labels.has(line) ? [] : line;
  });
}
