import type { Response } from 'express';
import type { ApiError } from '../../../core/api/errors.ts';
import { asApiError } from '../../../core/http/render-error.ts';
import type { PageRenderer } from '../page-renderer.ts';

export type Outcome<Result> =
  | { readonly result: Result; readonly refusal?: undefined }
  | { readonly refusal: ApiError; readonly result?: undefined };

/**
 * Does what a form asks for. What the person can mend is an outcome, to be said in the form with what was typed; who is
 * not signed in, what is not there and what went wrong on our side are pages of their own.
 */
export async function attempt<Result>(
  pages: PageRenderer,
  res: Response,
  act: () => Promise<Result>,
): Promise<Outcome<Result>> {
  try {
    return { result: await act() };
  } catch (error) {
    const refusal = asApiError(error);
    if (refusal.status >= 500 || [401, 404, 429].includes(refusal.status)) throw error;
    pages.noteFault(res, refusal);
    return { refusal };
  }
}
