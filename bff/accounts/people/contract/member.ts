import { Type, type Static } from 'typebox';
import { isEmail } from '../../../core/contract/field-rules.ts';
import {
  CreatedAt,
  OneOf,
  orNull,
  ReadVersion,
  RecordEnvironment,
  RecordId,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { CheckedText, PlainText } from '../../../core/contract/text-fields.ts';
import { ROLES } from './roles.ts';

export const EXAMPLE_MEMBER = 'mbr_01M7YV6DP3Z5F7H9K1N4Q6S8T0';

/** The days for which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

export const MemberEmail = CheckedText('must be an email address', isEmail, {
  description: 'The address that the person signs in with. Upper and lower case are the same.',
  examples: ['ana@greenhouse.example'],
  format: 'email',
  maxLength: 254,
});

export const MemberName = PlainText(100, 'The name of the person, 1–100 characters.', 'Ana Brandt');

const MemberRole = OneOf(ROLES, {
  description: 'What the person may do. Each role is a set of scopes, in each environment.',
  examples: ['developer'],
});

export const Member = Type.Object(
  {
    id: RecordId(EXAMPLE_MEMBER),
    object: RecordType('member'),
    environment: RecordEnvironment,
    email: Type.String({
      description: 'The address that the person signs in with, in lower case.',
      examples: ['ana@greenhouse.example'],
    }),
    name: orNull(Type.String({ description: 'The name of the person. `null` if it isn’t known.' }), {
      examples: ['Ana Brandt'],
    }),
    role: MemberRole,
    status: OneOf(['invited', 'active'], {
      description: 'An `invited` person becomes `active` by signing in.',
      examples: ['invited'],
    }),
    expires_at: orNull(
      Timestamp(
        'Until when an invitation can be accepted, as RFC 3339 in UTC. `null` for an active member.',
        '2026-11-28T10:42:07Z',
      ),
    ),
    last_active_at: orNull(
      Timestamp('When the member was last on the console, to the minute, as RFC 3339 in UTC.'),
      { examples: [null] },
    ),
    version: RecordVersion,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Member' },
);
export type Member = Static<typeof Member>;

export const NewMember = Type.Object(
  { email: MemberEmail, name: Type.Optional(MemberName), role: MemberRole },
  { title: 'NewMember' },
);
export type NewMember = Static<typeof NewMember>;

export const MemberChange = Type.Object(
  { name: Type.Optional(MemberName), role: Type.Optional(MemberRole), version: ReadVersion },
  { title: 'MemberChange' },
);
export type MemberChange = Static<typeof MemberChange>;
