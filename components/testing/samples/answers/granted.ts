import type { Routes } from '../routes.ts';
import { CURRENT } from './plants.ts';

/**
 * Where the gallery has sessions from the real Trellis and calls its API, a page that asks nobody has these:
 * what was granted is in the token, and the API is at `/api/granted`.
 */

const GRANTS: Readonly<Record<string, readonly string[]>> = {
  full: ['plants:write'],
  'look-only': ['menus:read'],
};

export function grantedAnswers(routes: Routes): void {
  for (const grant of Object.keys(GRANTS))
    routes.post(`/session/${grant}`, (_request, response) => {
      response.json({ token: grant, expires_in: 900 });
    });
  routes.post('/session/refused', (_request, response) => {
    response.status(403).json({ error: 40302, message: "This key can't grant any of the requested scopes." });
  });
  routes.get('/api/granted/v1/sessions/current', (request, response) => {
    const token = request.get('Authorization')?.slice('Bearer '.length) ?? '';
    response.json({ ...CURRENT, scopes: GRANTS[token] ?? [] });
  });
  routes.post('/api/granted/plants', ({ body }, response) => response.json(body));
}
