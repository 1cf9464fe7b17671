/** The site was not published; the live site is unchanged. Each reason is a sentence for ops. */
export class BuildRefused extends Error {
  readonly reasons: string[];
  constructor(reasons: string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}
