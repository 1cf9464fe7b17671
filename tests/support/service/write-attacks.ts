import { signature } from '../../../src/api/platform/outgoing/sign.ts';
import {
  type Attack,
  bodyAttacks,
  encodePathPart,
  FORM_TYPE,
  HARMFUL_TEXTS,
  post,
  TEN_MB,
  WRONG_TYPES,
} from './attacks.ts';

/** Secret of the dealer north for new stock. */
export const STOCK_SECRET = 'a-stock-secret';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const EVIL = { origin: 'https://evil.example' };
const EVIL_NAME = { origin: 'https://www.north.example.evil.example' };
const SOUTH = { host: 'www.south.example', origin: 'https://www.south.example' };
const EVIL_HOST = { host: 'evil.example', 'x-forwarded-host': 'www.north.example' };
const JPEG_TYPE = { 'content-type': 'image/jpeg' };

/** Headers of pages that may not write. */
const STRANGERS: [string, Record<string, string>][] = [
  ['from another site', EVIL],
  ['from a site with our name in its own', EVIL_NAME],
  ['from a page without an address', { origin: 'null' }],
  ['at another dealer', SOUTH],
  ['at a forwarded host', EVIL_HOST],
];

/** The start of a PNG file that claims to have 60,000 by 60,000 pixels. */
const HUGE_PNG = Buffer.from(
  '89504e470d0a1a0a0000000d494844520000ea600000ea6008060000000000000000000000',
  'hex',
);
const FILES: [string, string | Uint8Array][] = [
  ['nothing', ''],
  ['a script', '<script>alert(1)</script>'],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a drawing that names a file', '<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'],
  ['a PDF', '%PDF-1.7\n%%EOF'],
  ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['an archive', Buffer.from('504b0304140000000800000000000000', 'hex')],
  ['the first bytes of a JPEG', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
  ['the first bytes of an animation', Buffer.from('GIF89a\x01\0\x01\0')],
  ['a picture of 3,600 million pixels', HUGE_PNG],
  ['20 MB', new Uint8Array(2 * TEN_MB)],
];

const PHOTOS = '/api/leads/<draft>/photos';
const photo = (name: string, changes: Partial<Attack> = {}): Attack => ({
  name: `a photo ${name}`,
  method: 'POST',
  path: PHOTOS,
  headers: JPEG_TYPE,
  body: Buffer.from('no photo'),
  ...changes,
});
const removal = (name: string, path: string, headers: Record<string, string> = {}): Attack => ({
  name: `removing a photo ${name}`,
  method: 'DELETE',
  path,
  headers,
});
const photoAttacks: Attack[] = [
  ...FILES.map(([name, body]) => photo(`of ${name}`, { body })),
  ...STRANGERS.map(([name, headers]) => photo(name, { headers: { ...JPEG_TYPE, ...headers } })),
  ...HARMFUL_TEXTS.map(([name, text]) =>
    photo(`for ${name}`, { path: `/api/leads/${encodePathPart(text)}/photos` }),
  ),
  photo('for an unknown form', { path: `/api/leads/${UNKNOWN}/photos` }),
  photo('for a form that was sent', { path: '/api/leads/<lead>/photos' }),
  photo('by PUT', { method: 'PUT' }),
  ...STRANGERS.map(([name, headers]) => removal(name, `${PHOTOS}/<photo>`, headers)),
  ...HARMFUL_TEXTS.map(([name, text]) => removal(`named ${name}`, `${PHOTOS}/${encodePathPart(text)}`)),
  ...HARMFUL_TEXTS.map(([name, text]) =>
    removal(`of ${name}`, `/api/leads/${encodePathPart(text)}/photos/<photo>`),
  ),
  removal('of an unknown form', `/api/leads/${UNKNOWN}/photos/<photo>`),
  removal('of a form that was sent', '/api/leads/<lead>/photos/<photo>'),
  removal('together with all others', PHOTOS),
  { name: 'the list of photos', path: PHOTOS },
  { name: 'a photo itself', path: `${PHOTOS}/<photo>` },
];

/** Requests with values of wrong types, in one field each. */
const fieldAttacks = (path: string, good: object, nullable: string[] = []): Attack[] =>
  Object.keys(good).flatMap((field) => [
    ...WRONG_TYPES.filter(([name]) => !(name === 'null' && nullable.includes(field))).flatMap(
      ([name, value]) =>
        // These fields accept any text and any small number, because the values of the stored lead are used instead.
        (field === 'category' && name === 'a text') || (field === 'event_id' && name === 'a number')
          ? []
          : [post(path, `with ${name} as ${field}`, { ...good, [field]: value })],
    ),
  ]);
const valuation = {
  website_id: 'site-north',
  lead_id: '<lead>',
  column_name: 'valuation',
  valuation: { kind: 'estimate', from: 1, to: 2, vehicles: 4, basis: 'offer' },
};
const followUp = {
  website_id: 'site-north',
  lead_id: '<lead>',
  event_id: 22,
  category: 'General Enquiry',
  car_type: null,
};
const SAVES = '/api/miscellaneous';
const FOLLOW_UP = '/api/leads/follow-up';
const reportAttacks: Attack[] = [
  ...bodyAttacks(SAVES, valuation),
  ...fieldAttacks(SAVES, valuation),
  ...HARMFUL_TEXTS.map(([name, text]) =>
    post(SAVES, `with ${name} as a text in lead_id`, { ...valuation, lead_id: text }),
  ),
  ...HARMFUL_TEXTS.map(([name, text]) =>
    post(SAVES, `with ${name} as a text in column_name`, { ...valuation, column_name: text }),
  ),
  ...['values', 'facts', 'tenant', 'id'].map((column) =>
    post(SAVES, `in the column ${column}`, { ...valuation, column_name: column }),
  ),
  ...[-1, 1.5, 1e12, '1', null].map((from) =>
    post(SAVES, `with the amount ${JSON.stringify(from)}`, {
      ...valuation,
      valuation: { ...valuation.valuation, from },
    }),
  ),
  post(SAVES, 'for an unknown lead', { ...valuation, lead_id: UNKNOWN }),
  post(SAVES, 'for a form that is not sent', { ...valuation, lead_id: '<draft>' }),
  post(SAVES, 'for another website', { ...valuation, website_id: 'site-south' }),
  ...bodyAttacks(FOLLOW_UP, followUp),
  ...fieldAttacks(FOLLOW_UP, followUp, ['car_type']),
  ...HARMFUL_TEXTS.map(([name, text]) =>
    post(FOLLOW_UP, `with ${name} as a text in lead_id`, { ...followUp, lead_id: text }),
  ),
  post(FOLLOW_UP, 'of an unknown lead', { ...followUp, lead_id: UNKNOWN }),
  post(FOLLOW_UP, 'of a form that is not sent', { ...followUp, lead_id: '<draft>' }),
  post(FOLLOW_UP, 'of another website', { ...followUp, website_id: 'site-south' }),
];

const BOOKING = '/api/appointments/<token>';
const change = (name: string, body: string, changes: Partial<Attack> = {}): Attack => ({
  name: `moving a booking ${name}`,
  method: 'POST',
  path: BOOKING,
  headers: FORM_TYPE,
  body,
  ...changes,
});
const bookingAttacks: Attack[] = [
  ...STRANGERS.flatMap(([name, headers]) => [
    change(name, 'time=<time>', { headers: { ...FORM_TYPE, ...headers } }),
    { name: `cancelling a booking ${name}`, method: 'POST', path: `${BOOKING}/cancel`, headers },
  ]),
  ...HARMFUL_TEXTS.map(([name, text]) => change(`to ${name}`, `time=${encodePathPart(text)}`)),
  ...[
    '',
    'time=',
    'time=2020-01-01T10:00',
    'time=2026-99-99T99:99',
    'time[]=<time>',
    'time=<time>%00&time=x',
  ].map((body, index) => change(`with the wrong body ${index}`, body)),
  change('with 10 MB', `time=${'x'.repeat(TEN_MB)}`),
  change('as JSON', '{"time":"<time>"}', { headers: { 'content-type': 'application/json' } }),
  change('by PUT', 'time=<time>', { method: 'PUT' }),
  change('by DELETE', '', { method: 'DELETE' }),
  ...HARMFUL_TEXTS.flatMap(([name, text]): Attack[] => {
    const path = `/api/appointments/${encodePathPart(text)}`;
    return [
      { name: `a booking with the token ${name}`, path },
      change(`with the token ${name}`, 'time=<time>', { path }),
      { name: `cancelling a booking with the token ${name}`, method: 'POST', path: `${path}/cancel` },
      { name: `a calendar file with the token ${name}`, path: `${path}/booking.ics` },
    ];
  }),
  { name: 'a booking by the id of its lead', path: '/api/appointments/<lead>' },
];

/** Signed bodies that are not stock, and stock that is not signed by the dealer. */
function stockAttacks(now: Date): Attack[] {
  const seconds = Math.floor(now.getTime() / 1_000);
  const good = '{"removed":["1"]}';
  const signed = (
    name: string,
    body: string,
    changes: {
      secret?: string;
      at?: number;
      kind?: string;
      sent?: string;
      headers?: Record<string, string>;
    } = {},
  ): Attack => {
    const { secret = STOCK_SECRET, at = seconds, kind = 'changes', sent = body, headers = {} } = changes;
    return {
      name: `stock ${name}`,
      method: 'POST',
      path: `/api/stock/${kind}`,
      headers: { 'forecourt-signature': signature(secret, at, body), ...headers },
      body: sent,
    };
  };
  const header = (name: string, value: string): Attack =>
    signed(`with the signature ${name}`, good, { headers: { 'forecourt-signature': value } });
  return [
    ...['feed', 'changes'].flatMap((kind) => [
      signed(`as ${kind} with another secret`, good, { kind, secret: 'another' }),
      signed(`as ${kind} with an empty secret`, good, { kind, secret: '' }),
      signed(`as ${kind} of yesterday`, good, { kind, at: seconds - 86_400 }),
      signed(`as ${kind} of tomorrow`, good, { kind, at: seconds + 86_400 }),
      signed(`as ${kind} that was changed on its way`, good, { kind, sent: '{"removed":["2"]}' }),
      signed(`as ${kind} with an empty body`, '', { kind }),
      signed(`as ${kind} at another dealer`, good, { kind, headers: SOUTH }),
      signed(`as ${kind} at a forwarded host`, good, { kind, headers: EVIL_HOST }),
      {
        name: `stock as ${kind} without a signature`,
        method: 'POST',
        path: `/api/stock/${kind}`,
        body: good,
      },
      { name: `stock as ${kind} by GET`, path: `/api/stock/${kind}` },
    ]),
    header('that is empty', ''),
    header('of zeros', `t=${seconds},v1=${'0'.repeat(64)}`),
    header('without a time', `v1=${'0'.repeat(64)}`),
    header('of a list', `t=${seconds},v1=${'0'.repeat(64)},v1=${'0'.repeat(64)}`),
    header('of 10,000 characters', 'x'.repeat(10_000)),
    header('with NaN as its time', `t=NaN,v1=${'0'.repeat(64)}`),
    signed('that is no JSON', '{"removed":'),
    signed('that is a web page', '<html></html>'),
    signed('with 10 MB of changes', JSON.stringify({ removed: ['x'.repeat(TEN_MB)] })),
    signed('nested 5,000 times', `${'['.repeat(5_000)}${']'.repeat(5_000)}`),
    signed('with a prototype', '{"__proto__":{"removed":["1"]}}'),
    signed('that names no vehicle', '{"changed":[{"price":1}]}'),
    ...WRONG_TYPES.map(([name, value]) => signed(`with ${name} as its body`, JSON.stringify(value))),
    ...WRONG_TYPES.filter(([name]) => !name.startsWith('a list')).map(([name, value]) =>
      signed(`with ${name} as removed`, JSON.stringify({ removed: value })),
    ),
  ];
}

/** Attacks on photos, reports about leads, bookings and stock. */
export const writeAttacks = (now: Date): Attack[] => [
  ...photoAttacks,
  ...reportAttacks,
  ...bookingAttacks,
  ...stockAttacks(now),
];
