/** Splits at commas outside backticks; `\`` is a literal backtick. */
export function splitQuoted(text: string): string[] {
  const values: string[] = [];
  let value = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '`') {
      if (at > 0 && text[at - 1] === '\\') value += character;
      else quoted = !(quoted && value !== '');
    } else if (character === ',' && !quoted) {
      values.push(value.trim());
      value = '';
    } else {
      value += character;
    }
  }
  if (value !== '') values.push(value.trim());
  return values;
}

/** The text between the brackets of `[a, b]`; null if `text` is not a list. */
export const listContent = (text: string): string | null =>
  text.length > 1 && text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : null;
