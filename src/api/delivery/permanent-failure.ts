/** A receiver refuses for good, so that trying again is useless. The message is for ops. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
