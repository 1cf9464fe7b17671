import { hasHidden, hasTag } from '../text/clean.ts';
import { decodeEntities, hasEmptyReference } from '../text/entities.ts';
import { losesTags } from '../text/html.ts';
import type { RawField } from './feed/raw.ts';
import type { FieldTarget } from './field-targets.ts';

/** Nothing in it that cleaning could take out: printable ASCII without tags and entities. */
const HARMLESS = /^[\t\n\r !-%'-;=-~]*$/;

/** Fields that hold addresses: one that would have to be cleaned is no address, which a note says. */
const ADDRESSES: ReadonlySet<RawField> = new Set<RawField>([
  'images',
  'spin_images',
  'primary_image',
  'video_url',
  'external_video_url',
  'file',
  'place_url',
]);

function takesOutTags(text: string, kind: FieldTarget['kind'] | undefined): boolean {
  if (kind === 'long') return losesTags(text);
  return hasTag(kind === 'list' ? text.replace(/<br\s*\/?>/gi, '\n') : text);
}

/**
 * What cleaning takes out of a field's values, for the report. Numbers and addresses are not cleaned but read, and
 * their notes say where that fails.
 */
export function cleaningReasons(
  field: RawField,
  kind: FieldTarget['kind'] | undefined,
  values: readonly string[],
): string[] {
  if (kind === 'number' || kind === 'money' || ADDRESSES.has(field)) return [];
  const doubtful = values.filter((value) => !HARMLESS.test(value));
  if (doubtful.length === 0) return [];
  const reasons: string[] = [];
  const decoded = doubtful.map(decodeEntities);
  if (doubtful.some(hasEmptyReference) || decoded.some(hasHidden))
    reasons.push('hidden characters are taken out');
  if (decoded.some((text) => takesOutTags(text, kind))) reasons.push('HTML tags are taken out');
  return reasons;
}
