/** A value that `JSON.parse` drops because its key occurs again in the same object. */
export interface DuplicateKey {
  /** Keys from the outermost object on, joined by dots; list indexes are left out. */
  path: string;
  /** The dropped value as written; a string without its quotes and escapes. */
  lost: string;
}

/** Numbers, `true`, `false` and `null`. */
const WORD = /[-+.\w]+/y;

const textOf = (written: string): string =>
  written.includes('\\') ? JSON.parse(written) : written.slice(1, -1);

/** Walks through a text that `JSON.parse` has accepted, so nothing needs to be validated. */
class Reader {
  readonly duplicates: DuplicateKey[] = [];
  private at = 0;
  private readonly text: string;
  private readonly most: number;

  constructor(text: string, most: number) {
    this.text = text;
    this.most = most;
  }

  /** Skips a value and returns it as written. */
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
    // Valid JSON has no other characters up to the space between values.
    while (this.text.charCodeAt(this.at) <= 32) this.at++;
  }

  private word(): void {
    WORD.lastIndex = this.at;
    WORD.test(this.text);
    this.at = WORD.lastIndex;
  }

  // Not a regular expression: that would overflow the stack on a text of some megabytes.
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

  /** Skips an opening bracket or comma; true where an entry follows. */
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
      if (isLost && this.duplicates.length < this.most)
        this.duplicates.push({ path: inner, lost: before.startsWith('"') ? textOf(before) : before });
      values.set(key, value);
    }
  }

  /** Skips the comma or bracket after an entry; true where another entry follows. */
  private next(end: string): boolean {
    this.blanks();
    const isEnd = this.text[this.at] === end;
    this.at++;
    return !isEnd;
  }
}

/**
 * Finds values that are lost because their object has the same key again with a different value; in the order
 * of replacement.
 *
 * @param text valid JSON, nested no deeper than recursion can follow
 * @param most values to return
 */
export function duplicateKeys(text: string, most = 20): DuplicateKey[] {
  const reader = new Reader(text, most);
  reader.value('');
  return reader.duplicates;
}
