import type { Request, Router } from 'express';
import { receiveLanguageChoice } from '../shell/language-choice/choose-language.ts';
import type { Site } from './site.ts';

/** Where the menu in the footer sends its choice. No merchant has such a slug. */
export const LANGUAGE_CHOICE = '/-/language';

/** Remembers the language that a guest chooses. */
export function mountLanguageChoice(router: Router, siteOf: (req: Request) => Site | undefined): void {
  router.post(LANGUAGE_CHOICE, async (req, res, next) => {
    const site = siteOf(req);
    if (!site) return next();
    await receiveLanguageChoice(req, res, { origin: site.origin, start: '/' });
  });
}
