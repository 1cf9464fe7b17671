import { announceImportFailure } from '../../ui/announce-import-failure.ts';

/** Opens the list of saved vehicles, which is loaded on its first use. */
export const openFavesPanel = (): void =>
  announceImportFailure(import('./faves-panel.ts').then(({ openFaves }) => openFaves()));
