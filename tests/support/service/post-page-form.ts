import { PAGE, TYPED } from './page-form.ts';
import type { testService } from './test-service.ts';

interface Posted {
  /** Fields of `PageForm` that differ from `PAGE`. */
  page: object;
  /** Values that differ from `TYPED`. */
  typed: Record<string, string>;
  /** Path of the form's page. */
  path: string;
  /** Address of the visitor. */
  address: string;
}

/** Posts a form on a page of its own to the dealer north, as a browser without scripts does. */
export const postPageForm = (
  { service }: Pick<ReturnType<typeof testService>, 'service'>,
  { page, typed, path, address }: Posted,
): Promise<Response> | Response =>
  service.request(
    '/api/leads',
    {
      method: 'POST',
      headers: {
        host: 'www.north.example',
        origin: 'https://www.north.example',
        'content-type': 'application/x-www-form-urlencoded',
        referer: `https://www.north.example${path}`,
      },
      body: new URLSearchParams({ page_form: JSON.stringify({ ...PAGE, ...page }), ...TYPED, ...typed }),
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
