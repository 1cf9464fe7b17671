// The script of every page names the files that this dynamic import would load. Without static imports here it is one.
void import('./show-unsent.ts').then(({ showUnsent }) => showUnsent());

export {};
