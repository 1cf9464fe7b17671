import { tieBreaks } from '../../lib/tie-break.ts';
import type { ModelDocument } from '../../search/documents/model-schema.ts';
import type { Catalogue } from './catalogue.ts';

/** The models in stock by make, as the catalogue names them: each leads to the search of its own (API-11). */
export function modelDocuments({ searches }: Pick<Catalogue, 'searches'>): ModelDocument[] {
  const models = searches.flatMap(({ scope, path, cars }) => {
    if (scope.kind !== 'model') return [];
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
  return models.map((model, at) => ({ ...model, tie_break: ties[at] as number }));
}
