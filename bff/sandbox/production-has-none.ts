import type { RequestHandler } from 'express';
import { ApiError } from '../gateway/errors.ts';
import { bearerOf } from '../gateway/credential.ts';
import { environmentOfSecret } from '../identity/keys/secret.ts';

/**
 * Production has no sandbox: to a production key its routes answer as a path that does not exist, before anything else
 * of the request is looked at. A key says its environment itself, and one that says it falsely is no key.
 */
export const productionHasNone: RequestHandler = (req, _res, next) => {
  if (environmentOfCaller(req) === 'production') throw new ApiError('not_found');
  next();
};

/** Undefined: no partner key, or none that can be read; the route says what is wrong with it. */
function environmentOfCaller(req: Parameters<typeof bearerOf>[0]): string | undefined {
  try {
    return environmentOfSecret(bearerOf(req));
  } catch {
    return undefined;
  }
}
