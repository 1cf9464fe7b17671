/**
 * "78,398 kms" as "78,398" and "kms", so that the unit can be smaller, and "5" as "5" without one. Null for a text that
 * is not a figure.
 */
export function splitUnit(value: string): { figure: string; unit: string } | null {
  const [, figure, unit = ''] = /^(\d[\d,.]*)(?: (\D.{0,8}))?$/.exec(value) ?? [];
  return figure === undefined ? null : { figure, unit };
}
