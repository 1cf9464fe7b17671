/** Receivers of alerts at the platform's operator. Dealers get theirs by mail. */
export interface AlertReceivers {
  /** Email address. */
  mail: string | null;
  /** Web address that gets `{ "text": … }`, which chat systems show as a message. */
  webhook: string | null;
}
