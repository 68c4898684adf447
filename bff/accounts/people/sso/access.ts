import { sql } from 'kysely';

/**
 * How the address of a member signs in to the team, as SQL on `members`: `required` or `offered` by the
 * team's provider, or `null` if the team has proven no such domain.
 */
export const ssoOfMember = sql<SsoUse>`(
  select case when s.is_required then 'required' else 'offered' end
  from sso_domains d join sso_settings s on s.partner_id = d.partner_id
  where d.partner_id = members.partner_id and d.verified_at is not null
    and d.domain = substring(members.email from '@([^@]+)$'))`;

type SsoUse = 'required' | 'offered' | null;

interface SsoTeamUse {
  readonly partnerId: string;
  readonly sso: SsoUse;
}

/**
 * Whether a session may enter a team. One that the team's provider opened may, as long as the address belongs
 * to the provider; it enters no other team, which has never agreed to trust that provider. Any other session
 * may where the team doesn't require its provider.
 * @param by the partner whose provider opened the session; `null` for another way in
 */
export function mayEnter({ partnerId, sso }: SsoTeamUse, by: string | null): boolean {
  return by === null ? sso !== 'required' : by === partnerId && sso !== null;
}
