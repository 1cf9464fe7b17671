import { fieldsOf, itemsOf, textOrNull } from '../../../lib/api-client/read-fields.ts';
import { ownProperty } from '../../../lib/own-property.ts';
import { guardedSession } from '../../../ui/storage/guarded-storage.ts';
import { readVisit } from '../../../ui/storage/visit.ts';
import { submitLead } from '../api/leads.ts';
import { createLead } from '../create-lead.ts';
import type { FormValues, SentValues } from '../form-fields.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';
import type { LeadSubject } from '../lead-subject.ts';
import type { PageForm } from '../page-form.ts';
import { PAGE_FORMS } from '../page-forms.ts';

/** A photo that the service has. */
export interface SentPhoto {
  id: string;
  /** Name of the shopper's file. */
  name: string;
}

/** A form of several steps before its last one. */
export interface LeadDraft {
  /** Values that were typed before a reload of the page; null: none. */
  values: FormValues | null;
  /** Keeps the values in this tab, and saves them with the service after earlier calls. A failure is only logged. */
  save: (values: FormValues, sent: SentValues, subject: LeadSubject) => void;
  /** Id that the service has given the lead so far; null: none. */
  savedId: () => string | null;
  /** Id of the lead, after running calls; null while the service has not given one. */
  leadId: () => Promise<string | null>;
  /** Runs a task with the lead's id after earlier calls. The form is sent after it. */
  run: (task: (leadId: string | null) => Promise<void>) => Promise<void>;
  /** Photos of the lead, also those from before a reload. */
  photos: () => readonly SentPhoto[];
  keepPhotos: (photos: readonly SentPhoto[]) => void;
  forget: () => void;
}

interface Stored {
  id: string | null;
  values: FormValues;
  photos?: unknown;
}

function photoOf(value: unknown): SentPhoto | null {
  const { id, name } = fieldsOf(value);
  const [known, file] = [textOrNull(id), textOrNull(name)];
  return known && file ? { id: known, name: file } : null;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  (value.id === null || typeof value.id === 'string') &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  Object.values(value.values).every(
    (text) => typeof text === 'string' || typeof text === 'boolean' || Array.isArray(text),
  );

function readStored(name: string): Stored | null {
  try {
    const stored: unknown = JSON.parse(guardedSession.read(name) || 'null');
    return isStored(stored) ? stored : null;
  } catch (error) {
    console.warn('The saved steps of the form are damaged.', error);
    return null;
  }
}

/** The steps of a form that this tab has saved so far. */
export function createLeadDraft({ form, notice }: PageForm): LeadDraft {
  const name = `${document.documentElement.dataset.site}.steps ${form}`;
  const stored = readStored(name);
  let id = stored?.id ?? null;
  let latest = stored?.values ?? null;
  let photos: readonly SentPhoto[] = itemsOf(stored?.photos, photoOf);
  let running = Promise.resolve();
  const run: LeadDraft['run'] = (task) => {
    running = running
      .then(() => task(id))
      .catch((error: unknown) => console.warn('A step was not saved.', error));
    return running;
  };
  /** Keeps the latest values: the answer to one step may come after the next one was filled in. */
  const keep = () => {
    if (latest) guardedSession.write(name, JSON.stringify({ id, values: latest, photos } satisfies Stored));
  };
  async function saveStep(sent: SentValues, subject: LeadSubject): Promise<void> {
    const origin = { url: location.href, userAgent: navigator.userAgent, visit: readVisit() };
    const lead = createLead(PAGE_FORMS[form], subject, sent, origin);
    const answer = await submitLead(
      {
        form,
        car_type: subject.vehicle?.carType ?? null,
        notice_version: notice.version,
        isLastStep: false,
        userData: { ...lead, lead_id: id, form_completed: false },
      },
      { idempotencyKey: `step-${newIdempotencyKey()}` },
    );
    if (answer.kind === 'refused') throw new Error(answer.error);
    // The service deletes a form that is left for a day, with its photos.
    if (answer.leadId !== id) photos = [];
    id = answer.leadId;
    keep();
  }
  return {
    values: stored?.values ?? null,
    save(values, sent, subject) {
      latest = values;
      keep();
      void run(() => saveStep(sent, subject));
    },
    savedId: () => id,
    leadId: async () => {
      await running;
      return id;
    },
    run,
    photos: () => photos,
    keepPhotos(sent) {
      photos = sent;
      keep();
    },
    forget: () => guardedSession.write(name, ''),
  };
}

/** The typed values, and those typed before a reload for controls that still have their first value. */
export const restoreTyped = (typed: FormValues, empty: FormValues, stored: FormValues | null): FormValues =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const before = stored === null ? undefined : ownProperty(stored, name);
      const isSame = typeof before === typeof value;
      return [name, before !== undefined && isSame && value === ownProperty(empty, name) ? before : value];
    }),
  );
