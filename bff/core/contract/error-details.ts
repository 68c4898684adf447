import { Type } from 'typebox';
import type { ErrorName } from './error-codes.ts';
import { EXAMPLE_TIME } from './example-values.ts';
import type { JsonSchema } from './openapi-schemas.ts';

/** A part of an order that is unavailable. */
export interface Unavailable {
  /** The ID of the item, variation or modifier. */
  readonly target: string;
  /** Its name, for people. */
  readonly name: string;
  /** Pieces that can still be ordered; 0 if sold out. */
  readonly left: number;
}

/** The reasons that an image is refused. */
export const IMAGE_FAULTS = ['format', 'animated', 'cut_off', 'extra_data', 'too_large', 'damaged'] as const;
export type ImageFault = (typeof IMAGE_FAULTS)[number];

/** The reasons that a file isn't imported. For a column, `param` has its name. */
export const IMPORT_FAULTS = [
  'format',
  'json',
  'encoding',
  'currency',
  'rows',
  'column_missing',
  'column_unknown',
  'column_twice',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** The members that some error codes add to code and message. */
export interface ErrorDetails {
  /** For 40023 and 40024: a stable word for the reason. */
  readonly reason?: ImageFault | ImportFault;
  /** For 40201: the processor's reason. */
  readonly decline_code?: string;
  /** For 40904: the order's current price. */
  readonly quote?: object;
  /** For 40905. */
  readonly unavailable?: readonly Unavailable[];
  /** For 40906: RFC 3339 in UTC; null if there is none within the ordering window. */
  readonly next_available_at?: string | null;
}

interface Details {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly example: ErrorDetails;
}

/** The published schemas of the details, by the error's name. */
const words = (all: readonly string[]): string => all.map((one) => `\`${one}\``).join(', ');
const REASON = Type.String({
  description:
    `With 40023: why the image isn't taken: ${words(IMAGE_FAULTS)}. ` +
    `With 40024: why the file isn't imported: ${words(IMPORT_FAULTS)}; ` +
    'if it is a column, `param` names it. There may be more.',
});

export const ERROR_DETAILS: Readonly<Partial<Record<ErrorName, Details>>> = {
  image_unreadable: { properties: { reason: REASON }, example: { reason: 'damaged' } },
  import_invalid: { properties: { reason: REASON }, example: { reason: 'format' } },
  card_declined: {
    properties: {
      decline_code: Type.String({
        description: 'With 40201: why the card was declined, such as `insufficient_funds`.',
      }),
    },
    example: { decline_code: 'generic_decline' },
  },
  price_changed: {
    properties: {
      quote: {
        $ref: '#/components/schemas/OrderQuote',
        description: 'With 40904: what the order costs now, as a quote returns it.',
      },
    },
    example: {},
  },
  not_available: {
    properties: {
      unavailable: Type.Array(
        Type.Object({
          target: Type.String({ description: "Id of the item, variation or modifier that isn't available." }),
          name: Type.String({ description: 'Its name.' }),
          left: Type.Integer({ description: 'How many can still be ordered. 0 if it is sold out.' }),
        }),
        { description: "With 40905: what isn't available, or not in this quantity." },
      ),
    },
    example: { unavailable: [{ target: 'itm_01M7YV6A0JN5R8E2W4Q7T1ZK9C', name: 'Monstera', left: 0 }] },
  },
  time_not_available: {
    properties: {
      next_available_at: {
        anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }],
        description:
          'With 40906: the next time that can be ordered for, as RFC 3339 in UTC. `null` if there is none.',
      },
    },
    example: { next_available_at: EXAMPLE_TIME },
  },
};

export function hasDetails(name: ErrorName): boolean {
  return ERROR_DETAILS[name] !== undefined;
}
