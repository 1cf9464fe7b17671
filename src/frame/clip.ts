/** Shortens text to at most `max` characters, ellipsis included. Cuts between words where possible. */
export function clip(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const head = plain.slice(0, max - 1);
  const space = plain[max - 1] === ' ' ? head.length : head.lastIndexOf(' ');
  return `${(space > max / 2 ? head.slice(0, space) : head).replace(/[\s,;:.|·-]+$/, '')}…`;
}
