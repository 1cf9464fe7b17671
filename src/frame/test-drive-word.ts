import { titleCase } from '../lib/title-case.ts';
import type { Config } from '../tenant/schema/config.ts';
import type { Site } from '../tenant/schema/site.ts';

interface Wording {
  wording: Pick<Config['wording'], 'test_drive'>;
}

/** The dealer's word for a test drive: "test ride"; "viewing" for caravans, which are looked at and not driven. */
export const testDriveWord = ({ kind }: Pick<Site, 'kind'>, { wording }: Wording): string =>
  wording.test_drive ?? (kind === 'caravans' ? 'viewing' : 'test drive');

/** The same for a vehicle that is driven, also at a dealer of caravans. */
export const driveWord = ({ wording }: Wording): string => wording.test_drive ?? 'test drive';

/** "a test drive", "an inspection" */
export const aTestDrive = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** "Book a Test Drive" */
export const bookTestDrive = (word: string): string =>
  `Book ${aTestDrive(word)}`.replace(word, titleCase(word));
