import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { DATA } from '../../stock/import-rows.ts';

interface Model {
  /** Names of the child elements, each followed by a semicolon. */
  children: RegExp;
  hasText: boolean;
  /** Allowed values of each attribute; null if any text is allowed. */
  attributes: Map<string, Set<string> | null>;
}

/** The DTD is not part of the repository, so tests that need it run only if it is there. */
const DTD = join(DATA, 'feeds', 'adf-1.0.dtd');
export const HAS_DTD = existsSync(DTD);

/** Reads the published DTD, and corrects the three mistakes in it. */
function readDtd(): string {
  return readFileSync(DTD, 'utf8')
    .replaceAll(/[“”]/g, '"')
    .replace('weighting price?', 'weighting, price?')
    .replace('comments (PCDATA)', 'comments (#PCDATA)');
}

/** "(id*, year, vin?)" becomes a regular expression for "id;id;year;". */
const childrenOf = (content: string): RegExp =>
  new RegExp(`^${content.replaceAll(/[a-z]+/g, '(?:$&;)').replaceAll(/[\s,]/g, '')}$`);

/** Content models and attributes of ADF 1.0. */
function adfModels(): Map<string, Model> {
  const dtd = readDtd();
  const models = new Map<string, Model>();
  for (const [, name = '', content = ''] of dtd.matchAll(/<!ELEMENT\s+(\w+)\s+(\([^>]*)>/g)) {
    const hasText = content.includes('#PCDATA');
    models.set(name, {
      children: hasText ? /^$/ : childrenOf(content.trim()),
      hasText,
      attributes: new Map(),
    });
  }
  for (const [, name = '', list = ''] of dtd.matchAll(/<!ATTLIST\s+(\w+)\s+([^>]*)>/g))
    for (const [, attribute = '', type = ''] of list.matchAll(
      /(\w+)\s+(CDATA|\([^)]*\))\s+(?:#IMPLIED|"[^"]*")/g,
    ))
      models
        .get(name)
        ?.attributes.set(attribute, type === 'CDATA' ? null : new Set(type.match(/[\w-]+/g) ?? []));
  return models;
}

let known: Map<string, Model> | undefined;

/** Lists everything in an ADF document that its DTD does not allow. @throws Error if it is not well-formed XML */
export function adfProblems(xml: string): string[] {
  known ??= adfModels();
  const models = known;
  const problems: string[] = [];
  const open: { name: string; children: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    if (parent) parent.children += `${name};`;
    const model = models.get(name);
    if (!model) problems.push(`<${name}> does not exist`);
    for (const [key, value] of Object.entries(attributes)) {
      const values = model?.attributes.get(key);
      if (values === undefined || (values !== null && !values.has(String(value))))
        problems.push(`<${name}> has no ${key}="${value}"`);
    }
    open.push({ name, children: '', text: '' });
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', ({ name }) => {
    const { children, text } = open.pop() ?? { children: '', text: '' };
    const model = models.get(name);
    if (!model) return;
    if (!model.children.test(children)) problems.push(`<${name}> holds "${children}", not ${model.children}`);
    if (!model.hasText && text.trim() !== '') problems.push(`<${name}> holds the text "${text.trim()}"`);
  });
  parser.write(xml).close();
  return problems;
}
