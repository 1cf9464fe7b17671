/** The fields of a JSON object; an empty object for any other value. */
export function fieldsOf(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
}

/** The items of a JSON array, without those for which `read` returns null; empty for any other value. */
export function itemsOf<Item>(json: unknown, read: (item: unknown) => Item | null): Item[] {
  return Array.isArray(json) ? json.flatMap((item) => read(item) ?? []) : [];
}

/** The value if it is a string that is not blank, else null. */
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** The value if it is a finite number, else null. */
export const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
