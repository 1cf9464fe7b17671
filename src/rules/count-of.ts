/** "1,284 cars", "1 car": a count of the site's own word for its stock, which is a plural. */
export function countOf(count: number, vehicles: string): string {
  const word = count === 1 ? vehicles.replace(/s$/, '') : vehicles;
  return `${count.toLocaleString('en-AU')} ${word}`;
}
