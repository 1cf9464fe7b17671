/**
 * Writes a dealer's colours into its logo mark, for places that no style sheet reaches.
 *
 * @param ink colour of the parts that take the colour of the text; absent if they keep that of the picture's viewer
 */
export function inlineColours(svg: string, { accent, ink }: { accent: string; ink?: string }): string {
  const coloured = svg.replaceAll('var(--accent)', accent);
  return ink === undefined ? coloured : coloured.replaceAll('currentColor', ink);
}
