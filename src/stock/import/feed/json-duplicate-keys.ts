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
class DuplicateKeyFinder {
  readonly duplicates: DuplicateKey[] = [];
  private position = 0;
  private readonly text: string;
  private readonly limit: number;

  constructor(text: string, limit: number) {
    this.text = text;
    this.limit = limit;
  }

  /** Skips a value and returns it as written. */
  skipValue(path: string): string {
    this.skipSpaces();
    const start = this.position;
    const first = this.text[start];
    if (first === '"') this.skipString();
    else if (first === '{') this.readObject(path);
    else if (first === '[') this.skipList(path);
    else this.skipWord();
    return this.text.slice(start, this.position);
  }

  private skipSpaces(): void {
    // Valid JSON has no other characters up to the space between values.
    while (this.text.charCodeAt(this.position) <= 32) this.position++;
  }

  private skipWord(): void {
    WORD.lastIndex = this.position;
    WORD.test(this.text);
    this.position = WORD.lastIndex;
  }

  /** Skips a string and returns it as written, with its quotes. */
  // Not a regular expression: that would overflow the stack on a text of some megabytes.
  private skipString(): string {
    const start = this.position;
    let end = start;
    let isEscaped = true;
    while (isEscaped) {
      end = this.text.indexOf('"', end + 1);
      let before = end;
      while (this.text[before - 1] === '\\') before--;
      // An odd number of backslashes before a quote escapes it.
      isEscaped = (end - before) % 2 === 1;
    }
    this.position = end + 1;
    return this.text.slice(start, this.position);
  }

  /** Skips an opening bracket, and the closing one of an empty list or object; true if an entry follows. */
  private skipOpening(end: string): boolean {
    this.position++;
    this.skipSpaces();
    if (this.text[this.position] !== end) return true;
    this.position++;
    return false;
  }

  private skipList(path: string): void {
    for (let more = this.skipOpening(']'); more; more = this.skipSeparator(']')) this.skipValue(path);
  }

  private readObject(path: string): void {
    const values = new Map<string, string>();
    for (let more = this.skipOpening('}'); more; more = this.skipSeparator('}')) {
      this.skipSpaces();
      const key = textOf(this.skipString());
      this.skipSpaces();
      // The colon.
      this.position++;
      const keyPath = path === '' ? key : `${path}.${key}`;
      const value = this.skipValue(keyPath);
      const before = values.get(key);
      const isLost = before !== undefined && before !== value && before !== 'null' && before !== '""';
      if (isLost && this.duplicates.length < this.limit)
        this.duplicates.push({ path: keyPath, lost: before.startsWith('"') ? textOf(before) : before });
      values.set(key, value);
    }
  }

  /** Skips the comma or bracket after an entry; true if another entry follows. */
  private skipSeparator(end: string): boolean {
    this.skipSpaces();
    const isEnd = this.text[this.position] === end;
    this.position++;
    return !isEnd;
  }
}

/**
 * Finds values that are lost because their object has the same key again with a different value, in the order in which
 * they are replaced.
 *
 * @param text valid JSON, nested no deeper than recursion can follow
 * @param limit largest number of values to return
 */
export function findDuplicateKeys(text: string, limit = 20): DuplicateKey[] {
  const finder = new DuplicateKeyFinder(text, limit);
  finder.skipValue('');
  return finder.duplicates;
}
