/** Text that the override component adds to the cards of one make. */
export const KIA_NOTE = 'Kia care included.';

/** Files of the override folder: a component for the slot `buttons`, used for one make only. */
export const KIA_BUTTONS = {
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
