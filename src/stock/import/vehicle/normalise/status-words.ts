import { memoizeWords, spellingMap, wordKey } from '../../cells/word-key.ts';

/** Meaning of a seller's word for the status. `other`: not for sale, for another reason than a sale. */
export type StatusMeaning = 'in_stock' | 'reserved' | 'coming_soon' | 'sold' | 'other';

/** Sellers' words for each status, separated by "|". They include the words of logistics and of workshops. */
const STATUSES = spellingMap<StatusMeaning>({
  in_stock:
    'instock|in stock now|stock|stocked|new stock|used stock|demo stock|dealer stock|available|available now|available for sale|available in stock|available from stock|now available|active|for sale|on sale|now on sale|ready for sale|ready to sell|ready|ready now|ready to go|ready for delivery|ready for retail|ready for pickup|retail|retail ready|retail stock|for retail|live|current|open|listed|relisted|re listed|online|published|advertised|on web|on website|in yard|on yard|at yard|in the yard|on the yard|yard|yard stock|on lot|on the lot|at lot|on site|onsite|on floor|on the floor|floor|floor stock|on display|display|on show|showroom|in showroom|on showroom floor|at dealer|at dealership|in dealership|with dealer|dealer|on ground|on the ground|landed|arrived|just arrived|new arrival|just in|just listed|just landed|front line|frontline|frontline ready|physical|physical stock|on consignment|consignment|on special|special|price drop|reduced|clearance|runout|run out|unsold|not sold|demo|demonstrator|in prep|in preparation|being prepared|preparation|awaiting preparation|predelivery|pre delivery|pdi|in pdi|detail|detailing|in detail|in detailing|being detailed|awaiting detail|workshop|in workshop|at workshop|reconditioning|in recon|in reconditioning|awaiting photos|photos pending|needs photos|yes|y|true|1',
  reserved:
    'on reserve|on hold|hold|held|pending|pending sale|sale pending|sale in progress|under offer|offer accepted|offer pending|under contract|contracted|in contract|under negotiation|deposit|deposited|deposit taken|deposit paid|deposit received|deposit held|deposit placed|on deposit|under deposit|with deposit|holding deposit|finance pending|pending finance|awaiting finance|subject to finance|pending settlement|awaiting settlement|allocated to customer',
  coming_soon:
    'coming|incoming|inbound|arriving|arriving soon|arriving shortly|arrives soon|arrival soon|awaiting arrival|not yet arrived|yet to arrive|not arrived|expected|expected soon|upcoming|due|due in|due soon|due shortly|due in soon|in transit|intransit|transit|transfer in transit|in transport|transport|transporting|awaiting transport|en route|enroute|on route|on the way|on its way|on order|order|ordered|to order|to be ordered|factory order|preorder|pre order|available for order|available to order|backorder|back order|backordered|back ordered|in production|production|scheduled for production|in build|being built|building|future stock|pipeline|factory|at factory|factory to port|ex factory|left factory|at port|in port|port|port to port|port to dealer|port to dealership|at wharf|on wharf|on water|on the water|at sea|on ship|on the ship|on boat|on vessel|shipped|shipping|in shipment|on truck|in freight|freight|in customs|at customs|customs|in compliance|awaiting compliance|at compliance|being complied',
  sold: 'sold out|delivered|delivered to customer|handed over|settled|archived sold|sale agreed|sale complete|sale completed|presold|pre sold|invoiced|retailed',
  other:
    'out of stock|not in stock|no stock|not available|unavailable|no longer available|not for sale|nfs|off market|off the market|inactive|not active|withdrawn|delisted|unlisted|unpublished|hidden|removed|deleted|expired|suspended|draft|wholesale|wholesaled|archived|archive|discontinued|written off|scrapped|false|no|n|0',
});

/** Phrases that contain a word which decides, whatever else they say: "Sold - awaiting delivery". */
const CONTAINED: readonly (readonly [RegExp, StatusMeaning])[] = [
  [/\bsold\b/, 'sold'],
  [/\bdeposit\b|\bunder offer\b|\breserved\b|\bsale pending\b|\bon hold\b/, 'reserved'],
  [
    /^(coming|arriving|arrives|arrival|due|eta)\b|\b(available soon|in transit)\b|\bon the water\b|\bon order\b/,
    'coming_soon',
  ],
  [/\b(available|ready) for (sale|delivery)\b|\bin stock\b/, 'in_stock'],
];

/** "Not sold yet" and "to be sold" are no sales. */
const NEGATION = /\b(not|never|no|isn t|to be)\b/;

/** The meaning of a seller's word for the status; null for an unknown one, which must never count as sold. */
export const statusMeaning: (text: string) => StatusMeaning | null = memoizeWords((text) => {
  const key = wordKey(text);
  const exact = STATUSES.get(key);
  if (exact !== undefined) return exact;
  if (NEGATION.test(key)) return null;
  return CONTAINED.find(([pattern]) => pattern.test(key))?.[1] ?? null;
});

/** The sale or reservation that some sellers write in place of the price: "SOLD", "Under offer". Null for other words. */
export function statusInPrice(text: string): 'sold' | 'reserved' | null {
  const meaning = statusMeaning(text);
  return meaning === 'sold' || meaning === 'reserved' ? meaning : null;
}
