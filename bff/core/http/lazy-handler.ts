import type { RequestHandler } from 'express';

/**
 * Returns a handler that is created by its first request, so that a start does not wait for its code. If
 * creating it fails, that request fails, and the next one tries again.
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
