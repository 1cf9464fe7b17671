/** Indexing failed. Unless the reasons say that the index is up to date, shoppers still search the old one. */
export class IndexFailed extends Error {
  readonly reasons: string[];
  /** Advice for the person who runs the command. */
  readonly next: string;

  constructor(reasons: string[], next: string, cause?: unknown) {
    super(reasons.join('\n'), { cause });
    this.reasons = reasons;
    this.next = next;
  }
}
