/** Members of a merchant's program, their points and rewards. Orders know it by `OrderMembers` and `OrderFollower` alone. */
export { loyaltyMembers } from './members.ts';
export { codeState } from './codes.ts';
export { numberText, pointsWords, wordOf } from './guest-words.ts';
export { pointsOfOrder, type OrderPoints } from './order-points.ts';
export { programAt, type ShownProgram } from './program-records.ts';
export { rewardsPath } from './rewards-path.ts';
export { beginSignIn, begunSignIn, endSignIn } from './sign-ins.ts';
export { signedInAccount, signIn, signOut } from './signed-in.ts';
