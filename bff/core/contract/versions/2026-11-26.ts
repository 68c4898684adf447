import type { VersionStep } from './version-step.ts';

export const step: VersionStep = {
  version: '2026-11-26',
  changes: [
    'A request body with a member that the operation doesn’t have, at any depth, is refused with 40003. ' +
      'The message names the member and the nearest one that the operation has.',
    'The same holds for query parameters of operations that change something, and for a body sent to an ' +
      'operation that takes none.',
    'An address of a delivery, a location or a merchant needs the parts that its country requires, such ' +
      'as the state and the ZIP code in the United States, the emirate in the United Arab Emirates, and ' +
      'the postal code and the prefecture in Japan. The message names the missing part. A postal code is ' +
      'asked for only where the country requires one, and has the form of that country, with or without ' +
      'spaces and hyphens.',
    'A bank account needs the numbers of its country: in Japan `bank_code`, `branch_code`, ' +
      '`account_type`, `account_number` and `holder`, in Australia `bsb`, in Canada `institution_number` ' +
      'and `transit_number`, and elsewhere without IBANs `bic` and `holder`. The message names the ' +
      'missing part.',
    'Onboarding, menus, reporting and payouts can’t be the only surface of a domain: 40003. They are pages ' +
      'of the dashboard, which can.',
  ],
  refusesUnknown: true,
  asksForParts: true,
  limitsDomainSurfaces: true,
};
