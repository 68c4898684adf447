import { ApiError } from '../gateway/errors.ts';
import { phoneOf } from '../loyalty/loyalty.ts';

/** What was typed, in E.164; undefined: it is no phone number. @param country of the merchant */
export async function phoneIn(typed: string, country: string): Promise<string | undefined> {
  try {
    return await phoneOf(typed, country);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'field_invalid') return undefined;
    throw error;
  }
}
