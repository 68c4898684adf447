import { Router, json, type Request, type RequestHandler } from 'express';
import { sessionHandler } from 'trellis/server/node';
import { ANSWERS } from '../../components/testing/samples/answers.ts';
import type { Routes } from '../../components/testing/samples/routes.ts';
import type { DemoConfig } from './config.ts';
import type { SignIn } from './sign-in.ts';

/**
 * What the gallery needs to show every state without touching an element's internals: sessions with other
 * scopes, from the real Trellis, and what stands in for Trellis where a state needs a bad day or always the
 * same records.
 */

/**
 * The only scope sets that the gallery may mint. `refused` requests what no session may have: Trellis
 * refuses.
 */
const GRANTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['full', ['plants:write']],
  ['look-only', ['menus:read']],
  ['refused', ['keys:write']],
]);

export function galleryRoutes(config: DemoConfig, signIn: SignIn): Router {
  const router = Router();
  router.use('/gallery/session', signIn.required);
  for (const [path, answer] of Object.entries(ANSWERS)) {
    const answers = Router();
    // Of what Express has, the answers know only a part; its types say too much to be compared with that.
    answer(answers as unknown as Routes);
    router.use(path, json(), answers);
  }
  router.post('/gallery/session/:grant', sessionWith(config, signIn));
  return router;
}

function sessionWith(
  { key, apiUrl, origins }: DemoConfig,
  signIn: SignIn,
): RequestHandler<{ grant: string }> {
  return sessionHandler({
    key,
    baseUrl: apiUrl,
    merchantOf: (request: Request<{ grant: string }>) => signIn.merchantOf(request as Request)?.id,
    scopes: (request) => GRANTS.get(request.params.grant),
    origins,
  });
}
