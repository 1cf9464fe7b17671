import { iconElement } from '../../../ui/icon/icon-element.ts';

/**
 * Shows a notice with a retry button above the static results, and shows these again if they were hidden because
 * they do not match the URL.
 */
export function showFailureNotice(staticSearch: HTMLElement, retry: () => void): void {
  staticSearch.removeAttribute('aria-busy');
  if (staticSearch.querySelector('.s-notice')) return;
  const notice = document.createElement('div');
  notice.className = 's-notice';
  notice.setAttribute('role', 'status');
  const message = document.createElement('p');
  message.textContent = 'Search is unavailable right now. Showing the vehicles as last published.';
  const tryAgain = document.createElement('button');
  tryAgain.className = 'btn small';
  tryAgain.type = 'button';
  tryAgain.textContent = 'Try again';
  tryAgain.addEventListener('click', retry);
  notice.append(iconElement('warning'), message, tryAgain);
  staticSearch.querySelector('.s-results .s-bar')?.after(notice);
}
