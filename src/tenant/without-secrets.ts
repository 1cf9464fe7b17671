/** Stands where a secret stood. */
const HIDDEN = '[key]';

/**
 * The text with every secret left out, as it is and as it stands in an address. A server may repeat the key it
 * was sent, and its words are shown and logged.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets
    .flatMap((secret) => [secret, secret.trim()])
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    .filter((form) => form !== '')
    .sort((a, b) => b.length - a.length);
  return [...new Set(forms)].reduce((rest, form) => rest.replaceAll(form, HIDDEN), text);
}
