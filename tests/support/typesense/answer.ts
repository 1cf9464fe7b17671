/** A response of the test server. */
export interface Answer {
  status: number;
  /** Objects are sent as JSON, strings unchanged. */
  body: unknown;
}

export const ok = (body: unknown, status = 200): Answer => ({ status, body });
export const missing = (message = 'Not Found'): Answer => ({ status: 404, body: { message } });
export const badRequest = (message: string): Answer => ({ status: 400, body: { message } });
