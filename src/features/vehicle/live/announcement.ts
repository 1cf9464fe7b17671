import { guardedStorage } from '../../../ui/storage/guarded-storage.ts';

const storage = guardedStorage(
  () => sessionStorage,
  (name, error) => console.warn(`${name} could not be kept.`, error),
);

/** Dismissed, the bar stays away for the visit (CON-10); `announcement-guard.js` reads what is kept here. */
export function startAnnouncement(bar: HTMLElement): void {
  bar.querySelector('button')?.addEventListener('click', () => {
    storage.write(`${document.documentElement.dataset.site}.announcement`, 'dismissed');
    bar.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
