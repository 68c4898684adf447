import type { Routes } from '../routes.ts';
import recording from './site-recording.json' with { type: 'json' };

/** Where a form of a recorded page leads, whatever is in it. */
const NEXT: Readonly<Record<string, string>> = {
  menu: 'menu',
  item: 'cart',
  cart: 'cart',
  checkout: 'order',
  order: 'order',
  join: 'member',
  member: 'member',
  due: 'paid',
};

/**
 * Stands in for a partner's site, which elements for guests show pages of: pages as a service sent them,
 * recorded by `npx vitest run --project node bff/pages/docs/site-recording.test.ts -u`.
 */
export function siteAnswers(routes: Routes): void {
  const pages: Readonly<Record<string, readonly string[]>> = recording.pages;
  const sheets: Readonly<Record<string, readonly string[]>> = recording.sheets;
  routes.get('/site/page/:id', ({ params: { id } }, response) => {
    response.type('html').send((pages[id] ?? []).join('\n'));
  });
  routes.post('/site/page/:id', ({ params: { id } }, response) => {
    response.set('Trellis-Location', `/gallery/site/page/${NEXT[id] ?? id}`).send('');
  });
  routes.get('/site/sheet/:id', ({ params: { id } }, response) => {
    response.type('text/css').send((sheets[id] ?? []).join('\n'));
  });
  // The processor, which is given the card.
  routes.post('/site/card/tokens', (_request, response) => {
    response.status(201).json({ token: 'tok_sample' });
  });
  // The response never comes.
  routes.get('/site/held/:id', () => undefined);
  routes.get('/site/down/:id', (_request, response) => {
    response.status(503).type('html').send('<!doctype html><title>Out of service</title>');
  });
}
