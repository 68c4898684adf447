import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { AddressedLetter } from '../../core/letters/letter.ts';
import { languageOfLocale, localeIn, type LanguageTag } from '../../core/text/languages.ts';
import { Written } from '../../core/text/message.ts';
import { siteOriginOf } from '../domains/domains.ts';
import { readPartner } from '../identity/partners/change-partner.ts';
import { findMerchant, type MerchantRow } from '../merchants/merchants.ts';
import { letterLanguage } from '../people/people.ts';
import { deviceLetter, pinLetter } from './letters.ts';
import { leadersOf, type StaffRow } from './staff-records.ts';

type StaffMailDeps = Pick<FeatureDeps, 'languages' | 'messages'>;

interface StaffMail extends Pick<AddressedLetter, 'letter' | 'language'> {
  readonly to: string;
  readonly validForMs?: number;
}

/** Sends an email to a person on a merchant's staff, in the merchant's look, with the change it is about. */
export async function mailToStaff(
  work: Work,
  { messages }: Pick<StaffMailDeps, 'messages'>,
  { owner: { partnerId, environment }, merchantId }: { readonly owner: Owner; readonly merchantId: string },
  { letter, language, ...mail }: StaffMail,
): Promise<void> {
  const from = { partnerId, environment, merchantId };
  const written = await messages.write(work.db, { letter, from, language });
  // The people of a test merchant are real too: where email is set up, they get it.
  const by = messages.isOffered('production', 'email') ? 'production' : environment;
  await messages.send(work, { partnerId, environment: by }, { channel: 'email', ...mail, ...written });
}

interface PinNews {
  readonly staffId: string;
  readonly change: 'set' | 'changed';
  readonly at: Date;
  /** The language of the browser in which it was set. */
  readonly browserLanguage: LanguageTag;
}

/** Sends a person on the staff the email about their new PIN. */
export async function reportPin(
  work: Work,
  deps: StaffMailDeps,
  { staffId, change, at, browserLanguage }: PinNews,
): Promise<void> {
  const staff = await work.db
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
  const owner = ownerOf(staff);
  const merchant = await findMerchant(work.db, { ...owner, only: undefined }, staff.merchant_id);
  if (!merchant) return;
  const facts = { change, at: timeAt(merchant, at), ...(await namesOf(work, owner, merchant)) };
  const { email } = staff;
  const language = await letterLanguage({ ...deps, db: work.db }, { email }, browserLanguage);
  await mailToStaff(
    work,
    deps,
    { owner, merchantId: merchant.id },
    { letter: pinLetter(facts), language, to: email },
  );
}

interface DeviceNews {
  readonly name: string;
  /** The email address of the person on the staff who added it; `undefined` for the partner. */
  readonly by: string | undefined;
  readonly at: Date;
}

/** Sends a merchant's owners the email about a new shared device. */
export async function reportDevice(
  work: Work,
  deps: StaffMailDeps & Pick<FeatureDeps, 'siteAddresses'>,
  { owner, merchant }: { readonly owner: Owner; readonly merchant: MerchantRow },
  { name, by, at }: DeviceNews,
): Promise<void> {
  const { siteAddresses, languages } = deps;
  const merchantId = merchant.id;
  const where = { merchantId, surface: 'dashboard' } as const;
  const letter = deviceLetter({
    device: name,
    by,
    at: timeAt(merchant, at),
    origin: await siteOriginOf({ db: work.db, siteAddresses }, owner, where),
    ...(await namesOf(work, owner, merchant)),
  });
  const readers = await leadersOf(work.db, owner, { merchantId, locationId: null, roles: ['owner'] });
  for (const { email, language: chosen } of readers) {
    const language = await languages.of(languageOfLocale(chosen ?? merchant.language) ?? 'en');
    await mailToStaff(work, deps, { owner, merchantId }, { letter, language, to: email });
  }
}

const ownerOf = ({ partner_id: partnerId, environment }: StaffRow): Owner => ({ partnerId, environment });

async function namesOf({ db }: Work, { partnerId, environment }: Owner, { display_name }: MerchantRow) {
  const { name: partnerName } = await readPartner(db, partnerId, environment);
  return { partnerName, merchantName: display_name };
}

/** Writes a time as clocks at the merchant show it. */
export function timeAt(
  { timezone, language, country }: Pick<MerchantRow, 'timezone' | 'language' | 'country'>,
  at: Date,
): Written {
  const own = language ?? `en-${country}`;
  return new Written(({ tag }) =>
    new Intl.DateTimeFormat(localeIn(tag, own), {
      timeZone: timezone,
      dateStyle: 'long',
      timeStyle: 'short',
    }).format(at),
  );
}
