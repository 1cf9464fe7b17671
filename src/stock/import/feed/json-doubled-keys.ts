/** A value of a JSON text that `JSON.parse` lets another one under the same key replace. */
export interface DoubledKey {
  /** Keys from the outermost object on, joined by points; places in lists are not counted. */
  path: string;
  /** The value that is lost, as it is written; a text without its quotes and escapes. */
  lost: string;
}

/** Numbers, `true`, `false` and `null`. */
const WORD = /[-+.\w]+/y;

const textOf = (written: string): string =>
  written.includes('\\') ? JSON.parse(written) : written.slice(1, -1);

/** Goes over a text that `JSON.parse` has read, so that nothing has to be checked again. */
class Reader {
  readonly doubled: DoubledKey[] = [];
  private at = 0;
  private readonly text: string;
  private readonly most: number;

  constructor(text: string, most: number) {
    this.text = text;
    this.most = most;
  }

  /** Passes over a value and answers it as it is written. */
  value(path: string): string {
    this.blanks();
    const start = this.at;
    const first = this.text[start];
    if (first === '"') this.string();
    else if (first === '{') this.object(path);
    else if (first === '[') this.list(path);
    else this.word();
    return this.text.slice(start, this.at);
  }

  private blanks(): void {
    // In valid JSON nothing else up to the space stands between values.
    while (this.text.charCodeAt(this.at) <= 32) this.at++;
  }

  private word(): void {
    WORD.lastIndex = this.at;
    WORD.test(this.text);
    this.at = WORD.lastIndex;
  }

  // A pattern would run out of stack on a text of some megabytes.
  private string(): string {
    const start = this.at;
    let end = start;
    let isEscaped = true;
    while (isEscaped) {
      end = this.text.indexOf('"', end + 1);
      let before = end;
      while (this.text[before - 1] === '\\') before--;
      isEscaped = (end - before) % 2 === 1;
    }
    this.at = end + 1;
    return this.text.slice(start, this.at);
  }

  /** Steps over the sign that opens, divides or ends; true where an entry follows. */
  private goesOn(end: string): boolean {
    this.at++;
    this.blanks();
    if (this.text[this.at] !== end) return true;
    this.at++;
    return false;
  }

  private list(path: string): void {
    for (let more = this.goesOn(']'); more; more = this.next(']')) this.value(path);
  }

  private object(path: string): void {
    const values = new Map<string, string>();
    for (let more = this.goesOn('}'); more; more = this.next('}')) {
      this.blanks();
      const key = textOf(this.string());
      this.blanks();
      this.at++;
      const inner = path === '' ? key : `${path}.${key}`;
      const value = this.value(inner);
      const before = values.get(key);
      const isLost = before !== undefined && before !== value && before !== 'null' && before !== '""';
      if (isLost && this.doubled.length < this.most)
        this.doubled.push({ path: inner, lost: before.startsWith('"') ? textOf(before) : before });
      values.set(key, value);
    }
  }

  /** After an entry: true where another one follows. */
  private next(end: string): boolean {
    this.blanks();
    const isEnd = this.text[this.at] === end;
    this.at++;
    return !isEnd;
  }
}

/**
 * The values that are lost where an object names a key twice with different values, in the order in which they are
 * replaced, at most `most`. `text` must be valid JSON, and not so deep that recursion cannot follow it.
 */
export function doubledKeys(text: string, most = 20): DoubledKey[] {
  const reader = new Reader(text, most);
  reader.value('');
  return reader.doubled;
}
