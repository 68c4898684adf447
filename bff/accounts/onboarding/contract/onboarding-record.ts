import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { OneOf, orNull, RecordType, RecordVersion, Timestamp } from '../../../core/contract/fields.ts';
import { BankAccount, Requirements, PERSON_ROLES } from '../../merchants/contract/merchant-standing.ts';
import {
  addressFields,
  printedAddressFields,
  businessFields,
  MERCHANT_STATUSES,
  supportFields,
} from '../../merchants/contract/merchant.ts';
import { TaxRegistration } from '../../merchants/contract/tax-registration.ts';

export const STEP_NAMES = ['business', 'address', 'people', 'bank', 'terms', 'review'] as const;
export type StepName = (typeof STEP_NAMES)[number];
const STEP_STATES = ['due', 'complete', 'blocked', 'in_review', 'failed'] as const;
export type StepState = (typeof STEP_STATES)[number];

const EXAMPLE_PERSON_ID = 'psn_01M7YV6GX8T4R2N6K0Q5W9E3ZB';

export const roles = Type.Array(
  OneOf(PERSON_ROLES, {
    examples: ['representative'],
    'x-rule': `must be one of ${PERSON_ROLES.join(', ')}`,
  }),
  {
    minItems: 1,
    maxItems: PERSON_ROLES.length,
    description:
      "The person's roles: `representative`, who speaks for the business; `owner` of 25% or more; " +
      '`director`.',
    examples: [['representative', 'owner']],
    'x-rule': `must be a list of 1–${PERSON_ROLES.length} of ${PERSON_ROLES.join(', ')}`,
  },
);

const last4 = (description: string) => orNull(Type.String({ description, examples: ['6781'] }));

export const Person = Type.Object(
  {
    id: Type.String({
      description: 'Id of the person. Send it to change this person.',
      examples: [EXAMPLE_PERSON_ID],
    }),
    roles,
    name: Type.String({ description: 'Full name.', examples: ['Alex Morgan'] }),
    birth_date: orNull(
      Type.String({ description: 'Date of birth, as YYYY-MM-DD.', examples: ['1984-05-17'] }),
    ),
    email: orNull(Type.String({ description: 'Email address.', examples: ['alex@riverside.example'] })),
    phone: orNull(
      Type.String({ description: 'Phone number, in E.164 format.', examples: ['+442079460018'] }),
    ),
    address: Type.Object(addressFields, { title: 'PersonAddress' }),
    id_last4: last4('Last four characters of the identity number. The number itself is never returned.'),
    ownership: orNull(Type.Integer({ description: 'Share of the business in percent.', examples: [100] })),
  },
  { title: 'Person' },
);
export type Person = Static<typeof Person>;

const Step = Type.Object(
  {
    name: OneOf(STEP_NAMES, { description: 'The step.', examples: ['business'] }),
    state: OneOf(STEP_STATES, {
      description:
        '`due` until nothing is missing, then `complete`. The review is `blocked` while another step is ' +
        'due, `due` when the onboarding can be submitted, then `in_review`, and `failed` if the merchant ' +
        'was rejected.',
      examples: ['due'],
    }),
    missing: Type.Array(Type.String({ examples: ['business.tax_id'] }), {
      description: 'What is due in this step, as in `requirements`.',
      examples: [['business.tax_id']],
    }),
  },
  { title: 'OnboardingStep' },
);

export const Onboarding = Type.Object(
  {
    object: RecordType('onboarding'),
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.applicant] }),
    status: OneOf(MERCHANT_STATUSES, {
      description: 'Status of the merchant.',
      examples: ['needs_data'],
    }),
    timezone: Type.String({
      description: 'Time zone of the merchant (IANA), in which people read a deadline.',
      examples: ['Europe/London'],
    }),
    steps: Type.Array(Step, {
      description:
        'The steps to complete, in this order. `bank` is not among them while production is connected to ' +
        'no bank: an onboarding is then complete without an account, and asks for it once there is a bank.',
    }),
    requirements: Requirements,
    business: Type.Object(
      {
        legal_name: Type.String({ description: 'The registered name.', examples: ['Riverside Nursery Ltd'] }),
        display_name: Type.String({
          description: 'The name that customers see.',
          examples: ['Riverside Nursery'],
        }),
        ...businessFields,
        tax_registration: TaxRegistration,
        tax_id_last4: last4('Last four characters of the tax number.'),
      },
      { title: 'OnboardingBusiness' },
    ),
    support: Type.Object(supportFields, { title: 'OnboardingSupport' }),
    address: Type.Object(printedAddressFields, { title: 'OnboardingAddress' }),
    people: Type.Array(Person, { description: 'The people of the business.' }),
    bank_account: BankAccount,
    terms: Type.Object(
      {
        accepted_at: orNull(Timestamp('When they were accepted, as RFC 3339 in UTC.')),
        version: orNull(Type.String({ description: 'What was accepted.', examples: ['2026-11-01'] })),
      },
      { title: 'OnboardingTerms' },
    ),
    version: RecordVersion,
  },
  { title: 'Onboarding' },
);
export type Onboarding = Static<typeof Onboarding>;
