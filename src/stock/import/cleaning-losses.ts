import { hasHiddenCharacters, hasTag } from '../text/clean.ts';
import { decodeEntities, hasEmptyEntity } from '../text/entities.ts';
import { losesTags } from '../text/html.ts';
import type { RawField } from './feed/feed-record.ts';
import type { FieldTarget } from './field-targets.ts';

/** Printable ASCII without tags and entities, which cleaning never changes. */
const HARMLESS = /^[\t\n\r !-%'-;=-~]*$/;

/** Fields with web addresses. They are validated instead of cleaned, with a note if they are not valid. */
const ADDRESS_FIELDS: ReadonlySet<RawField> = new Set<RawField>([
  'images',
  'spin_images',
  'primary_image',
  'video_url',
  'external_video_url',
  'file',
  'place_url',
]);

function removesTags(text: string, kind: FieldTarget['kind'] | undefined): boolean {
  if (kind === 'long') return losesTags(text);
  return hasTag(kind === 'list' ? text.replace(/<br\s*\/?>/gi, '\n') : text);
}

/**
 * Reports what cleaning removes from a field's values. Numbers and web addresses are parsed instead of cleaned, and
 * have notes of their own about errors.
 */
export function cleaningReasons(
  field: RawField,
  kind: FieldTarget['kind'] | undefined,
  values: readonly string[],
): string[] {
  if (kind === 'number' || kind === 'money' || ADDRESS_FIELDS.has(field)) return [];
  const unusual = values.filter((value) => !HARMLESS.test(value));
  if (unusual.length === 0) return [];
  const reasons: string[] = [];
  const decoded = unusual.map(decodeEntities);
  if (unusual.some(hasEmptyEntity) || decoded.some(hasHiddenCharacters))
    reasons.push('hidden characters are removed');
  if (decoded.some((text) => removesTags(text, kind))) reasons.push('HTML tags are removed');
  return reasons;
}
