import { expect } from '../../stack/fixtures.ts';

/** How long is waited for what isn’t there yet. */
export const PATIENCE = { timeout: 20_000, intervals: [100] };

/** What a text has in it, or matches. */
export const matching = (text: string | RegExp): unknown =>
  typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);

/** A page that is just being left has no answer: it is asked again. */
export const forLater =
  <Answer>(instead: Answer) =>
  (error: Error): Answer => {
    if (/JavascriptError|StaleElement|NoSuch/.test(error.name) && !/is none of/.test(error.message))
      return instead;
    throw error;
  };
