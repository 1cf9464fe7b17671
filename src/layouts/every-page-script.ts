import { compared } from '../features/compare/compare.ts';
import { liveRegion } from '../ui/announce.ts';
import { announceImportFailure } from '../ui/announce-import-failure.ts';
import { markFarParts } from '../ui/far-parts.ts';
import { hasStoredEntries } from '../ui/storage/kept-list.ts';
import { recordPage } from '../ui/storage/record-page.ts';
import { whenIdle } from '../ui/when-idle.ts';
import '../features/compare/compare-button.ts';
import '../features/favourites/fave-button.ts';
import '../features/favourites/faves-opener.ts';

whenIdle(markFarParts);
liveRegion();
recordPage();
compared.subscribe(({ length }) => {
  if (length > 0)
    announceImportFailure(
      // Bundlers generate less code for this than for a destructured import.
      import('../features/compare/compare-bar.ts').then((bar) => bar.showCompareBar()),
    );
});
// Sends forms that an earlier page could not send. Almost always there are none, so the code for it loads only if
// needed.
if (hasStoredEntries('unsent')) void import('../features/leads/unsent/unsent.ts');
