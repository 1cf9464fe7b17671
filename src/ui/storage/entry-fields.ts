/** The fields of a kept value, none where it is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
