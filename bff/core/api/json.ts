/** A JSON value as `readJson` returns it. */
export type Json = null | boolean | number | bigint | string | Decimal | Json[] | JsonObject;
export interface JsonObject {
  [member: string]: Json;
}

/** A number written with a fraction or an exponent. No field accepts one, so it has its own type. */
export class Decimal {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Whether a value is an object with members, rather than a list or a number kept as text. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Decimal);
}

/** The reason that a text is refused. `message` is public and never quotes the input. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
  /** The repeated member, if that is the reason. */
  readonly param: string | undefined;
  constructor(message: string, param?: string) {
    super(message);
    this.param = param;
  }
}

export const MAX_DEPTH = 32;
/**
 * The most objects and lists in one document. An empty list takes two bytes of a document and a hundred of
 * memory; a menu of 5 MiB has some ten thousand.
 */
const MAX_CONTAINERS = 200_000;

/** One number token, RFC 8259 section 6, of bounded length. */
const NUMBER = /-?(?:0|[1-9]\d{0,399})(\.\d{1,400})?([eE][+-]?\d{1,5})?/y;
/** Characters of a string that need no decoding. */
// oxlint-disable-next-line no-control-regex -- RFC 8259 forbids them unescaped, so a plain run ends there
const PLAIN = /[^"\\\u0000-\u001f]*/y;

/**
 * Reads request bodies strictly. `JSON.parse` turns 9223372036854775807 into 9223372036854776000 and silently
 * uses the last of repeated members; here a whole number outside the safe range stays exact as a bigint, a
 * repeated member is refused, and depth and the number of objects and lists are bounded. Objects have no
 * prototype, so `__proto__` is an ordinary member.
 * @throws {JsonError}
 *
 * @example
 * readJson('{"id": 9223372036854775807}'); // { id: 9223372036854775807n }
 * readJson('{"id": 1, "id": 2}'); // throws: repeated member
 */
export function readJson(text: string): Json {
  const reader = new Reader(text);
  const value = reader.value(0);
  reader.end();
  return value;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Codes below this are control characters; the end of the text has no code at all. */
const FIRST_PLAIN = 0x20;
/** A whole number with at most this many digits fits a double exactly. */
const SAFE_DIGITS = 15;
const ZERO = 0x30;

/**
 * Creates objects that inherit nothing, not even `__proto__`. The engine handles them like those of any
 * class; `Object.create(null)` would make it use a lookup table.
 */
const Members = function Members() {} as unknown as new () => JsonObject;
Members.prototype = Object.create(null) as object;

class Reader {
  readonly #text: string;
  #at = 0;
  #containers = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(depth: number): Json {
    this.#blank();
    switch (this.#text[this.#at]) {
      case '{':
        return this.#object(depth + 1);
      case '[':
        return this.#array(depth + 1);
      case '"':
        return this.#string();
      case 't':
        return this.#word('true', true);
      case 'f':
        return this.#word('false', false);
      case 'n':
        return this.#word('null', null);
      default:
        return this.#number();
    }
  }

  end(): void {
    this.#blank();
    if (this.#at !== this.#text.length)
      throw new JsonError('The body has extra characters after the JSON value.');
  }

  #object(depth: number): JsonObject {
    this.#open(depth);
    const members: JsonObject = new Members();
    if (this.#next('}')) return members;
    do {
      this.#blank();
      if (this.#text[this.#at] !== '"') throw this.#unexpected();
      const name = this.#string();
      if (name in members) throw new JsonError('A JSON object contains a duplicate key.', name.slice(0, 100));
      if (!this.#next(':')) throw this.#unexpected();
      members[name] = this.value(depth);
    } while (this.#next(','));
    if (!this.#next('}')) throw this.#unexpected();
    return members;
  }

  #array(depth: number): Json[] {
    this.#open(depth);
    const items: Json[] = [];
    if (this.#next(']')) return items;
    do items.push(this.value(depth));
    while (this.#next(','));
    if (!this.#next(']')) throw this.#unexpected();
    return items;
  }

  #open(depth: number): void {
    if (depth > MAX_DEPTH) throw new JsonError(`The JSON is nested more than ${MAX_DEPTH} levels deep.`);
    this.#containers += 1;
    if (this.#containers > MAX_CONTAINERS)
      throw new JsonError(`The JSON has more than ${MAX_CONTAINERS} objects and lists.`);
    this.#at += 1;
  }

  #string(): string {
    this.#at += 1;
    // Most strings need no decoding.
    const from = this.#at;
    for (let at = from; ; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === QUOTE) {
        this.#at = at + 1;
        return this.#text.slice(from, at);
      }
      if (!(code >= FIRST_PLAIN) || code === BACKSLASH) return this.#escapedString();
    }
  }

  #escapedString(): string {
    let out = '';
    for (;;) {
      PLAIN.lastIndex = this.#at;
      PLAIN.test(this.#text);
      out += this.#text.slice(this.#at, PLAIN.lastIndex);
      this.#at = PLAIN.lastIndex;
      const stop = this.#text[this.#at];
      this.#at += 1;
      if (stop === '"') return out;
      if (stop !== '\\') throw this.#unexpected();
      out += this.#escape();
    }
  }

  #escape(): string {
    const letter = this.#text.charAt(this.#at);
    this.#at += 1;
    if (letter === 'u') {
      const hex = this.#text.slice(this.#at, this.#at + 4);
      if (!/^[0-9a-fA-F]{4}$/.test(hex)) throw this.#unexpected();
      this.#at += 4;
      return String.fromCharCode(Number.parseInt(hex, 16));
    }
    const plain = ESCAPES.get(letter);
    if (plain === undefined) throw this.#unexpected();
    return plain;
  }

  #number(): number | bigint | Decimal {
    return this.#shortNumber() ?? this.#anyNumber();
  }

  /** Reads a positive whole number with few digits, as most are; `undefined` if it may be something else. */
  #shortNumber(): number | undefined {
    let value = 0;
    let at = this.#at;
    let digit = this.#text.charCodeAt(at) - ZERO;
    if (!(digit >= 1 && digit <= 9)) return undefined;
    while (digit >= 0 && digit <= 9) {
      if (at - this.#at === SAFE_DIGITS) return undefined;
      value = value * 10 + digit;
      at += 1;
      digit = this.#text.charCodeAt(at) - ZERO;
    }
    const next = this.#text[at];
    if (next === '.' || next === 'e' || next === 'E') return undefined;
    this.#at = at;
    return value;
  }

  #anyNumber(): number | bigint | Decimal {
    NUMBER.lastIndex = this.#at;
    const match = NUMBER.exec(this.#text);
    if (!match) throw this.#unexpected();
    const [token, fraction, exponent] = match;
    this.#at += token.length;
    if (fraction !== undefined || exponent !== undefined) return new Decimal(token);
    const number = Number(token);
    return Number.isSafeInteger(number) ? number : BigInt(token);
  }

  #word<T>(word: string, value: T): T {
    if (!this.#text.startsWith(word, this.#at)) throw this.#unexpected();
    this.#at += word.length;
    return value;
  }

  /** Skips white space, and the character if present. */
  #next(character: string): boolean {
    this.#blank();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #blank(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.#at += 1;
    }
  }

  #unexpected(): JsonError {
    return this.#at >= this.#text.length
      ? new JsonError('The JSON ends unexpectedly.')
      : new JsonError(`The JSON has an unexpected character at position ${this.#at + 1}.`);
  }
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);
