import { element } from '../../../ui/element.ts';
import { iconElement } from '../../../ui/icon/icon-element.ts';

/**
 * Shows a notice with a retry button above the static results, and shows these again if they were hidden because
 * they do not match the URL.
 */
export function showFailureNotice(staticSearch: HTMLElement, retry: () => void): void {
  staticSearch.removeAttribute('aria-busy');
  if (staticSearch.querySelector('.s-notice')) return;
  const message = 'Search is unavailable right now. Showing the vehicles as last published.';
  const tryAgain = element('button', { class: 'btn small', type: 'button' }, 'Try again');
  tryAgain.addEventListener('click', retry);
  const notice = element(
    'div',
    { class: 's-notice', role: 'status' },
    iconElement('warning'),
    element('p', {}, message),
    tryAgain,
  );
  staticSearch.querySelector('.s-results .s-bar')?.after(notice);
}
