import { whenIdle } from '../../ui/when-idle.ts';
import { seenPopups } from './seen-popups.ts';

const popup = document.querySelector<HTMLDialogElement>('#popup');
if (popup && !seenPopups.list.get().includes(popup.dataset.id ?? ''))
  whenIdle(() => void import('./show-popup.ts').then((show) => show.showPopup(popup)));
