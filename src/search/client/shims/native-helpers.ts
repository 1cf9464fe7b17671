/**
 * InstantSearch is published for browsers of 2015: what those lacked comes from helpers of its compiler. Here is
 * the same in a few words for browsers of today. Names are the helpers' own, without their first underscore.
 */
type Fields = Record<PropertyKey, unknown>;
type Made = abstract new (...values: unknown[]) => object;

/** Copies as a spread does: getters are read, and a key called `__proto__` is a key like any other. */
export function object_spread(target: object, ...sources: (object | null | undefined)[]): object {
  for (const source of sources)
    Object.defineProperties(target, Object.getOwnPropertyDescriptors({ ...source }));
  return target;
}

export const object_spread_props = (target: object, source: object | null | undefined): object =>
  Object.defineProperties(target, Object.getOwnPropertyDescriptors(source ?? {}));

export function object_without_properties(source: object | null | undefined, excluded: string[]): object {
  const rest: Fields = { ...source };
  for (const key of excluded) delete rest[key];
  return rest;
}

export const sliced_to_array = (list: Iterable<unknown>): unknown[] =>
  Array.isArray(list) ? list : [...list];

export const to_array = (list: Iterable<unknown>): unknown[] => Array.from(list);

export const to_consumable_array = (list: Iterable<unknown>): unknown[] => [...list];

export const define_property = (target: object, key: PropertyKey, value: unknown): object =>
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });

export function create_class(made: Made, members: ({ key: PropertyKey } & PropertyDescriptor)[] = []): Made {
  for (const { key, ...member } of members)
    Object.defineProperty(made.prototype, key, {
      ...member,
      configurable: true,
      ...('value' in member ? { writable: true } : {}),
    });
  return made;
}

export function inherits(made: Made, parent: Made): void {
  made.prototype = Object.create(parent.prototype, {
    constructor: { value: made, writable: true, configurable: true },
  });
  Object.setPrototypeOf(made, parent);
}

export const call_super = (self: object, made: Made, values: unknown[] = []): object =>
  Reflect.construct(Object.getPrototypeOf(made), values, self.constructor);

export const class_call_check = (): void => {};

const isInstance = (value: unknown, made: Made): boolean => value instanceof made;

export { isInstance as instanceof };

export const type_of = (value: unknown): string => typeof value;
