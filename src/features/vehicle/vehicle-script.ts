/**
 * Everything that the vehicle page runs when it loads. Compressed, this one script is a quarter smaller than separate
 * scripts for each custom element.
 */
import { defineLazily } from '../../ui/define-lazily.ts';
import '../finance/finance-disclaimer.ts';
import '../finance/rate-tip.ts';
import '../gallery/picture-gallery.ts';
import '../gallery/provider-film.ts';
import '../leads/form-opener.ts';
import './header-height.ts';
import './live/announcement-bar.ts';
import './live/phone-reveal.ts';
import './live/load-live-facts.ts';
import './live/yard-map.ts';
import './measured-box.ts';
import './open-fold.ts';
import '../../ui/more-details.ts';
import './set-lead-subject.ts';
import './print-at-once.ts';
import './print-pdf.ts';
import './scroll-reveal.ts';
import './share-menu.ts';
import './start-islands.ts';
import './sticky-head.ts';
import './track-actions.ts';
import './record-viewed-car.ts';

defineLazily('similar-vehicles', () =>
  import('../similar/similar-vehicles.ts').then(({ SimilarVehicles }) => SimilarVehicles),
);
defineLazily(
  'drive-times',
  () => import('./live/drive-times.ts').then(({ DriveTimes }) => DriveTimes),
  '400px',
);
defineLazily('sales-counter', () =>
  import('./live/sales-counter.ts').then(({ SalesCounter }) => SalesCounter),
);
