import { readVehicleData } from '../../frame/vehicle-data.ts';
import { startDisclaimer } from '../finance/finance-disclaimer.ts';
import { startTips } from '../finance/tips.ts';
import { startGallery } from '../gallery/gallery.ts';
import { startForms } from '../leads/form-openers.ts';
import { measureBox } from './box-height.ts';
import { startAnnouncement } from './live/announcement.ts';
import { startMap } from './live/map.ts';
import { startPhoneReveal } from './live/phone-reveal.ts';
import { startSalesCounter } from './live/sales-counter.ts';
import { startMore } from './more.ts';
import { printPdf } from './print-pdf.ts';
import { revealAfterScroll } from './reveal.ts';
import { startShare } from './share.ts';
import '../similar/start.ts';
import './viewed.ts';
import './live/start.ts';
import './track-actions.ts';

/**
 * Brings the vehicle page to life, each part of it that the page has. One script for them all packs a quarter
 * tighter than one for each. A task of its own for each part: one that fails says so and leaves the rest be.
 */
function each<T extends HTMLElement>(selector: string, start: (part: T) => void): void {
  for (const part of document.querySelectorAll<T>(selector)) queueMicrotask(() => start(part));
}

startForms(() => {
  const vehicle = readVehicleData();
  return { ...vehicle, ...vehicle.live, vehicle };
});
each('[data-gallery]', startGallery);
each('.buy > .box', measureBox);
each('[data-announcement]', startAnnouncement);
each('[data-share]', startShare);
each('[data-disclaimer]', startDisclaimer);
each('[data-sales]', startSalesCounter);
each('[data-map]', startMap);
each('details.more', startMore);
each('[data-print-pdf]', (button) => button.addEventListener('click', () => printPdf(button)));
for (const start of [revealAfterScroll, startPhoneReveal, () => startTips(document)]) queueMicrotask(start);
