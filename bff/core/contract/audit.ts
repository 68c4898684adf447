/**
 * The kinds of actors. `person`: a member of the team on the console. `staff`: one of a merchant's people.
 * `session`: an element of a merchant's page. `operator`: the platform's people, on its console or its
 * command line. `platform`: the service itself.
 */
export const ACTOR_KINDS = ['key', 'person', 'staff', 'session', 'guest', 'operator', 'platform'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/**
 * The ways by which a change arrives. `page`: a hosted page, for guests or a merchant's staff. `device`: a
 * tablet that the staff shares.
 */
export const CHANNELS = ['api', 'console', 'element', 'page', 'device', 'command_line'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The one who made a change, as of that moment. */
export interface Actor {
  readonly kind: ActorKind;
  /**
   * The ID of the key, the person, the place on the staff, the session's merchant or the person of the
   * operator; `null` for the other kinds.
   */
  readonly id: string | null;
  readonly email: string | null;
  readonly role: string | null;
  /** The key that minted the session. */
  readonly key: string | null;
}

/** A changed member of a record. */
export interface Change {
  /** The member's path: `support.email`. */
  readonly field: string;
  /** `null` if the record is new, or the member had no value. */
  readonly before: Shown;
  readonly after: Shown;
}

/** A value as the audit log shows it: {@link HIDDEN} in place of what it may not contain. */
export type Shown = null | boolean | number | string | readonly Shown[] | { readonly [name: string]: Shown };

/** Replaces a text that may be a secret or personal data. */
export const HIDDEN = '[hidden]';
