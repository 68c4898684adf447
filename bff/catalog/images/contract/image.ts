import { Type, type Static, type TSchema } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  IdFilter,
  ListQuery,
  OneOf,
  orNull,
  CreatedAt,
  ReadVersion,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { Metadata } from '../../../core/contract/metadata.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';

/** The widths of the served files, in pixels. A smaller image isn't enlarged. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/**
 * The bounds of an uploaded image: pixels per side and in total, and bytes of all samples (four 8-bit
 * channels, 25 megapixels).
 */
export const IMAGE_BOUNDS = { side: 30_000, pixels: 25_000_000, bytes: 100_000_000 } as const;
/** The maximum for one merchant. */
export const MAX_IMAGES = 4_000;
export const MAX_ALT = 250;

const EXAMPLE_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const ALT = 'What the image shows, for people who don’t see it.';

const pixels = (description: string, example: number) => Type.Integer({ description, examples: [example] });

export const ImageFile = Type.Object(
  {
    width: pixels('Width in pixels.', 320),
    height: pixels('Height in pixels.', 240),
    url: Type.String({
      description: 'Where it is served. Its content never changes.',
      examples: [`https://trellis.example/i/${EXAMPLE_HASH}-320.webp`],
    }),
  },
  { title: 'ImageFile' },
);

export const Image = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.image),
    object: RecordType('image'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    hash: Type.String({
      description: 'SHA-256 of the file you uploaded, in hexadecimal digits.',
      examples: [EXAMPLE_HASH],
    }),
    width: pixels('Width of the upright image you uploaded, in pixels.', 1600),
    height: pixels('Its height, in pixels.', 1200),
    alt: orNull(Type.String({ description: ALT, examples: ['A bowl of green salad'] }), {
      description: `${ALT} \`null\` for a decorative image.`,
    }),
    files: Type.Array(ImageFile, {
      description: 'WebP files for pages to load, at most 320, 640 and 1280 pixels wide.',
    }),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Image' },
);
export type Image = Static<typeof Image>;

/** An image where a record shows it. @param alt its text there */
export const PlacedImageAs = <Alt extends TSchema>(title: string, alt: Alt) =>
  Type.Object(
    {
      image: Type.String({ description: 'Id of the image.', examples: [EXAMPLE_ID.image] }),
      alt,
      files: Type.Array(ImageFile, { description: 'WebP files, narrowest first.' }),
    },
    { title },
  );

/** An image with its own text. */
export const PlacedImage = PlacedImageAs('PlacedImage', Image.properties.alt);
export type PlacedImage = Static<typeof PlacedImage>;

const Alt = PlainText(MAX_ALT, `${ALT} Required unless the image is decorative.`);

export const NewImageQuery = Type.Object({
  merchant: Type.Optional(
    IdFilter('a merchant', 'Id of the merchant. Required with a key; a session uploads images of its own.'),
  ),
  alt: Type.Optional(Alt),
  decorative: Type.Optional(
    OneOf(['true'], {
      description: '`true`: the image adds nothing to the text beside it. Leave out `alt` then.',
    }),
  ),
});

export const ImageListQuery = Type.Object({
  ...ListQuery.properties,
  merchant: Type.Optional(IdFilter('a merchant', 'Return only images of this merchant.')),
});

export const ImageChange = Type.Object(
  {
    version: ReadVersion,
    alt: Type.Optional(
      orNull(PlainText(MAX_ALT, `${ALT} \`null\`: it is decorative.`, 'A bowl of green salad')),
    ),
    metadata: Type.Optional(Metadata),
  },
  { title: 'ImageChange' },
);
export type ImageChange = Static<typeof ImageChange>;
