import { loadGuestLinks } from '../../accounts/identity/guest-links/guest-links.ts';
import { isEmail } from '../../core/contract/field-rules.ts';
import type { Guest } from '../../core/database/guest-records.ts';
import type { Owner } from '../../core/database/owner.ts';
import { eraseGuest, exportGuest, readGuest, type GuestDeps } from '../../orders/guests/guests.ts';
import { GUEST_RECORDS } from '../joined-features.ts';
import {
  environmentIn,
  knownPartner,
  need,
  UsageError,
  type Command,
  type CommandContext,
} from './command.ts';

const USAGE = '--partner par_… --environment (sandbox | production) [--phone +44…] [--email lee@example.com]';
/** The flags that name a guest, whom the audit log never names. */
const WHO = ['phone', 'email'];

/** The operator's commands for guests of a partner who asks for them: what `/v1/guests` does. */
export const GUEST_COMMANDS: readonly Command[] = [
  {
    name: 'guests export',
    // Changes nothing, but the partner may see who read a guest's data.
    isChange: true,
    hiddenFlags: WHO,
    usage: `${USAGE}  (prints everything that is kept of a guest)`,
    run: async (context) => {
      const { owner, guest } = await readFlags(context);
      return exportGuest(await guestDeps(context), owner, guest);
    },
  },
  {
    name: 'guests erase',
    isChange: true,
    hiddenFlags: WHO,
    usage: `${USAGE}  (erases a guest from everything that is kept)`,
    run: async (context) => {
      const { owner, guest } = await readFlags(context);
      return eraseGuest(await guestDeps(context), owner, guest);
    },
  },
];

/** Reads whose guest is meant. The environment has no default: a guest in another one isn't this guest. */
async function readFlags({ db, flags }: CommandContext): Promise<{ owner: Owner; guest: Guest }> {
  const partnerId = await knownPartner(db, need(flags, 'partner'));
  need(flags, 'environment');
  const [phone, email] = [flags.get('phone'), flags.get('email')];
  if (phone === undefined && email === undefined) throw new UsageError('--phone or --email is required');
  if (email !== undefined && !isEmail(email)) throw new UsageError('--email must be an email address');
  const query = { ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) };
  return { owner: { partnerId, environment: environmentIn(flags) }, guest: await readGuest(query) };
}

async function guestDeps({ db, clock, publicUrl }: CommandContext): Promise<GuestDeps> {
  return { db, clock, publicUrl, guestLinks: await loadGuestLinks(db, clock), guestRecords: GUEST_RECORDS };
}
