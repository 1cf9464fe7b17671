// For preloading, Vite lists the static imports of each lazily loaded file in the script that loads the file. Here that
// is the script of every page. This file has no static imports, so the list names only this file.
void import('./show-unsent.ts').then(({ showUnsent }) => showUnsent());

export {};
