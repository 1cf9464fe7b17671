/** Text of at most `max` characters, cut between words and closed with an ellipsis. */
export function clip(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const head = plain.slice(0, max - 1);
  const space = plain[max - 1] === ' ' ? head.length : head.lastIndexOf(' ');
  return `${(space > max / 2 ? head.slice(0, space) : head).replace(/[\s,;:.|·-]+$/, '')}…`;
}
