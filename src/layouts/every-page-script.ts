import { compared } from '../features/compare/compare.ts';
import { prepareAnnouncements } from '../ui/announce.ts';
import { announceImportFailure } from '../ui/announce-import-failure.ts';
import { markFarParts } from '../ui/far-parts.ts';
import { hasStoredEntries } from '../ui/storage/kept-list.ts';
import { recordPage } from '../ui/storage/record-page.ts';
import { whenIdle } from '../ui/when-idle.ts';
import '../features/compare/compare-button.ts';
import '../features/favourites/fave-button.ts';
import '../features/favourites/faves-opener.ts';

whenIdle(markFarParts);
prepareAnnouncements();
recordPage();
compared.subscribe(({ length }) => {
  if (length > 0)
    announceImportFailure(
      // A destructured import takes more code.
      import('../features/compare/compare-bar.ts').then((bar) => bar.showCompareBar()),
    );
});
// Forms that an earlier page could not send. Almost always there are none.
if (hasStoredEntries('unsent')) void import('../features/leads/unsent/unsent.ts');
