import type { Db } from '../../../core/database/database.ts';
import { checkInvariant } from '../../../core/database/invariant.ts';
import { ledgerInvariants } from '../../ledger/feature.ts';
import { payoutInvariants } from '../feature.ts';

/** Returns the faults of the ledger and of payouts; there should be none. */
export async function payoutFaults(db: Db): Promise<string[]> {
  const wrong: string[] = [];
  for (const invariant of [...ledgerInvariants, ...payoutInvariants]) {
    const { rule, examples } = await checkInvariant(db, invariant);
    wrong.push(...examples.map(({ id, fault }) => `${id} ${fault}: ${rule}`));
  }
  return wrong;
}
