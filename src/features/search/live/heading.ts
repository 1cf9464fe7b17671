import { ownProperty } from '../../../lib/own-property.ts';
import { keepsScope, type Scope } from '../../../search/url-state/scope.ts';
import type { SearchState } from '../../../search/url-state/search-state.ts';
import { type ChipSettings, rangeLabel, valueLabel } from './chips.ts';

interface HeadingSettings extends ChipSettings {
  title: string;
  defaultTitle: string;
  vehicles: string;
  /** "SUVs" by value of `simple_body`. */
  bodies: Record<string, string>;
}

/** Attributes in a heading's words, in their order. */
const NAMED = ['car_type', 'make', 'model', 'simple_body'];

/**
 * The heading of a search: "Used Toyota or Mazda SUVs, up to $50,000". A page's own title stays while its scope is all
 * that a heading names.
 */
export function headingOf(search: SearchState, scope: Scope, settings: HeadingSettings): string {
  const { refinements, ranges } = search;
  const valuesOf = (attribute: string) => ownProperty(refinements, attribute) ?? [];
  const chosen = NAMED.filter((attribute) => valuesOf(attribute).length > 0);
  const inScope = keepsScope(search, scope);
  const wordsOf = (attribute: string) =>
    valuesOf(attribute)
      .map((value) => ownProperty(settings.bodies, value) ?? valueLabel(attribute, value, settings))
      .join(' or ');
  const last = chosen.at(-1) ?? '';
  const needsNoun = last === 'car_type' || last === 'make';
  const words = [...chosen.map(wordsOf), ...(needsNoun ? [settings.vehicles] : [])].join(' ');
  const own = inScope ? settings.title : settings.defaultTitle;
  const title = chosen.every((attribute) => inScope && Object.hasOwn(scope, attribute)) ? own : words;
  const price = ranges.price && rangeLabel('price', ranges.price, []);
  return price ? `${title}, ${price.toLowerCase()}` : title;
}
