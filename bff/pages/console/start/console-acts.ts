import type { Request, Response } from 'express';
import { membershipOf, teamsOfAddress } from '../../../accounts/people/people.ts';
import type { Clock } from '../../../core/api/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import { noteAct, type DoorAct, type DoorWay } from '../../shell/door-acts.ts';
import type { ConsoleSession, ConsoleSessionRow } from '../console-session.ts';
import { openEnvironment } from './person-sessions.ts';

interface ActDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface Visit {
  readonly req: Request;
  readonly res: Response;
}

type Row = Pick<ConsoleSessionRow, 'partner_id' | 'environment' | 'person_id' | 'sso_partner_id'>;

interface SessionOfPerson extends Row {
  /** `undefined` for a session that is opened now. */
  readonly created_at: Date | undefined;
}

/** Returns the person of a session for the audit log; `undefined` for the operator's link. */
export async function actorOfRow(db: Db, row: SessionOfPerson) {
  const { partner_id: partnerId, environment, person_id: id, sso_partner_id: by } = row;
  const openedAt = row.created_at;
  const member = id === null ? undefined : await membershipOf(db, { partnerId, personId: id, by, openedAt });
  return (
    member &&
    ({ kind: 'person', id, partnerId, environment, email: member.email, role: member.role } as const)
  );
}

/** Writes what a person did in a session into the audit log. */
export async function notePersonAct(
  deps: ActDeps,
  { principal }: ConsoleSession,
  res: Response,
  act: DoorAct,
  way?: DoorWay,
): Promise<void> {
  const { person, partnerId, environment } = principal;
  if (!person) return;
  const { id, email, role } = person;
  const by = { kind: 'person', id, email, role, partnerId, environment } as const;
  await noteAct(deps, { req: res.req, res }, { act, way, by });
}

/** Writes a wrong code for an address into the audit log of each of its teams. */
export async function noteFailedSignIn(
  deps: ActDeps,
  visit: Visit,
  { email, way }: { readonly email: string; readonly way: DoorWay },
): Promise<void> {
  for (const { partnerId, personId, role } of await teamsOfAddress(deps.db, email)) {
    const environment = await openEnvironment(deps.db, partnerId);
    const by = { kind: 'person', id: personId, email, role, partnerId, environment } as const;
    await noteAct(deps, visit, { act: 'failSignIn', way, by });
  }
}
