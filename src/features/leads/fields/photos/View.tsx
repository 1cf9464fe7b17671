import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { removePhoto, uploadPhoto } from '../../api/photos.ts';
import type { ViewProps } from '../field-view.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_TYPES, TOO_LARGE, TOO_MANY } from './photo-limits.ts';

interface Photo {
  key: number;
  name: string;
  /** null while it is being sent. */
  id: string | null;
  /** True if the service had no place for it, so that it is sent again. */
  waits?: boolean;
}

interface Problem {
  name: string;
  text: string;
}

const GONE = 'This photo is no longer stored. Please add it again.';
const WAITING = 'Many photos are being sent right now. Yours follows in a moment.';
const NO_SERVICE = 'Photos cannot be sent right now. Please go on without them.';

/** Returns the reason why a file cannot be added to this number of photos; null if it can be added. */
function whyRefused(file: File, photoCount: number): string | null {
  if (photoCount >= MAX_PHOTOS) return TOO_MANY;
  return file.size > MAX_PHOTO_BYTES ? TOO_LARGE : null;
}

/** Photos of the shopper's vehicle. They are sent as soon as they are chosen, one after the other. */
export function PhotosView({ id, draft }: Pick<ViewProps, 'id' | 'draft'>) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const keys = useRef(0);
  const isRemoving = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!draft) return;
    // Photos from before a reload. They are added after hydration, because the built HTML has none.
    setPhotos(draft.photos.get().map((photo, i) => ({ ...photo, key: -1 - i })));
    return draft.photos.listen((sent, before = []) => {
      const gone = before.filter(({ id }) => !sent.some((one) => one.id === id));
      setPhotos((all) => all.filter(({ id }) => !gone.some((one) => one.id === id)));
      if (gone.length > 0 && !isRemoving.current) setProblems(gone.map(({ name }) => ({ name, text: GONE })));
    });
  }, [draft]);

  async function send(file: File, key: number, leadId: string | null): Promise<void> {
    const change = (changes: Partial<Photo>) =>
      setPhotos((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
    const answer =
      leadId === null
        ? ({ kind: 'refused', error: NO_SERVICE } as const)
        : await uploadPhoto(leadId, file, () => change({ waits: true }));
    if (answer.kind === 'refused') {
      setPhotos((all) => all.filter((one) => one.key !== key));
      setProblems((all) => [...all, { name: file.name, text: answer.error }]);
      return;
    }
    change({ id: answer.id });
    draft?.keepPhotos([...draft.photos.get(), { id: answer.id, name: file.name }]);
    setAnnouncement(`${file.name} is added.`);
  }

  function add(event: ChangeEvent<HTMLInputElement>): void {
    const refused: Problem[] = [];
    let count = photos.length;
    for (const file of event.target.files ?? []) {
      const text = whyRefused(file, count);
      if (text !== null) {
        refused.push({ name: file.name, text });
        continue;
      }
      count += 1;
      keys.current += 1;
      const key = keys.current;
      setPhotos((all) => [...all, { key, name: file.name, id: null }]);
      void draft?.run((leadId) => send(file, key, leadId));
    }
    setProblems(refused);
    // Otherwise the browser would not report a change if the same file is chosen again.
    event.target.value = '';
  }

  async function remove({ id: photo, name }: Photo): Promise<void> {
    const leadId = await draft?.leadId();
    if (!leadId || photo === null) return;
    try {
      await removePhoto(leadId, photo);
    } catch (error) {
      console.warn('A photo was not removed.', error);
      setProblems([{ name, text: 'This photo could not be removed. Please try again.' }]);
      return;
    }
    isRemoving.current = true;
    draft?.keepPhotos(draft.photos.get().filter((one) => one.id !== photo));
    isRemoving.current = false;
    setAnnouncement(`${name} is removed.`);
    input.current?.focus();
  }

  return (
    <div className="photos">
      <div className="field">
        <label htmlFor={id}>
          {'Add photos '}
          <span className="hint">{`(optional, up to ${MAX_PHOTOS})`}</span>
        </label>
        <input
          id={id}
          ref={input}
          type="file"
          multiple
          accept={PHOTO_TYPES.join(',')}
          aria-describedby={problems.length > 0 ? `${id}-problem` : undefined}
          onChange={add}
        />
      </div>
      {problems.length > 0 && (
        <ul className="msg" id={`${id}-problem`} role="alert">
          {problems.map(({ name, text }) => (
            <li key={`${name} ${text}`}>{`${name}: ${text}`}</li>
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <ul className="photo-list" aria-label="Photos of your vehicle">
          {photos.map((photo) => (
            <li key={photo.key}>
              <span>{photo.name}</span>
              {photo.id === null ? (
                <span className="hint">{photo.waits ? WAITING : 'Sending…'}</span>
              ) : (
                <button
                  className="icon-btn"
                  type="button"
                  aria-label={`Remove ${photo.name}`}
                  onClick={() => void remove(photo)}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="sr" role="status">
        {announcement}
      </p>
    </div>
  );
}
