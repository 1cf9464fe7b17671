const PLACEHOLDER = '[key]';

/**
 * Replaces every secret in a text with "[key]", also if it is URL- or JSON-encoded. Messages that are shown or logged
 * need this, because a server may repeat the key that it was sent.
 */
export function redactSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets
    .flatMap((secret) => [secret, secret.trim()])
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    .filter((form) => form !== '')
    .sort((a, b) => b.length - a.length);
  return [...new Set(forms)].reduce((rest, form) => rest.replaceAll(form, PLACEHOLDER), text);
}
