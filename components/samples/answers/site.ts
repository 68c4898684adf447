import type { Routes } from '../routes.ts';

/** Stands in for a partner's site, which elements for guests show pages of. */
export function siteAnswers(routes: Routes): void {
  // The response never comes.
  routes.get('/site/held/:id', () => undefined);
  routes.get('/site/down/:id', (_request, response) => {
    response.status(503).type('html').send('<!doctype html><title>Out of service</title>');
  });
}
