import { expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import { collectAnswers } from './answers.ts';
import type { Interview } from './ask.ts';

const URL = 'https://www.northside.example';
const YARD = 'Chermside | 12 Station Street, Chermside QLD 4032 | 07 3555 0100 | | Mon-Fri 8-17';
const GIVEN = { name: 'Northside', kind: 'trucks', colour: '#0b5d3b', yard: [YARD] };

/** A person who answers each question with the next text, and is asked again after a wrong one. */
function person(texts: string[]): Interview & { asked: string[]; told: string[] } {
  const [asked, told]: string[][] = [[], []];
  return {
    asked: asked as string[],
    told: told as string[],
    ask: async (question, read, usual) => {
      for (;;) {
        asked?.push(question);
        const text = texts.shift() ?? '';
        if (text === '' && usual === undefined) throw new Error(`No answer to "${question}".`);
        try {
          return read(text || (usual ?? ''));
        } catch (error) {
          if (!(error instanceof CommandError)) throw error;
          told?.push(error.message);
        }
      }
    },
    end: () => undefined,
  };
}

it('asks only for what the command line does not say, and asks again after a wrong answer', async () => {
  const { name: _, colour: __, ...flags } = GIVEN;
  const interview = person(['Northside Cars', '', 'greenish', '#0b5d3b', '', '12 345 678 901', '-']);
  const answers = await collectAnswers(flags, interview, URL);
  expect(answers).toMatchObject({ name: 'Northside Cars', kind: 'trucks', url: URL, abn: null, feed: null });
  expect(interview.asked[0]).toBe('Name of the dealer');
  expect(interview.asked.some((question) => question.startsWith('What it mainly sells'))).toBe(false);
  expect(interview.told).toEqual([
    expect.stringContaining('"greenish" is not a colour'),
    expect.stringContaining('"12 345 678 901" is not an ABN'),
  ]);
});

it('asks for yard after yard until there is no other', async () => {
  const interview = person([
    'Chermside',
    '',
    'Chermside',
    '12 Station Street, Chermside QLD 4032',
    '07 3555 0100',
    '-',
    'Mon-Fri 8-17',
    'Aspley',
    '1 Gympie Road',
    '1 Gympie Road, Aspley QLD 4034',
    '07 3555 0101',
    'aspley@northside.example',
    'Mon-Sat 9-5pm',
    '-',
  ]);
  const { yards } = await collectAnswers({ ...GIVEN, yard: [] }, interview, URL);
  expect(yards.map(({ slug, address, email }) => [slug, address.postcode, email])).toEqual([
    ['chermside', '4032', null],
    ['aspley', '4034', 'aspley@northside.example'],
  ]);
  expect(interview.told).toEqual([
    expect.stringContaining('"Chermside" is not the address of a site'),
    expect.stringContaining('"1 Gympie Road" is not an Australian address'),
  ]);
});

it('without a terminal, names every option that is missing', async () => {
  await expect(collectAnswers({ yard: [] }, null, URL)).rejects.toThrow(
    'Give --name, --kind, --colour, --yard: there is no terminal to ask in.',
  );
});

it.each([
  [{ kind: 'boats' }, '"boats" is not a kind of dealer. Choose cars, trucks, motorcycles, caravans.'],
  [{ url: 'not a site' }, 'is not the address of a site'],
  [{ licence: 'no number' }, 'is not a licence'],
  [{ feed: 'no-such.csv' }, '"no-such.csv" does not exist.'],
  [{ yard: ['Chermside | 12 Station Street'] }, 'lacks a part. A yard is "name | address'],
  [{ yard: [YARD.replace('07 3555 0100', 'ring us')] }, '"ring us" is not a phone number.'],
  [{ yard: [YARD, YARD] }, 'Two yards are called "Chermside".'],
])('refuses %j', async (wrong, message) => {
  await expect(collectAnswers({ ...GIVEN, ...wrong }, null, URL)).rejects.toThrow(message);
});
