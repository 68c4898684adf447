/**
 * Stands in for a module that @open-wc/testing expects its own dev server to serve: the commands behind
 * `setViewport`, `emulateMedia` and the like. Vitest brings its own (`vitest/browser`), so these answer
 * nothing.
 */
export const sendMessage = (): void => {};

/** @see sendMessage */
export const sendMessageWaitForResponse = (): Promise<undefined> => Promise.resolve(undefined);
