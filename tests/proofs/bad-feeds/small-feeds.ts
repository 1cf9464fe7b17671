/** Cells of one vehicle that replace the usual ones. */
export interface Extra {
  colour?: string;
  comments?: string;
  price?: string;
}

/** A small valid feed in one format, kept in parts so that mutators can change single rows. */
export interface SmallFeed {
  name: string;
  kind: 'table' | 'json' | 'xml';
  head: string;
  row(n: number, extra?: Extra): string;
  between: string;
  tail: string;
}

export const ROWS = 8;
export const MAKE = 'Citroën';
export const colourOf = (n: number): string => `Grün ${n}`;

const values = (n: number, { colour = colourOf(n), comments = 'One owner', price = '9000' }: Extra) => ({
  n: String(n),
  colour,
  comments,
  price,
});

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function object(n: number, extra: Extra): string {
  const { colour, comments, price } = values(n, extra);
  return `{"stocknum":"S${n}","make":"${MAKE}","model":"C3","year":2020,"car_type":"used","odometer":${50_000 + n},"egcprice":${JSON.stringify(price)},"colour":${JSON.stringify(colour)},"dealercomments":${JSON.stringify(comments)}}`;
}

export const SMALL_FEEDS: readonly SmallFeed[] = [
  {
    name: 'CSV',
    kind: 'table',
    head: 'stocknum,make,model,year,car_type,odometer,egcprice,colour,dealercomments\n',
    row(n, extra = {}) {
      const { colour, comments, price } = values(n, extra);
      return `S${n},${MAKE},C3,2020,used,${50_000 + n},${price},${quoted(colour)},${quoted(comments)}`;
    },
    between: '\n',
    tail: '\n',
  },
  {
    name: 'JSON',
    kind: 'json',
    head: '{"vehicles":[\n',
    row: (n, extra = {}) => object(n, extra),
    between: ',\n',
    tail: '\n]}\n',
  },
  {
    name: 'JSON Lines',
    kind: 'json',
    head: '',
    row: (n, extra = {}) => object(n, extra),
    between: '\n',
    tail: '\n',
  },
  {
    name: 'XML',
    kind: 'xml',
    head: '<?xml version="1.0"?>\n<stock>\n',
    row(n, extra = {}) {
      const { colour, comments, price } = values(n, extra);
      return `<vehicle><stocknum>S${n}</stocknum><make>${MAKE}</make><model>C3</model><year>2020</year><car_type>used</car_type><odometer>${50_000 + n}</odometer><egcprice>${escaped(price)}</egcprice><colour>${escaped(colour)}</colour><dealercomments>${escaped(comments)}</dealercomments></vehicle>`;
    },
    between: '\n',
    tail: '\n</stock>\n',
  },
  {
    name: 'Google',
    kind: 'xml',
    head: '<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
    row(n, extra = {}) {
      const { colour, comments, price } = values(n, extra);
      return `<item><g:id>S${n}</g:id><g:condition>used</g:condition><g:make>${MAKE}</g:make><g:model>C3</g:model><g:year>2020</g:year><g:mileage>${50_000 + n} km</g:mileage><g:price>${escaped(price)} AUD</g:price><g:color>${escaped(colour)}</g:color><description><![CDATA[${comments}]]></description></item>`;
    },
    between: '\n',
    tail: '\n</channel></rss>\n',
  },
  {
    name: 'Meta',
    kind: 'table',
    head: 'vehicle_id,make,model,year,state_of_vehicle,mileage.value,mileage.unit,price,exterior_color,description\n',
    row(n, extra = {}) {
      const { colour, comments, price } = values(n, extra);
      return `S${n},${MAKE},C3,2020,used,${50_000 + n},KM,${price} AUD,${quoted(colour)},${quoted(comments)}`;
    },
    between: '\n',
    tail: '\n',
  },
];

export const ALL_ROWS: readonly number[] = Array.from({ length: ROWS }, (_, i) => i + 1);

/** Joins rows to a feed. Rows may be arbitrary bytes. */
export function assemble(
  feed: SmallFeed,
  rows: readonly (string | Buffer)[],
  { head = feed.head, tail = feed.tail }: { head?: string; tail?: string } = {},
): Buffer {
  const parts = rows.flatMap((row, i) => (i === 0 ? [row] : [feed.between, row]));
  return Buffer.concat([head, ...parts, tail].map((part) => Buffer.from(part as string)));
}
