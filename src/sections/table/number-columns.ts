/** A number, with a sign of currency or a unit: "1,250", "$389", "from $389", "10 %", "4.5 t", "90 km". */
const NUMBER = /^(?:from )?[-–]?\$?\d[\d,.]*(?: ?(?:%|[a-zA-Z³²°/]{1,4}))?$/i;
/** A cell without a value: nothing, or a dash. */
const BLANK = /^[-–—]?$/;

/** The columns that have numbers alone and at least one, counted from 0. */
export function numberColumns(rows: readonly (readonly string[])[]): Set<number> {
  const columns = rows[0]?.keys() ?? [];
  return new Set(
    [...columns].filter((column) => {
      const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => !BLANK.test(cell));
      return cells.length > 0 && cells.every((cell) => NUMBER.test(cell));
    }),
  );
}
