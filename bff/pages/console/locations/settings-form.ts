import type { Request, Response, Router } from 'express';
import type { TSchema } from 'typebox';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { Unchecked } from '../../shell/page-api.ts';
import { attempt, LOOK_AT_FIELDS } from '../parts/form-pages.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { JsonObject } from '../../../core/api/json.ts';
import {
  problem,
  textField,
  formFaults,
  csrfField,
  idempotencyKeyOf,
  intentField,
} from '../../shell/forms.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { getLocation, updateLocation } from '../../../catalog/locations/contract/locations.ts';
import { LocationChange } from '../../../catalog/locations/contract/location-requests.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';
import { homeOf, isRedrawn } from '../parts/country-fields.ts';
import { locationPath, MERCHANTS } from '../parts/paths.ts';

/** The form for a part of a location: its fields, and how they become a request. */
export interface SettingsForm {
  /** The last part of its path, such as `hours`. */
  readonly path: string;
  /** Before the location's name: `Hours of`. */
  readonly title: string;
  readonly typedOf: (location: Location) => Typed;
  /** Every field that it can have. */
  readonly names: readonly string[];
  /** Reads the form. A value that can't be part of a request is reported at its field. */
  readonly read: (
    typed: Typed,
    location: Location,
  ) => { readonly body: Unchecked<LocationChange>; readonly faults: Faults };
  /** Returns the field that shows a refusal; `undefined` if it is shown above the form. */
  readonly fieldOf: (param: string, typed: Typed) => string | undefined;
  /** @param home the country of its merchant */
  readonly fields: (typed: Typed, faults: Faults, location: Location, home: string) => Content;
  /** Returns the typed values after another country was chosen; omitted if the form has no country. */
  readonly redrawn?: (typed: Typed, home: string) => Typed;
}

type LocationRequest = Request<{ merchant: string; id: string }>;

/** Mounts the page of a form: the current settings, saved with the version that was read. */
export function mountSettingsForm(
  router: Router,
  context: ConsoleContext,
  pages: PageRenderer,
  form: SettingsForm,
): void {
  router
    .route(`/merchants/:merchant/locations/:id/${form.path}`)
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, updateLocation);
      const location = await readLocation(context, { session, res }, req);
      await show(res, session, location, { typed: form.typedOf(location), faults: new Map() });
    })
    .post(async (req, res) => {
      const { session, form: sent } = await pages.receive(req, res);
      const location = await readLocation(context, { session, res }, req);
      const typed = Object.fromEntries(form.names.map((name) => [name, sent.get(name)?.trim() ?? '']));
      const version = Number(sent.get('version'));
      if (form.redrawn && isRedrawn(sent)) {
        const country = await homeOf(context, { session, res }, location.merchant);
        const view = { typed: form.redrawn(typed, country), faults: new Map() };
        return show(res, session, { ...location, version }, view);
      }
      const read = form.read(typed, location);
      const body = { ...read.body, ...(Number.isSafeInteger(version) && { version }) };
      const view = { ...location, version };
      if (read.faults.size > 0)
        return show(res, session, view, { typed, faults: read.faults, problem: LOOK_AT_FIELDS });
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(updateLocation, {
          session,
          res,
          params: { merchant: location.merchant, id: location.id },
          body,
          idempotencyKey: idempotencyKeyOf(sent, body),
        }),
      );
      if (!refusal) return res.redirect(303, locationPath(location));
      const faults = faultsOf(form, { refusal, schema: LocationChange, typed, body: body as JsonObject });
      return show(res, session, view, {
        typed,
        faults,
        problem: wordsOf(refusal, faults),
        status: refusal.status,
      });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    location: Location,
    {
      typed,
      faults,
      ...said
    }: {
      readonly typed: Typed;
      readonly faults: Faults;
      readonly problem?: string;
      readonly status?: number;
    },
  ): Promise<void> {
    const path = locationPath(location);
    const home = form.redrawn ? await homeOf(context, { session, res }, location.merchant) : '';
    await pages.send(res, session, {
      status: said.status ?? (said.problem === undefined ? 200 : 400),
      title: `${form.title} ${plainNameOf(location.name)}`,
      section: MERCHANTS,
      content: html`<div class="head">
          <h1>${form.title} ${nameOf(location.name)}</h1>
        </div>
        <form class="card sec narrow" method="post" action="${path}/${form.path}">
          ${csrfField(session)}${intentField()}
          <input type="hidden" name="version" value="${location.version}" />
          ${problem(said.problem)} ${form.fields(typed, faults, location, home)}
          <p class="buttons"><button>Save</button><a class="button quiet" href="${path}">Cancel</a></p>
        </form>`,
    });
  }
}

/** @throws {ApiError} not_found: also for one of another partner, environment or merchant */
export function readLocation(
  { api }: Pick<ConsoleContext, 'api'>,
  visit: PageVisit,
  { params: { merchant, id } }: Pick<LocationRequest, 'params'>,
): Promise<Location> {
  return api.call(getLocation, { ...visit, params: { merchant, id } });
}

/** Returns the refusal of a call and the other errors against its schema, by the field that shows them. */
export function faultsOf(
  form: Pick<SettingsForm, 'fieldOf'>,
  {
    refusal,
    schema,
    typed,
    body,
  }: {
    readonly refusal: ApiError;
    readonly schema: TSchema;
    readonly typed: Typed;
    readonly body: JsonObject;
  },
): Faults {
  const faults = formFaults(refusal, schema, body);
  return new Map(
    [...faults].flatMap(([param, fault]) => {
      const name = form.fieldOf(param, typed);
      return name === undefined ? [] : [[name, withoutName(fault.publicMessage, param)] as const];
    }),
  );
}

/** "slot.minutes must be …" without the name, which is above the field. */
function withoutName(message: string, param: string): string {
  const rest = message.startsWith(`${param} `) ? message.slice(param.length + 1) : message;
  return `${rest[0]?.toUpperCase()}${rest.slice(1)}`;
}

/** Above the form. */
export function wordsOf(refusal: ApiError, faults: Faults): string {
  if (refusal.code === 'version_stale') {
    return (
      'Nothing was saved. The location has changed since you opened this form. Open it again, then redo ' +
      'your changes.'
    );
  }
  return faults.size > 0 ? LOOK_AT_FIELDS : refusal.publicMessage;
}

/** The typed values of a form, by field name. */
export type Typed = Readonly<Record<string, string>>;

/** The errors of a form, by field name. */
export type Faults = ReadonlyMap<string, string>;

interface Words {
  readonly label: string;
  readonly hint?: Content;
  readonly isNumeric?: boolean;
}

/** Renders a text field with the typed value. */
export function typedField(name: string, words: Words, typed: Typed, faults: Faults): Html {
  return textField({ name, ...words, value: typed[name] ?? '', maxLength: 2_000, error: faults.get(name) });
}

/** A checkbox: `yes` when it is ticked. */
export function checkbox(name: string, label: string, typed: Typed): Html {
  return html`<label class="choice"
    ><input type="checkbox" name="${name}" value="yes" ${typed[name] === 'yes' && html` checked`} />
    <span>${label}</span></label
  >`;
}

/** Folded until something in it is set or wrong. */
export function foldedGroup(title: string, isOpen: boolean, content: Content): Html {
  return html`<details class="group" ${isOpen && html` open`}>
    <summary>${title} <span class="hint">Optional</span></summary>
    ${content}
  </details>`;
}
