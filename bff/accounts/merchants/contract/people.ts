/** What someone is to a business. */
export const PERSON_ROLES = ['representative', 'owner', 'director'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];
