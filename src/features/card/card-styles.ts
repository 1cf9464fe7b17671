/** The styles of cards, for CardDrawing.astro and for pages on which scripts insert the only cards. */
import '../finance/repayment.css';
import './card.css';
import './forms/full.css';
import './forms/more.css';
import './forms/quiet.css';
import './forms/spec-row.css';
import './forms/portrait.css';
import './forms/model.css';
import './forms/two-prices.css';
import '../../ui/styles/tags.css';
