type Data = Record<string | number, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/**
 * All places in the data of a key of the schema. In the key's path, "[]" stands for each item of a list, and "[yards]" for
 * each with that value.
 */
export function placesOf(data: unknown, path: readonly string[]): (string | number)[][] {
  const [name, ...rest] = path;
  if (name === undefined) return [[]];
  const [, kind] = /^\[(.*)\]$/.exec(name) ?? [];
  if (kind !== undefined)
    return Array.isArray(data)
      ? data.flatMap((item, index) =>
          kind === '' || (isData(item) && Object.values(item).includes(kind))
            ? placesOf(item, rest).map((place) => [index, ...place])
            : [],
        )
      : [];
  if (!isData(data) || !Object.hasOwn(data, name)) return [];
  return placesOf(data[name], rest).map((place) => [name, ...place]);
}

export function valueAt(data: unknown, place: readonly (string | number)[]): unknown {
  return place.reduce<unknown>((current, part) => (isData(current) ? current[part] : undefined), data);
}

/** A copy of the data with another value at a place. */
export function withValue(
  data: unknown,
  [part, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (part === undefined) return value;
  if (Array.isArray(data))
    return data.map((item, index) => (index === part ? withValue(item, rest, value) : item));
  const object = isData(data) ? data : {};
  return { ...object, [part]: withValue(object[part], rest, value) };
}
