/** A receiver has refused for good, so that another attempt would fail as well. The message is for ops. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
