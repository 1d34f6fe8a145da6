/**
 * One measured figure.
 * @property name what was measured, in words
 * @property value as a number, rounded only when printed
 * @property unit `B`, `ms`, `requests`, `×` … ; empty for a bare ratio
 * @property goal the bound that an issue set, if one did
 */
export type Row = {
  name: string;
  value: number;
  unit?: string;
  goal?: { atMost: number } | { atLeast: number };
};

/** `undefined` where a row has no goal. */
export function isGoalMet({ value, goal }: Row): boolean | undefined {
  if (!goal) return undefined;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** One line of print: name, value with unit, and the goal where there is one. */
export function formatRow(row: Row): string {
  const value = `${Number(row.value.toPrecision(4))}${row.unit ? ` ${row.unit}` : ''}`;
  const met = isGoalMet(row);
  if (met === undefined || !row.goal) return `  ${row.name.padEnd(64)} ${value}`;
  const bound = 'atMost' in row.goal ? `≤ ${row.goal.atMost}` : `≥ ${row.goal.atLeast}`;
  return `  ${row.name.padEnd(64)} ${value.padEnd(16)} goal ${bound} ${met ? 'met' : 'MISSED'}`;
}
