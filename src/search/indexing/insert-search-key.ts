import { isMap, isScalar, parseDocument } from 'yaml';

const SERVER = ['config', 'search', 'typesense'];

/** Range of the key's value in the text; null if the key is missing. */
function rangeOfKey(text: string): [number, number] | null {
  const node = parseDocument(text).getIn([...SERVER, 'key'], true);
  return isScalar(node) && node.range ? [node.range[0], node.range[1]] : null;
}

/**
 * Returns the text of a `site.yaml` with `config.search.typesense.key` set. Changes nothing else, not even
 * comments or layout.
 *
 * @throws Error if `config.search.typesense` is missing
 */
export function insertSearchKey(text: string, key: string): string {
  const value = JSON.stringify(key);
  const range = rangeOfKey(text);
  if (range) {
    const before = text.slice(0, range[0]);
    return `${before}${before.endsWith(':') ? ' ' : ''}${value}${text.slice(range[1])}`;
  }
  const server = parseDocument(text).getIn(SERVER, true);
  const [first] = isMap(server) ? server.items : [];
  const insertAt = isScalar(first?.key) ? first.key.range?.[0] : undefined;
  if (!isMap(server) || insertAt === undefined) throw new Error('config.search.typesense has no host.');
  const indent = text.slice(text.lastIndexOf('\n', insertAt - 1) + 1, insertAt);
  const entry = server.flow ? `"key": ${value}, ` : `key: ${value}\n${indent}`;
  return text.slice(0, insertAt) + entry + text.slice(insertAt);
}
