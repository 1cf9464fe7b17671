import type { CardButton } from '../../stock/views.ts';

/** "Book a Test Drive" of a vehicle (CAR-08). */
export const testDriveButton = (slug: string): CardButton => ({
  kind: 'test_drive',
  label: 'Book a Test Drive',
  href: `/book-test-drive/?car=${encodeURIComponent(slug)}`,
});
