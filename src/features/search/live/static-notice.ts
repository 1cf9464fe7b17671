import { iconElement } from '../../../ui/icon/icon-element.ts';

/**
 * Says above the page's own results that the live search does not answer, with a way to ask again. They
 * were made when the page was: they show again where they had been hidden as not what was asked for.
 */
export function showFailure(own: HTMLElement, retry: () => void): void {
  own.removeAttribute('aria-busy');
  if (own.querySelector('.s-notice')) return;
  const notice = document.createElement('div');
  notice.className = 's-notice';
  notice.setAttribute('role', 'status');
  const words = document.createElement('p');
  words.textContent = 'The search is not answering. These are the vehicles as last published.';
  const again = document.createElement('button');
  again.className = 'btn small';
  again.type = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', retry);
  notice.append(iconElement('warning'), words, again);
  own.querySelector('.s-results .s-bar')?.after(notice);
}
