import { defineLazily } from '../../ui/define-lazily.ts';

// Before it comes into view, so that nobody sees an offer that is over.
defineLazily('last-day', () => import('./last-day.ts').then(({ LastDay }) => LastDay), '600px');
