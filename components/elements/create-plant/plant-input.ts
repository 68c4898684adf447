import type { ApiRequest } from '../../session/api-client.ts';
import { own } from '../../session/trellis-error.ts';
import type { TrellisEventMap } from '../../session/base-element.ts';

/** The input of a person, exactly as typed. */
export interface PlantInput {
  id: string;
  name: string;
  tag: string;
}

/** Why a field's value cannot be taken; the words are in plant-news.ts. */
export type Problem = 'empty' | 'digits' | 'range' | 'long' | 'taken' | 'refused';

type PlantProblems = { [name in keyof PlantInput]?: Problem | undefined };

const LONGEST = 255;

/**
 * An int64 from typed digits (a leading minus, blanks around it), never by way of a float; else what is
 * wrong.
 */
export function readInt64(typed: string): bigint | Problem {
  const digits = typed.trim();
  if (!digits) return 'empty';
  if (!/^-?\d+$/.test(digits)) return 'digits';
  const value = BigInt(digits);
  return BigInt.asIntN(64, value) === value ? value : 'range';
}

/** A text is at most 255 code points, with no NUL and no half of a surrogate pair. */
function checkText(text: string): Problem | undefined {
  if (text.includes('\0') || !text.isWellFormed()) return 'refused';
  return [...text].length > LONGEST ? 'long' : undefined;
}

/** All that can be known to be wrong before the plant store is asked. */
export function checkPlant({ id, name, tag }: PlantInput): PlantProblems {
  const number = readInt64(id);
  return {
    id: typeof number === 'bigint' ? undefined : number,
    name: name.trim() ? checkText(name) : 'empty',
    tag: checkText(tag),
  };
}

/** The request's body: the number as the digits of a raw JSON number, name and tag exactly as typed. */
export function plantBody({ id, name, tag }: PlantInput): string {
  const texts = JSON.stringify({ name, tag: tag || undefined });
  return `{"id":${readInt64(id)},${texts.slice(1)}`;
}

/** The input with its number as the digits of the int64 that it is: no blanks, no leading zeros. */
export const exactPlant = (input: PlantInput): PlantInput => ({ ...input, id: `${readInt64(input.id)}` });

/** Adds a plant. */
export const plantRequest = (plant: PlantInput): ApiRequest & { body: string } => ({
  method: 'POST',
  path: '/plants',
  body: plantBody(plant),
  expects: isPlant,
});

/** Whether the store returned a plant: `{name, tag?}`. */
function isPlant(body: unknown): boolean {
  const { name, tag = '' } = own(Object(body)) as { name?: unknown; tag?: unknown };
  return typeof name === 'string' && typeof tag === 'string';
}

/** The detail of `trellis-plant-created`: the number as digits, exactly; no `tag` where none was given. */
export interface PlantCreatedDetail {
  id: string;
  name: string;
  tag?: string;
}

/** The events of `<trellis-create-plant>` by name, for `addEventListener`. */
export interface CreatePlantEventMap extends TrellisEventMap {
  'trellis-before-submit': CustomEvent<PlantInput>;
  'trellis-plant-created': CustomEvent<PlantCreatedDetail>;
}

declare global {
  interface HTMLElementEventMap extends CreatePlantEventMap {}
}
