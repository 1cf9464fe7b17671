import { isMap, isScalar, parseDocument } from 'yaml';

const SERVER = ['config', 'search', 'typesense'];

/** Range of the key's value in the text; null if the key is missing. */
function placeOf(text: string): [number, number] | null {
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
  const place = placeOf(text);
  if (place) {
    const before = text.slice(0, place[0]);
    return `${before}${before.endsWith(':') ? ' ' : ''}${value}${text.slice(place[1])}`;
  }
  const server = parseDocument(text).getIn(SERVER, true);
  const [first] = isMap(server) ? server.items : [];
  const at = isScalar(first?.key) ? first.key.range?.[0] : undefined;
  if (!isMap(server) || at === undefined) throw new Error('config.search.typesense has no host.');
  const indent = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const entry = server.flow ? `"key": ${value}, ` : `key: ${value}\n${indent}`;
  return text.slice(0, at) + entry + text.slice(at);
}
