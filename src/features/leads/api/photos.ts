import { fieldsOf, textOrNull } from '../../../lib/api-client/read-fields.ts';
import { API_BASE } from '../../../lib/api-client/request.ts';

/** Time limit for one photo. The largest (`MAX_PHOTO_BYTES`) arrives in this time at 2 Mbit/s. */
const UPLOAD_MS = 60_000;

export type UploadAnswer = { kind: 'stored'; id: string } | { kind: 'refused'; error: string };

const FAILED = 'This photo could not be sent. Please try again, or go on without it.';

const pathOf = (leadId: string): string => `${API_BASE}/leads/${encodeURIComponent(leadId)}/photos`;

/** Sends a photo of a lead's vehicle; never rejects. */
export async function uploadPhoto(leadId: string, file: File): Promise<UploadAnswer> {
  try {
    const response = await fetch(pathOf(leadId), {
      method: 'POST',
      headers: { 'content-type': file.type || 'application/octet-stream' },
      body: file,
      signal: AbortSignal.timeout(UPLOAD_MS),
    });
    const { photo_id, error } = fieldsOf(await response.json());
    const id = textOrNull(photo_id);
    return id === null ? { kind: 'refused', error: textOrNull(error) ?? FAILED } : { kind: 'stored', id };
  } catch (error) {
    console.warn('A photo was not sent.', error);
    return { kind: 'refused', error: FAILED };
  }
}

/** Removes a photo, which may be gone already. @throws the error of `fetch`; Error if the service refuses */
export async function removePhoto(leadId: string, id: string): Promise<void> {
  const response = await fetch(`${pathOf(leadId)}/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    signal: AbortSignal.timeout(UPLOAD_MS),
  });
  if (!response.ok && response.status !== 404)
    throw new Error(`The service did not remove the photo: it answered with status ${response.status}.`);
}
