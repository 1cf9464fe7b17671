export interface Attack {
  name: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

const JSON_TYPE = { 'content-type': 'application/json' };
export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
export const TEN_MB = 10_000_000;

/** Texts that do harm in a program that trusts them, with a description of each. */
export const HARMFUL_TEXTS: [string, string][] = [
  ['SQL', "x'; drop table leads; --"],
  ['a union of queries', "' union select idempotency_key from leads --"],
  ['a script', '<script>alert(1)</script>'],
  ['line breaks', 'a\r\nSet-Cookie: a=b\r\n\r\n<html>'],
  ['a path upwards', '../../../../etc/passwd'],
  ['an encoded path upwards', '..%2f..%2f..%2fetc%2fpasswd'],
  ['a path of Windows', '..\\..\\windows\\win.ini'],
  ['a null character', 'id-mine\0.pdf'],
  ['a template', '{{7*7}}<%= 7*7 %>'],
  ['a web address', 'http://169.254.169.254/latest/meta-data/'],
  ['a file address', 'file:///etc/passwd'],
  ['a property of objects', '__proto__'],
  ['a constructor', 'constructor'],
  ['half a character', '\ud800'],
  ['text from right to left', '\u202egnp.exe'],
  ['10,000 characters', 'x'.repeat(10_000)],
];

/**
 * Encodes a text for a path. `encodeURIComponent` throws for an unpaired surrogate, which strangers may send as well.
 */
export const encodePathPart = (text: string): string =>
  text === '\ud800' ? '%ED%A0%80' : encodeURIComponent(text);

/** Values of wrong types, with a description of each. The first four also serve as whole bodies. */
export const WRONG_TYPES: [string, unknown][] = [
  ['null', null],
  ['a list', []],
  ['a number', 7],
  ['a text', 'x'],
  ['an object in place of a text', { $ne: '' }],
  ['a list in place of a text', ['id-mine']],
  ['true', true],
];

/** An attack that posts JSON. Its name is the path followed by `name`. */
export const post = (
  path: string,
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
): Attack => ({
  name: `${path} ${name}`,
  method: 'POST',
  path,
  headers: { ...JSON_TYPE, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Attacks that every route with a body must refuse. */
export const bodyAttacks = (path: string, good: unknown): Attack[] => [
  ...WRONG_TYPES.slice(0, 4).map(([name, body]) => post(path, `with ${name} as its body`, body)),
  post(path, 'that is no JSON', '{"car_id":'),
  post(path, 'with 10 MB', JSON.stringify({ x: 'x'.repeat(TEN_MB) })),
  post(path, 'nested 5,000 times', `${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  post(path, 'as text', good, { 'content-type': 'text/plain' }),
  post(path, 'as XML', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>', {
    'content-type': 'application/xml',
  }),
  post(path, 'from another site', good, { origin: 'https://evil.example' }),
  post(path, 'from another dealer', good, { origin: 'https://www.south.example' }),
  post(path, 'from a page without an address', good, { origin: 'null' }),
  post(path, 'from a site with our name in its own', good, {
    origin: 'https://www.north.example.evil.example',
  }),
  post(path, 'at an unknown host', good, { host: 'evil.example', origin: 'https://evil.example' }),
  post(path, 'at another dealer', good, { host: 'www.south.example', origin: 'https://www.south.example' }),
  post(path, 'at a forwarded host', good, { host: 'evil.example', 'x-forwarded-host': 'www.north.example' }),
  { name: `${path} by DELETE`, method: 'DELETE', path },
  { name: `${path} by PATCH`, method: 'PATCH', path, headers: JSON_TYPE, body: '{}' },
];
