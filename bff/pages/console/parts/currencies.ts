import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';

/** The currencies that merchants sell in, that of the most active ones first. */
export function currenciesOf(merchants: readonly Merchant[]): string[] {
  const groups = [...Map.groupBy(merchants, ({ currency }) => currency)];
  return groups
    .toSorted(([, one], [, other]) => activeIn(other) - activeIn(one) || other.length - one.length)
    .map(([currency]) => currency);
}

const activeIn = (merchants: readonly Merchant[]): number =>
  merchants.filter(({ status }) => status === 'active').length;

/** The time zone of the first merchant that sells in a currency, active ones first. */
export function zoneOf(merchants: readonly Merchant[], currency: string | undefined): string {
  const own = merchants.filter((merchant) => merchant.currency === currency);
  return (own.find(({ status }) => status === 'active') ?? own[0])?.timezone ?? 'UTC';
}
