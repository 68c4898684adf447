import { isJsonObject, type Json } from '../../../core/api/json.ts';
import type { Shadow } from '../look/theme.ts';
import { partValue } from './resolve-aliases.ts';
import type { SentToken, SentTokens } from './collect-tokens.ts';
import { readTokenColor } from './read-color.ts';
import { readLength } from './read-values.ts';

const MEMBERS: ReadonlySet<string> = new Set(['color', 'offsetX', 'offsetY', 'blur', 'spread', 'inset']);
const MOST = 3;

/** One shadow or a list of up to 3; undefined: what is there is none. @throws {ApiError} field_invalid: its colour's reference */
export function readShadows(value: Json, of: SentToken, tokens: SentTokens): readonly Shadow[] | undefined {
  const sent = Array.isArray(value) ? value : [value];
  if (sent.length === 0 || sent.length > MOST) return undefined;
  const shadows = sent.map((one) => readShadow(one, of, tokens));
  return shadows.every((shadow) => shadow !== undefined) ? shadows : undefined;
}

function readShadow(value: Json, of: SentToken, tokens: SentTokens): Shadow | undefined {
  if (!isJsonObject(value) || Object.keys(value).some((member) => !MEMBERS.has(member))) return undefined;
  const { color: sentColor, inset = false } = value;
  if (sentColor === undefined || typeof inset !== 'boolean') return undefined;
  const color = readTokenColor(partValue(sentColor, of, 'color', tokens));
  const x = readLength(value['offsetX'], -32, 32);
  const y = readLength(value['offsetY'], -32, 32);
  const blur = readLength(value['blur'], 0, 64);
  const spread = readLength(value['spread'], -16, 16);
  if (!color || x === undefined || y === undefined || blur === undefined || spread === undefined) {
    return undefined;
  }
  return {
    x,
    y,
    blur,
    spread,
    color: color.color,
    alpha: Math.round(color.alpha * 1000) / 1000,
    isInset: inset,
  };
}
