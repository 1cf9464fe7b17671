/**
 * InstantSearch is compiled for browsers of 2015: spreads, destructuring and classes call helpers of its compiler
 * (`@swc/helpers`). These do the same with the language's own features. Each is named like its helper, without the
 * underscore at the start.
 */
type Class = abstract new (...values: unknown[]) => object;

/** Like a spread: reads getters, and copies a key named `__proto__` like any other. */
export function object_spread(target: object, ...sources: (object | null | undefined)[]): object {
  for (const source of sources)
    Object.defineProperties(target, Object.getOwnPropertyDescriptors({ ...source }));
  return target;
}

export const object_spread_props = (target: object, source: object | null | undefined): object =>
  Object.defineProperties(target, Object.getOwnPropertyDescriptors(source ?? {}));

export function object_without_properties(source: object | null | undefined, excluded: string[]): object {
  const rest = { ...source };
  for (const key of excluded) Reflect.deleteProperty(rest, key);
  return rest;
}

export const sliced_to_array = (list: Iterable<unknown>): unknown[] =>
  Array.isArray(list) ? list : [...list];

export const to_array = (list: Iterable<unknown>): unknown[] => Array.from(list);

export const to_consumable_array = (list: Iterable<unknown>): unknown[] => [...list];

export const define_property = (target: object, key: PropertyKey, value: unknown): object =>
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });

export function create_class(
  child: Class,
  members: ({ key: PropertyKey } & PropertyDescriptor)[] = [],
): Class {
  for (const { key, ...member } of members)
    Object.defineProperty(child.prototype, key, {
      ...member,
      configurable: true,
      ...('value' in member ? { writable: true } : {}),
    });
  return child;
}

export function inherits(child: Class, parent: Class): void {
  child.prototype = Object.create(parent.prototype, {
    constructor: { value: child, writable: true, configurable: true },
  });
  Object.setPrototypeOf(child, parent);
}

export const call_super = (self: object, child: Class, values: unknown[] = []): object =>
  Reflect.construct(Object.getPrototypeOf(child), values, self.constructor);

export const class_call_check = (): void => {};

const isInstance = (value: unknown, child: Class): boolean => value instanceof child;

export { isInstance as instanceof };

export const type_of = (value: unknown): string => typeof value;
