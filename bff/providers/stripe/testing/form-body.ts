/** The parameters of a request to Stripe's API, as its form encoding nests them. */
export type Params = Readonly<Record<string, unknown>>;

/**
 * Parses `a=1&b[c]=2&d[0]=3` as Stripe does: `{a: '1', b: {c: '2'}, d: {'0': '3'}}`. Values stay text, and
 * lists are objects by index.
 */
export function parseForm(text: string): Params {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[');
    let at = root;
    let key = first;
    for (const next of rest) {
      at = (at[key] ??= {}) as Record<string, unknown>;
      key = next;
    }
    at[key] = value;
  }
  return root;
}

/** Returns a text parameter. @param path its names from the outside: `['metadata', 'reference']` */
export function textParam(params: Params, ...path: readonly string[]): string | undefined {
  let value: unknown = params;
  for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns a whole number. @throws {Refusal} it isn't one, or is below 1 */
export function amountParam(params: Params, name: string): number | undefined {
  const text = textParam(params, name);
  if (text === undefined) return undefined;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Refusal(400, { type: 'invalid_request_error', code: 'parameter_invalid_integer', param: name });
}

/** An error of Stripe's API. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error['code'] ?? error['type']));
    this.status = status;
    this.error = { message: 'The stand-in refuses this request.', ...error };
  }
}

export function missing(param: string): Refusal {
  return new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', param });
}

export function invalid(param: string, code?: string): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', param, ...(code !== undefined && { code }) });
}

/** Answers a request. @param account the one that the request is made for */
export type Handler = (params: Params, match: readonly string[], account: string | undefined) => object;
export type StandInRoute = readonly [method: string, path: RegExp, handler: Handler];
