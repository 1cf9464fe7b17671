import { formatCount } from './money.ts';

/** Singular for exactly 1, else the plural, which is formed with "s" unless given. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** "1 car", "1,284 cars". */
export function counted(count: number, one: string, many?: string): string {
  return `${formatCount(count)} ${plural(count, one, many)}`;
}
