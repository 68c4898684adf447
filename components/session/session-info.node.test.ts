import { expectTypeOf, test } from 'vitest';
import type { SuccessOf } from '../../bff/core/contract/operation.ts';
import type { getCurrentSession } from '../../bff/accounts/identity/contract/sessions/sessions.ts';
import type { SessionInfo } from './session.ts';

type CurrentSession = SuccessOf<typeof getCurrentSession>;

/** The type is written out, because published declarations can't refer to anything outside the package. */
test('what an element knows of a session is what the API returns', () => {
  expectTypeOf<Omit<SessionInfo, 'merchant'>>().toEqualTypeOf<
    Pick<CurrentSession, Exclude<keyof SessionInfo, 'merchant'>>
  >();
});

test('the merchant is left open: a console has no one merchant', () => {
  expectTypeOf<CurrentSession>().toExtend<SessionInfo>();
});
