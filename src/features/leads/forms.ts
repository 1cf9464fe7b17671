import { readVehicleData } from '../../frame/vehicle-data.ts';
import { announce } from '../../ui/announce.ts';
import { openChat } from './chat.ts';

/**
 * Every `[data-form]` of the page opens its form over the page (VDP-40). The form is loaded when it is first
 * asked for; where it cannot be, a link leads on as it does without scripts.
 */
async function open(opener: HTMLElement): Promise<void> {
  const vehicle = readVehicleData();
  const { form, message = '' } = opener.dataset;
  if (form === 'chat' && openChat({ carId: vehicle.id, title: vehicle.title })) return;
  opener.setAttribute('aria-busy', 'true');
  try {
    const { openForm } = await import('./open-form.tsx');
    openForm(form === 'test-drive' ? 'test-drive' : 'enquiry', vehicle, message);
  } catch (error) {
    console.error('The form could not be loaded.', error);
    announce('The form cannot be opened right now. Check your connection and try again.');
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
  } finally {
    opener.removeAttribute('aria-busy');
  }
}

for (const opener of document.querySelectorAll('a[data-form]')) {
  opener.setAttribute('role', 'button');
  opener.setAttribute('aria-haspopup', 'dialog');
  opener.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key !== ' ') return;
    event.preventDefault();
    (opener as HTMLElement).click();
  });
}

document.addEventListener('click', (event) => {
  const opener = event.target instanceof Element && event.target.closest<HTMLElement>('[data-form]');
  if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void open(opener);
});

// Cards lead here with their enquiry button.
if (location.hash === '#enquire') {
  const first = document.querySelector<HTMLElement>('#enquire [data-form]');
  if (first) void open(first);
}
