import { atom } from 'nanostores';
import type { LeadSubject } from './lead-subject.ts';

/** Subject of the page's forms, set by the page's own script; null until then. */
export const leadSubject = atom<LeadSubject | null>(null);
