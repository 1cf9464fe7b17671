import { existsSync } from 'node:fs';
import { isAbn, notAnAbn } from '../../../src/tenant/checks/identity.ts';
import { origin } from '../../../src/tenant/schema/primitives.ts';
import { type Site, site } from '../../../src/tenant/schema/site.ts';
import { CommandError } from '../command-error.ts';
import { type AccentTheme, accentTheme } from './accent-theme.ts';
import type { Interview } from './ask.ts';
import { HOURS_RULE, parseHours } from './parse-hours.ts';
import {
  ADDRESS_RULE,
  type NewYard,
  parseAddress,
  parseMail,
  parsePhone,
  parseYard,
  yardSlug,
} from './parse-yard.ts';

/** The options of the command. Those that are missing are asked for. */
export interface NewFlags {
  name?: string;
  kind?: string;
  url?: string;
  colour?: string;
  yard: string[];
  makes?: string;
  abn?: string;
  licence?: string;
  logo?: string;
  pictures?: string;
  feed?: string;
}

export interface Answers {
  name: string;
  kind: Site['kind'];
  url: string;
  colours: AccentTheme;
  yards: [NewYard, ...NewYard[]];
  makes: string[];
  abn: string | null;
  licence: { label: string; number: string } | null;
  /** Paths of files and folders on this machine; null without one. */
  logo: string | null;
  pictures: string | null;
  feed: string | null;
}

const KINDS = site.shape.kind.unwrap().options;

const words = (text: string): string => {
  if (text.trim() === '') throw new CommandError('Give some text.');
  return text.trim();
};

function kindOf(text: string): Site['kind'] {
  const found = KINDS.find((kind) => kind === text.trim().toLowerCase());
  if (!found) throw new CommandError(`"${text}" is not a kind of dealer. Choose ${KINDS.join(', ')}.`);
  return found;
}

function addressOf(text: string): string {
  const found = origin.safeParse(/^https?:\/\//.test(text.trim()) ? text.trim() : `https://${text.trim()}`);
  if (!found.success || !found.data.includes('.'))
    throw new CommandError(
      `"${text}" is not the address of a site. Write one such as https://www.example.com.au.`,
    );
  return found.data;
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

function licenceOf(text: string): { label: string; number: string } {
  const [, label = '', number = ''] = /^(.*\S)\s+(\S*\d\S*)$/.exec(text.trim()) ?? [];
  if (label === '')
    throw new CommandError(
      `"${text}" is not a licence. Write its kind and number, such as "Motor dealer licence 4112233".`,
    );
  return { label, number };
}

function abnOf(text: string): string {
  if (!isAbn(text)) throw new CommandError(notAnAbn(text));
  return text.trim();
}

function existing(path: string): string {
  if (!existsSync(path.trim())) throw new CommandError(`"${path}" does not exist.`);
  return path.trim();
}

/** Empty for none. */
const orNone =
  <Answer>(read: (text: string) => Answer) =>
  (text: string): Answer | null =>
    text.trim() === '' || text.trim() === '-' ? null : read(text);

async function askForYard({ ask }: Interview, first: boolean): Promise<NewYard | null> {
  const name = await ask(
    first ? 'Name of the yard, such as its suburb' : 'Name of another yard (- for none)',
    first ? words : orNone(words),
  );
  if (name === null) return null;
  return {
    name,
    slug: yardSlug(name),
    address: await ask(`Address. ${ADDRESS_RULE}`, parseAddress),
    phone: await ask('Phone', parsePhone),
    email: await ask('Mail (- for none)', orNone(parseMail)),
    hours: await ask(`Opening hours. ${HOURS_RULE}`, parseHours),
  };
}

async function yardsOf({ yard }: NewFlags, interview: Interview | null): Promise<Answers['yards']> {
  const given = yard.map(parseYard);
  if (given.length === 0 && interview)
    for (;;) {
      const next = await askForYard(interview, given.length === 0);
      if (next === null) break;
      given.push(next);
    }
  const [first, ...others] = given;
  if (!first) throw new CommandError('Nobody was asked for the yards. Give at least one with --yard.');
  const twice = given.find(({ slug }, at) => given.findIndex((one) => one.slug === slug) < at);
  if (twice) throw new CommandError(`Two yards are called "${twice.name}". Give each a name of its own.`);
  return [first, ...others];
}

/**
 * Takes the answers from the command line, and asks for those that are missing.
 *
 * @param interview null if nobody can be asked
 * @param usualUrl address of the site if none is given
 * @throws `CommandError` that names a wrong answer, or all that are missing
 */
export async function collectAnswers(
  flags: NewFlags,
  interview: Interview | null,
  usualUrl: string,
): Promise<Answers> {
  const needed = (['name', 'kind', 'colour'] as const).filter((flag) => flags[flag] === undefined);
  if (!interview && (needed.length > 0 || flags.yard.length === 0)) {
    const missing = [...needed, ...(flags.yard.length === 0 ? ['yard'] : [])].map((flag) => `--${flag}`);
    throw new CommandError(`Give ${missing.join(', ')}: there is no terminal to ask in.`);
  }
  const answer = <Answer>(
    flag: keyof NewFlags,
    question: string,
    read: (text: string) => Answer,
    usual?: string,
  ) => {
    const given = flags[flag];
    if (typeof given === 'string') return read(given);
    return interview ? interview.ask(question, read, usual) : read(usual ?? '');
  };
  return {
    name: await answer('name', 'Name of the dealer', words),
    kind: await answer('kind', `What it mainly sells (${KINDS.join(', ')})`, kindOf, 'cars'),
    url: await answer('url', 'Address of the site', addressOf, usualUrl),
    colours: await answer('colour', 'Main colour, as the logo has it, such as #1f5f7a', accentTheme),
    yards: await yardsOf(flags, interview),
    makes: await answer(
      'makes',
      'Makes sold new, with commas (- for none)',
      (text) => listOf(text.replace(/^-$/, '')),
      '',
    ),
    abn: await answer('abn', 'ABN (- for none)', orNone(abnOf), '-'),
    licence: await answer(
      'licence',
      'Dealer licence: its kind and number (- for none)',
      orNone(licenceOf),
      '-',
    ),
    logo: await answer('logo', 'File of the logo (- for none)', orNone(existing), '-'),
    pictures: await answer('pictures', 'Folder of the dealer’s pictures (- for none)', orNone(existing), '-'),
    feed: await answer('feed', 'Stock feed (- for none)', orNone(existing), '-'),
  };
}
