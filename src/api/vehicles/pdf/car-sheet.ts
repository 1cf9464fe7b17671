import { financeBlock } from '../../../features/finance/finance-block.ts';
import { licenceText } from '../../../frame/licence-text.ts';
import { hoursRows } from '../../../frame/locations/hours.ts';
import { vehiclePhone, yardPhone } from '../../../frame/locations/location-view.ts';
import type { Yard } from '../../../frame/locations/yards.ts';
import { formatDate } from '../../../lib/date-text.ts';
import { clip } from '../../../lib/truncate.ts';
import type { Car } from '../../../stock/car.ts';
import { carTitle, carVariant } from '../../../stock/rules/car-title.ts';
import { conditionLabel } from '../../../stock/rules/labels.ts';
import { purchasePrice, vehiclePrices } from '../../../stock/rules/price.ts';
import type { SpecRow } from '../../../stock/rules/spec-row.ts';
import { tagView } from '../../../stock/rules/tag.ts';
import { commentParagraphs } from '../../../stock/text/comments.ts';
import type { PriceView } from '../../../stock/views.ts';
import type { TenantStock } from '../stock/tenant-stock.ts';
import { cutAtSentence } from './comment-text.ts';
import { fitBackPage } from './fit-back-page.ts';
import { printableTexts } from './printable.ts';
import { sheetFacts } from './sheet-facts.ts';
import { type SheetFinance, type SheetLoan, sheetFinance } from './sheet-finance.ts';

interface SheetYard {
  name: string;
  street: string;
  /** "Broadmeadow NSW 2292" */
  town: string;
  phone: string;
  hours: SpecRow[];
}

/** Everything on a vehicle's printed sheet; empty texts and lists are left out. */
export interface CarSheet {
  /** A picture across the page, or a truck dealer's block in its accent colour with the picture beside it. */
  lead: 'picture' | 'block';
  dealer: string;
  tagline: string;
  /** "COMING SOON" */
  tag: string;
  title: string;
  /** The title in two lines: year and make, model. */
  titleLines: string[];
  /** "GT-Line HEV · MQ4 · Used" */
  subtitle: string;
  /** Stock number. */
  stock: string;
  /** "$46,990", or the words shown without a price. */
  price: string;
  /** True if `price` is an amount. */
  isAmount: boolean;
  /** "Drive away", "per week" */
  priceType: string;
  /** Lines below the price: "Was $48,990", "$44,990 with trade in". */
  otherPrices: string[];
  priceNote: string;
  /** Facts by the kind of vehicle. */
  facts: SpecRow[];
  /** Gross vehicle mass of a truck in kg; null if it is unknown. */
  mass: number | null;
  /** The repayment in three rows for the first page. */
  repayment: SheetLoan | null;
  /** Comments and features of a sheet of one page. */
  comments: string[];
  features: string[];
  /** The second page; null if the sheet has one page only. */
  back: SheetBack | null;
  yard: SheetYard | null;
  /** The dealer's yards with their phone numbers, at most three, in the head of a `block`. */
  yards: { place: string; phone: string }[];
  /** What the price and the repayment rest on. */
  notes: string;
  /** Legal name, ABN and licences, which the law requires wherever vehicles are advertised, and the day of printing. */
  imprint: string;
  /** Address of the vehicle's page. */
  url: string;
  /** Host of the site: "www.north.example". */
  host: string;
}

interface SheetBack {
  features: string[];
  /** "and 12 more on our website"; empty if all features are listed. */
  moreFeatures: string;
  comments: string[];
  loan: SheetLoan | null;
  /** Facts that are not on the first page. */
  papers: SpecRow[];
}

/** More features need a second page. */
const MAX_FEATURES_ON_FRONT = 15;
const MAX_FEATURE_LENGTH = 64;
/** Six of a block are in large type, and a scale of masses stands below the others. */
const MAX_FACTS = { beside: 14, whole: 15, block: 14 };
const MAX_PAPERS = 11;
/** Lines for comments on a sheet of one page, and characters in a line. */
const FRONT_COMMENT_LINES = 11;
const FRONT_COMMENT_WIDTH = 36;
const PRINTED_PRICE = 'Price and availability are those of the day of printing.';

const clipRows = (rows: readonly SpecRow[], length = 40): SpecRow[] =>
  rows.map(({ label, value }) => ({ label: clip(label, 28), value: clip(value, length) }));

function pricesOf(price: PriceView, tradeIn: string | null) {
  const net = purchasePrice(price)?.withoutGst;
  return {
    price: clip(price.text, 48),
    isAmount: price.kind === 'price' || price.kind === 'subscription',
    priceType:
      price.kind === 'price' ? clip(price.type, 40) : price.kind === 'subscription' ? `per ${price.per}` : '',
    otherPrices: [
      net && price.kind === 'price' && `${net} excl. GST`,
      price.kind === 'price' && price.was && `Was ${price.was}`,
      price.kind === 'subscription' &&
        price.purchase &&
        `${price.purchase.text} to buy${net ? `, ${net} excl. GST` : ''}`,
      tradeIn && `${tradeIn} with trade in`,
    ].filter((text) => typeof text === 'string'),
  };
}

/** The yard of the vehicle; the head office if the vehicle is at no known yard. */
function yardOfSheet(car: Car, yard: Yard | null, { tenant, configOf, placeOfYard }: TenantStock): SheetYard {
  const { site } = tenant;
  const { street, city, state, postcode } = yard?.departments[0].address ?? site.address;
  const hours = yard?.departments[0].contact_detail.opening_hours ?? [];
  return {
    name: clip(yard ? placeOfYard(yard) : site.name, 40),
    street: clip(street, 60),
    town: clip(`${city} ${state} ${postcode}`, 60),
    phone: vehiclePhone(site, car, yard)?.text ?? '',
    hours: hoursRows(hours, {
      full: false,
      closedText: configOf(car).location_widgets.closed_text,
    }).map(({ label, text }) => ({ label, value: clip(text, 30) })),
  };
}

function backPage(
  car: Car,
  finance: SheetFinance | null,
  others: SpecRow[],
  hours: number,
  notes: string,
): SheetBack {
  const papers = clipRows(others.slice(0, MAX_PAPERS), 30);
  const fitting = fitBackPage({
    features: car.features.map((feature) => clip(feature, MAX_FEATURE_LENGTH)),
    comments: commentParagraphs(car.dealercomments),
    loanRows: finance?.full.rows.length ?? 0,
    sideRows: papers.length + hours,
    notes,
  });
  return {
    features: fitting.features,
    moreFeatures: fitting.moreFeatures > 0 ? `and ${fitting.moreFeatures} more on our website` : '',
    comments: fitting.comments,
    loan: finance && { ...finance.full, rows: clipRows(finance.full.rows, 60) },
    papers,
  };
}

/**
 * The sheet of a vehicle (PRN-01): one page for the windscreen, and a second one if there is a repayment or the vehicle
 * has many features.
 *
 * @param date ISO date on the dealer's clock
 */
export function carSheet(car: Car, stock: TenantStock, date: string): CarSheet {
  const { site } = stock.tenant;
  const config = stock.configOf(car);
  const today = new Date(date);
  const { price, tradeIn } = vehiclePrices(car, config);
  const yard = stock.yardOf(car);
  const finance = sheetFinance(financeBlock(car, price, config.finance, today.getUTCFullYear()));
  const lead = site.kind === 'trucks' ? 'block' : 'picture';
  const hasBack = finance !== null || car.features.length > MAX_FEATURES_ON_FRONT;
  const comments = hasBack
    ? []
    : cutAtSentence(commentParagraphs(car.dealercomments), FRONT_COMMENT_LINES, FRONT_COMMENT_WIDTH);
  const hasSide = finance !== null || comments.length > 0;
  const count = lead === 'block' ? MAX_FACTS.block : hasSide ? MAX_FACTS.beside : MAX_FACTS.whole;
  const facts = sheetFacts(car, count, today);
  const yardView = yardOfSheet(car, yard, stock);
  const notes = [...(finance?.notes ?? []).map((note) => clip(note, 420)), PRINTED_PRICE].join(' ');
  const url = new URL(car.path, site.url);
  return printableTexts({
    lead,
    dealer: clip(site.name, 60),
    tagline: clip(site.tagline, 60),
    tag: clip(tagView(car, config, today)?.text ?? '', 40),
    title: clip(carTitle(car), 70),
    titleLines: [`${car.year} ${clip(car.make, 30)}`, clip(car.model, 40)],
    subtitle: clip([carVariant(car), conditionLabel(car.car_type)].filter(Boolean).join(' · '), 90),
    stock: clip(car.stocknum ?? '', 30),
    ...pricesOf(price, tradeIn),
    priceNote: price.kind === 'price' ? clip(config.legal.price_note, 240) : '',
    facts: clipRows(facts.key),
    mass: car.item_type === 'truck' ? (car.variant?.grossvehiclemass ?? null) : null,
    repayment: finance?.short ?? null,
    comments,
    features: hasBack ? [] : car.features.map((feature) => clip(feature, 34)),
    back: hasBack ? backPage(car, finance, facts.others, yardView.hours.length, notes) : null,
    yard: yardView,
    yards: stock.yards.slice(0, 3).flatMap((one) => {
      const phone = yardPhone(one)?.text;
      return phone ? [{ place: clip(stock.placeOfYard(one), 24), phone }] : [];
    }),
    notes,
    imprint: [
      site.legal_name ?? site.name,
      ...(site.abn ? [`ABN ${site.abn}`] : []),
      ...site.licences.map(licenceText),
      `Printed on ${formatDate(date)}`,
    ].join(' · '),
    url: url.href,
    host: url.host.replace(/^www\./, ''),
  });
}
