import { formatAud, formatCount } from '../../../lib/money.ts';
import { ownProperty } from '../../../lib/own-property.ts';
import type { Range, SearchState } from '../../../search/url-state/search-state.ts';
import { type ChipSettings, valueLabel } from './chips.ts';

interface CountedSettings extends ChipSettings {
  vehicles: string;
  /** "SUVs" by value of `simple_body`. */
  bodies: Record<string, string>;
}

/** A word inside a heading: "Used" as "used", but "SUVs" as it is. */
const lower = (word: string): string =>
  /^.[A-Z]/.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);

/** "Toyotas", "CX-5s"; null for a name whose plural would read badly, such as "D-MAX" or "New Age". */
const pluralName = (name: string): string | null => (/^[^\s]*[^\s.sxz]$/i.test(name) ? `${name}s` : null);

/** "up to $50,000", "from 4.5 t", "4.5 to 12 t". */
function limits({ min, max }: Range, text: (value: number) => string, unit = ''): string {
  if (min === null) return ` up to ${text(max ?? 0)}${unit}`;
  return max === null ? ` from ${text(min)}${unit}` : `, ${text(min)} to ${text(max)}${unit}`;
}

/**
 * The heading of a search with the number of vehicles found: "54 used Toyotas up to $50,000", "1 SUV at Newstead",
 * "No trucks, 4.5 to 12 t". It names what shoppers ask for in words; other filters stand below it.
 */
export function countedHeading(
  count: number,
  { query, refinements, ranges }: Pick<SearchState, 'query' | 'refinements' | 'ranges'>,
  settings: CountedSettings,
): string {
  const isOne = count === 1;
  const joined = (
    attribute: string,
    word: (value: string) => string = (value) => valueLabel(attribute, value, settings),
  ) => (ownProperty(refinements, attribute) ?? []).map(word).join(' or ');
  const bodies = joined('simple_body', (value) => {
    const label = valueLabel('simple_body', value, settings);
    const plural = ownProperty(settings.bodies, value) ?? label;
    return lower(isOne && label !== value ? label : plural);
  });
  const { make: makes = [], model: models = [] } = refinements;
  // Of one make or model nobody says "Toyota vehicles".
  const last = models.length > 0 ? models : makes;
  const [name] = last;
  const isNamed = models.length === 1 ? !bodies.includes(' or ') : !bodies;
  const named = isNamed && last.length === 1 && name && (isOne ? name : pluralName(name));
  const words = [
    count === 0 ? 'No' : formatCount(count),
    joined('car_type', (value) => lower(valueLabel('car_type', value, settings))),
    named && models.length === 0 ? '' : joined('make'),
    named ? '' : joined('model'),
    named || bodies || (isOne ? settings.vehicles.replace(/s$/, '') : settings.vehicles),
  ];
  const yards = [joined('dealership_name'), joined('dealership_slug')].filter(Boolean).join(' or ');
  const city = joined('city');
  const { price, gross_mass: mass, trailer_mass: towed } = ranges;
  return [
    words.filter(Boolean).join(' '),
    yards && ` at ${yards}`,
    city && ` in ${city}`,
    price && limits(price, formatAud),
    mass && limits(mass, (kg) => String(kg / 1000), ' t'),
    // Shoppers set only an upper limit, the mass that their car may tow.
    towed &&
      (towed.min === null
        ? `, ${formatCount(towed.max ?? 0)} kg or less`
        : limits(towed, formatCount, ' kg')),
    query && ` for “${query}”`,
  ]
    .filter(Boolean)
    .join('');
}
