import { z } from 'zod';
import { nearestWord } from '../../lib/nearest-word.ts';
import { type Finding, warning } from '../problem.ts';
import { keyMeta } from '../schema/key.ts';
import { type Schema, unwrap } from '../schema/walk.ts';
import type { Draft } from '../source/draft.ts';
import { siteTexts } from '../source/site-texts.ts';
import { textsOf } from './locations.ts';

function isMake(schema: Schema | null): boolean {
  if (!schema) return false;
  const inner = unwrap(schema);
  return keyMeta(inner).make === true || (inner instanceof z.ZodUnion && inner.options.some(isMake));
}

/** Warns about makes that look like a misspelling of one of the site's makes (TEN-03). */
export function checkMakes(draft: Draft): Finding[] {
  const siteMake = draft.value('manufacturer')?.name;
  const known = [
    ...textsOf(draft, 'manufacturers', 'name'),
    ...textsOf(draft, 'brands', 'title'),
    ...(siteMake ? [siteMake] : []),
  ];
  const lowerCaseNames = new Set(known.map((name) => name.toLowerCase()));
  return [...siteTexts(draft)].flatMap(({ path, value, schema }) => {
    if (!isMake(schema) || lowerCaseNames.has(value.toLowerCase())) return [];
    const match = nearestWord(value, known);
    return match === null
      ? []
      : [warning(path, `The make "${value}" is not one of the site's makes. Did you mean "${match}"?`)];
  });
}
