import type { HostedSurface } from '../contract/hosted-links.ts';
import type { SessionScope } from '../contract/scopes.ts';

/** Where each hosted surface is and what it needs; a link grants what of that its key may do. */
export const SURFACES: Readonly<
  Record<HostedSurface, { readonly path: string; readonly scopes: readonly SessionScope[] }>
> = {
  'create-plant': { path: '/hosted/create-plant', scopes: ['plants:write', 'merchants:read'] },
};
