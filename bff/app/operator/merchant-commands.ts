import { isPlainText } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import type { RequirementError } from '../../accounts/merchants/contract/merchant-standing.ts';
import {
  demandMore,
  isRequirement,
  moveMerchant,
  REVIEW_OUTCOMES,
  reviewMerchant,
} from '../../accounts/merchants/merchants.ts';
import { type Command, type CommandContext, UsageError, need } from './command.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MESSAGE_LENGTH = 300;

/** The operator's commands for merchants. */
export const MERCHANT_COMMANDS: readonly Command[] = [
  {
    name: 'merchants review',
    isChange: true,
    usage:
      '--merchant mer_… --outcome (active | needs_data | rejected) [--requirement business.document ' +
      '--message "…"]  (ends its review)',
    run: (context) => {
      const outcome = REVIEW_OUTCOMES.find((known) => known === need(context.flags, 'outcome'));
      if (!outcome) throw new UsageError(`--outcome must be ${REVIEW_OUTCOMES.join(', ')}`);
      const demands = outcome === 'needs_data' ? [demandOf(context)] : [];
      return decide(context, (trx, owner, id, now) =>
        reviewMerchant(trx, owner, id, { outcome, demands }, now),
      );
    },
  },
  {
    name: 'merchants require',
    isChange: true,
    usage:
      '--merchant mer_… --requirement business.document --message "…" [--days 14]  (asks an active one ' +
      'for more; without days it is restricted at once)',
    run: (context) => {
      const demand = demandOf(context);
      const days = daysOf(context);
      return decide(context, (trx, owner, id, now) => {
        const deadline = days === undefined ? {} : { deadline: new Date(now.getTime() + days * DAY_MS) };
        return demandMore(trx, owner, id, { demand, ...deadline }, now);
      });
    },
  },
  {
    name: 'merchants suspend',
    isChange: true,
    usage: '--merchant mer_…  (it takes no more payments; only closing it is possible after that)',
    run: (context) =>
      decide(context, (trx, owner, id, now) => moveMerchant(trx, owner, id, 'suspended', now)),
  },
];

/** Reads the requirement to ask for, with the reason shown to the merchant. */
function demandOf({ flags }: CommandContext): RequirementError {
  const requirement = need(flags, 'requirement');
  if (!isRequirement(requirement)) {
    throw new UsageError('--requirement must name what is due, such as business.document or bank_account');
  }
  const message = need(flags, 'message');
  if (!isPlainText(message, MESSAGE_LENGTH))
    throw new UsageError(`--message must be 1–${MESSAGE_LENGTH} characters on one line`);
  return { requirement, code: 'requested', message };
}

function daysOf({ flags }: CommandContext): number | undefined {
  const text = flags.get('days');
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new UsageError('--days must be a whole number from 1 to 999');
  return Number(text);
}

/** Finds the merchant that `--merchant` names, of any partner, and acts on it by its environment's clock. */
async function decide(
  { db, clock, flags }: CommandContext,
  act: (trx: Db, owner: Owner, id: string, now: Date) => Promise<unknown>,
): Promise<unknown> {
  const id = need(flags, 'merchant');
  const row = await db
    .selectFrom('merchants')
    .select(['partner_id', 'environment'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new UsageError(`merchant ${id} doesn't exist`);
  const owner = { partnerId: row.partner_id, environment: row.environment };
  return inTransaction(db, async (work) =>
    act(work.db, owner, id, new Date(await nowIn(work.db, clock, owner))),
  );
}
