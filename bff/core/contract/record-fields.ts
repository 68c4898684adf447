import { Type, type TLiteral, type TString } from 'typebox';
import { EXAMPLE_TIME } from './example-values.ts';
import { ENVIRONMENTS, OneOf } from './fields.ts';

/** Fields that records have in common. */

export const RecordId = (example: string): TString =>
  Type.String({ description: 'Unique id. Treat it as an opaque string.', examples: [example] });

export const RecordType = <const Name extends string>(name: Name): TLiteral<Name> =>
  Type.Literal(name, { description: 'The type of record.' });

export const RecordEnvironment = OneOf(ENVIRONMENTS, {
  description: 'The environment of the record. It never changes.',
  examples: ['sandbox'],
});

export const RecordVersion = Type.Integer({
  description:
    "Increases by one with every change. Send it with an update to avoid overwriting a change you haven't read.",
  examples: [1],
});

/** The same in a request: an update of what the caller has read. */
export const ReadVersion = Type.Optional(
  Type.Integer({
    description: 'The version you read. If the record has changed since, the request returns 40903.',
  }),
);

export const RecordMetadata = Type.Record(Type.String(), Type.String(), {
  description: 'Up to 50 key-value pairs of your own.',
  examples: [{}],
});

/** RFC 3339 in UTC, with `Z`. */
export const Timestamp = (description: string, example = EXAMPLE_TIME): TString =>
  Type.String({ format: 'date-time', description, examples: [example] });

export const CreatedAt = Timestamp('When it was created, as RFC 3339 in UTC.');
export const UpdatedAt = Timestamp('When it was last changed, as RFC 3339 in UTC.');
