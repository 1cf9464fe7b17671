/** Stands in for the functions with which Yup changes the case of keys on request. No form requests that. */
function unused(): never {
  throw new Error('The changes of case by Yup are left out.');
}

export { unused as camelCase, unused as snakeCase };

/** Yup sorts fields so that a field comes after those that it refers to. No field of a form refers to another one. */
export const toposort = {
  array: <Node>(nodes: readonly Node[], edges: readonly unknown[]): Node[] => {
    if (edges.length > 0) throw new Error('Fields of a form cannot refer to each other.');
    return [...nodes];
  },
};
