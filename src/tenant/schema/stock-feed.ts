import { z } from 'zod';
import { FEED_FORMATS } from '../../stock/import/feed/sniff.ts';
import { key } from './key.ts';

const feedUrl = z
  .string()
  .regex(
    /^(https?|sftp):\/\/[^\s@/]+\//i,
    'an address such as https://feeds.example/stock.csv, without a user',
  )
  .refine(
    (text) => URL.canParse(text),
    'This is not a valid address. Write one such as https://feeds.example/stock.csv',
  );

/** Default of `late_after_hours` for stock that dealers' systems send: they usually send it each day. */
export const SENT_LATE_HOURS = 26;
/** Its default for a feed that is pulled: a weekend and some hours. */
export const PULLED_LATE_HOURS = 76;

/** The feed that the service imports by itself. */
export const stockFeed = z.strictObject({
  url: key(
    feedUrl.optional(),
    'Address of the feed, `https://` or `sftp://`, that the service pulls. Its password is in the environment, see docs/operations.md. By default none is pulled.',
  ),
  user: key(z.string().min(1).optional(), 'User name for the address. By default none.'),
  host_key: key(
    z
      .string()
      .regex(/^SHA256:[\w+/]{43}$/, 'a fingerprint such as `ssh-keyscan <host> | ssh-keygen -lf -` prints')
      .optional(),
    'Fingerprint of the SFTP server’s key, `SHA256:…`, without which nothing is pulled from the server.',
  ),
  every_minutes: key(z.int().min(5).max(1440).default(60), 'Minutes between two pulls.'),
  late_after_hours: key(
    z.number().min(1).optional(),
    'Hours without new stock after which ops and the dealer get an alert. A feed that is pulled and has not changed is not new. By default 26 for stock that is sent, and 76 for a feed that is pulled, because the stock of many dealers does not change from Friday to Monday.',
  ),
  format: key(z.enum(FEED_FORMATS).optional(), 'Format of the feed. By default it is detected.'),
  mapping: key(
    z
      .string()
      .regex(/^[\w-]+\.yaml$/, 'the name of a file in tenants/_mappings, such as seller.yaml')
      .optional(),
    'Mapping file in `tenants/_mappings` for the feed’s columns. By default none.',
  ),
});
export type StockFeed = z.infer<typeof stockFeed>;
