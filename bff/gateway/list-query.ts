import { ApiError } from './errors.ts';
import type { Call } from './call.ts';

const DEFAULT_LIMIT = 20;
const CURSOR = /^[a-z]{2,4}_[0-9A-Z]{26}$/;

/** The query of a list: `limit` 1–100, `cursor` as a page gave it. @throws {ApiError} field_invalid */
export function pageRequestOf(call: Call): { limit: number; after: string | undefined } {
  const { limit, cursor } = call.req.query;
  if (limit !== undefined && !(typeof limit === 'string' && /^(?:[1-9]\d?|100)$/.test(limit))) {
    throw new ApiError('field_invalid', {
      message: 'limit must be a whole number from 1 to 100.',
      param: 'limit',
    });
  }
  if (cursor !== undefined && !(typeof cursor === 'string' && CURSOR.test(cursor))) {
    throw new ApiError('field_invalid', {
      message: 'cursor must be the next_cursor of a page.',
      param: 'cursor',
    });
  }
  return { limit: limit === undefined ? DEFAULT_LIMIT : Number(limit), after: cursor as string | undefined };
}
