import { atom } from 'nanostores';
import type { LeadSubject } from './lead-subject.ts';

/** What the forms of the page are about; the page's own script says so. */
export const leadSubject = atom<LeadSubject | null>(null);
