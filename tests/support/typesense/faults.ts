import type { Behaviour } from './server.ts';

const sendText = (type: string, text: string, status = 200): Behaviour => ({
  kind: 'say',
  status,
  type,
  text,
});
const JSON_TYPE = 'application/json';
const HTML = '<!doctype html><title>Welcome</title><p>It works!</p>';

/**
 * Ways in which a server or its proxy fails, by name. Some of the responses contain `keys`, which must never be shown.
 */
export const faults = (keys: readonly string[]): [name: string, Behaviour][] => [
  ['the connection breaks before the request is carried out', { kind: 'break', when: 'before' }],
  ['the connection breaks after the request is carried out', { kind: 'break', when: 'after' }],
  ['the connection breaks in the middle of the answer', { kind: 'half', end: 'reset' }],
  ['half an answer', { kind: 'half', end: 'clean' }],
  ['no answer', { kind: 'hang' }],
  ['500', { kind: 'fail', status: 500, message: `Failed for ${keys.join(' and ')}` }],
  ['503', { kind: 'fail', status: 503 }],
  ['502 as HTML', sendText('text/html', HTML, 502)],
  ['429', { kind: 'fail', status: 429, message: 'Rate limit exceeded' }],
  ['401', { kind: 'fail', status: 401, message: `Forbidden: ${keys.join(', ')}` }],
  [
    '400 that repeats the keys',
    { kind: 'fail', status: 400, message: `?key=${keys.map(encodeURIComponent)}` },
  ],
  [
    '422 rejecting writes',
    { kind: 'fail', status: 422, message: 'Rejecting write: running out of resource type: OUT_OF_DISK' },
  ],
  ['507', { kind: 'fail', status: 507, message: 'Insufficient Storage' }],
  ['200 with HTML', sendText('text/html', HTML)],
  ['200 with HTML of type application/json', sendText(JSON_TYPE, HTML)],
  ['cut JSON', sendText(JSON_TYPE, '{"num_documents": 5, "nam')],
  ['an empty object', sendText(JSON_TYPE, '{}')],
  ['a list', sendText(JSON_TYPE, '[]')],
  ['null', sendText(JSON_TYPE, 'null')],
  [
    'wrong types',
    sendText(JSON_TYPE, '{"name":5,"num_documents":"9","collection_name":[],"aliases":{},"results":7}'),
  ],
  ['no body', sendText(JSON_TYPE, '')],
];
