import { sql, type RawBuilder } from 'kysely';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { fromDecimal } from '../../core/money/amount.ts';
import { CURRENCIES } from '../../core/contract/iso-codes.ts';
import { decimalsOf } from '../../core/money/currency.ts';
import type { ListedPayment } from './contract/payment.ts';
import type { PaymentRow } from './payment-records.ts';

/**
 * Whether a payment matches a typed text by its amount, the end of its card number or, where orders may be
 * read, by the number or the customer of its order. Few payments do, so the query filters by these first:
 * reading newest first would scan all of them.
 * @param maySeeOrders whether the caller may read orders
 */
export function isFoundBy(view: MerchantView, q: string, maySeeOrders: boolean): RawBuilder<boolean> {
  const text = normalized(q);
  const { partnerId, environment } = view;
  const ofPartner = sql`partner_id = ${partnerId} and environment = ${environment}`;
  const matching = [
    ...amountsMeant(text).map(
      ({ amount, currencies }) =>
        sql`select id from payments where ${ofPartner} and amount = ${amount}
          and currency = any (${currencies}::text[])`,
    ),
    ...(/^\d{4}$/.test(text) ? [sql`select id from payments where ${ofPartner} and last4 = ${text}`] : []),
    ...(maySeeOrders
      ? [sql`select id from payments where order_id = any (array(${ordersMeant(view, text)}))`]
      : []),
  ].map((one) => sql`(${one})`);
  return matching.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`id = any (array(${sql.join(matching, sql` union all `)}))`;
}

/** The orders of a number, or of customers whose name starts with the text. */
function ordersMeant({ partnerId, environment, only }: MerchantView, text: string): RawBuilder<unknown> {
  const ofPartner = sql`select id from orders where partner_id = ${partnerId} and environment = ${environment}
    ${only === undefined ? sql`` : sql`and merchant_id = ${only}`}`;
  const byNumber = /^\d{1,4}$/.test(text)
    ? sql`union all (${ofPartner} and number = ${Number(text)})`
    : sql``;
  const beginning = `${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${ofPartner} and customer_name is not null and lower(customer_name) like lower(${beginning}))
    ${byNumber}`;
}

/** Currencies by their decimals, with the amount in minor units that a typed number is in them. */
interface AmountMeant {
  readonly amount: number;
  readonly currencies: readonly string[];
}

/**
 * Returns the amounts that a text may mean: `21.40`, `21,40` and `£1,284.50`, with a point or a comma before
 * the decimals and any sign of a currency around the number.
 */
export function amountsMeant(text: string): AmountMeant[] {
  const digits = /^\p{L}{0,3}\p{Sc}?\s*(\d[\d.,\s’']*)\s*\p{Sc}?\p{L}{0,3}$/u.exec(text)?.[1];
  if (digits === undefined) return [];
  const [, whole = '', part] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits.trim()) ?? [];
  const plain = `${whole.replaceAll(/\D/g, '')}${part === undefined ? '' : `.${part}`}`;
  const byDecimals = Map.groupBy(CURRENCIES, decimalsOf);
  return [...byDecimals.values()].flatMap((currencies) => {
    const amount = fromDecimal(plain, currencies[0] ?? '');
    return amount === undefined ? [] : [{ amount, currencies }];
  });
}

type Purchase = NonNullable<ListedPayment['purchase']>;

const NOTHING_KNOWN: Purchase = {
  order_number: null,
  business_date: null,
  description: null,
  customer_name: null,
};

/** Returns what payments pay for, by their IDs. The payments are those that the caller sees. */
export async function purchasesOf(db: Db, rows: readonly PaymentRow[]): Promise<(id: string) => Purchase> {
  if (rows.length === 0) return () => NOTHING_KNOWN;
  const { rows: found } = await sql<Purchase & { id: string }>`
    select p.id, o.number as order_number, o.business_date, l.description,
      coalesce(o.customer_name, c.contact_name) as customer_name
    from payments p left join orders o on o.id = p.order_id left join pay_links l on l.id = p.pay_link_id
      left join pay_link_payments c on c.payment_id = p.id
    where p.id = any (${rows.map(({ id }) => id)}::text[])`.execute(db);
  const byId = new Map(found.map(({ id, ...purchase }) => [id, purchase]));
  return (id) => byId.get(id) ?? NOTHING_KNOWN;
}
