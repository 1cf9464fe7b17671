/** "1.4 MB", in decimal units. */
export function formatBytes(count: number): string {
  if (count < 1000) return `${count} B`;
  const units = ['kB', 'MB', 'GB'];
  let value = count / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

/** "0.42 s" */
export const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
