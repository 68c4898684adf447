import type { Owner } from '../../core/database/owner.ts';
import type { Language } from '../../core/text/language.ts';
import type { Door } from '../people/people.ts';
import { staffCode, unknownStaff } from './letters.ts';
import { acceptStaffInvitations } from './staff-events.ts';
import { isOnStaff, type Workplace, workplacesOf } from './staff-records.ts';

/** The people on merchants' staff and how they sign in, for pages. */
export {
  grantableRoles,
  scopesOfStaffRole,
  scopesOnStaff,
  STAFF_ROLES,
  type StaffRole,
} from './contract/roles.ts';
export { deviceLetter, pinLetter, ROLE_NAMES, staffCode, staffInvitation } from './letters.ts';
export { reportDevice, reportPin, timeAt } from './staff-mail.ts';
export {
  isOnStaff,
  leadersOf,
  noteWork,
  placeOnStaff,
  requireLocationsOf,
  workplacesOf,
  type StaffReader,
  type StaffRow,
  type Workplace,
} from './staff-records.ts';

interface SignInSite extends Owner {
  readonly origin: string;
  readonly partner: { readonly name: string };
  /** The merchant of a host that is bound to one. */
  readonly merchant: { readonly id: string } | undefined;
}

/**
 * The sign-in to the dashboards on a partner's site. It lets a person into the merchants on whose staff the
 * person is, the one last used first.
 * @param language of the emails
 */
export function siteDoor(site: SignInSite, language: Language): Door<readonly Workplace[]> {
  const only = site.merchant?.id;
  const partnerName = site.partner.name;
  return {
    site,
    async letterTo(db, email, { secret, code }, now) {
      const isKnown = await isOnStaff(db, site, { email, only }, now);
      const link = `${site.origin}/dashboard/sign-in/link/${secret}`;
      const letter = isKnown
        ? staffCode({ link, code, partnerName })
        : unknownStaff({ partnerName, origin: site.origin });
      const { partnerId, environment } = site;
      return { letter, from: { partnerId, environment, merchantId: only }, language };
    },
    async enter({ db }, { personId, email }, now) {
      await acceptStaffInvitations(db, site, { personId, email }, now);
      return workplacesOf(db, site, { personId, only });
    },
  };
}
