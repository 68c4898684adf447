import { isPlainText, normalized } from '../../../core/contract/text-fields.ts';
import { isJsonObject, type Json } from '../../../core/api/json.ts';

/** A partner's logo: one of its uploaded images, and what it says. */
export interface Logo {
  readonly image: string;
  readonly alt: string;
}

const IMAGE = /^img_[0-9A-Z]{26}$/;
const LONGEST_ALT = 100;

/** `{image, alt}`; undefined: what is there is none. Whether the image is there is another question. */
export function readLogo(value: Json): Logo | undefined {
  if (!isJsonObject(value)) return undefined;
  const { image, alt, ...others } = value;
  if (typeof image !== 'string' || !IMAGE.test(image) || Object.keys(others).length > 0) return undefined;
  return isPlainText(alt, LONGEST_ALT) ? { image, alt: normalized(alt) } : undefined;
}
