// Every page names the file that it may import, with all imports of that file. This one keeps the list short.
void import('./show-unsent.ts').then(({ showUnsent }) => showUnsent());

export {};
