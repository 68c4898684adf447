import type { ConsoleContext } from '../context.ts';
import type { PageVisit } from '../partner-api.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { createImage } from '../../../catalog/images/contract/images.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchant-operations.ts';
import { idempotencyKeyFor, newIntent } from '../../shell/forms/intent.ts';
import type { UploadForm } from '../../shell/forms/read-form.ts';
import type { TypedTheme } from './typed-theme.ts';

/**
 * The logo as the form has it: a picture that was chosen is uploaded at once, so that the preview shows it. Unless a theme comes to use it, it
 * is deleted as any unused picture.
 * @throws {ApiError} field_missing, state_forbids, and as createImage does
 */
export async function placeLogo<Sent extends TypedTheme>(
  { api }: ConsoleContext,
  visit: PageVisit,
  form: UploadForm,
  sent: Sent,
): Promise<Sent> {
  if (form.get('no-logo') === 'yes') {
    const { logo: _removed, ...own } = sent.own;
    return { ...sent, own, typed: new Map([...sent.typed, ['logo.alt', '']]) };
  }
  const bytes = form.file('logo-file');
  if (!bytes) return sent;
  const alt = sent.typed.get('logo.alt') ?? '';
  if (alt === '') {
    throw new ApiError('field_missing', { message: 'Say what the logo says.', param: 'logo' });
  }
  const merchant = await oldestMerchant(api, visit);
  const idempotencyKey = idempotencyKeyFor(newIntent(), bytes);
  const { id } = await api.upload(createImage, { ...visit, query: { merchant, alt }, idempotencyKey }, bytes);
  return { ...sent, own: { ...sent.own, logo: { image: id } } };
}

/** Pictures belong to merchants; a partner's own is with any of them. */
async function oldestMerchant(api: ConsoleContext['api'], visit: PageVisit): Promise<string> {
  const { data } = await api.call(listMerchants, { ...visit, query: { limit: 100 } });
  const merchant = data.findLast(({ status }) => status !== 'closed');
  if (merchant) return merchant.id;
  throw new ApiError('state_forbids', {
    message: 'Pictures are kept with a merchant. Add your first merchant, then the logo.',
    param: 'logo',
  });
}
