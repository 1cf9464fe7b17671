/** Stands in for functions of Yup that no form needs, such as those that change the case of keys. */
function unused(): never {
  throw new Error('This part of Yup is left out.');
}

export { unused as camelCase, unused as snakeCase };

/** Yup sorts fields so that a field comes after those that it refers to. No field of a form refers to another one. */
export const toposort = {
  array: <Node>(nodes: readonly Node[], edges: readonly unknown[]): Node[] => {
    if (edges.length > 0) unused();
    return [...nodes];
  },
};
