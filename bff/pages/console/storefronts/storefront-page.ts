import type { Request, Response, Router } from 'express';
import type { ApiError } from '../../../core/api/errors.ts';
import { everyFault } from '../../../core/api/validate.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { getMerchant } from '../../../accounts/merchants/contract/merchants.ts';
import { MAX_ALT, MAX_IMAGE_BYTES, type PlacedImage } from '../../../catalog/images/contract/image.ts';
import { createImage } from '../../../catalog/images/contract/images.ts';
import {
  getStorefront,
  StorefrontChange,
  updateStorefront,
  type Storefront,
} from '../../../catalog/storefronts/contract/storefronts.ts';
import {
  csrfField,
  field,
  formFaults,
  idempotencyKeyFor,
  idempotencyKeyOf,
  intentField,
  intentOf,
  lookBelow,
  NO_FAULTS,
  problem,
  textField,
  type FormFaults,
  type UploadForm,
} from '../../shell/forms.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { pictureOf } from '../../shell/pictures.ts';
import { attempt } from '../parts/form-pages.ts';
import { MERCHANTS, merchantPath, storefrontPath } from '../parts/paths.ts';

const TEXTS = ['tagline', 'about', 'allergen_note', 'terms_url', 'privacy_url'] as const;
const PICTURES = ['logo', 'cover'] as const;
type Typed = Readonly<Record<(typeof TEXTS)[number], string>>;

/** The largest form in bytes: both pictures and the texts. */
const MAX_FORM_BYTES = 2 * MAX_IMAGE_BYTES + 64 * 1024;

/** Mounts the form of what a merchant's pages say of it. */
export function mountStorefrontPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { api } = context;
  router
    .route('/merchants/:merchant/storefront')
    .get(async (req, res) => {
      const visit = { session: await pages.welcome(req, res, updateStorefront), res };
      const storefront = await api.call(getStorefront, { ...visit, params: req.params });
      await show(visit, storefront, typedOf(storefront), NO_FAULTS);
    })
    .post(receive)
    .all(refuseMethod('GET, HEAD, POST'));

  async function receive(req: Request<{ merchant: string }>, res: Response): Promise<void> {
    const { params } = req;
    const { session, form } = await pages.receiveUpload(req, res, MAX_FORM_BYTES);
    const visit = { session, res };
    const typed = typedIn(form);
    const texts = { ...bodyOf(typed), version: Number(form.get('version')) };
    const faults = new Map(everyFault(StorefrontChange, texts).map((one) => [one.param ?? '', one]));
    const images: { logo?: string | null; cover?: string | null } = {};
    // A refused form comes back without its files, so they are stored once everything else is right.
    for (const place of faults.size === 0 ? PICTURES : []) {
      const { result, refusal } = await attempt(pages, res, () =>
        chosenImage(api, visit, params.merchant, form, place),
      );
      if (refusal) faults.set(place, refusal);
      else if (result !== undefined) images[place] = result;
    }
    const body = { ...texts, ...images };
    const { refusal } =
      faults.size > 0
        ? { refusal: [...faults.values()][0] }
        : await attempt(pages, res, () =>
            api.call(updateStorefront, {
              ...visit,
              params,
              body,
              idempotencyKey: idempotencyKeyOf(form, body),
            }),
          );
    if (!refusal) return res.redirect(303, merchantPath(params.merchant));
    const storefront = await api.call(getStorefront, { ...visit, params });
    const all = new Map([...formFaults(refusal, StorefrontChange, texts), ...faults]);
    return show(visit, { ...storefront, version: texts.version }, typed, all, refusal);
  }

  async function show(
    visit: PageVisit,
    storefront: Storefront,
    typed: Typed,
    faults: FormFaults,
    refusal?: ApiError,
  ): Promise<void> {
    const merchant = await api.call(getMerchant, { ...visit, params: { id: storefront.merchant } });
    await pages.send(visit.res, visit.session, {
      status: refusal?.status ?? 200,
      title: `Storefront of ${plainNameOf(merchant.display_name)}`,
      section: MERCHANTS,
      content: html`<div class="head"><h1>Storefront of ${nameOf(merchant.display_name)}</h1></div>
        <form
          class="card sec narrow"
          method="post"
          enctype="multipart/form-data"
          action="${storefrontPath(merchant.id)}"
        >
          ${csrfField(visit.session)}${intentField()}
          <input type="hidden" name="version" value="${storefront.version}" />
          ${problem(refusal && wordsOf(refusal, faults))} ${textFields(typed, faults)}
          ${PICTURES.map((place) => pictureFields(place, storefront, faults))}
          <p class="buttons">
            <button>Save</button><a class="button quiet" href="${merchantPath(merchant.id)}">Cancel</a>
          </p>
        </form>`,
    });
  }
}

function wordsOf(refusal: ApiError, faults: FormFaults): string {
  if (refusal.code === 'version_stale') {
    return (
      'Nothing was saved. The storefront has changed since you opened this form. Open it again, then redo ' +
      'your changes.'
    );
  }
  return faults.size > 0 ? lookBelow(faults) : refusal.publicMessage;
}

/** @returns the new image; `null` if it is to be removed, `undefined` if it stays */
async function chosenImage(
  api: ConsoleContext['api'],
  visit: PageVisit,
  merchant: string,
  form: UploadForm,
  place: (typeof PICTURES)[number],
): Promise<string | null | undefined> {
  const file = form.file(`${place}-file`);
  if (!file) return form.get(`no-${place}`) === 'yes' ? null : undefined;
  const alt = form.get(`${place}-alt`)?.trim() ?? '';
  const query = { merchant, ...(alt === '' ? { decorative: 'true' as const } : { alt }) };
  const idempotencyKey = idempotencyKeyFor(`${intentOf(form.get('intent'))}${place}`, file);
  const { id } = await api.call(createImage, { ...visit, query, file, idempotencyKey });
  return id;
}

function typedIn(form: UploadForm): Typed {
  return textsFrom((name) => (form.get(name) ?? '').replaceAll('\r\n', '\n').trim());
}

const typedOf = (storefront: Storefront): Typed => textsFrom((name) => storefront[name] ?? '');

const textsFrom = (read: (name: keyof Typed) => string): Typed =>
  Object.fromEntries(TEXTS.map((name) => [name, read(name)])) as Typed;

/** What is left empty is removed. */
const bodyOf = (typed: Typed) =>
  Object.fromEntries(TEXTS.map((name) => [name, typed[name] || null])) as Record<keyof Typed, string | null>;

function textFields(typed: Typed, faults: FormFaults): Html {
  const view = (name: keyof Typed, label: string, hint: string, maxLength = 2000) => ({
    name,
    label,
    hint,
    maxLength,
    value: typed[name],
    ...errorOf(faults, name),
  });
  return html`${textField(view('tagline', 'Tagline', 'A line below the name, at most 120 characters.', 120))}
  ${field(
    view('about', 'About', 'The story, at most 600 characters.'),
    (attributes) =>
      html`<textarea ${attributes} class="prose" rows="5" maxlength="600">${typed.about}</textarea>`,
  )}
  ${textField(
    view('allergen_note', 'Allergen note', 'What the kitchen handles, at most 300 characters.', 300),
  )}
  ${textField(view('terms_url', 'Terms', 'A page of the merchant, https://…'))}
  ${textField(view('privacy_url', 'Privacy', 'A page of the merchant, https://…'))}`;
}

const errorOf = (faults: FormFaults, name: string) => {
  const fault = faults.get(name);
  return fault && { error: fault.publicMessage };
};

const PLACES = {
  logo: { title: 'Logo', hint: 'A square PNG, JPEG or WebP, at most 5 MiB.' },
  cover: { title: 'Cover', hint: 'About 1280 × 480 pixels, at most 5 MiB. Phones show its middle.' },
} as const;

function pictureFields(
  place: (typeof PICTURES)[number],
  storefront: Storefront,
  faults: FormFaults,
): Content {
  const { title, hint } = PLACES[place];
  const present = storefront[place];
  const remove = `Remove the ${title.toLowerCase()}`;
  return html`<section class="group" aria-labelledby="${place}-title">
    <h2 id="${place}-title">${title}</h2>
    ${picture(present, 320)}
    ${field(
      {
        name: `${place}-file`,
        label: present ? 'Another picture' : 'Picture',
        hint,
        ...errorOf(faults, place),
      },
      (attributes) => html`<input ${attributes} type="file" accept="image/png,image/jpeg,image/webp" />`,
    )}
    ${textField({
      name: `${place}-alt`,
      label: 'What the new picture shows',
      hint: 'For people who don’t see it. Leave it empty if it adds nothing.',
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
