/** Thrown for a mistake in an expression. The message continues the sentence "the expression …". */
export class ExpressionError extends Error {}

export interface Token {
  kind: 'column' | 'text' | 'number' | 'name' | 'mark';
  text: string;
}

const TOKEN =
  /\s*(?:\{([^}]*)\}|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?)|([a-z_]\w*)|(==|!=|<=|>=|[(),<>+]))/iy;
const MAX_TOKENS = 2_000;

function plainText(text: string): string {
  return text.replace(/\\(['"])/g, '$1');
}

function tokenOf([, column, single, double, number, name, mark]: RegExpExecArray): Token {
  if (column !== undefined) return { kind: 'column', text: column.trim() };
  if (single !== undefined || double !== undefined)
    return { kind: 'text', text: plainText(single ?? double ?? '') };
  if (number !== undefined) return { kind: 'number', text: number };
  return name === undefined ? { kind: 'mark', text: mark ?? '' } : { kind: 'name', text: name.toLowerCase() };
}

/**
 * Splits an expression into tokens.
 *
 * @throws ExpressionError for invalid or very long expressions
 */
export function splitTokens(source: string): Token[] {
  const out: Token[] = [];
  const end = source.trimEnd().length;
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(source);
    if (!found) throw new ExpressionError(`cannot be read from "${source.slice(at, at + 20)}" onwards`);
    out.push(tokenOf(found));
    if (out.length > MAX_TOKENS)
      throw new ExpressionError(`has more than ${MAX_TOKENS} words; put long lists under "lists"`);
  }
  return out;
}
