import type { CardSource } from '../../../src/search/cards/card-source.ts';
import type { CardDocument, HitDocument } from '../../../src/search/documents/document.ts';
import type { StoredCard } from '../../../src/search/index-file/cards.ts';
import { card } from '../../fixtures/cards.ts';
import { storedCard } from './stored-card.ts';

/** A stored card with this id. */
export const cardNamed = (id: string): StoredCard =>
  storedCard(card(`2023 Vehicle ${id}`, 'suv', { kind: 'enquire', text: 'Ask' }, { id, slug: id }));

/** A card source without promo tiles, whose cards `cardOf` returns. */
export const cardSource = (cardOf: (id: string) => StoredCard | null = cardNamed): CardSource => ({
  cards: async (wanted) => wanted.map(({ id }) => cardOf(id)),
  tiles: async () => ({ pools: new Map(), placed: new Map(), callToAction: '' }),
  loadAll: async () => undefined,
});

/** A search hit with its card. */
export const foundVehicle = (id: string, over: Partial<HitDocument> = {}): CardDocument => ({
  id,
  price: 0,
  sold: false,
  reserved: false,
  ...over,
  card: cardNamed(id),
});
