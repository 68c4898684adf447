import { instantOf } from '../../core/contract/dates.ts';
import { CURRENCIES } from '../../core/contract/iso-codes.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import {
  createSheet,
  linesOf,
  PRICE_LINES,
  publishSheet,
  type PriceLine,
  type SheetLines,
  type SheetRow,
} from '../../money/pricing/pricing.ts';
import { type Command, type CommandContext, UsageError, environmentIn, need } from './command.ts';

/** The operator's commands for the platform's prices. */
export const PRICE_SHEET_COMMANDS: readonly Command[] = [
  {
    name: 'price-sheets create',
    isChange: true,
    usage:
      '--currency GBP --lines "order.online 220+10 240+15, …" [--environment sandbox] [--partner par_…] ' +
      '[--effective-at 2027-01-01T00:00:00Z]  (a draft: of every line its wholesale rate and its floor, ' +
      'in basis points + minor units; for all partners, or for one)',
    run: async (context) => shown(await create(context)),
  },
  {
    name: 'price-sheets publish',
    isChange: true,
    usage: '--sheet psh_…  (it never changes after that, and takes effect now or at its time)',
    run: async ({ db, clock, flags }) =>
      shown(await inTransaction(db, (work) => publishSheet(work, clock, need(flags, 'sheet')))),
  },
  {
    name: 'price-sheets list',
    usage: '--currency GBP [--environment sandbox]',
    run: async ({ db, flags }) => {
      const rows = await db
        .selectFrom('price_sheets')
        .selectAll()
        .where('environment', '=', environmentIn(flags))
        .where('currency', '=', currencyIn(flags))
        .orderBy('id')
        .execute();
      return rows.map(shown);
    },
  },
];

async function create({ db, clock, flags }: CommandContext): Promise<SheetRow> {
  const environment = environmentIn(flags);
  const currency = currencyIn(flags);
  const lines = linesIn(need(flags, 'lines'));
  const effectiveAt = effectiveIn(flags);
  const partnerId = flags.get('partner') || null;
  if (partnerId !== null) {
    const open = await db
      .selectFrom('partner_environments')
      .select('partner_id')
      .where('partner_id', '=', partnerId)
      .where('environment', '=', environment)
      .execute();
    if (open.length === 0) throw new UsageError(`partner ${partnerId} has no ${environment} environment`);
  }
  return createSheet(db, clock, { partnerId, environment, currency, lines, effectiveAt });
}

function currencyIn(flags: ReadonlyMap<string, string>): string {
  const currency = need(flags, 'currency');
  if (!CURRENCIES.has(currency)) throw new UsageError('--currency must be an ISO 4217 code such as GBP');
  return currency;
}

function effectiveIn(flags: ReadonlyMap<string, string>): Date | undefined {
  const text = flags.get('effective-at');
  if (text === undefined) return undefined;
  const at = instantOf(text);
  if (at === undefined) throw new UsageError('--effective-at must be a time such as 2027-01-01T00:00:00Z');
  return new Date(at);
}

const LINE = /^(\S+)\s+(\d{1,10})\+(\d{1,10})\s+(\d{1,10})\+(\d{1,10})$/;

/**
 * Reads the price lines, each exactly once; only that of disputes may be left out, and then costs nothing.
 */
function linesIn(text: string): SheetLines {
  const lines = new Map<PriceLine, SheetLines[PriceLine]>();
  for (const part of text.split(',')) {
    const [, name, ...digits] = LINE.exec(part.trim()) ?? [];
    const line = PRICE_LINES.find((known) => known === name);
    if (!line || lines.has(line)) {
      throw new UsageError(
        `--lines has "${part.trim()}": each line once, as in "order.online 220+10 240+15"; there are ` +
          `${PRICE_LINES.join(', ')}`,
      );
    }
    const [bps = 0, fixed = 0, floorBps = 0, floorFixed = 0] = digits.map(Number);
    lines.set(line, { wholesale: { bps, fixed }, floor: { bps: floorBps, fixed: floorFixed } });
  }
  const missing = PRICE_LINES.filter((line) => !lines.has(line) && line !== 'payment.dispute');
  if (missing.length > 0) throw new UsageError(`--lines lacks ${missing.join(', ')}`);
  return linesOf({ lines: Object.fromEntries(lines) as SheetLines });
}

function shown(row: SheetRow) {
  const { id, partner_id, environment, currency, effective_at, published_at } = row;
  const lines = linesOf(row);
  const rates = PRICE_LINES.map((line) => {
    const { wholesale, floor } = lines[line];
    return [line, `${wholesale.bps}+${wholesale.fixed} ${floor.bps}+${floor.fixed}`];
  });
  return {
    id,
    partner: partner_id,
    environment,
    currency,
    effective_at,
    published_at,
    lines: Object.fromEntries(rates) as Record<string, string>,
  };
}
