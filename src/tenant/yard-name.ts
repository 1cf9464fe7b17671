const SUFFIX = /(?:(?:^|[\s,/–-]+)(?:(?:and|&)\s+)?\(?(?:sales|service|parts)\)?)+$/i;

/**
 * Removes the suffix Sales, Service or Parts: "Capalaba Service" → "Capalaba". A name that is only a suffix
 * stays.
 */
export function yardName(name: string): string {
  const trimmed = name.trim();
  return trimmed.replace(SUFFIX, '').trim() || trimmed;
}
