/** The people who sign in, for pages. */
export { consoleDoor, entryOf, type ConsoleEntry, type SignUpGate, type SignUpMode } from './console-door.ts';
export { invitationEnd, INVITATION_MS, isExpired, requireGrantable } from './invitations.ts';
export {
  accountAt,
  codeLetter,
  doorLetter,
  invitationLetter,
  passkeyLetter,
  proofLetter,
  refusalLetter,
  shownCode,
  teamInvitation,
} from './letters.ts';
export { countMail } from './mail-limits.ts';
export {
  emailOf,
  insertOwner,
  membershipOf,
  noteActivity,
  teamsOf,
  teamsOfAddress,
  type MemberRow,
} from './member-records.ts';
export { CHALLENGE_MS, type RelyingParty } from './passkey-challenges.ts';
export {
  addPasskey,
  beginPasskey,
  PASSKEY_NAME_LENGTH,
  passkeysOf,
  removePasskey,
  type PasskeyRow,
} from './passkeys.ts';
export {
  changePerson,
  detailsOfPerson,
  letterLanguage,
  PERSON_NAME_LENGTH,
  type PersonDetails,
} from './persons.ts';
export { askForPasskey, provePasskey } from './verify-passkey.ts';
export { proveByCode, sendProofCode } from './proof-codes.ts';
export {
  beginSignIn,
  LINK_MINUTES,
  signInByCode,
  signInByLink,
  waitingSignIn,
  type Door,
  type SignedIn,
  type SignInDeps,
} from './sign-in.ts';
export { IdentityProviders } from './sso/provider.ts';
export {
  beginSso,
  finishSso,
  keepForm,
  SSO_MS,
  ssoTeamOf,
  takeForm,
  waitingSso,
  type SignedInBySso,
  type SsoSignInDeps,
} from './sso/sign-in-by-provider.ts';
