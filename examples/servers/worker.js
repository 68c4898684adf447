import { sessionHandler } from 'trellis/server';

/** What a worker exports, and what Bun serves. */
export const worker = (settings) => ({ fetch: sessionHandler(settings) });
