import { verifyChains } from '../../accounts/audit/audit.ts';
import { MAX_OVERLAP_SECONDS } from '../../accounts/identity/contract/keys/key.ts';
import { checkCapability, issueKey } from '../../accounts/identity/keys/issue-key.ts';
import { KeyDirectory } from '../../accounts/identity/keys/key-directory.ts';
import { presentKey } from '../../accounts/identity/keys/key-records.ts';
import { type KeysDeps, revokeKey } from '../../accounts/identity/keys/keys.ts';
import { rotateKey } from '../../accounts/identity/keys/rotate-key.ts';
import { signUp } from '../../accounts/identity/partners/sign-up.ts';
import { merchantSeeder } from '../../accounts/merchants/merchants.ts';
import { ApiError } from '../../core/api/errors.ts';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import { isPlainText } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { InvalidationFeed } from '../../core/database/invalidation-feed.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { endConsole, makeConsoleLink } from '../../pages/console/console.ts';
import type { RunCommand } from '../../pages/operators/act.ts';
import { furnish } from '../joined-features.ts';
import { ARCHIVE_COMMANDS } from './archive-commands.ts';
import {
  type Command,
  type CommandContext,
  environmentIn,
  knownPartner,
  need,
  UsageError,
} from './command.ts';
import { DOCUMENT_COMMANDS } from './document-commands.ts';
import { GUEST_COMMANDS } from './guest-commands.ts';
import { LIMIT_COMMANDS } from './limit-commands.ts';
import { MERCHANT_COMMANDS } from './merchant-commands.ts';
import { MOVE_COMMANDS } from './move-commands.ts';
import { PEOPLE_COMMANDS } from './people-commands.ts';
import { PRICE_SHEET_COMMANDS } from './price-sheet-commands.ts';
import { runAudited } from './run-audited.ts';
import { SEED_COMMAND } from './seed-command.ts';
import { VERIFY_COMMAND } from './verify-command.ts';

const EVERYTHING: ReadonlySet<string> = new Set(ALL_SCOPES);

/** The operator's shell commands, which work directly on the database. Each returns a value to print. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'partners create',
    isChange: true,
    usage: '--name "Greenhouse POS"',
    run: async ({ db, clock, flags }) => {
      const seedMerchants = merchantSeeder({ clock, furnish });
      return signUp({ db, clock, seedMerchants }, givenName(flags));
    },
  },
  {
    name: 'partners list',
    usage: '',
    run: async ({ db }) =>
      db
        .selectFrom('partners')
        .select(['id', 'name', 'slug', 'status', 'created_at'])
        .orderBy('id')
        .execute(),
  },
  {
    name: 'keys create',
    isChange: true,
    usage: '--partner par_… --name "Till" [--environment sandbox] [--capability plants:write,merchants:read]',
    run: async ({ db, clock, flags }) => {
      const owner = {
        partnerId: await knownPartner(db, need(flags, 'partner')),
        environment: environmentIn(flags),
      };
      const capability = flags.get('capability')?.split(',') ?? ALL_SCOPES;
      checkCapability(capability, EVERYTHING);
      const options = { owner, name: givenName(flags), capability };
      return inTransaction(db, (work) => issueKey(work, clock, options));
    },
  },
  {
    name: 'keys list',
    usage: '--partner par_…',
    run: async ({ db, clock, flags }) => {
      const partner = await knownPartner(db, need(flags, 'partner'));
      const rows = await db
        .selectFrom('keys')
        .selectAll()
        .where('partner_id', '=', partner)
        .orderBy('id')
        .execute();
      return rows.map((row) => presentKey(row, clock.now()));
    },
  },
  {
    name: 'keys rotate',
    isChange: true,
    usage: '--key key_… [--overlap-seconds 86400] [--force true]',
    run: async (context) => {
      const overlap = context.flags.get('overlap-seconds');
      if (overlap !== undefined && !(/^\d{1,6}$/.test(overlap) && Number(overlap) <= MAX_OVERLAP_SECONDS)) {
        throw new UsageError(`--overlap-seconds must be a whole number from 0 to ${MAX_OVERLAP_SECONDS}`);
      }
      return changeKey(context, (work, deps, owner, id) =>
        rotateKey(work, deps, owner, id, {
          overlapSeconds: overlap === undefined ? undefined : Number(overlap),
          force: context.flags.get('force') === 'true',
        }),
      );
    },
  },
  {
    name: 'keys revoke',
    isChange: true,
    usage: '--key key_…',
    run: (context) => changeKey(context, revokeKey),
  },
  {
    name: 'console link',
    isChange: true,
    usage: '--partner par_… [--environment sandbox]  (makes a one-time sign-in link)',
    run: async ({ flags, ...deps }) => {
      const partnerId = await knownPartner(deps.db, need(flags, 'partner'));
      const name = environmentIn(flags);
      if (name === 'production') await requirePublished(deps.db, partnerId);
      return makeConsoleLink(deps, { partnerId, environment: name });
    },
  },
  {
    name: 'console end',
    isChange: true,
    usage: '--partner par_…  (ends its sign-in links and signs everyone out)',
    run: async ({ db, flags }) => endConsole(db, await knownPartner(db, need(flags, 'partner'))),
  },
  ...ARCHIVE_COMMANDS,
  ...DOCUMENT_COMMANDS,
  ...GUEST_COMMANDS,
  ...LIMIT_COMMANDS,
  ...MERCHANT_COMMANDS,
  ...MOVE_COMMANDS,
  ...PEOPLE_COMMANDS,
  ...PRICE_SHEET_COMMANDS,
  SEED_COMMAND,
  {
    name: 'plants list',
    usage: '--merchant mer_…  (in the built-in plant API)',
    run: async ({ db, flags }) =>
      db
        .selectFrom('plants')
        .select(['id', 'name', 'tag', 'created_at'])
        .where('merchant', '=', need(flags, 'merchant'))
        .orderBy('id')
        .execute(),
  },
  {
    name: 'readiness check',
    usage:
      '(calls the processor, the bank, the plant API and what takes messages, and says what production ' +
      'can do)',
    run: async ({ checkReadiness }) => checkReadiness(),
  },
  {
    name: 'audit verify',
    usage: '[--partner par_…]  (checks the hashes of the audit log, and names the first broken link)',
    run: async ({ db, flags }) => verifyChains(db, flags.get('partner')),
  },
  VERIFY_COMMAND,
  {
    name: 'migrations run',
    usage: '(updates the database schema; every other command does so too)',
    run: async () => ({ migrated: true }),
  },
];

/** Finds the key that `--key` names, of any partner, and changes it. */
async function changeKey(
  { db, clock, flags }: CommandContext,
  change: (work: Work, deps: KeysDeps, owner: Owner, id: string) => Promise<unknown>,
): Promise<unknown> {
  const id = need(flags, 'key');
  const row = await db.selectFrom('keys').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new UsageError(`key ${id} doesn't exist`);
  const owner = { partnerId: row.partner_id, environment: row.environment };
  const deps = {
    clock,
    directory: new KeyDirectory({ db, clock, invalidations: new InvalidationFeed({ db, clock }) }),
  };
  return inTransaction(db, (work) => change(work, deps, owner, id));
}

/** Returns the name, checked by the same rule as the API's names. */
function givenName(flags: ReadonlyMap<string, string>): string {
  const value = need(flags, 'name');
  if (!isPlainText(value, 100))
    throw new UsageError(
      '--name must be 1–100 characters on one line, without control or text-direction characters',
    );
  return value;
}

async function requirePublished(db: Db, id: string): Promise<void> {
  const { status } = await db
    .selectFrom('partners')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (status !== 'published')
    throw new UsageError(`partner ${id} isn't published, so it has no production environment yet`);
}

/**
 * Returns what runs a command for a person on the operator's console: the same command, with an entry in the
 * audit log by that person. What is wrong with a flag is said of the form's field.
 */
export function commandRunner(context: Omit<CommandContext, 'flags'>): RunCommand {
  return async (name, flags, by) => {
    const command = COMMANDS.find((known) => known.name === name);
    if (!command) throw new ApiError('internal', { detail: `no command ${name}` });
    const given = Object.entries(flags).filter(([, value]) => value !== '');
    try {
      return await runAudited(command, { ...context, flags: new Map(given) }, by);
    } catch (error) {
      throw error instanceof UsageError ? asFieldFault(error) : error;
    }
  };
}

/** `--message must be …` → `message must be …`, at the field `message`. */
function asFieldFault({ message }: UsageError): ApiError {
  const [, param] = /^--([a-z-]+) /.exec(message) ?? [];
  return new ApiError('field_invalid', {
    message: param === undefined ? sentence(message) : message.slice(2),
    ...(param !== undefined && { param }),
  });
}

const sentence = (text: string): string =>
  `${text[0]?.toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
