/**
 * An invalid search, with Typesense's message and code: 400 or 422 invalid request, 404 no such field or collection.
 */
export class SearchProblem extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
