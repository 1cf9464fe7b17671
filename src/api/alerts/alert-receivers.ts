/** Receivers of alerts at the platform's operator ("ops"). Dealers get their alerts by mail. */
export interface AlertReceivers {
  /** Email address; null if ops get no mail. */
  mail: string | null;
  /** Web address that `{ "text": … }` is posted to, which chat systems show as a message; null if there is none. */
  webhook: string | null;
}
