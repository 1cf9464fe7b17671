import { expect } from 'vitest';
import type { z } from 'zod';
import { explainIssues } from '../../../src/tenant/explain/explain-issues.ts';
import { type Path, pathText } from '../../../src/tenant/problem.ts';

function replaced(data: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const copy = structuredClone(data) as Record<string | number, unknown>;
  copy[name] = replaced(copy[name], rest, value);
  return copy;
}

/** Expects the schema to accept an example and to return all its fields unchanged. */
export function expectUnchanged(schema: z.ZodType, example: object): void {
  expect(schema.parse(example)).toEqual(example);
}

/** Expects the schema to refuse an example with a wrong value at the path, with this message and no other. */
export function expectRefused(
  schema: z.ZodType,
  example: object,
  path: Path,
  value: unknown,
  words: string,
): void {
  const data = replaced(example, path, value);
  const issues = schema.safeParse(data).error?.issues ?? [];
  const found = explainIssues(issues, { schema, data, sourceText: () => null });
  expect(found.map((finding) => `${pathText(finding.path)}: ${finding.message}`)).toEqual([
    `${pathText(path)}: ${words}`,
  ]);
}
