/** Why a search cannot be answered, in Typesense's words: 400 the request is wrong, 404 no such field or collection. */
export class SearchProblem extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
