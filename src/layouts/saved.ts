import { compared } from '../features/compare/compare.ts';
import { prepareAnnouncements } from '../ui/announce.ts';
import { announceUnloadable } from '../ui/announce-unloadable.ts';
import { recordPage } from '../ui/storage/record-page.ts';
import '../features/compare/compare-button.ts';
import '../features/favourites/fave-button.ts';
import '../features/favourites/faves-opener.ts';

prepareAnnouncements();
recordPage();
compared.subscribe(({ length }) => {
  if (length > 0)
    announceUnloadable(
      import('../features/compare/compare-bar.ts').then(({ showCompareBar }) => showCompareBar()),
    );
});
