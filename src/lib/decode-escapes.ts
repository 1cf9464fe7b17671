/** Decodes the percent escapes of a path or of a part of one; null if one is malformed. */
export function decodeEscapes(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
