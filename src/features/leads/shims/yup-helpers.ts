/**
 * Stands in for functions of Yup that no form needs: those that change the case of keys, and those that read paths, for
 * rules that depend on another field.
 */
function unused(): never {
  throw new Error('This part of Yup is left out.');
}

export {
  unused as camelCase,
  unused as forEach,
  unused as getter,
  unused as join,
  unused as normalizePath,
  unused as snakeCase,
  unused as split,
};

/** Yup sorts fields so that a field comes after those that it refers to. No field of a form refers to another one. */
export const toposort = {
  array: <Node>(nodes: readonly Node[], edges: readonly unknown[]): Node[] => {
    if (edges.length > 0) unused();
    return [...nodes];
  },
};
