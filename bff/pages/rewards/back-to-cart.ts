import type { AtProgram } from './at-program.ts';

const SLUG = /^[a-z0-9-]{1,63}$/;

/** The location whose cart led here, as the address says: only ever a part of a path of the same merchant. */
function locationIn({ visit }: AtProgram): string | undefined {
  const { from } = visit.req.query;
  return typeof from === 'string' && SLUG.test(from) ? from : undefined;
}

/** A path of these pages that still knows where the guest came from. */
export function onward(at: AtProgram, ...parts: readonly string[]): string {
  const from = locationIn(at);
  return at.path(...parts) + (from === undefined ? '' : `?from=${from}`);
}

/** Where a guest goes who has signed in. */
export function afterSignIn(at: AtProgram): string {
  const from = locationIn(at);
  return from === undefined ? at.path() : at.visit.pathOf(at.merchant.slug, from, 'cart');
}
