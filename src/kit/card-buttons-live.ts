/** A card's buttons for lists drawn in the browser. */
export { CardButtons } from '../features/card/live/CardButtons.tsx';
