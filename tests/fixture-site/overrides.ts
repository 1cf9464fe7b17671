/** Text that the override adds above the header. */
export const HILL_WORDS = 'Since the hill was a farm';

/** Text that the override component adds to the cards of one make. */
export const KIA_NOTE = 'Kia care included.';

/** Files of the override folder: a header, and a component for the slot `buttons`, used for one make only. */
export const OVERRIDES = {
  'HillHeader.astro': `---
import Header from '../../../src/kit/Header.astro';
import type { Page } from '../../../src/kit/views.ts';

interface Props {
  page: Page;
}
---

<p>${HILL_WORDS}</p>
<Header page={Astro.props.page} />
`,
  'KiaButtons.astro': `---
import CardButtons from '../../../src/kit/CardButtons.astro';
import type { CardView } from '../../../src/kit/views.ts';
import './kia-buttons.css';

interface Props {
  card: CardView;
}
const { card } = Astro.props;
---

<div class="kia-buttons">
  <CardButtons card={card} />
  <p>${KIA_NOTE}</p>
</div>
`,
  'kia-buttons.css': `@layer components {
  .card .kia-buttons {
    position: relative;
    z-index: 1;
    grid-row: 8;
    & p {
      font-style: italic;
    }
  }
}
`,
} as const;
