import type { PartnerApi } from './partner-api.ts';

/** One entry of the navigation. */
export interface Section {
  readonly path: string;
  readonly name: string;
  /** The operation without which there is nothing behind it. */
  readonly needs?: string;
  /** The sandbox alone has it. */
  readonly sandboxOnly?: true;
}

export const SECTIONS: readonly Section[] = [
  { path: '/console', name: 'Overview' },
  { path: '/console/keys', name: 'Keys' },
  { path: '/console/limits', name: 'Rate limits' },
  { path: '/console/versions', name: 'API versions' },
  { path: '/console/merchants', name: 'Merchants' },
  { path: '/console/origins', name: 'Origins' },
  { path: '/console/events', name: 'Events', needs: 'listEvents' },
  { path: '/console/webhooks', name: 'Webhooks', needs: 'listWebhookEndpoints' },
  { path: '/console/sandbox', name: 'Sandbox', needs: 'advanceSandboxClock', sandboxOnly: true },
  { path: '/console/go-live', name: 'Go live', needs: 'publishPartner', sandboxOnly: true },
];

/** The sections that an environment has. */
export function sectionsOf(environment: string, api: Pick<PartnerApi, 'has'>): readonly Section[] {
  return SECTIONS.filter(
    ({ needs, sandboxOnly }) =>
      (needs === undefined || api.has(needs)) && (!sandboxOnly || environment === 'sandbox'),
  );
}
