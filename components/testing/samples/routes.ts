/**
 * What the samples’ answers are written against: as much of a router, its requests and its responses as they
 * use, in the words of Express. So the demo’s server can give them by HTTP, and a page can give them to
 * itself (`in-page.ts`).
 */

/** The names in all paths; `shop` selects how the stand-in for Trellis behaves. */
type Name = 'shop' | 'store' | 'grant' | 'id' | 'step' | 'kind' | 'version';

export interface SampleRequest {
  readonly params: Readonly<Record<Name, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** What was sent as JSON, parsed; undefined for anything else. */
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

/** Of the routes that match, the first answers. In a path, `:id` is any one part. */
export interface Routes {
  get: Add;
  post: Add;
  put: Add;
  patch: Add;
  delete: Add;
}
