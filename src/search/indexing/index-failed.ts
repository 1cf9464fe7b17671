/** The index could not be brought up to date; what shoppers search is as it was. */
export class IndexFailed extends Error {
  readonly reasons: string[];
  /** Advice for whoever runs the command. */
  readonly next: string;

  constructor(reasons: string[], next: string, cause?: unknown) {
    super(reasons.join('\n'), { cause });
    this.reasons = reasons;
    this.next = next;
  }
}
