import type { FeatureContract } from '../../../core/contract/feature.ts';
import { IdInPathLike, ListOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { Domain, DomainQuery, EXAMPLE_DOMAIN, NewDomain } from './domain.ts';

const shared = { tag: 'Domains', credentials: ['key'], scope: 'domains:write' } as const;

export const createDomain = defineOperation({
  ...shared,
  id: 'createDomain',
  method: 'post',
  path: '/v1/domains',
  summary: 'Add a domain',
  description:
    'Returns the two DNS records to set: a TXT record that proves the domain is yours, and a CNAME to ' +
    'your site. Then verify it. Only subdomains can be added, such as `order.pos.example`.',
  body: NewDomain,
  example: { request: { host: 'order.pos.example' } },
  success: { status: 201, description: 'The domain.', schema: Domain },
  idempotency: 'recorded',
  errors: ['not_found', 'not_published', 'state_forbids'],
});

export const listDomains = defineOperation({
  ...shared,
  id: 'listDomains',
  method: 'get',
  path: '/v1/domains',
  summary: 'List domains',
  description: 'Returns domains, newest first.',
  query: DomainQuery,
  success: { status: 200, description: 'A page of domains.', schema: ListOf(Domain) },
  idempotency: 'ignored',
});

export const getDomain = defineOperation({
  ...shared,
  id: 'getDomain',
  method: 'get',
  path: '/v1/domains/{id}',
  params: IdInPathLike(EXAMPLE_DOMAIN),
  summary: 'Retrieve a domain',
  success: { status: 200, description: 'The domain.', schema: Domain },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const verifyDomain = defineOperation({
  ...shared,
  id: 'verifyDomain',
  method: 'post',
  path: '/v1/domains/{id}/verify',
  params: IdInPathLike(EXAMPLE_DOMAIN),
  summary: 'Verify a domain',
  description:
    'Looks its records up now. If both are there, the domain serves your site from the next request on; ' +
    '`failure` says otherwise what was found. Of several accounts that add the same host, the first to ' +
    'verify it has it. Afterwards the records are looked up daily; a domain whose records are gone stops ' +
    'serving after three days.',
  example: {
    response: {
      status: 'verified',
      checked_at: '2026-11-21T10:42:07Z',
      verified_at: '2026-11-21T10:42:07Z',
      version: 2,
    },
  },
  success: { status: 200, description: 'The domain, verified or not.', schema: Domain },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const deleteDomain = defineOperation({
  ...shared,
  id: 'deleteDomain',
  method: 'delete',
  path: '/v1/domains/{id}',
  params: IdInPathLike(EXAMPLE_DOMAIN),
  summary: 'Remove a domain',
  description:
    'It stops serving with the next request. The host can then be added again, by anyone who can prove it.',
  success: { status: 200, description: 'The domain as it was.', schema: Domain },
  idempotency: 'ignored',
  errors: ['not_found'],
});

const EVENTS = ['domain.verified', 'domain.failed'] as const;

export const domains = {
  tag: 'Domains',
  description:
    'Hosts of your own for your site. A TXT record proves each, a CNAME leads it here; certificates are ' +
    'obtained by the proxy in front.',
  operations: [createDomain, listDomains, getDomain, verifyDomain, deleteDomain],
  events: EVENTS,
  eventRecords: { domain: Domain },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
