import { Type } from 'typebox';
import { Timestamp } from './fields.ts';
import type { Operation } from './operation.ts';

export const HOSTED_SURFACES = ['create-plant'] as const;
export type HostedSurface = (typeof HOSTED_SURFACES)[number];

export const NewHostedLink = Type.Object(
  {
    merchant: Type.String({ minLength: 1, maxLength: 100 }),
    surface: Type.Unsafe<HostedSurface>({ type: 'string', enum: [...HOSTED_SURFACES] }),
  },
  { title: 'NewHostedLink' },
);

export const HostedLink = Type.Object(
  {
    object: Type.Literal('hosted_link'),
    url: Type.String({ description: 'Works once, until `expires_at`. Send the person there.' }),
    expires_at: Timestamp,
  },
  { title: 'HostedLink' },
);

export const createHostedLink: Operation = {
  id: 'createHostedLink',
  method: 'post',
  path: '/v1/hosted_links',
  tag: 'Hosted pages',
  summary: 'Make a one-time link to a hosted page',
  description:
    'Signs one person in to a page in your colours, for one merchant. The page may do what the surface needs and ' +
    'the key may do, never more.',
  credentials: ['key'],
  body: NewHostedLink,
  success: { status: 201, description: 'The link.', schema: HostedLink },
  idempotency: 'sealed',
  errors: ['scope_none_left', 'not_found', 'state_forbids'],
};
