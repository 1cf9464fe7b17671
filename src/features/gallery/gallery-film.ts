import { element } from '../../ui/element.ts';

/** Films of a provider come only when they are asked for: a press puts its player in the poster's place. */
export function startFilms(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-film]')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const { film = '', title = '' } = link.dataset;
      const src = new URL(film);
      src.searchParams.set('autoplay', '1');
      const player = element('iframe', {
        class: 'film',
        src: src.href,
        title,
        width: 1280,
        height: 800,
        allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
        allowfullscreen: true,
        referrerpolicy: 'strict-origin-when-cross-origin',
      });
      link.replaceWith(player);
      player.focus();
    });
  }
}
