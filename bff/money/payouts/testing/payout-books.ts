import type { Db } from '../../../core/database/database.ts';

/**
 * Returns the faults of payouts; there should be none. The entries of each add up to its amount, no entry is
 * lost or in two, and unpaid and collected entries are those of the ledger. Each row is read once, so that it
 * can check 100,000 payouts.
 */
export async function payoutFaults(db: Db): Promise<string[]> {
  const [entries, unpaid, held, payouts, collections] = await Promise.all([
    db
      .selectFrom('ledger_entries')
      .select(['id', 'merchant_id', 'type', 'amount', 'tender', 'source'])
      .execute(),
    db.selectFrom('ledger_unpaid').selectAll().execute(),
    db.selectFrom('payout_entries').selectAll().execute(),
    db.selectFrom('payouts').selectAll().execute(),
    db.selectFrom('payout_collections').selectAll().execute(),
  ]);
  const amounts = new Map(entries.map(({ id, amount }) => [id, Number(amount)]));
  const wrong: string[] = [];

  const places = new Tally();
  for (const { entry_id: id } of [...unpaid, ...held]) places.add(id, 1);
  for (const { id, type, tender } of entries) {
    const isPlaced = type !== 'payout' && (tender === null || tender === 'card');
    if (places.of(id) !== (isPlaced ? 1 : 0)) wrong.push(`${type} ${id} is in ${places.of(id)} places`);
  }

  const heldBy = new Tally();
  for (const { payout_id: payout, entry_id: entry } of held) heldBy.add(payout, amounts.get(entry) ?? 0);
  const ownOf = new Tally();
  for (const { source, type } of entries) if (/^payout(?:_return)?$/.test(type)) ownOf.add(source, 1);
  for (const { id, amount, status } of payouts) {
    if (heldBy.of(id) !== Number(amount))
      wrong.push(`the entries of ${id} come to ${heldBy.of(id)}, not ${amount}`);
    const isBack = status === 'failed' || status === 'canceled';
    if (ownOf.of(id) !== (isBack ? 2 : 1))
      wrong.push(`${id} (${status}) has ${ownOf.of(id)} entries of its own`);
  }

  for (const { payout_id: id, amount } of collections) {
    if (heldBy.of(id) !== Number(amount))
      wrong.push(`${heldBy.of(id)} is collected for ${id}, not ${amount}`);
  }
  const holders = new Set([...payouts.map(({ id }) => id), ...collections.map(({ payout_id: id }) => id)]);
  for (const id of heldBy.keys()) if (!holders.has(id)) wrong.push(`${id} holds entries, and is nowhere`);

  const balances = new Tally();
  for (const { merchant_id: merchant, amount } of entries) balances.add(merchant, Number(amount));
  const open = new Tally();
  for (const { merchant_id: merchant, amount } of [...unpaid, ...collections])
    open.add(merchant, Number(amount));
  for (const merchant of new Set([...balances.keys(), ...open.keys()])) {
    const [has, left] = [balances.of(merchant), open.of(merchant)];
    if (has !== left) wrong.push(`${merchant} has ${has} in the ledger, and ${left} unpaid`);
  }
  return wrong;
}

/** Σ by name. */
class Tally {
  readonly #sums = new Map<string, number>();

  add(name: string, amount: number): void {
    this.#sums.set(name, this.of(name) + amount);
  }

  of(name: string): number {
    return this.#sums.get(name) ?? 0;
  }

  keys(): Iterable<string> {
    return this.#sums.keys();
  }
}
