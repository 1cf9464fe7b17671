import { locationsKind } from '../locations/kind.ts';

/** A list of the site's workshops, which the service does not know. */
export const workshopsKind = locationsKind;
