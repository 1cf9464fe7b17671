import { capitalised } from '../lib/capitalised.ts';
import { titleCase } from '../lib/title-case.ts';
import { bookTestDrive } from './test-drive-word.ts';

/**
 * Texts of a form for test drives at a dealer that calls them something else: title, button, and labels by field. Empty
 * where the form's own texts fit.
 */
export const testDriveTexts = (
  form: 'test-drive' | 'book-test-drive',
  word: string,
): Record<string, string> =>
  word === 'test drive'
    ? {}
    : {
        title: bookTestDrive(word),
        submit: `Book ${titleCase(word)}`,
        dateTime: `${capitalised(word)} date`,
        // The dialog is about one vehicle, and its label is only "Message".
        ...(form === 'book-test-drive' && {
          message: 'Vehicles you would like to see, and anything we should know',
        }),
      };
