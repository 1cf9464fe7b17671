import type { SiteContext } from '../../frame/site-context.ts';
import { MAKES } from '../../stock/makes.ts';

/** Names to suggest, each once and in alphabetical order. */
export interface KnownVehicles {
  makes: string[];
  models: string[];
}

const sorted = (names: string[]): string[] => [...new Set(names)].sort((a, b) => a.localeCompare(b));

/** All makes that are known and those of the dealer's search pages, with the models of these pages. */
export function knownVehicles({ catalogue }: Pick<SiteContext, 'catalogue'>): KnownVehicles {
  const scopes = catalogue.searches.map(({ scope }) => scope);
  const stocked = scopes.flatMap((scope) => (scope.kind === 'make' ? [scope.make] : []));
  return {
    makes: sorted([...MAKES, ...stocked]),
    models: sorted(scopes.flatMap((scope) => (scope.kind === 'model' ? [scope.model] : []))),
  };
}
