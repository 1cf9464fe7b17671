import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { OPENAPI_OPTIONS, OPENAPI_PATH } from '../../../src/api/platform/http/openapi-options.ts';
import type { ServiceEnv } from '../../../src/api/platform/http/service-env.ts';

interface Operation {
  summary?: string;
  responses: Record<string, { content?: Record<string, unknown> }>;
}
type Paths = Record<string, Record<string, Operation>>;

/**
 * True for routes that the OpenAPI description leaves out: those for ops, the description itself, and pages for people.
 */
const isUndescribed = (path: string): boolean =>
  ['/healthz', '/readyz', OPENAPI_PATH].includes(path) || path.startsWith('/api/appointments/:token');

/** "/api/cars/:file{.+\\.pdf}" → "/api/cars/{file}" */
const pathOf = (route: string): string => route.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}');

const pointer = (...keys: readonly string[]): string =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** Operations that the service has, as "GET /api/geocode". */
export const operationsOf = ({ routes }: Hono<ServiceEnv>): string[] => [
  ...new Set(
    routes
      .filter(({ method, path }) => method !== 'ALL' && !isUndescribed(path))
      .map(({ method, path }) => `${method} ${pathOf(path)}`),
  ),
];

/**
 * Makes a service compare each of its answers with its OpenAPI description, and throw if an answer differs from it.
 *
 * @returns the statuses seen so far, as "GET /api/geocode 200", and those described
 */
export function checkAgainstOpenApi(service: Hono<ServiceEnv>) {
  const seen = new Set<string>();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  const described = generateSpecs(service, OPENAPI_OPTIONS).then((description) => {
    ajv.addSchema({ ...description, $id: 'service' });
    return description.paths as unknown as Paths;
  });

  /** The described operation that answers a request; null for a path or method that the service does not have. */
  function operationFor(method: string, path: string): [string, string] | null {
    const [handlers] = service.router.match(method, path);
    const route = handlers
      .map(([[, found]]) => found)
      .findLast((found) => found.method === method && !found.path.endsWith('*'));
    return route === undefined || isUndescribed(route.path)
      ? null
      : [pathOf(route.path), method.toLowerCase()];
  }

  async function check(method: string, path: string, answer: Response): Promise<void> {
    const found = operationFor(method, path);
    if (found === null) return;
    const [pattern, verb] = found;
    const name = `${method} ${pattern} ${answer.status}`;
    const expected = (await described)[pattern]?.[verb]?.responses[answer.status];
    if (expected === undefined) throw new Error(`The OpenAPI description has no ${name}.`);
    seen.add(name);
    const types = Object.keys(expected.content ?? {});
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    if (types.length > 0 ? !types.includes(type) : type !== '')
      throw new Error(`${name} is of type "${type}", and described as "${types.join(', ')}".`);
    if (type !== 'application/json') return;
    const body: unknown = await answer.clone().json();
    const schema = pointer(
      'paths',
      pattern,
      verb,
      'responses',
      String(answer.status),
      'content',
      type,
      'schema',
    );
    if (!ajv.validate({ $ref: `service#${schema}` }, body))
      throw new Error(`${name} is not as described: ${ajv.errorsText()}\n${JSON.stringify(body)}`);
  }

  const { request } = service;
  service.request = async (input, init, ...rest) => {
    const answer = await request(input, init, ...rest);
    if (typeof input === 'string') await check(init?.method ?? 'GET', input.replace(/[?#].*/, ''), answer);
    return answer;
  };

  return {
    seen,
    described: async () =>
      Object.entries(await described).flatMap(([path, operations]) =>
        Object.entries(operations).flatMap(([verb, { responses }]) =>
          Object.keys(responses).map((status) => `${verb.toUpperCase()} ${path} ${status}`),
        ),
      ),
    /** True if the JSON body of a request is as described. */
    isRequest: async (method: string, path: string, body: unknown) => {
      await described;
      const schema = pointer(
        'paths',
        path,
        method.toLowerCase(),
        'requestBody',
        'content',
        'application/json',
        'schema',
      );
      return ajv.validate({ $ref: `service#${schema}` }, body);
    },
  };
}
