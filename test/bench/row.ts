/** One measured figure. */
export type Row = {
  /** What was measured, in words. */
  name: string;
  /** As a number, rounded only when printed. */
  value: number;
  /** `B`, `ms`, `requests`, `×` … ; empty for a bare ratio. */
  unit?: string;
  /** The bound that an issue set, if one did. */
  goal?: { atMost: number } | { atLeast: number };
};

/** `undefined` where a row has no goal. */
export function isGoalMet({ value, goal }: Row): boolean | undefined {
  if (!goal) return undefined;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** One line of print: name, value with unit, and the goal where there is one. */
export function formatRow(row: Row): string {
  const value = formatValue(row.value, row.unit);
  const met = isGoalMet(row);
  if (met === undefined || !row.goal) return `  ${row.name.padEnd(64)} ${value}`;
  const bound = 'atMost' in row.goal ? `≤ ${row.goal.atMost}` : `≥ ${row.goal.atLeast}`;
  return `  ${row.name.padEnd(64)} ${value.padEnd(16)} goal ${bound} ${met ? 'met' : 'MISSED'}`;
}

function formatValue(value: number, unit = ''): string {
  return `${Number(value.toPrecision(4))}${unit && ` ${unit}`}`;
}

/** Why a bench measured nothing: no rows, or figures that are none. @returns nothing where all of it was measured */
export function findUnmeasured(rows: readonly Row[]): string[] {
  if (rows.length === 0) return ['nothing was measured'];
  return rows.filter(({ value }) => !Number.isFinite(value)).map(({ name, value }) => `${name}: ${value}`);
}
