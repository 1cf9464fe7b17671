import type { ValidationError } from 'yup';

/** The first message of each field, by the field's name. */
export const fieldMessages = ({ inner }: ValidationError): Record<string, string> =>
  Object.fromEntries(inner.map(({ path = '', message }) => [path, message] as const).toReversed());
