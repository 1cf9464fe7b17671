import { expect, it } from 'vitest';
import * as native from './native-helpers.ts';

const original = async (name: string): Promise<(...values: unknown[]) => unknown> =>
  (await import(`../../../../node_modules/@swc/helpers/esm/_${name}.js`))._;

const secret = Symbol('secret');
const odd = JSON.parse('{"__proto__": {"a": 1}, "b": 2}') as object;
const CASES: [name: string, helper: (...values: never[]) => unknown, values: () => unknown[]][] = [
  ['object_spread', native.object_spread, () => [{ a: 1 }, { a: 2, [secret]: 3 }, null, undefined, odd]],
  ['object_spread_props', native.object_spread_props, () => [{ a: 1 }, { b: 2, [secret]: 3 }]],
  ['object_spread_props', native.object_spread_props, () => [{ a: 1 }, null]],
  [
    'object_without_properties',
    native.object_without_properties,
    () => [{ a: 1, b: 2, [secret]: 3 }, ['a', 'missing']],
  ],
  ['object_without_properties', native.object_without_properties, () => [null, ['a']]],
  ['sliced_to_array', native.sliced_to_array, () => [[1, 2, 3], 2]],
  ['sliced_to_array', native.sliced_to_array, () => [new Set([1, 2]), 2]],
  ['to_array', native.to_array, () => [[1, 2]]],
  ['to_consumable_array', native.to_consumable_array, () => [new Map([[1, 2]])]],
  ['to_consumable_array', native.to_consumable_array, () => ['né']],
  ['define_property', native.define_property, () => [{ a: 1 }, '__proto__', 2]],
  ['instanceof', native.instanceof, () => [[], Array]],
  ['instanceof', native.instanceof, () => [{}, Array]],
  ['type_of', native.type_of, () => [secret]],
  ['type_of', native.type_of, () => [null]],
];

it.each(CASES)(
  '%s returns the same as the compiler helper of its name (%#)',
  async (name, helper, values) => {
    const ours = helper(...(values() as never[]));
    const expected = (await original(name))(...values());
    expect(ours).toStrictEqual(expected);
    if (typeof expected !== 'object' || expected === null) return;
    expect(Object.getOwnPropertyDescriptors(ours)).toStrictEqual(Object.getOwnPropertyDescriptors(expected));
  },
);

it('refuses to destructure what is not iterable, as the compiler helper does', async () => {
  expect(() => native.sliced_to_array(null as never)).toThrow(TypeError);
  await expect(async () => (await original('sliced_to_array'))(null, 1)).rejects.toThrow(TypeError);
});

interface Listener {
  heard: unknown[];
  loud: string;
  hear: (word: unknown) => Listener;
}

function Parent(this: { heard: unknown[] }, word: unknown): void {
  this.heard = [word];
}
Parent.prototype.hear = function hear(this: Listener, word: unknown): Listener {
  this.heard.push(word);
  return this;
};

it('makes classes that inherit from a constructor function and call it', () => {
  const { call_super, create_class, inherits } = native;
  const Child = function Child(this: object, word: unknown): object {
    native.class_call_check();
    return call_super(this, Child as never, [word]);
  } as unknown as { new (word: unknown): Listener; prototype: Listener };
  inherits(Child, Parent as never);
  create_class(Child, [
    { key: 'loud', get: () => 'LOUD' },
    { key: 'shout', value: () => 'shouted' },
  ]);
  const child = new Child('first');
  expect(child.hear('second').heard).toEqual(['first', 'second']);
  expect(child).toBeInstanceOf(Child);
  expect(child).toBeInstanceOf(Parent as never);
  expect(child.constructor).toBe(Child);
  expect([child.loud, (child as unknown as { shout: () => string }).shout()]).toEqual(['LOUD', 'shouted']);
  expect(Object.keys(Child.prototype)).toEqual([]);
});
