import type { CarType } from '../stock/car.ts';
import type { Claim } from '../tenant/schema/config.ts';
import type { PageName } from './pages/page-names.ts';

/** A marketing claim of a dealer, such as a warranty, as pages show it. */
export interface ClaimView {
  kind: Claim;
  title: string;
  text: string;
  /** Page with details; the link is left out if the site has no such page. */
  page: PageName;
  /** Text of the link. */
  action: string;
}

interface Definition extends Omit<ClaimView, 'kind'> {
  carTypes: readonly CarType[];
}

const ALL: readonly CarType[] = ['new', 'used', 'demo'];
const PREVIOUSLY_DRIVEN: readonly CarType[] = ['used', 'demo'];

const CLAIMS: Record<Claim, Definition> = {
  warranty: {
    title: 'Warranty',
    text: '3-year standard warranty on used vehicles.',
    page: 'warranty',
    action: 'About our warranty',
    carTypes: ['used'],
  },
  mechanical_protection: {
    title: 'Protection plan',
    text: '3-year mechanical protection plan on used and demo vehicles.',
    page: 'warranty',
    action: 'What the plan covers',
    carTypes: PREVIOUSLY_DRIVEN,
  },
  freight: {
    title: 'Interstate buyers',
    text: 'Freight anywhere in Australia.',
    page: 'contact',
    action: 'Ask for a freight price',
    carTypes: ALL,
  },
  video_calls: {
    title: 'Video calls',
    text: 'Too far to visit? We offer video calls for remote buyers.',
    page: 'contact',
    action: 'Ask for a video call',
    carTypes: ALL,
  },
  finance: {
    title: 'Finance',
    text: 'Personalised finance, worked out for you.',
    page: 'finance',
    action: 'Talk about finance',
    carTypes: ALL,
  },
  trade_in: {
    title: 'Trade-in',
    text: 'Trade in the vehicle you drive now.',
    page: 'trade-in',
    action: 'Value my trade-in',
    carTypes: ALL,
  },
  quality_assured: {
    title: 'Quality',
    text: 'Our used and demo vehicles are quality assured.',
    page: 'about',
    action: 'About us',
    carTypes: PREVIOUSLY_DRIVEN,
  },
  servicing_since_1969: {
    title: 'Our workshop',
    text: 'Servicing since 1969 (50+ years).',
    page: 'service',
    action: 'Book a service',
    carTypes: ALL,
  },
};

/** Title, text and link of a marketing claim (TEN-18). */
export function claimView(kind: Claim): ClaimView {
  const { title, text, page, action } = CLAIMS[kind];
  return { kind, title, text, page, action };
}

/** The configured claims that apply to a car type, in the configured order (TEN-18, SRC-06). */
export function claimsFor(kinds: readonly Claim[], carType: CarType): ClaimView[] {
  return kinds.filter((kind) => CLAIMS[kind].carTypes.includes(carType)).map(claimView);
}

/**
 * The maker's warranty and roadside-assist line for new and demo vehicles; null for used ones (TEN-19,
 * TEN-20).
 */
export function warrantyLine(carType: CarType, configured: string | null): string | null {
  return carType === 'used' ? null : configured || null;
}
