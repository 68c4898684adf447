/**
 * The parts of Express's router, requests and responses that the samples' responses use. So the demo's server
 * can send them over HTTP, and a page can use them directly (`in-page-routes.ts`).
 */

/** The names in all paths; `shop` selects how the stand-in for Trellis behaves. */
type Name = 'shop' | 'store' | 'grant' | 'id' | 'step' | 'kind' | 'version';

export interface SampleRequest {
  readonly params: Readonly<Record<Name, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The JSON body, parsed; undefined for anything else. */
  readonly body: unknown;
  /** A header. */
  get(name: string): string | undefined;
}

export interface SampleResponse {
  readonly headersSent: boolean;
  status(code: number): this;
  set(name: string, value: string): this;
  /** `html`, or a media type. */
  type(type: string): this;
  json(value: unknown): unknown;
  send(text: string): unknown;
}

/** Answers a request; one that returns without an answer leaves it open for good. */
export type SampleHandler = (request: SampleRequest, response: SampleResponse) => unknown;

type Add = (path: string, handler: SampleHandler) => unknown;

/** Returns the first route that matches. In a path, `:id` is any single segment. */
export interface Routes {
  get: Add;
  post: Add;
  put: Add;
  patch: Add;
  delete: Add;
}
