import type { CardButton } from '../../stock/views.ts';

/** "Book a Test Drive" for the vehicle with this slug (CAR-08). */
export const testDriveButton = (slug: string): CardButton => ({
  kind: 'test_drive',
  label: 'Book a Test Drive',
  href: `/book-test-drive/?car=${encodeURIComponent(slug)}`,
});
