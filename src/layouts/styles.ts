/**
 * The styles of every page. src/pages/stored-cards.astro and stored-tiles.astro import them too, although these files
 * link no style sheet: the compiler puts styles into one shared sheet only if all pages have them.
 */
import '../ui/styles/tokens.css';
import '../ui/look/type-mona.css';
import '../ui/look/type-instrument.css';
import '../ui/look/type-saira.css';
import '../ui/look/type-bricolage.css';
import '../ui/look/type-fraunces.css';
import '../ui/look/surface-tint.css';
import '../ui/look/surface-sand.css';
import '../ui/look/surface-dark.css';
import '../ui/look/density.css';
import '../ui/styles/base.css';
import '../ui/styles/layout.css';
import '../ui/styles/buttons.css';
import '../ui/styles/dialogs.css';
import '../features/favourites/saved.css';
// These are small and used on most pages, so one file with all of them loads faster than several.
import '../ui/styles/tags.css';
import '../ui/styles/rails.css';
import './breadcrumbs/breadcrumbs.css';
import '../ui/stars.css';
import '../features/card/price.css';
import '../ui/rail/rail.css';
import '../features/locations/open-now.css';
import './header/header.css';
import './header/bar.css';
import './header/two-row.css';
import './header/centred.css';
import './header/dark.css';
import './header/strip.css';
import './header/menus.css';
import './header/mega.css';
import './footer/footer.css';
import './footer/plain.css';
import './footer/parts.css';
import './footer/directory.css';
import './footer/short.css';
import './footer/story.css';
import './footer/range.css';
import './print.css';
