import type { AustralianState, Car, CarLocation } from '../../car.ts';
import { blankAddress } from '../../car-defaults.ts';
import { stockSlug } from '../../text/slug.ts';
import { safeUrl } from '../../text/url.ts';
import type { Draft } from './draft.ts';
import { parsePhone } from './normalise/identifiers.ts';
import { canonicalState, isAustralia } from './normalise/states.ts';

export type Place = Pick<
  Car,
  'dealership_slug' | 'dealership_id' | 'dealership_name' | 'city' | 'state' | 'location'
>;

interface Address {
  street: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
  country: string | null;
}

const NO_ADDRESS: Address = { street: null, city: null, state: null, postcode: null, country: null };

/**
 * Splits an address such as "125 Industrial Drive, North Smithfield, NSW 2896"; missing parts are null. An
 * address of another form is taken for a street.
 */
export function splitAddress(line: string): Address {
  const match =
    /^(?:(.+?),\s*)?([^,]+?),?\s+([A-Z]{2,3})\s+(\d{4}|\d{5}(?:-\d{4})?)(?:,?\s*(AU|AUS|Australia|USA?|United States|NZ|New Zealand|Canada))?$/i.exec(
      line.trim(),
    );
  if (!match) return { ...NO_ADDRESS, street: line };
  return {
    street: match[1] ?? null,
    city: match[2] ?? null,
    state: match[3] ?? null,
    postcode: match[4] ?? null,
    country: match[5] ?? null,
  };
}

/**
 * Explains why a state is not the Australian one of that name ("WA" in the United States); null if it may
 * be.
 */
function whyStateIsForeign({ country, postcode }: Pick<Address, 'country' | 'postcode'>): string | null {
  if (country !== null && !isAustralia(country)) return `is a state of ${country}, not of Australia`;
  return postcode !== null && /^[1-9]\d{4}(-\d{4})?$/.test(postcode)
    ? `is followed by the postcode ${postcode}, which is not Australian`
    : null;
}

function stateOf(
  draft: Draft,
  written: string | null,
  place: Pick<Address, 'country' | 'postcode'>,
): AustralianState | null {
  if (written === null) return null;
  const state = canonicalState(written);
  if (state === null) {
    draft.noteWithheld('state', written, 'is not an Australian state');
    return null;
  }
  const foreign = whyStateIsForeign(place);
  if (foreign !== null) {
    draft.noteWithheld('state', written, foreign);
    return null;
  }
  draft.keepSellerWords('state', written, state);
  return state;
}

function phoneOf(draft: Draft): string | null {
  const written = draft.cellText('phone');
  if (written === null) return null;
  const phone = parsePhone(written);
  if (phone.kind === 'bad') draft.noteWithheld('phone', written, 'is not an Australian phone number');
  return phone.kind === 'ok' ? phone.value : null;
}

/** The address on one line. A cell that still starts like JSON could not be parsed as JSON. */
function addressLine(draft: Draft): string | null {
  const line = draft.cleanLine('address');
  if (line === null || !/^[{[]/.test(line)) return line;
  draft.noteWithheld('address', draft.cellText('address') ?? line, 'is JSON that cannot be read');
  return null;
}

/** Reads dealership and yard (DAT-10). A yard needs at least a code or a name in the feed. */
export function buildPlace(draft: Draft): Place {
  const line = addressLine(draft);
  const parts: Address = line === null ? NO_ADDRESS : splitAddress(line);
  const city = draft.cleanLine('city', 80) ?? parts.city;
  const postcode = draft.cleanLine('postcode', 12) ?? parts.postcode;
  const country = draft.cleanLine('country', 60) ?? parts.country;
  const state = stateOf(draft, draft.cleanLine('state', 60) ?? parts.state, { country, postcode });
  const dealership_name = draft.cleanLine('dealership_name', 100);
  const dealership_id = draft.cleanLine('dealership_id', 60);
  const name = draft.cleanLine('location_name', 100) ?? dealership_name;
  const id =
    draft.cleanLine('location_id', 60) ?? dealership_id ?? (name === null ? null : stockSlug(name) || null);
  const phone = phoneOf(draft);
  const place = draft.cellText('place_url');
  const location: CarLocation | null =
    id === null
      ? null
      : {
          id,
          name: name ?? id,
          phone,
          slug: stockSlug(name ?? id) || 'location',
          address: {
            ...blankAddress(),
            street: draft.cleanLine('street') ?? parts.street,
            city,
            state,
            postcode: postcode !== null && /^\d{4}$/.test(postcode) ? postcode : null,
            place_url: place === null ? null : safeUrl(place),
          },
          distribution_locations: [],
        };
  return {
    dealership_slug:
      draft.cleanLine('dealership_slug', 100) ??
      (dealership_name === null ? null : stockSlug(dealership_name) || null),
    dealership_id,
    dealership_name,
    city,
    state,
    location,
  };
}
