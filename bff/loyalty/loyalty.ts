/** Members of a merchant's program, their points and rewards. Orders know it by `OrderMembers` and `OrderFollower` alone. */
export { loyaltyMembers } from './members.ts';
export { activeMembers } from './active-members.ts';
