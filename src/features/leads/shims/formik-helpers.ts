/**
 * Small versions of the lodash functions that Formik uses. They handle the values of our forms: texts, booleans, files,
 * lists and plain objects. The lodash versions also copy cycles, prototypes, buffers and symbols.
 */

/** A copy one level deep. */
export const clone = <Value extends object>(value: Value): Value =>
  (Array.isArray(value) ? [...value] : { ...value }) as Value;

/** @throws DataCloneError for functions and elements, which are never values of a form */
export const cloneDeep = <Value>(value: Value): Value => structuredClone(value);

/** False for files, dates and instances of classes. */
export function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Splits "cars[0].rego" into its parts; an array is returned as it is. */
export const toPath = (path: string | readonly string[]): readonly string[] =>
  typeof path === 'string' ? path.replace(/\[(\d+)\]/g, '.$1').split('.') : path;

/** Does nothing: only Formik's `connect` and `withFormik` need it, and the forms use `useFormik`. */
export const hoistNonReactStatics = <Component>(component: Component): Component => component;
