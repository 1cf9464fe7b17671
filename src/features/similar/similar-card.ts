import type { CardView } from '../../stock/views.ts';
import { testDriveButton } from '../card/test-drive-button.ts';

/**
 * A card of the search as a similar car shows it: with "Book a Test Drive" where it is for purchase
 * (CAR-08), after explore and enquire. A card that is not for purchase leads to something similar.
 *
 * @param testDrives the site has a page to book one
 */
export function similarCard(card: CardView, testDrives: boolean): CardView {
  const { buttons, slug } = card;
  const has = (kind: string) => buttons.some((button) => button.kind === kind);
  if (!testDrives || has('test_drive') || has('similar')) return card;
  const at = buttons.filter(({ kind }) => kind !== 'reserve').length;
  return { ...card, buttons: buttons.toSpliced(at, 0, testDriveButton(slug)) };
}
