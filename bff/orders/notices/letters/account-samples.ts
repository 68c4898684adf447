import type { Letter } from '../../../core/letters/letter.ts';
import { limitLetter } from '../../../accounts/limits/limits.ts';
import { operatorCode, operatorLetter, signUpLetter } from '../../../accounts/operators/operators.ts';
import {
  codeLetter,
  LINK_MINUTES,
  passkeyLetter,
  proofLetter,
  teamInvitation,
} from '../../../accounts/people/people.ts';
import {
  deviceLetter,
  pinLetter,
  staffCode,
  staffInvitation,
  timeAt,
} from '../../../accounts/staff/staff.ts';
import type { AccountMessage } from '../contract/message-names.ts';

/** Where a made-up letter about an account comes from. */
export interface AccountSetting {
  readonly partnerName: string;
  readonly merchantName: string;
  /** The origin of the merchant's pages. */
  readonly origin: string;
  /** The address of the service, and of the operator's console. */
  readonly publicUrl: string;
}

/** A sample's letter, and whose look it has. */
export interface AccountSample {
  readonly letter: Letter;
  readonly from: 'platform' | 'merchant';
}

const CODE = '48210937';
const EMAIL = 'ada@example.com';
const PLACE = { timezone: 'Europe/London', language: null, country: 'GB' };
const AT = timeAt(PLACE, new Date('2026-11-26T11:00:00Z'));

/**
 * Returns a letter about an account, with a made-up code, link or person.
 * @throws {TypeError} if the invitation to a sandbox has no letter
 */
export function accountSample(name: AccountMessage, setting: AccountSetting): AccountSample {
  const { partnerName, merchantName, origin, publicUrl } = setting;
  const minutes = LINK_MINUTES;
  switch (name) {
    case 'staff_sign_in': {
      const link = `${origin}/dashboard/sign-in/link/sample`;
      return { from: 'merchant', letter: staffCode({ link, code: CODE, partnerName: merchantName }) };
    }
    case 'staff_invitation': {
      const facts = { origin, email: EMAIL, role: 'manager', partnerName, merchantName } as const;
      return { from: 'merchant', letter: staffInvitation(facts) };
    }
    case 'staff_pin_set':
      return { from: 'merchant', letter: pinLetter({ change: 'set', at: AT, partnerName, merchantName }) };
    case 'staff_device_added': {
      const facts = { device: 'Kitchen tablet', by: EMAIL, at: AT, origin, partnerName, merchantName };
      return { from: 'merchant', letter: deviceLetter(facts) };
    }
    case 'sign_in':
    case 'sign_up': {
      const link = `${publicUrl}/sign-in/link/sample`;
      const isSignUp = name === 'sign_up';
      return { from: 'platform', letter: codeLetter({ link, code: CODE, minutes, isSignUp }) };
    }
    case 'team_invitation': {
      const facts = { publicUrl, email: EMAIL, role: 'support', partnerName, inviter: 'Grace' } as const;
      return { from: 'platform', letter: teamInvitation(facts) };
    }
    case 'confirmation_code':
      return { from: 'platform', letter: proofLetter({ code: CODE, minutes }) };
    case 'passkey_added': {
      const facts = {
        name: 'Phone',
        change: 'added',
        siteName: 'Trellis',
        host: new URL(publicUrl).hostname,
      };
      return { from: 'platform', letter: passkeyLetter({ ...facts, change: 'added' }) };
    }
    case 'limit_answered': {
      const facts = { granted: 1200, wanted: 1200, answer: null, publicUrl };
      return { from: 'platform', letter: limitLetter(facts) };
    }
    case 'operator_sign_in': {
      const link = `${publicUrl}/operator/sign-in/link/sample`;
      return { from: 'platform', letter: operatorCode({ link, code: CODE }) };
    }
    case 'operator_invitation':
      return { from: 'platform', letter: operatorLetter({ operatorUrl: publicUrl }) };
    case 'sandbox_invitation': {
      const letter = signUpLetter({ status: 'invited', email: EMAIL, answer: null }, { publicUrl });
      if (!letter) throw new TypeError('an invitation has a letter');
      return { from: 'platform', letter };
    }
  }
}
