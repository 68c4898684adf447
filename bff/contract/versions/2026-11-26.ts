import type { VersionStep } from './version-step.ts';

export const step: VersionStep = {
  version: '2026-11-26',
  changes: [
    'A request body with a member that the operation doesn’t have, at any depth, is refused with 40003. The message names the member and the nearest one that the operation has.',
    'The same holds for query parameters of operations that change something, and for a body sent to an operation that takes none.',
  ],
  refusesUnknown: true,
};
