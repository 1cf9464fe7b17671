import { claimsFor, claimView } from '../../frame/claims.ts';
import { emptyTable, ownProperty } from '../../lib/own-property.ts';
import { periodState } from '../../lib/period-state.ts';
import type { MakeTile, PromoTileView, TileSettings } from '../../search/settings.ts';
import type { CarType } from '../../stock/car.ts';
import { CAR_TYPES } from '../../stock/car-values.ts';
import { isSameMake } from '../../stock/rules/make-model.ts';
import type { Claim, Config } from '../../tenant/schema/config.ts';
import type { DrawnTile, PlacedDrawing } from '../card/stored-drawings.ts';
import type { SearchContext } from './search-context.ts';
import type { SearchPage } from './search-page.ts';

/** Claims that have a promo tile (SRC-05). */
const TILES: readonly Claim[] = [
  'warranty',
  'video_calls',
  'trade_in',
  'freight',
  'finance',
  'quality_assured',
];

/** Promo tiles of the dealer's claims, limited to those that apply to a car type (SRC-06). */
function claimTiles(
  { pages }: Pick<SearchContext, 'pages'>,
  { claims, slots }: Config,
  type: CarType | null,
): DrawnTile[] {
  const applicable = type === null ? claims.map(claimView) : claimsFor(claims, type);
  return TILES.flatMap((tile) => applicable.find(({ kind }) => kind === tile) ?? []).map(
    ({ kind, title, text, page, action }) => {
      const href = pages.linkTo(page);
      const link =
        href === null ? { href: pages.addressOf('locations'), action: 'Find a location' } : { href, action };
      const tile: PromoTileView = { kind, title, text, ...link, image: null };
      return { tile, slot: slots.promo_tile ?? null };
    },
  );
}

/** The tile that invites shoppers to ask for a vehicle that is not in the list (SRC-07). */
export const callToAction = (
  { pages }: Pick<SearchContext, 'pages'>,
  { slots }: Pick<Config, 'slots'>,
): DrawnTile => ({
  tile: {
    kind: 'call_to_action',
    title: 'Not here?',
    text: 'Tell us what you are after and we will look for it.',
    href: pages.addressOf('locations'),
    action: 'Talk to us',
    image: null,
  },
  slot: slots.promo_tile ?? null,
});

const kindsOf = (tiles: readonly DrawnTile[]): string =>
  tiles.map(({ tile, slot }) => `${tile.kind} ${tile.href} ${slot}`).join();

/**
 * Promo tiles by search (SRC-06). Keys are "make|type", make, type or "" for every search. A pool is left out if it is
 * equal to the less specific one that would be used instead.
 *
 * @param offers tiles that come before those of the claims
 */
export function tilePools(context: SearchContext, offers: readonly MakeTile[]): SearchContext['tilePools'] {
  const { config, catalogue, configOf } = context;
  const pools: SearchContext['tilePools'] = emptyTable();
  /** Offers before claims. */
  const tilesOf = (settings: Config, type: CarType | null, make?: string): DrawnTile[] => {
    const fitting = offers.filter(
      (offer) => make === undefined || offer.make === null || isSameMake(offer.make, make),
    );
    const drawn = fitting.map(({ tile }) => ({ tile, slot: settings.slots.promo_tile ?? null }));
    return [...drawn, ...claimTiles(context, settings, type)];
  };
  pools[''] = tilesOf(config, null);
  const add = (key: string, tiles: DrawnTile[], fallback: DrawnTile[] = []) => {
    if (kindsOf(tiles) !== kindsOf(fallback)) pools[key] = tiles;
  };
  for (const type of CAR_TYPES) add(type, tilesOf(configOf({ car_type: type }), type), pools['']);
  for (const { scope } of catalogue.searches) {
    if (scope.kind !== 'make') continue;
    const { make } = scope;
    add(make, tilesOf(configOf({ manufacturer: make }), null, make), pools['']);
    for (const type of CAR_TYPES) {
      const tiles = tilesOf(configOf({ manufacturer: make, car_type: type }), type, make);
      add(`${make}|${type}`, tiles, ownProperty(pools, make) ?? pools[type] ?? pools['']);
    }
  }
  return pools;
}

/**
 * The dealer's own promo cards of today (DAT-20), by car type and "" for searches of all types. Those of a type with
 * `strictDisplay` are only on searches of that type.
 */
export function placedTiles({
  site,
  config,
  today,
}: Pick<SearchContext, 'site' | 'config' | 'today'>): Record<string, PlacedDrawing[]> {
  const shown = config.search.promo_cards.filter(
    ({ start, expiry }) => periodState({ starts: start, ends: expiry }, today, site.timezone) === 'current',
  );
  const on = (type: CarType | null): PlacedDrawing[] =>
    shown
      .filter(
        ({ display, strictDisplay }) =>
          display.length === 0 || (type === null ? !strictDisplay : display.includes(type)),
      )
      .map(({ position, node: { title, text, link, action, image = null } }) => ({
        position,
        tile: { kind: 'own', title, text, href: link, action, image },
        slot: config.slots.promo_tile ?? null,
      }));
  return shown.length === 0
    ? {}
    : Object.fromEntries([null, ...CAR_TYPES].map((type) => [type ?? '', on(type)]));
}

/** Positions of tiles among the results (SRC-03 to SRC-07). */
export const tileSettings = ({ search }: Pick<Config, 'search'>): TileSettings => ({
  positions: search.promo_positions,
  random: search.promo_random,
  callToAction: search.call_to_action_position,
});

/**
 * Tiles on the first page: the dealer's own promo cards (DAT-20), promo tiles (SRC-03) and the call to action (SRC-07), if their configured position is at
 * most `cards`.
 *
 * @param key pool of the promo tiles: a make, a car type or ""
 */
export function searchTiles(
  context: Pick<SearchContext, 'pages' | 'tilePools' | 'site' | 'config' | 'today'>,
  config: Pick<Config, 'search' | 'slots'>,
  key: string,
  cards: number,
): SearchPage['tiles'] {
  const { positions, callToAction: lastPosition } = tileSettings(config);
  const { tilePools: pools } = context;
  const tiles = ownProperty(pools, key) ?? pools[''] ?? [];
  const promos = positions.flatMap((position, i) => {
    const drawn = tiles[i % tiles.length];
    return drawn ? [{ position, ...drawn }] : [];
  });
  const placed = placedTiles(context);
  const own = ownProperty(placed, key) ?? placed[''] ?? [];
  return [...own, ...promos, { position: lastPosition, ...callToAction(context, config) }]
    .filter(({ position }) => position <= cards)
    .sort((a, b) => a.position - b.position);
}
