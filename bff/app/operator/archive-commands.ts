import { nowIn } from '../../core/timers/environment-clock.ts';
import { readArchive, restoreArchive, type ReadWish } from '../archives/restore-archive.ts';
import { writeArchive } from '../archives/write-archive.ts';
import {
  environmentIn,
  knownPartner,
  need,
  UsageError,
  type Command,
  type CommandContext,
} from './command.ts';

/** The operator's commands for archives of old months. */
export const ARCHIVE_COMMANDS: readonly Command[] = [
  {
    name: 'archive write',
    isChange: true,
    usage:
      '--month 2025-03 --folder archive [--environment sandbox] [--partner par_…]  (moves orders of an old ' +
      'month into files)',
    run: async (context) => {
      const { db, clock, flags } = context;
      const wish = {
        folder: need(flags, 'folder'),
        month: need(flags, 'month'),
        environment: environmentIn(flags),
        partner: await partnerIn(context),
      };
      return writeArchive({ db, nowOf: (owner) => nowIn(db, clock, owner) }, wish);
    },
  },
  {
    name: 'archive read',
    usage: '--folder archive (--month 2025-03 | --order ord_…) [--partner par_…] [--merchant mer_…]',
    run: async (context) => readArchive(context.db, await wishIn(context)),
  },
  {
    name: 'archive restore',
    isChange: true,
    usage:
      '--folder archive (--month 2025-03 | --order ord_…) [--partner par_…] [--merchant mer_…]  (brings ' +
      'archived orders back)',
    run: async (context) => restoreArchive(context.db, await wishIn(context)),
  },
];

/** @throws {UsageError} neither a month nor an order is named */
async function wishIn(context: CommandContext): Promise<ReadWish> {
  const { flags } = context;
  const [month, order] = [flags.get('month'), flags.get('order')];
  if (month === undefined && order === undefined) throw new UsageError('--month or --order is required');
  if (month !== undefined && !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month))
    throw new UsageError('--month must be a month, such as 2025-03');
  return {
    folder: need(flags, 'folder'),
    month,
    order,
    environment: flags.has('environment') ? environmentIn(flags) : undefined,
    partner: await partnerIn(context),
    merchant: flags.get('merchant'),
  };
}

async function partnerIn({ db, flags }: CommandContext): Promise<string | undefined> {
  return flags.has('partner') ? knownPartner(db, need(flags, 'partner')) : undefined;
}
