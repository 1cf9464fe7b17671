const PLACEHOLDER = '[key]';

/**
 * Replaces every secret in a text by "[key]", also if it is URL- or JSON-encoded. Needed for messages that
 * are shown or logged, because a server may repeat the key it was sent.
 */
export function redactSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets
    .flatMap((secret) => [secret, secret.trim()])
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    .filter((form) => form !== '')
    .sort((a, b) => b.length - a.length);
  return [...new Set(forms)].reduce((rest, form) => rest.replaceAll(form, PLACEHOLDER), text);
}
