import { type Alias, type Document, isAlias, isNode, type Node, visit } from 'yaml';

/** What every "*name" of a document stands for, found in one walk; null where there is no "&name" before it. */
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
