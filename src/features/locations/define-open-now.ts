import { defineLazily } from '../../ui/define-lazily.ts';

// On most pages the hours are far below the first screen, so load the script when they are 300 px from being visible.
defineLazily('open-now', () => import('./open-now.ts').then(({ OpenNow }) => OpenNow), '300px');
