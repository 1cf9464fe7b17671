import { tieBreaks } from '../../lib/tie-break.ts';
import type { ModelDocument } from '../../search/documents/model-schema.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Search documents of the models in stock (API-11). Each leads to the search page of its model, whose path is
 * its id.
 */
export function modelDocuments({ searches }: Pick<Catalogue, 'searches'>): ModelDocument[] {
  const models = searches.flatMap(({ scope, path, cars }) => {
    if (scope.kind !== 'model' || cars.length === 0) return [];
    const bodies = new Set(cars.flatMap(({ simple_body }) => simple_body ?? []));
    return [
      {
        id: path,
        name: `${scope.make} ${scope.model}`,
        'manufacturer.name': scope.make,
        'model.name': scope.model,
        'model.body': [...bodies].sort(),
        count: cars.length,
      },
    ];
  });
  const ties = tieBreaks(models.map(({ id }) => id));
  return models.map((model, index) => ({ ...model, tie_break: ties[index] as number }));
}
