import { FIELDS, type FieldName } from '../../stock/search-fields.ts';
import { FILTERS } from '../../stock/search-filters.ts';

const filters = Object.entries(FILTERS);

/** Conditions that URLs support for a field: "values, ranges, orders"; empty if there are none. */
function conditionsOf(name: FieldName): string {
  const field = FIELDS[name];
  if (field.type.startsWith('int'))
    return 'facet' in field && field.facet ? 'values, ranges, orders' : 'ranges, orders';
  return 'facet' in field ? 'values' : '';
}

/** Markdown table of the search fields that filters and URLs can use. */
export function searchFields(): string {
  const rows = (Object.keys(FIELDS) as FieldName[]).flatMap((name) => {
    const conditions = conditionsOf(name);
    if (conditions === '') return [];
    const [filter, { label = '' } = {}] = filters.find(([, { field }]) => field === name) ?? [];
    return [`| \`${name}\` | ${conditions} | ${filter ? `\`${filter}\`` : ''} | ${label} |`];
  });
  return ['| Field | In an address | Filter | Its heading |', '|---|---|---|---|', ...rows].join('\n');
}
