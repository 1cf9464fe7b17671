/** The fields of a JSON object; none where it is something else. */
export function fieldsOf(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
}

/** The items of a JSON array that `read` can read; none where it is no array. */
export function itemsOf<Item>(json: unknown, read: (item: unknown) => Item | null): Item[] {
  return Array.isArray(json) ? json.flatMap((item) => read(item) ?? []) : [];
}

export const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

export const numberIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
