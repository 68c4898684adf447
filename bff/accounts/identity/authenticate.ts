import type { Authenticate } from '../../core/api/credential.ts';
import type { KeyDirectory } from './keys/key-directory.ts';
import type { SessionDirectory } from './sessions/session-directory.ts';

/**
 * The one place that tells the two credentials apart: a partner key has its prefix, everything else must be a token.
 */
export function authenticator(deps: { keys: KeyDirectory; sessions: SessionDirectory }): Authenticate {
  return (credential) =>
    credential.startsWith('ppk_') ? deps.keys.principalOf(credential) : deps.sessions.principalOf(credential);
}
