/** What pages use of the people who sign in. */
export { membershipOf, noteActivity, teamsOf, type MemberRow } from './member-records.ts';
export {
  beginSignIn,
  LINK_MINUTES,
  signInByCode,
  signInByLink,
  waitingSignIn,
  type SignedInPerson,
  type SignInDeps,
} from './sign-in.ts';
