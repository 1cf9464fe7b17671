/** A feed that must not be imported: said to people in a sentence, with what to do next. */
export class FeedRefused extends Error {
  readonly reason: string;
  readonly next: string;

  constructor(reason: string, next: string) {
    super(`${reason} ${next}`);
    this.name = 'FeedRefused';
    this.reason = reason;
    this.next = next;
  }
}
