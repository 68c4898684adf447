import { waitUntil as libraryWaitUntil } from '@open-wc/testing';

/**
 * The library's, with more patience than its one second: a busy machine takes longer, and whoever waits here
 * says nothing about speed.
 */
export const waitUntil: typeof libraryWaitUntil = (predicate, message, options) =>
  libraryWaitUntil(predicate, message, { timeout: 10_000, ...options });
