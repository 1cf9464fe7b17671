import type { PageName } from '../../frame/pages/page-names.ts';

/** Words that change nothing of what a page is about. */
const EMPTY = new Set(
  'a an the our my your us we you to of for in at on and with now online today page pages form view all home welcome'.split(
    ' ',
  ),
);

/** The words of a phrase that matter, in alphabetical order, so that "service/book" equals "book-a-service". */
export const essence = (words: readonly string[]): string =>
  words
    .filter((word) => !EMPTY.has(word))
    .sort()
    .join(' ');

/**
 * Pages by what other providers call them, each with the pages that a site may have for it, the nearest first. A phrase
 * is matched as a whole: "service" is the service page, "service-manager-job" is not.
 */
const MEANINGS: readonly (readonly [pages: readonly PageName[], phrases: string])[] = [
  [
    ['special-offers'],
    'special offers, specials, offers, current offers, latest offers, promotions, deals, hot deals, special deals, dealer specials, factory offers, national offers, manufacturer offers, new car offers, new car specials, new vehicle offers, car specials, vehicle specials, car deals, sale events',
  ],
  [
    ['finance'],
    'finance, car finance, vehicle finance, finance options, finance department, finance centre, car loan, car loans, vehicle loans, loans, finance calculator, loan calculator, repayment calculator, get finance, finance quote',
  ],
  [
    ['apply-for-finance', 'finance'],
    'apply for finance, finance application, apply for a car loan, apply finance',
  ],
  [['finance-enquiry', 'finance'], 'finance enquiry, finance inquiry'],
  [
    ['finance-pre-approval', 'finance'],
    'finance pre approval, pre approval, get pre approved, pre approved finance, finance preapproval',
  ],
  [
    ['finance-and-insurance', 'finance'],
    'finance insurance, insurance, car insurance, finance and insurance',
  ],
  [
    ['service'],
    'service, services, servicing, book service, service booking, service bookings, schedule service, service department, service centre, service center, car service, car servicing, vehicle servicing, book car service, online service booking, service enquiry, service appointment, logbook servicing, log book servicing, workshop',
  ],
  [
    ['trade-in', 'sell-your-car'],
    'trade in, tradein, trade ins, trade in valuation, value trade in, value trade, trade in value, valuation, car valuation, vehicle valuation, value my car, trade in my car, trade your car, online valuation, trade in appraisal, trade appraisal, vehicle appraisal, get valuation',
  ],
  [
    ['sell-your-car', 'sell-my-car', 'trade-in'],
    'sell your car, sell car, sell vehicle, sell us your car, we buy cars, we buy your car, buy my car, car buying, cash for cars, sell',
  ],
  [
    ['contact'],
    'contact, contact us, contacts, contactus, get in touch, enquire, enquiry, enquiries, general enquiry, enquire now, email us, feedback, contact details',
  ],
  [
    ['about'],
    'about, about us, aboutus, our story, who we are, company, company profile, our company, our history, history, why buy from us, why choose us, about dealership, about our dealership, about the dealership',
  ],
  [
    ['locations', 'dealer-locator'],
    'locations, location, dealerships, dealers, our dealerships, find us, find a dealer, dealer locator, directions, hours and directions, opening hours, hours, trading hours, map, store locator, showrooms, branches, where to find us, visit us',
  ],
  [
    ['warranty'],
    'warranty, warranties, new car warranty, extended warranty, factory warranty, warranty information',
  ],
  [
    ['privacy'],
    'privacy, privacy policy, privacypolicy, privacy statement, privacy notice, privacy collection statement, privacy collection notice',
  ],
  [
    ['terms'],
    'terms, terms conditions, terms of use, terms of service, conditions of use, website terms, legal, disclaimer, terms and conditions of use',
  ],
  [
    ['careers'],
    'careers, career, jobs, job vacancies, vacancies, employment, join our team, work with us, work for us, positions vacant, career opportunities',
  ],
  [
    ['parts-search', 'parts'],
    'parts enquiry, find a part, parts search, part finder, order parts, parts request',
  ],
  [
    ['parts', 'parts-search'],
    'parts, spare parts, genuine parts, parts accessories, accessories, genuine accessories, parts department, parts centre, car parts, vehicle parts accessories, genuine parts accessories',
  ],
  [
    ['fleet'],
    'fleet, fleet sales, fleet business, business fleet, fleet services, fleet management, business, corporate fleet, commercial fleet, fleet vehicles, fleet department',
  ],
  [
    ['test-drive'],
    'test drive, book test drive, testdrive, request test drive, test ride, book test ride, schedule test drive, arrange test drive, test drive booking, take test drive',
  ],
  [['budget-finder'], 'budget finder, shop by budget, search by budget, cars by budget, budget calculator'],
  [
    ['models'],
    'models, makes and models, model range, new models, new model range, our range, range, brands, our brands',
  ],
  [['electric-vehicles'], 'electric vehicles, electric cars, ev, evs, electric, hybrid and electric'],
  [['roadside-assist'], 'roadside assist, roadside assistance, roadside'],
  [['owner-benefits'], 'owner benefits, owners, owner, ownership, owners benefits'],
  [['credit-guide', 'finance'], 'credit guide'],
  [['accessibility'], 'accessibility, accessibility statement'],
];

const byPhrase = new Map<string, readonly PageName[]>(
  MEANINGS.flatMap(([pages, phrases]) =>
    phrases.split(', ').map((phrase) => [essence(phrase.split(' ')), pages] as const),
  ),
);

/** The pages of a known meaning, the nearest first; null if the words have none. */
export const pagesOfMeaning = (words: readonly string[]): readonly PageName[] | null =>
  byPhrase.get(essence(words)) ?? null;
