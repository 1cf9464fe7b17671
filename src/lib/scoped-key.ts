/** Parameters written inside a scoped key. */
export interface ScopedKey {
  /** Null: never. */
  expires: Date | null;
  /** Added to every search; null: none. */
  filter: string | null;
}

/** The key's digest and the beginning of the key it was made of come before its parameters. */
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
 * Reads the parameters of a scoped Typesense key; null for an ordinary key. They can be read without asking
 * the server, which alone knows whether the key is genuine.
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
