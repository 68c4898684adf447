import { listEvents } from '../../developers/webhooks/contract/events.ts';
import { publishPartner } from '../../accounts/identity/contract/partners/partner-operations.ts';
import { advanceSandboxClock } from '../../developers/sandbox/contract/sandbox.ts';
import { listWebhookEndpoints } from '../../developers/webhooks/contract/endpoint-operations.ts';
import type { ConsoleSection, Feature } from '../../core/feature.ts';
import { consoleMigrations } from './migrations.ts';

const sections: readonly ConsoleSection[] = [
  {
    path: '/console',
    name: 'Overview',
    pages: async () => [(await import('./overview-page.ts')).mountOverviewPage],
  },
  {
    path: '/console/keys',
    name: 'Keys',
    audience: 'developers',
    pages: async () => [
      (await import('./keys-page.ts')).mountKeysPage,
      (await import('./mount-key-pages.ts')).mountKeyPages,
    ],
  },
  {
    path: '/console/limits',
    name: 'Rate limits',
    audience: 'developers',
    pages: async () => [(await import('./limits-page.ts')).mountLimitsPage],
  },
  {
    path: '/console/versions',
    name: 'Versions',
    audience: 'developers',
    pages: async () => [(await import('./versions-page.ts')).mountVersionsPage],
  },
  {
    path: '/console/merchants',
    name: 'Merchants',
    pages: async () => [
      (await import('./merchants-page.ts')).mountMerchantsPage,
      (await import('./mount-merchant-pages.ts')).mountMerchantPages,
    ],
  },
  {
    path: '/console/origins',
    name: 'Origins',
    audience: 'developers',
    pages: async () => [(await import('./origins-page.ts')).mountOriginsPage],
  },
  {
    path: '/console/events',
    name: 'Events',
    audience: 'developers',
    needs: listEvents,
    pages: async () => [
      (await import('./events-page.ts')).mountEventsPage,
      (await import('./replay-page.ts')).mountReplayPage,
      (await import('./missed-page.ts')).mountMissedPage,
      (await import('./event-page.ts')).mountEventPage,
    ],
  },
  {
    path: '/console/webhooks',
    name: 'Webhooks',
    audience: 'developers',
    needs: listWebhookEndpoints,
    pages: async () => [(await import('./webhooks-page.ts')).mountWebhooksPage],
  },
  {
    path: '/console/sandbox',
    name: 'Sandbox',
    needs: advanceSandboxClock,
    sandboxOnly: true,
    pages: async () => [(await import('./sandbox-page.ts')).mountSandboxPage],
  },
  {
    path: '/console/go-live',
    name: 'Go live',
    needs: publishPartner,
    sandboxOnly: true,
    pages: async () => [(await import('./go-live-page.ts')).mountGoLivePage],
  },
];

export const consoleFeature: Feature = { migrations: consoleMigrations, sections };
