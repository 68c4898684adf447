import type { ApiError } from '../../core/api/errors.ts';
import type { HttpPrincipal } from '../../core/api/principal.ts';
import { everyFault } from '../../core/api/validate.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, onlyInEnglish, type Words } from '../../core/text/message.ts';
import { MAX_ALT, MAX_IMAGE_BYTES, type PlacedImage } from '../../catalog/images/contract/image.ts';
import { createImage } from '../../catalog/images/contract/images.ts';
import {
  MAX_LINKS,
  StorefrontChange,
  updateStorefront,
  type Storefront,
} from '../../catalog/storefronts/contract/storefronts.ts';
import {
  field,
  formFaults,
  idempotencyKeyFor,
  idempotencyKeyOf,
  intentField,
  intentOf,
  NO_FAULTS,
  problem,
  textField,
  type Choice,
  type FormFaults,
  type UploadForm,
} from './forms.ts';
import type { Caller, PageApi } from './page-api.ts';
import { pictureOf } from './pictures.ts';
import { popularFields, popularIn, popularTyped } from './popular-items.ts';

/**
 * The form of a merchant's storefront: its partner has it in the console, and its people on the dashboard.
 */

const TEXTS = ['tagline', 'about', 'allergen_note', 'accent', 'phone', 'terms_url', 'privacy_url'] as const;
const PICTURES = ['logo', 'cover'] as const;
const LINKS = Array.from({ length: MAX_LINKS }, (_, at) => at);

type TextName = (typeof TEXTS)[number];
type Picture = (typeof PICTURES)[number];
/** The values as they are in the fields, by the fields' names: `tagline`, `links.0.url`. */
type Typed = Readonly<Record<string, string>>;

/** The largest form in bytes: both pictures and the texts. */
export const MAX_STOREFRONT_FORM_BYTES = 2 * MAX_IMAGE_BYTES + 64 * 1024;

/** A form as it is shown: with the stored values, or with what was typed and why it was refused. */
export interface StorefrontView {
  readonly storefront: Storefront;
  readonly typed: Typed;
  readonly faults: FormFaults;
  readonly refusal?: ApiError | undefined;
}

export const storedView = (storefront: Storefront): StorefrontView => ({
  storefront,
  typed: typedOf(storefront),
  faults: NO_FAULTS,
});

function typedOf(storefront: Storefront): Typed {
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, storefront[name] ?? ''])),
    ...Object.fromEntries(
      storefront.links.flatMap(({ name, url }, at) => [
        [`links.${at}.name`, name],
        [`links.${at}.url`, url],
      ]),
    ),
    ...popularTyped(storefront),
  };
}

interface Saving {
  readonly api: PageApi;
  readonly caller: Caller<HttpPrincipal>;
  readonly form: UploadForm;
  readonly storefront: Storefront;
  /** Calls the API, and returns a refusal instead of throwing it. */
  readonly attempt: <Result>(
    call: () => Promise<Result>,
  ) => Promise<{ readonly result?: Result | undefined; readonly refusal?: ApiError | undefined }>;
}

/**
 * Saves a form. Its files are stored once everything else is right, since a refused form comes back without
 * them.
 * @returns the view of a refused form; `undefined` if it is saved
 */
export async function saveStorefront(saving: Saving): Promise<StorefrontView | undefined> {
  const { api, caller, form, storefront, attempt } = saving;
  const params = { merchant: storefront.merchant };
  const typed = typedIn(form);
  const texts = { ...bodyOf(typed), version: Number(form.get('version')) };
  const faults = new Map(everyFault(StorefrontChange, texts).map((one) => [one.param ?? '', one]));
  const images: { logo?: string | null; cover?: string | null } = {};
  for (const place of faults.size === 0 ? PICTURES : []) {
    const { result, refusal } = await attempt(() => chosenImage(saving, place));
    if (refusal) faults.set(place, refusal);
    else if (result !== undefined) images[place] = result;
  }
  const body = { ...texts, ...images };
  const idempotencyKey = idempotencyKeyOf(form, body);
  const { refusal = undefined } =
    faults.size > 0
      ? { refusal: [...faults.values()][0] }
      : await attempt(() => api.call(updateStorefront, { ...caller, params, body, idempotencyKey }));
  if (!refusal) return undefined;
  const all = new Map([...formFaults(refusal, StorefrontChange, texts), ...faults]);
  return { storefront: { ...storefront, version: texts.version }, typed, faults: all, refusal };
}

const typedIn = (form: UploadForm): Typed =>
  Object.fromEntries(form.entries.map(([name, value]) => [name, value.replaceAll('\r\n', '\n').trim()]));

/** Returns the body of the update; fields left empty are removed. */
function bodyOf(typed: Typed) {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, typed[name] || null]));
  const links = LINKS.map((at) => ({
    name: typed[`links.${at}.name`] ?? '',
    url: typed[`links.${at}.url`] ?? '',
  })).filter(({ name, url }) => name !== '' || url !== '');
  return { ...(texts as Record<TextName, string | null>), links, ...popularIn(typed) };
}

/** @returns the new image; `null` if it is to be removed, `undefined` if it stays */
async function chosenImage(
  { api, caller, form, storefront }: Saving,
  place: Picture,
): Promise<string | null | undefined> {
  const file = form.file(`${place}-file`);
  if (!file) return form.get(`no-${place}`) === 'yes' ? null : undefined;
  const alt = form.get(`${place}-alt`)?.trim() ?? '';
  const query = {
    merchant: storefront.merchant,
    ...(alt === '' ? { decorative: 'true' as const } : { alt }),
  };
  const idempotencyKey = idempotencyKeyFor(`${intentOf(form.get('intent'))}${place}`, file);
  const { id } = await api.call(createImage, { ...caller, query, file, idempotencyKey });
  return id;
}

/**
 * Renders the fields, with what is wrong above them and at each.
 * @param items the items that can be popular ones
 */
export function storefrontFields(view: StorefrontView, items: readonly Choice[]): Html {
  const { storefront, refusal } = view;
  return html`${intentField()}
    <input type="hidden" name="version" value="${storefront.version}" />
    ${problem(refusal && refusalWords(refusal, view.faults))}
    ${textField(
      textView(view, 'tagline', msg`Tagline`, msg`A line below the name, at most ${120} characters.`, 120),
    )}
    ${field(
      textView(view, 'about', msg`About`, msg`The story, at most ${600} characters.`),
      (attributes) =>
        html`<textarea ${attributes} class="prose" rows="5" maxlength="600">
${view.typed['about'] ?? ''}</textarea>`,
    )}
    ${textField(
      textView(
        view,
        'allergen_note',
        msg`Allergen note`,
        msg`What the kitchen handles, at most ${300} characters.`,
        300,
      ),
    )}
    ${textField(
      textView(
        view,
        'accent',
        msg`Color`,
        msg`Of buttons and links, such as ${'#9a3b1e'}. Left empty, it is the site’s.`,
        7,
      ),
    )}
    ${textField(textView(view, 'phone', msg`Phone`, msg`For locations without a number of their own.`, 40))}
    ${popularFields(view.typed, items, (name) => errorOf(view.faults, name))}
    ${PICTURES.map((place) => pictureFields(view, place))}
    <section class="group" aria-labelledby="links-title">
      <h2 id="links-title">${msg`Links below the menu`}</h2>
      ${textField(textView(view, 'terms_url', msg`Terms`, msg`A page of the merchant, https://…`))}
      ${textField(textView(view, 'privacy_url', msg`Privacy`, msg`A page of the merchant, https://…`))}
      ${LINKS.filter((at) => at <= lastLink(view.typed) + 1).map((at) => linkFields(view, at))}
    </section>`;
}

/** Returns the place of the last link that is filled in, or -1. */
const lastLink = (typed: Typed): number =>
  LINKS.findLast((at) => (typed[`links.${at}.name`] ?? '') + (typed[`links.${at}.url`] ?? '') !== '') ?? -1;

const textView = (
  { typed, faults }: StorefrontView,
  name: string,
  label: Words,
  hint: Words,
  maxLength = 2000,
) => ({ name, label, hint, maxLength, value: typed[name] ?? '', ...errorOf(faults, name) });

function linkFields(view: StorefrontView, at: number): Html {
  const number = at + 1;
  return html`${textField(
    textView(view, `links.${at}.name`, msg`Name of link ${number}`, msg`Such as Instagram`, 40),
  )}
  ${textField(textView(view, `links.${at}.url`, msg`Address of link ${number}`, 'https://…'))}`;
}

function errorOf(faults: FormFaults, name: string) {
  const fault = faults.get(name);
  return fault && { error: onlyInEnglish(fault.publicMessage, msg`This can’t be used. Check it.`) };
}

function refusalWords({ code, publicMessage }: ApiError, faults: FormFaults): Words {
  if (code === 'version_stale') {
    return msg`Nothing was saved, because this has changed since you opened the form. Open it again, then redo
      your changes.`;
  }
  if (faults.size > 0) return msg`Nothing was saved. Correct what is marked, then send the form again.`;
  return onlyInEnglish(publicMessage, msg`Nothing was saved. Try again.`);
}

const PLACES = {
  logo: {
    title: msg`Logo`,
    hint: msg`A square PNG, JPEG or WebP, at most 5 MiB.`,
    remove: msg`Remove the logo`,
  },
  cover: {
    title: msg`Cover`,
    hint: msg`About 1280 × 480 pixels, at most 5 MiB. Phones show its middle.`,
    remove: msg`Remove the cover`,
  },
} as const;

function pictureFields({ storefront, faults }: StorefrontView, place: Picture): Content {
  const { title, hint, remove } = PLACES[place];
  const { [place]: present } = storefront;
  return html`<section class="group" aria-labelledby="${place}-title">
    <h2 id="${place}-title">${title}</h2>
    ${picture(present, 320)}
    ${field(
      {
        name: `${place}-file`,
        label: present ? msg`Another picture` : msg`Picture`,
        hint,
        ...errorOf(faults, place),
      },
      (attributes) => html`<input ${attributes} type="file" accept="image/png,image/jpeg,image/webp" />`,
    )}
    ${textField({
      name: `${place}-alt`,
      label: msg`What the new picture shows`,
      hint: msg`For people who don’t see it. Leave it empty if it adds nothing.`,
      value: '',
      maxLength: MAX_ALT,
    })}
    ${
      present !== null &&
      html`<label class="choice"><input type="checkbox" name="no-${place}" value="yes" /> ${remove}</label>`
    }
  </section>`;
}

/** @param width that it is shown at, in CSS pixels */
export function picture(placed: PlacedImage | null, width: number): Content {
  const shown = pictureOf(placed, { sizes: `${width}px`, isEager: true });
  return shown && html`<span class="picture">${shown}</span>`;
}
