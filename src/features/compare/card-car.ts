import type { ComparedCar } from './compare.ts';

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The vehicle of the card that an element stands in, as the card shows it; null outside of cards. */
export function cardCar(inside: Element, id: string): ComparedCar | null {
  const card = inside.closest<HTMLElement>('.card');
  const link = card?.querySelector('h3 a');
  if (!card || !link) return null;
  const words = (selector: string) => clean(card.querySelector(selector)?.textContent);
  const variant = words('.variant');
  return {
    id,
    name: clean(`${link.textContent} ${variant.replaceAll(' · ', ' ')}`),
    slug: link.getAttribute('href')?.split('/').pop() ?? '',
    make: card.dataset.make ?? '',
    model: card.dataset.model ?? '',
    primary_image_url: card.querySelector('.pic > img:not(.tag)')?.getAttribute('src') ?? null,
    variant,
    facts: [...card.querySelectorAll('.facts li')].map((fact) => clean(fact.textContent)),
    price: words('.price') || words('.no-price'),
    priceNote: [...card.querySelectorAll('.money small')]
      .map(({ childNodes }) => clean([...childNodes].map((node) => node.textContent).join(' ')))
      .join(', '),
    place: words('.foot > span:not(.deal)'),
  };
}
