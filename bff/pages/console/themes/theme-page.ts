import type { Request, Response, Router } from 'express';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { attempt } from '../parts/form-pages.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { idempotencyKeyOf, idempotencyKeyFor, newIntent, type UploadForm } from '../../shell/forms.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { MAX_IMAGE_BYTES } from '../../../catalog/images/contract/image.ts';
import { getTheme, previewTheme, resetTheme, setTheme } from '../../../developers/themes/contract/themes.ts';
import { MAX_THEME_BYTES } from '../../../developers/themes/contract/theme.ts';
import { FIRST_VIEW, previewPages, studioSheet, viewIn } from './preview-panel.ts';
import { PATH, themeView, type ThemeView } from './theme-view.ts';
import { fileOf, typedIn, typedOf, type TypedTheme, type TokenGroup } from './typed-theme.ts';
import { isJsonObject, type Json, JsonError, type JsonObject, readJson } from '../../../core/api/json.ts';
import { writeColor, type Oklch, shortestText } from '../../../developers/themes/look/color.ts';
import { readTokenColor } from '../../../developers/themes/tokens/read-color.ts';
import { readTokens } from '../../../developers/themes/tokens/read-tokens.ts';
import { writeTokens, type TokenFile } from '../../../developers/themes/tokens/write-tokens.ts';
import { createImage } from '../../../catalog/images/contract/images.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';

/** The largest form in bytes: the logo, the file and the other fields. */
const MAX_FORM_BYTES = MAX_IMAGE_BYTES + 2 * MAX_THEME_BYTES + 64 * 1024;

/**
 * The look of a partner's pages and elements: fields, the file itself, and its real pages in it before it is
 * stored.
 */
export function mountThemePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/theme')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const theme = await context.api.call(getTheme, { session, res });
      const given = typedOf(theme.tokens, colorText);
      const saved = req.query['saved'] === 'yes';
      return show(res, session, { ...given, version: theme.version, view: FIRST_VIEW, saved });
    })
    .post(receive)
    .all(refuseMethod('GET, HEAD, POST'));

  router
    .route('/theme/theme.tokens.json')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const { tokens } = await context.api.call(getTheme, { session, res });
      res.setHeader('Content-Disposition', 'attachment; filename="theme.tokens.json"');
      res.type('application/json').send(`${JSON.stringify(tokens, undefined, 2)}\n`);
    })
    .all(refuseMethod('GET, HEAD'));

  async function receive(req: Request, res: Response): Promise<void> {
    const { session, form } = await pages.receiveUpload(req, res, MAX_FORM_BYTES);
    const act = form.get('act');
    const version = Number(form.get('version'));
    const sent = { ...typedIn(form), version, view: viewIn(form) };
    const { result: given, refusal } = await attempt(pages, res, () =>
      act === 'open' ? opened(form) : placeLogo(context, { session, res }, form, sent),
    );
    if (refusal) return show(res, session, { ...sent, refusals: [refusal] });
    const next = { ...sent, ...given };
    if (act !== 'save' && act !== 'reset') return show(res, session, next);
    const body = act === 'save' ? fileOf(given) : {};
    const { refusals } = refusalsOf(body);
    if (refusals.length > 0) return show(res, session, { ...next, refusals });
    const call = { session, res, query: { version }, idempotencyKey: idempotencyKeyOf(form, body) };
    const stored = await attempt(pages, res, () =>
      act === 'save' ? context.api.call(setTheme, { ...call, body }) : context.api.call(resetTheme, call),
    );
    if (stored.refusal) return show(res, session, { ...next, refusals: [stored.refusal] });
    res.redirect(303, `${PATH}?saved=yes`);
  }

  async function show(
    res: Response,
    session: ConsoleSession,
    view: Omit<ThemeView, 'preview' | 'pages' | 'refusals'> & { readonly refusals?: readonly ApiError[] },
  ): Promise<void> {
    const { refusals: faults, rest: body } = refusalsOf(fileOf(view));
    const { result: preview, refusal } = body
      ? await attempt(pages, res, () => context.api.call(previewTheme, { session, res, body }))
      : {};
    const refusals = [...(view.refusals ?? []), ...faults, ...(refusal ? [refusal] : [])];
    const told = [...new Map(refusals.map((one) => [one.publicMessage, one])).values()];
    const shown = await previewPages(context, { session, res });
    await pages.send(res, session, {
      status: told[0]?.status ?? 200,
      title: 'Theme',
      section: PATH,
      ownScript: 'theme.js',
      ...(preview && { frames: new URL(preview.light_url).origin, sheets: [studioSheet(preview)] }),
      content: themeView(session, { ...view, refusals: told, preview, pages: shown }),
    });
  }
}

/**
 * Returns the form for an uploaded file.
 * @throws {ApiError} field_invalid, body_too_large
 */
async function opened(form: UploadForm): Promise<TypedTheme> {
  return typedOf(openedFile(form), colorText);
}

/** Formats a color as a person would type it: `#1d6839`, or `oklch(…)` if no hex value is exact. */
function colorText(value: unknown): string {
  const color = read(value as Json);
  return color ? shortestText(color, writeColor, read) : '';
}

function read(value: Json): Oklch | undefined {
  return isJsonObject(value) || typeof value === 'string' ? readTokenColor(value)?.color : undefined;
}

/**
 * The Design Tokens file that a form came with, chosen or pasted, as we write it.
 * @throws {ApiError} field_missing, body_too_large, field_invalid: with the path of what can't be read
 */
function openedFile(form: UploadForm): TokenFile {
  const text = form.file('tokens-file')?.toString('utf8') ?? form.get('tokens') ?? '';
  if (text.trim() === '') {
    throw new ApiError('field_missing', { message: 'Choose a file, or paste one.', param: 'tokens' });
  }
  if (Buffer.byteLength(text) > MAX_THEME_BYTES) {
    throw new ApiError('body_too_large', { message: 'A theme is at most 64 KiB.' });
  }
  return writeTokens(readTokens(objectIn(text)));
}

function objectIn(text: string): JsonObject {
  try {
    const file = readJson(text);
    if (isJsonObject(file)) return file;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new ApiError('field_invalid', {
      message: `The file isn’t JSON: ${error.message}`,
      param: 'tokens',
    });
  }
  throw new ApiError('field_invalid', {
    message: 'The file must be a JSON object of tokens.',
    param: 'tokens',
  });
}

const MOST = 20;

export interface Refused {
  readonly refusals: readonly ApiError[];
  /** The remaining tokens without them; `undefined` if unreadable. */
  readonly rest: TokenGroup | undefined;
}

/**
 * Everything that a theme's file is refused for, by its path: the API names the first, a person wants to see
 * all.
 */
export function refusalsOf(file: TokenGroup): Refused {
  const refusals: ApiError[] = [];
  // It came as JSON.
  let rest: JsonObject | undefined = file as JsonObject;
  while (rest) {
    const refusal = refusalOf(rest);
    if (!refusal) break;
    refusals.push(refusal);
    const isReadable = refusal.param !== undefined && refusals.length < MOST;
    rest = isReadable ? without(rest, refusal.param.split('.')) : undefined;
  }
  return { refusals, rest };
}

function refusalOf(file: JsonObject): ApiError | undefined {
  try {
    readTokens(file);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** @returns `undefined` if there is nothing at this path, so that removing it changes nothing */
function without(group: JsonObject, [name = '', ...path]: readonly string[]): JsonObject | undefined {
  if (!Object.hasOwn(group, name)) return undefined;
  const { [name]: member, ...others } = group;
  if (path.length === 0) return others;
  if (typeof member !== 'object' || member === null || Array.isArray(member)) return undefined;
  const rest = without(member as JsonObject, path);
  return rest && { ...others, [name]: rest };
}

/**
 * The logo as the form has it: a picture that was chosen is uploaded at once, so that the preview shows it.
 * Unless a theme comes to use it, it is deleted as any unused picture.
 * @throws {ApiError} field_missing, state_forbids, and as createImage does
 */
async function placeLogo<Sent extends TypedTheme>(
  { api }: ConsoleContext,
  visit: PageVisit,
  form: UploadForm,
  sent: Sent,
): Promise<Sent> {
  if (form.get('no-logo') === 'yes') {
    const { logo: _removed, ...own } = sent.own;
    return { ...sent, own, typed: new Map([...sent.typed, ['logo.alt', '']]) };
  }
  const bytes = form.file('logo-file');
  if (!bytes) return sent;
  const alt = sent.typed.get('logo.alt') ?? '';
  if (alt === '') {
    throw new ApiError('field_missing', { message: 'Say what the logo says.', param: 'logo' });
  }
  const merchant = await oldestMerchant(api, visit);
  const idempotencyKey = idempotencyKeyFor(newIntent(), bytes);
  const query = { merchant, alt };
  const { id } = await api.call(createImage, { ...visit, query, file: bytes, idempotencyKey });
  return { ...sent, own: { ...sent.own, logo: { image: id } } };
}

/** Pictures belong to merchants; a partner's own is with any of them. */
async function oldestMerchant(api: ConsoleContext['api'], visit: PageVisit): Promise<string> {
  const { data } = await api.call(listMerchants, { ...visit, query: { limit: 100 } });
  const merchant = data.findLast(({ status }) => status !== 'closed');
  if (merchant) return merchant.id;
  throw new ApiError('state_forbids', {
    message: 'Pictures are kept with a merchant. Add your first merchant, then the logo.',
    param: 'logo',
  });
}
