import type { Request, Response } from 'express';
import { type Limiter, guestPagesQuota, spend } from '../../core/api/limits/quota.ts';
import { remoteAddressOf, scopeOf } from '../../core/http/request-scope.ts';
import { setHeaderOf } from '../../core/http/responses.ts';
import { setLanguageHeaders } from '../shell/language-choice/wanted-language.ts';
import { setPageHeaders } from '../../core/http/page-headers.ts';
import { csrfOf, newSecret } from '../../core/http/secrets.ts';
import { guestCookie } from './site-visit.ts';
import type { KeptPage } from './page-memory.ts';

/** Sends a page from memory to another guest. @throws {ApiError} limit_address */
export async function sendKept(req: Request, res: Response, page: KeptPage, limiter: Limiter): Promise<void> {
  const { site, merchantId, principal, policy, language, document } = page;
  scopeOf(res).principal = principal;
  await spend(setHeaderOf(res), [guestPagesQuota(merchantId, remoteAddressOf(req))], limiter);
  const guest = newSecret();
  guestCookie(site.origin).write(res, guest);
  setPageHeaders(res, policy);
  setLanguageHeaders(res, language);
  await document.send(req, res.status(200), csrfOf(guest));
}
