import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import type { LetterLook, LetterSender } from '../../core/letters/letter.ts';
import { writeLetter, type WrittenLetter } from '../../core/letters/write-letter.ts';
import type { Languages } from '../../core/text/language.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import { isOfAccount, type ShownMessage } from './contract/message-names.ts';
import { accountSample } from './letters/account-samples.ts';
import { sampleOf } from './letters/samples.ts';

export { dropNotices } from './enqueue-notices.ts';

/** The example messages of the documentation. */
const ORIGIN = 'https://riverside.example';
const NAME = 'Riverside Plants';
const MERCHANT = {
  display_name: NAME,
  country: 'GB',
  timezone: 'Europe/London',
  business: { tax_registration: null },
} as unknown as Merchant;

interface ExampleSetting {
  readonly languages: Languages;
  /** The look of a merchant without a theme, and of the platform. */
  readonly look: LetterLook;
  /** The time of the example, in milliseconds. */
  readonly now: number;
}

/** Writes a message of a made-up merchant, as its reader gets it by email. */
export async function writeExample(
  name: ShownMessage,
  tag: LanguageTag,
  { languages, look, now }: ExampleSetting,
): Promise<WrittenLetter> {
  const language = await languages.of(tag);
  const from = (brand: LetterSender['brand']): LetterSender => ({ brand, look });
  if (isOfAccount(name)) {
    const publicUrl = 'https://trellis.example';
    const setting = { partnerName: 'Greenhouse', merchantName: NAME, origin: ORIGIN, publicUrl };
    const sample = accountSample(name, setting);
    const brand = { name: sample.from === 'platform' ? 'Trellis' : NAME };
    return writeLetter(sample.letter, { language, ...from(brand) });
  }
  const imprint = ['Riverside Nursery Ltd · 12 Mill Lane, Reading, RG1 2AB'];
  const sender = { ...from({ name: NAME }), imprint, merchant: MERCHANT, origin: ORIGIN };
  return writeLetter(sampleOf(name, { sender, language: tag, now }).letter, { language, ...sender });
}
