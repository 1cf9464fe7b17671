/**
 * A reader validates a value of JSON from another server and returns a new value with only the parts that it checked.
 * The readers in this file are much smaller than zod or yup: the search page's scripts have a size limit.
 *
 * @throws InvalidShape
 */
export type Read<T> = (value: unknown) => T;

export class InvalidShape extends Error {}

const readIf =
  <T>(fits: (value: unknown) => boolean): Read<T> =>
  (value) => {
    if (!fits(value)) throw new InvalidShape();
    return value as T;
  };

export const readText: Read<string> = readIf((value) => typeof value === 'string');
export const readFlag: Read<boolean> = readIf((value) => typeof value === 'boolean');
export const readNumber: Read<number> = readIf((value) => Number.isFinite(value));
/** A whole number from 0. */
export const readCount: Read<number> = readIf((value) => Number.isSafeInteger(value) && Number(value) >= 0);
export const readName: Read<string> = readIf((value) => typeof value === 'string' && value !== '');

/** A link within the site, to another web page, a phone number or a mail address. */
export const readLink: Read<string> = readIf(
  (value) =>
    // Browsers read "\" as "/" and ignore tabs and line breaks, so "/\t/x" leads to another host.
    typeof value === 'string' && /^(?:\/(?!\/)|#|https?:\/\/|tel:|mailto:)[^\\\p{Cc}]*$/iu.test(value),
);

/** A path on this site. */
export const readPath: Read<string> = (value) => {
  const link = readLink(value);
  if (!link.startsWith('/')) throw new InvalidShape();
  return link;
};

/** @param most maximum number of entries */
export const readList =
  <T>(read: Read<T>, most = Number.POSITIVE_INFINITY): Read<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) throw new InvalidShape();
    return value.map(read);
  };

/** An object with these keys; other keys are dropped. */
export const readObject =
  <T extends object>(fields: { [K in keyof T]: Read<T[K]> }): Read<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InvalidShape();
    const entriesByName = new Map(Object.entries(value));
    const entries = Object.entries(fields) as [string, Read<unknown>][];
    return Object.fromEntries(entries.map(([name, read]) => [name, read(entriesByName.get(name))])) as T;
  };

/** As `readObject` for optional keys: invalid values are dropped. */
export const readOptional =
  <T extends object>(fields: { [K in keyof T]-?: Read<Exclude<T[K], undefined>> }): Read<T> =>
  (value) => {
    const entriesByName = new Map(Object.entries(readObject<object>({})(value) && (value as object)));
    const entries = Object.entries(fields) as [string, Read<unknown>][];
    return Object.fromEntries(
      entries.flatMap(([name, read]) => {
        try {
          return [[name, read(entriesByName.get(name))]];
        } catch {
          return [];
        }
      }),
    ) as T;
  };
