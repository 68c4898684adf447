import type { Client, ClientPathsWithMethod, MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import type { paths } from './api.ts';

/** The options of a call, in addition to those that its operation declares. */
export interface CallOptions {
  /**
   * A name for this one intent, such as `order-17-refund`: however often the call is made with it, also by
   * another process, it acts once. Defaults to a random one for each call.
   */
  readonly idempotencyKey?: string;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathOf<By extends Method> = ClientPathsWithMethod<Client<paths>, By>;
type Init<Path extends keyof paths, By extends Method> = MaybeOptionalInit<paths[Path], By>;

/** The second argument is optional if nothing in it is required. */
type Arguments<Given> = undefined extends Given
  ? [(NonNullable<Given> & CallOptions)?]
  : [Given & CallOptions];

/** The body of the success response; undefined where it has none. */
type Result<By extends Method, Path extends PathOf<By>, Given> = [
  MethodResponse<Client<paths>, By, Path, Given>,
] extends [never]
  ? undefined
  : MethodResponse<Client<paths>, By, Path, Given>;

/**
 * A method of the API: takes a path as in the OpenAPI document, `/v1/orders/{id}`, and its parameters and
 * body.
 */
export type Call<By extends Method> = <Path extends PathOf<By>, Given extends Init<Path, By>>(
  path: Path,
  ...init: Arguments<Given>
) => Promise<Result<By, Path, Given>>;

/** A page of a list. */
interface Page {
  data: readonly unknown[];
  next_cursor: string | null;
}

/** Paths whose answers are pages of a list. */
export type ListPath = {
  [Path in PathOf<'get'>]: Result<'get', Path, unknown> extends Page ? Path : never;
}[PathOf<'get'>];

type ItemOf<Listed> = Listed extends { data: readonly (infer Item)[] } ? Item : never;

/** Iterates over all records of a list. */
export type List = <Path extends ListPath, Given extends Init<Path, 'get'>>(
  path: Path,
  ...init: Arguments<Given>
) => AsyncIterableIterator<ItemOf<Result<'get', Path, Given>>>;

/**
 * The API in its own words. Each call returns the body of its success response, or throws a `TrellisApiError`
 * or a `TrellisConnectionError`.
 */
export interface TrellisClient {
  readonly get: Call<'get'>;
  readonly post: Call<'post'>;
  readonly put: Call<'put'>;
  readonly patch: Call<'patch'>;
  readonly delete: Call<'delete'>;
  /** Each record of a list, in the order of the API; the next page is asked for when it is needed. */
  readonly list: List;
}
