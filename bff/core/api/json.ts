/** What the strict reader of request bodies makes of JSON (`read-json.ts`). */
export type Json = null | boolean | number | bigint | string | Decimal | Json[] | JsonObject;
export interface JsonObject {
  [member: string]: Json;
}

/** A number written with a fraction or an exponent. No field of ours accepts one, so it has its own type. */
export class Decimal {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Whether a value is an object with members: no list, no number that is kept as text. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Decimal);
}

/** Why a text is refused. `message` is public and never quotes the input. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
  /** The repeated member, if that is the reason. */
  readonly param: string | undefined;
  constructor(message: string, param?: string) {
    super(message);
    this.param = param;
  }
}
