// Every page's script names all static imports of the files that it may load. This file has none, so only it is named.
void import('./show-unsent.ts').then(({ showUnsent }) => showUnsent());

export {};
