/** Parameters embedded in a scoped Typesense key. */
export interface ScopedKey {
  /** Null for a key that does not expire. */
  expires: Date | null;
  /** Filter added to every search; null for none. */
  filter: string | null;
}

// A digest and the first characters of the parent key come before the parameters.
const SCOPED = /^[A-Za-z0-9+/]{43}=.{4}(\{.*\})$/s;

function decoded(key: string): string {
  try {
    return atob(key);
  } catch {
    return '';
  }
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/**
 * Reads the parameters of a scoped Typesense key; null for an ordinary key. Only the server can verify the
 * key.
 */
export function readScopedKey(key: string): ScopedKey | null {
  const [, params] = SCOPED.exec(decoded(key)) ?? [];
  if (params === undefined) return null;
  const { expires_at, filter_by } = objectOf(params);
  return {
    expires: typeof expires_at === 'number' ? new Date(expires_at * 1000) : null,
    filter: typeof filter_by === 'string' && filter_by !== '' ? filter_by : null,
  };
}
