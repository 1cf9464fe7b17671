/**
 * The styles of every page. Files of drawings import them too (src/pages/stored-cards.astro), though nothing links
 * them there: the compiler makes one sheet of what all pages have in common, and several where one page lacks a part.
 */
import '../ui/styles/tokens.css';
import '../ui/styles/fonts.css';
import '../ui/styles/base.css';
import '../ui/styles/layout.css';
import '../ui/styles/buttons.css';
import '../ui/styles/dialogs.css';
import '../features/favourites/saved.css';
// Small and shared by most pages: one file is quicker than five.
import '../ui/styles/tags.css';
import '../ui/styles/rails.css';
import './breadcrumbs/breadcrumbs.css';
import '../ui/stars.css';
import '../features/card/price.css';
import '../ui/rail/rail.css';
import './header/header.css';
import './header/menus.css';
import './header/mega.css';
import './footer/footer.css';
