import { ApiError } from '../../core/api/errors.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { writeLetter } from '../../core/letters/write-letter.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import { findMerchant } from '../../accounts/merchants/merchants.ts';
import type { NoticeName } from './contract/message-names.ts';
import type { NotificationPreview } from './contract/notifications.ts';
import { senderOf } from './letters/order-facts.ts';
import { sampleOf } from './letters/samples.ts';
import { isToGuest } from './settings-records.ts';

interface WantedPreview {
  readonly merchantId: string;
  readonly message: NoticeName;
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
