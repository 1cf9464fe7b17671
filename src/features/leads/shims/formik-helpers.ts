/**
 * What Formik uses of lodash, for the values of our forms: text, ticks, files, lists and plain objects of them.
 * lodash's own also copy cycles, prototypes, buffers and symbols.
 */

/** A copy one level deep. */
export const clone = <Value extends object>(value: Value): Value =>
  (Array.isArray(value) ? [...value] : { ...value }) as Value;

/** @throws DataCloneError for functions and elements, which are no values of a form */
export const cloneDeep = <Value>(value: Value): Value => structuredClone(value);

/** False for files, dates and instances of classes. */
export function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** "cars[0].rego" as its parts; a path that is taken apart already stays as it is. */
export const toPath = (path: string | readonly string[]): readonly string[] =>
  typeof path === 'string' ? path.replace(/\[(\d+)\]/g, '.$1').split('.') : path;

/** Only Formik's `connect` and `withFormik` copy the static properties of components; the forms use its hook. */
export const hoistNonReactStatics = <Component>(component: Component): Component => component;
