type Json = string | number | boolean | JsonObject | Json[];
export interface JsonObject {
  [key: string]: Json | null | undefined;
}

function isEmpty(value: Json | null | undefined): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Removes null, empty and missing properties: structured data should state only what is known. */
export function prune(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => !isEmpty(value)));
}
