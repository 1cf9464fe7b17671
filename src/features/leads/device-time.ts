const MINUTE_MS = 60_000;

/** Now on the device's clock, as date fields write it: "2026-11-24T09:30". */
export function deviceTime(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
