/** A receiver refuses for good, so that trying again is useless. The message is for ops. */
export class Refused extends Error {
  override name = 'Refused';
}
