import { atom, type ReadableAtom } from 'nanostores';
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

/** A form with steps while it is filled in, before its last step is sent. */
export interface LeadDraft {
  /** Values that were typed before a reload of the page; null if there are none. */
  values: FormValues | null;
  /**
   * Keeps the values in this tab, and saves those to send with the service when earlier calls have ended. A failure is
   * only logged.
   */
  save: (values: FormValues, toSend: SentValues, subject: LeadSubject) => void;
  /** Id that the service has given the lead; null if it has not yet. */
  savedId: () => string | null;
  /** Waits until earlier calls have ended and then resolves to `savedId()`. */
  leadId: () => Promise<string | null>;
  /** Runs a task with the lead's id when earlier calls have ended. Sending the form waits for it. */
  run: (task: (leadId: string | null) => Promise<void>) => Promise<void>;
  /** Photos that the service has, including those from before a reload; none if it has deleted the old draft. */
  photos: ReadableAtom<readonly SentPhoto[]>;
  keepPhotos: (photos: readonly SentPhoto[]) => void;
  /** Deletes the draft from this tab. */
  forget: () => void;
}

interface Stored {
  id: string | null;
  values: FormValues;
  photos?: unknown;
}

function photoOf(value: unknown): SentPhoto | null {
  const { id, name } = fieldsOf(value);
  const [photoId, fileName] = [textOrNull(id), textOrNull(name)];
  return photoId && fileName ? { id: photoId, name: fileName } : null;
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

function readStored(storageKey: string): Stored | null {
  try {
    const stored: unknown = JSON.parse(guardedSession.read(storageKey) || 'null');
    return isStored(stored) ? stored : null;
  } catch (error) {
    console.warn('The saved steps of the form are damaged, so it starts empty.', error);
    return null;
  }
}

/** Creates the draft of a form with steps, from what this tab has saved of it. */
export function createLeadDraft({ form, notice }: PageForm): LeadDraft {
  const storageKey = `${document.documentElement.dataset.site}.steps ${form}`;
  const stored = readStored(storageKey);
  let id = stored?.id ?? null;
  let latest = stored?.values ?? null;
  const photos = atom<readonly SentPhoto[]>(itemsOf(stored?.photos, photoOf));
  let running = Promise.resolve();
  const run: LeadDraft['run'] = (task) => {
    running = running
      .then(() => task(id))
      .catch((error: unknown) => console.warn('A step of the form was not saved.', error));
    return running;
  };
  /** Stores the latest values, not those of the step that was sent: the next step may be filled in by then. */
  const store = () => {
    if (!latest) return;
    const state: Stored = { id, values: latest, photos: photos.get() };
    guardedSession.write(storageKey, JSON.stringify(state));
  };
  async function saveStep(toSend: SentValues, subject: LeadSubject): Promise<void> {
    const origin = { url: location.href, userAgent: navigator.userAgent, visit: readVisit() };
    const lead = createLead(PAGE_FORMS[form], subject, toSend, origin);
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
    // A new id means that the service has deleted the old draft and its photos, as it does after a day.
    if (answer.leadId !== id) photos.set([]);
    id = answer.leadId;
    store();
  }
  return {
    values: stored?.values ?? null,
    save(values, toSend, subject) {
      latest = values;
      store();
      void run(() => saveStep(toSend, subject));
    },
    savedId: () => id,
    leadId: async () => {
      await running;
      return id;
    },
    run,
    photos,
    keepPhotos(list) {
      photos.set(list);
      store();
    },
    forget: () => guardedSession.write(storageKey, ''),
  };
}

/** Returns the typed values; a control that still has its initial value gets what was typed before a reload. */
export const restoreTyped = (typed: FormValues, empty: FormValues, stored: FormValues | null): FormValues =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const before = stored === null ? undefined : ownProperty(stored, name);
      const isUntouched = value === ownProperty(empty, name);
      return [name, before !== undefined && typeof before === typeof value && isUntouched ? before : value];
    }),
  );
