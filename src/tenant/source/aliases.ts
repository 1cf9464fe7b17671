import { type Alias, type Document, isAlias, isNode, type Node, visit } from 'yaml';

/** Finds the node that each alias ("*name") refers to; null if no anchor ("&name") precedes it. */
export function aliasTargets(document: Document): Map<Alias, Node | null> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node | null>();
  visit(document, (_, node) => {
    if (isAlias(node)) targets.set(node, anchors.get(node.source) ?? null);
    else if (isNode(node) && 'anchor' in node && typeof node.anchor === 'string')
      anchors.set(node.anchor, node);
  });
  return targets;
}
