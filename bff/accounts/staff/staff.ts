/** The people on merchants' staff, for pages. */
export {
  grantableRoles,
  scopesOfStaffRole,
  scopesOnStaff,
  STAFF_ROLES,
  type StaffRole,
} from './contract/roles.ts';
export { ROLE_NAMES, staffCode, staffInvitation } from './letters.ts';
export { siteDoor } from './site-door.ts';
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
