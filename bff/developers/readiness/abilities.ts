import type { Ability, AbilityName } from '../../accounts/identity/contract/partners/readiness.ts';
import type { Bank } from '../../providers/bank/bank.ts';
import type { Capabilities, Processor } from '../../providers/processor/processor.ts';
import type { ProductionConnections } from './check-connections.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Returns what production's payment processor can do; nothing if none is connected in this process. */
export async function abilitiesOf({
  processor,
  bank,
  lastNoticeAt,
}: Pick<ProductionConnections, 'processor' | 'bank' | 'lastNoticeAt'>): Promise<Ability[]> {
  if (!processor?.capabilities) return [];
  const { capabilities, books, notices } = processor;
  const seenAt = notices && (await lastNoticeAt?.());
  const isSeen = seenAt !== undefined && Date.now() - seenAt.getTime() < DAY_MS;
  return [
    ability('card_entry', true, cardEntryText(capabilities)),
    ability('wallets', capabilities.wallets.length > 0, walletsText(capabilities)),
    capabilities.challenges
      ? ability('challenges', true, 'A card’s bank can ask its holder to confirm a payment.')
      : ability('challenges', false, 'Cards whose bank asks its holder to confirm a payment are declined.'),
    capabilities.partialCapture
      ? ability('partial_capture', true, 'An order can be accepted without what isn’t available.')
      : ability('partial_capture', false, 'An order is accepted whole, or not at all.'),
    currencies(capabilities),
    capabilities.disputes
      ? ability('disputes', true, 'Disputes are read from the processor, and answered here.')
      : ability('disputes', false, 'Disputes are answered at the processor.'),
    payouts(capabilities, bank),
    books
      ? ability(
          'books',
          true,
          'The processor’s books are compared with the ledger each night, if it lists them.',
        )
      : ability('books', false, 'The processor doesn’t list its movements, so nothing is compared.'),
    ability('webhooks', isSeen, webhooksText(notices, seenAt, isSeen)),
  ];
}

function ability(name: AbilityName, available: boolean, message: string): Ability {
  return { name, available, message };
}

const ENTRY: Readonly<Record<Capabilities['cardEntry'][number], string>> = {
  form: 'in fields of our pages',
  element: 'in the processor’s fields on our pages',
  redirect: 'on a page of the processor’s',
};

function cardEntryText({ cardEntry }: Capabilities): string {
  return `Cards are entered ${cardEntry.map((way) => ENTRY[way]).join(', or ')}.`;
}

const WALLETS: Readonly<Record<Capabilities['wallets'][number], string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

function walletsText({ wallets }: Capabilities): string {
  if (wallets.length === 0) return 'Guests can’t pay with a wallet.';
  return `Guests can pay with ${list.format(wallets.map((wallet) => WALLETS[wallet]))}.`;
}

function currencies({ limitsOf }: Capabilities): Ability {
  const charged = Intl.supportedValuesOf('currency').filter((code) => limitsOf(code) !== undefined);
  return ability('currencies', charged.length > 0, `Cards can be charged in ${charged.length} currencies.`);
}

function payouts(capabilities: Capabilities, bank: Bank | undefined): Ability {
  if (!bank) return ability('payouts', false, 'Nobody pays merchants out.');
  const isOwn = capabilities.payouts && bank.isOfProcessor === true;
  return ability('payouts', true, `${isOwn ? 'The processor' : 'The bank'} pays merchants out.`);
}

function webhooksText(notices: Processor['notices'], seenAt: Date | undefined, isSeen: boolean): string {
  if (!notices) return 'The processor doesn’t say by itself that something has changed. It is asked.';
  if (isSeen) return 'The processor has said something within the last day.';
  return seenAt === undefined
    ? 'The processor has never said anything. Add the webhook endpoint there.'
    : 'The processor has said nothing within the last day.';
}
