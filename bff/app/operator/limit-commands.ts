import {
  LIMIT_REQUEST_STATUSES,
  MOST_PER_MINUTE,
  REASON_LENGTH,
} from '../../accounts/limits/contract/limit-requests.ts';
import { decideLimitRequest, setLimit } from '../../accounts/limits/limits.ts';
import { isPlainText } from '../../core/contract/text-fields.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { type Command, type CommandContext, UsageError, need } from './command.ts';

/** The operator's commands for rate limits. */
export const LIMIT_COMMANDS: readonly Command[] = [
  {
    name: 'limits set',
    isChange: true,
    usage: '(--key key_… | --merchant mer_…) --per-minute (100000 | default)',
    run: async ({ db, flags }) => {
      const text = need(flags, 'per-minute');
      const perMinute = text === 'default' ? null : perMinuteOf(text, ', or "default"');
      const key = flags.get('key') ?? null;
      const merchant = key === null ? need(flags, 'merchant') : null;
      const changed = await inTransaction(db, (work) => setLimit(work.db, { key, merchant }, perMinute));
      return { changed, per_minute: perMinute };
    },
  },
  {
    name: 'limits requests',
    usage: '[--status (open | granted | refused)]  (what partners ask for; the open ones by default)',
    run: async ({ db, flags }) => {
      const status = LIMIT_REQUEST_STATUSES.find((known) => known === (flags.get('status') ?? 'open'));
      if (!status) throw new UsageError(`--status must be ${LIMIT_REQUEST_STATUSES.join(', ')}`);
      return db
        .selectFrom('limit_requests')
        .selectAll()
        .where('status', '=', status)
        .orderBy('id')
        .limit(500)
        .execute();
    },
  },
  {
    name: 'limits grant',
    isChange: true,
    usage: '--request lrq_… [--per-minute 3000] [--message "…"]  (what was asked for, or another number)',
    run: async (context) => {
      const { db, flags } = context;
      const id = need(flags, 'request');
      const given = flags.get('per-minute');
      const asked = await db
        .selectFrom('limit_requests')
        .select('per_minute')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!asked) throw new UsageError(`request ${id} doesn't exist`);
      const perMinute = given === undefined ? asked.per_minute : perMinuteOf(given);
      const answer = flags.has('message') ? messageOf(context) : null;
      return inTransaction(db, (work) => decideLimitRequest(work, context, id, { perMinute, answer }));
    },
  },
  {
    name: 'limits refuse',
    isChange: true,
    usage: '--request lrq_… --message "…"  (the partner reads the message)',
    run: async (context) => {
      const decision = { perMinute: undefined, answer: messageOf(context) };
      const id = need(context.flags, 'request');
      return inTransaction(context.db, (work) => decideLimitRequest(work, context, id, decision));
    },
  },
];

function perMinuteOf(text: string, others = ''): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`--per-minute must be a whole number from 1 to ${MOST_PER_MINUTE}${others}`);
}

function messageOf({ flags }: CommandContext): string {
  const message = need(flags, 'message');
  if (isPlainText(message, REASON_LENGTH, 'many')) return message;
  throw new UsageError(`--message must be 1–${REASON_LENGTH} characters`);
}
