import { atom } from 'nanostores';
import type { LeadSubject } from './lead-subject.ts';

/** Subject of the page's forms; null until the page's script sets it. */
export const leadSubject = atom<LeadSubject | null>(null);
