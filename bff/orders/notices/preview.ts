import { ApiError } from '../../core/api/errors.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { writeLetter } from '../../core/letters/write-letter.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import { readPartner } from '../../accounts/identity/partners/change-partner.ts';
import { siteOriginOf } from '../../accounts/domains/domains.ts';
import { findMerchant } from '../../accounts/merchants/merchants.ts';
import { isOfAccount, type AccountMessage, type ShownMessage } from './contract/message-names.ts';
import type { NotificationPreview } from './contract/notifications.ts';
import { accountSample } from './letters/account-samples.ts';
import { senderOf } from './letters/order-facts.ts';
import { sampleOf } from './letters/samples.ts';
import { isToGuest } from './settings-records.ts';

interface WantedPreview {
  readonly merchantId: string;
  readonly message: ShownMessage;
  readonly language: LanguageTag;
}

/**
 * Returns a message about a made-up order, as a merchant would send it.
 * @throws {ApiError} not_found: the caller sees no such merchant
 */
export async function previewOf(
  deps: FeatureDeps,
  view: MerchantView,
  { merchantId, message, language: tag }: WantedPreview,
): Promise<NotificationPreview> {
  const isSeen = await findMerchant(deps.db, view, merchantId);
  if (isOfAccount(message)) return accountPreview(deps, view, { merchantId, message, language: tag });
  const surface = isToGuest(message) ? 'ordering' : 'dashboard';
  const sender = isSeen && (await senderOf(deps, view, { merchantId, surface }));
  if (!sender)
    throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  const [language, now] = await Promise.all([deps.languages.of(tag), deps.keys.clocks.now(view)]);
  const { letter, line } = sampleOf(message, { sender, language: tag, now });
  return {
    object: 'notification_preview',
    environment: view.environment,
    message,
    language: tag,
    ...writeLetter(letter, { language, ...sender }),
    sms: line?.plain(language) ?? null,
  };
}

async function accountPreview(
  deps: FeatureDeps,
  view: MerchantView,
  { merchantId, message, language: tag }: WantedPreview & { readonly message: AccountMessage },
): Promise<NotificationPreview> {
  const { partnerId, environment } = view;
  const merchant = await findMerchant(deps.db, view, merchantId);
  if (!merchant) {
    throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  }
  const [{ name: partnerName }, origin, language] = await Promise.all([
    readPartner(deps.db, partnerId, environment),
    siteOriginOf(deps, view, { merchantId, surface: 'dashboard' }),
    deps.languages.of(tag),
  ]);
  const { publicUrl } = deps;
  const merchantName = merchant.display_name;
  const { letter, from } = accountSample(message, { partnerName, merchantName, origin, publicUrl });
  const sender = from === 'platform' ? undefined : { partnerId, environment, merchantId };
  return {
    object: 'notification_preview',
    environment,
    message,
    language: tag,
    ...(await deps.messages.write(deps.db, { letter, from: sender, language })),
    sms: null,
  };
}
