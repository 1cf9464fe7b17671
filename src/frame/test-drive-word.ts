import { capitalised } from '../lib/capitalised.ts';
import { titleCase } from '../lib/title-case.ts';
import type { Config } from '../tenant/schema/config.ts';
import type { Site } from '../tenant/schema/site.ts';

interface Wording {
  wording: Pick<Config['wording'], 'test_drive'>;
}

/** What shoppers book to try a vehicle: "test drive", "test ride". Caravans are looked at, not driven: "viewing". */
export const testDriveWord = ({ kind }: Pick<Site, 'kind'>, { wording }: Wording): string =>
  wording.test_drive ?? (kind === 'caravans' ? 'viewing' : 'test drive');

/** What shoppers book for a vehicle that is driven, also at a dealer of caravans. */
export const driveWord = ({ wording }: Wording): string => wording.test_drive ?? 'test drive';

/** "a test drive", "an inspection" */
export const aTestDrive = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** "Book a Test Drive" */
export const bookTestDrive = (word: string): string =>
  `Book ${aTestDrive(word)}`.replace(word, titleCase(word));

/**
 * Texts of the forms for test drives at a dealer that calls them something else: title, button, and labels by field. At
 * others they are those of the forms.
 */
export const testDriveTexts = (word: string): Record<string, string> =>
  word === 'test drive'
    ? {}
    : {
        title: bookTestDrive(word),
        submit: `Book ${titleCase(word)}`,
        dateTime: `${capitalised(word)} date`,
        message: 'Vehicles you would like to see, and anything we should know',
      };
