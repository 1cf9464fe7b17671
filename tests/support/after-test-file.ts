import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.ts';

// Vitest runs this file for each test file. A hook in a module that several test files share would run for only one.
afterAll(
  removeTemporaryFolders,
  // Long proofs leave many thousands of files, whose removal may take minutes.
  300_000,
);
