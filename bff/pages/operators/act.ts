import type { Logger } from 'pino';
import type { Response } from 'express';
import { PLATFORM, type OperatorSession } from '../../accounts/operators/operators.ts';
import type { RelyingParty, SignInDeps, SignUpMode } from '../../accounts/people/people.ts';
import type { Retention } from '../../core/contract/retention.ts';
import { clientOf } from '../../core/api/audit.ts';
import { remoteAddressOf, scopeOf } from '../../core/http/request-scope.ts';
import type { SessionCookie } from '../../core/http/session-cookie.ts';
import { noteAct, type DoorAct, type DoorWay } from '../shell/door-acts.ts';
import type { Languages } from '../../core/text/language.ts';
import type { Limiter } from '../../core/api/limits/quota.ts';

/** The person who runs a command on the operator's console, for the audit log. */
export interface CommandActor {
  /** The ID among the operator's people: `opr_…`. */
  readonly operatorId: string;
  readonly address: string;
  readonly client: string | null;
  readonly requestId: string;
}

/**
 * Runs a command of the operator's command line, with its flags. Empty flags are left out.
 * @throws {ApiError} as the command does; the name of a flag is the `param`
 */
export type RunCommand = (
  name: string,
  flags: Readonly<Record<string, string>>,
  by: CommandActor,
) => Promise<unknown>;

/** The dependencies of the operator's pages. */
export interface OperatorContext extends SignInDeps {
  readonly log: Logger;
  readonly limiter: Limiter;
  readonly languages: Languages;
  readonly retention: Retention;
  /** The URL of the operator's console for browsers, without a trailing slash. */
  readonly operatorUrl: string;
  readonly run: RunCommand;
  readonly cookie: SessionCookie;
  /** The console as a site of passkeys. */
  readonly site: RelyingParty;
  /** The console's own origin, as a browser writes it in `Origin`. */
  readonly origin: string;
  readonly signUpMode: SignUpMode;
}

/** Returns the person of a request, for the audit log. */
export function actorOf(
  { operatorId }: OperatorSession,
  { req, ...res }: Pick<Response, 'req'>,
): CommandActor {
  return {
    operatorId,
    address: remoteAddressOf(req),
    client: clientOf(req.get('user-agent')),
    requestId: scopeOf(res as Response).id,
  };
}

/** Writes what a person did at the way in, or with the own account, into the platform's audit log. */
export function noteOperatorAct(
  context: OperatorContext,
  res: Response,
  act: DoorAct,
  person: { readonly id: string | null; readonly email: string },
  way?: DoorWay,
): Promise<void> {
  const by = { ...PLATFORM, ...person, kind: 'operator', role: null } as const;
  return noteAct(context, { req: res.req, res }, { act, way, by });
}
