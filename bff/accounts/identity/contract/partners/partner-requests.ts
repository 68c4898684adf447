import { Type, type Static } from 'typebox';
import { PlainText } from '../../../../core/contract/text-fields.ts';
import { ReadVersion } from '../../../../core/contract/fields.ts';

export const NewPartner = Type.Object(
  { name: PlainText(100, 'Name of the partner, 1–100 characters.', 'Greenhouse POS') },
  { title: 'NewPartner' },
);

export const PartnerChange = Type.Object(
  {
    name: Type.Optional(PlainText(100, "Name of the partner, 1–100 characters. The slug doesn't change.")),
    version: ReadVersion,
  },
  { title: 'PartnerChange' },
);
export type PartnerChange = Static<typeof PartnerChange>;

export const Origins = Type.Object(
  {
    origins: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      maxItems: 100,
      description:
        'Each origin is a scheme, a host and an optional port, such as `https://pos.example`, or of a native app, such as `capacitor://localhost`. ' +
        'Only the sandbox takes `http`, and a wildcard for preview deployments: `https://*.preview.example` is any one label there.',
      examples: [['https://pos.example']],
    }),
  },
  { title: 'Origins' },
);
