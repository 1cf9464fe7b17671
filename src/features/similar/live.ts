import type { CardDocument } from '../../search/documents/document.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import { type SimilarTo, similarFilters } from '../../search/similar-filters.ts';
import { partOf } from '../../ui/part-of.ts';
import { showInList } from '../card/card-list.ts';
import { relatedCars } from './related.ts';
import { similarCars } from './similar-cars.ts';

/** Similar cars shown at most (VDP-14). */
const MOST = 6;

/** As in the `data-similar` of the page's section. */
type Wanted = SimilarTo & { slug: string; shown: string[] };

/** Each once, in its first place. */
const distinct = (cars: readonly CardDocument[]): CardDocument[] => [
  ...new Map(cars.map((car) => [car.id, car])).values(),
];

/**
 * Brings the similar cars up to date (API-09): those shown keep their place, with the price of now. What is
 * sold gives way to what the service relates to the vehicle (API-39), else to another. Where the search
 * fails they stay as they are (ERR-15).
 */
export async function refreshSimilar(section: HTMLElement): Promise<void> {
  const { similar = '', source = '', sizes = '' } = section.dataset;
  const wanted = JSON.parse(similar) as Wanted;
  const { id, shown } = wanted;
  const transport = pageTransport(source);
  const found = await similarCars(transport, { id, kinds: similarFilters(wanted, shown), max: MOST });
  if (!found) return;
  const show = (cars: readonly CardDocument[]) =>
    showInList(
      partOf(section, '.rail'),
      cars.map((vehicle) => ({ vehicle })),
      { sizes },
    );

  const kept = found
    .filter((car) => shown.includes(car.id))
    .toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));
  show(distinct([...kept, ...found]));
  if (kept.length === MOST) return;
  const related = await relatedCars(transport, wanted);
  if (related.length > 0) show(distinct([...kept, ...related, ...found]).slice(0, MOST));
}
