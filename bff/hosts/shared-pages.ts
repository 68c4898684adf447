import type { Request, Response } from 'express';
import type { Limiter } from '../gateway/limits/limiter.ts';
import { guestPagesQuota } from '../gateway/limits/quota.ts';
import { spend } from '../gateway/limits/spend-quota.ts';
import { remoteAddressOf } from '../gateway/remote-address.ts';
import { scopeOf } from '../gateway/request-scope.ts';
import { setHeaderOf } from '../gateway/set-header.ts';
import { setLanguageHeaders } from '../pages/language-choice/wanted-language.ts';
import { setPageHeaders } from '../pages/page-headers.ts';
import { csrfOf, newSecret } from '../pages/secrets.ts';
import { guestCookie } from './guest-cookie.ts';
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
