import type { z } from 'zod';
import { ownProperty } from '../../lib/own-property.ts';

const TYPES = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const PARTS = { string: ' characters', array: ' entries' };

/**
 * The reason of an issue for which the schema gives none. Zod's own words are no part of a sentence, but reasons
 * continue one that starts with the field.
 */
export function plainReason(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${ownProperty<string>(TYPES, issue.expected) ?? 'of another type'}`;
    case 'too_small':
    case 'too_big': {
      const isMost = issue.code === 'too_big';
      const limit = Number(isMost ? issue.maximum : issue.minimum).toLocaleString('en-AU');
      const parts = ownProperty<string>(PARTS, issue.origin) ?? '';
      return `must ${parts === '' ? 'be' : 'have'} at ${isMost ? 'most' : 'least'} ${limit}${parts}`;
    }
    case 'invalid_key':
      return `has a name that ${issue.issues[0]?.message ?? 'cannot be used'}`;
    default:
      return 'cannot be used';
  }
}
