const SENT = 'no page: the service sends leads there, see src/api/tenants/read-dealer.test.ts';

const MAILED = 'no page: mails are drawn by it, see src/api/mail-design/mail-colours.test.ts';
const PULLED = 'no page: the service pulls stock by it, see src/api/stock-updates/pull-feed.test.ts';
const IMPORTED = 'no page: the service imports feeds by it, see tests/cli/stock-updates.test.ts';

/**
 * Keys that change no published file, each with the page that will read it, or with the code that reads it instead.
 * Requirements name these keys, so they stay. When a page uses a key, remove it here: the test fails until then.
 */
export const UNREAD = new Map<string, string>(
  Object.entries({
    'address.place_id': 'the contact page, which shows the head office (ROU-38)',
    'address.map_key': 'the contact page, which shows the head office (ROU-38)',
    'locations.[].image.image.thumb.url': 'the contact pages, which show small pictures of yards (ROU-39)',
    'manufacturer.id': 'the brand pages (ROU-35)',
    'manufacturers.[].id': 'the brand pages (ROU-35)',
    'manufacturers.[].logo.url': 'the brand logo banner (MOD-04)',
    'slides.[].id': 'the promotions slider (OFF-06)',
    'reviews.reviews.[].created_at_time_ago_in_words':
      'the review list, once reviews are pulled daily: until then "2 weeks ago" would soon be untrue (REV-01)',
    redbook: 'a valuer that asks RedBook, see src/api/valuation/valuer.ts (ROU-04)',
    'leads.emails': SENT,
    'leads.crm_emails': SENT,
    'leads.webhook': SENT,
    'dealerships.[].leads.emails': SENT,
    'dealerships.[].leads.crm_emails': SENT,
    'dealerships.[].leads.webhook': SENT,
    'stock_feed.url': PULLED,
    'stock_feed.user': PULLED,
    'stock_feed.host_key': PULLED,
    'stock_feed.every_minutes': PULLED,
    'stock_feed.late_after_hours': PULLED,
    'stock_feed.format': IMPORTED,
    'stock_feed.mapping': IMPORTED,
    'theme.mail_surface': MAILED,
    'config.stock.max_drop': 'no page: it refuses a build, see src/render/publish.test.ts',
  }),
);
