/** For keys that Yup changes from "snake_case" on request, which forms never do. */
function unused(): never {
  throw new Error('The forms have no such helper.');
}

export { unused as camelCase, unused as snakeCase };

/** Yup sorts fields so that those come first that others refer to. No field of a form refers to another. */
export const toposort = {
  array: <Node>(nodes: readonly Node[], edges: readonly unknown[]): Node[] => {
    if (edges.length > 0) throw new Error('Fields of a form cannot refer to each other.');
    return [...nodes];
  },
};
