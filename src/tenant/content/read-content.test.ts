import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { aPage, writeTenant } from '../../../tests/support/write-tenant.ts';
import { readContent } from './read-content.ts';

