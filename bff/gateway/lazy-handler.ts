import type { RequestHandler } from 'express';

/**
 * A handler that is made when the first request for it comes, so that a start does not wait for its code. Where making
 * it fails, that request fails, and the next one tries again.
 */
export function lazyHandler(make: () => Promise<RequestHandler>): RequestHandler {
  let making: Promise<RequestHandler> | undefined;
  let made: RequestHandler | undefined;
  return async (req, res, next) => {
    if (!made) {
      making ??= make().finally(() => (making = undefined));
      made = await making;
    }
    return made(req, res, next);
  };
}
