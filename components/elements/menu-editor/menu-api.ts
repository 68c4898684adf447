import { SessionApi } from '../../kit/loading/session-api.ts';
import type { Upload } from '../../kit/loading/upload.ts';
import type { ApiRequest, ApiResponse } from '../../session/api-client.ts';
import { IntentKey } from '../../session/intent-key.ts';
import type { TrellisSession } from '../../session/session.ts';
import type {
  Availability,
  AvailabilityChange,
  DraftChange,
  Image,
  Menu,
  MenuComparison,
  MenuImport,
  MenuSummary,
  MenuVersion,
  NamedLocation,
  Page,
} from './menu-records.ts';

/** How long the change that a file makes may take. */
const FILE_PATIENCE_MS = 120_000;

/** The content of an export: the whole menu, or the rows of one of its tables. */
export type ExportKind = 'json' | 'items' | 'modifiers';

/**
 * The operations that the element needs, through its session. A change is sent under the idempotency key of
 * its intent: the same until a yes or a no has come, so that trying again never acts twice.
 */
export class MenuApi {
  #session: () => TrellisSession | undefined;
  #api: SessionApi;
  #intents = new IntentKey();

  constructor(session: () => TrellisSession | undefined) {
    this.#session = session;
    this.#api = new SessionApi(session);
  }

  /** Newest first. @param status of the menus; empty: all */
  menus(status: string, limit: number, cursor = ''): Promise<Page<MenuSummary>> {
    const query = new URLSearchParams({
      limit: `${limit}`,
      ...(status && { status }),
      ...(cursor && { cursor }),
    });
    return this.#api.page(`/v1/menus?${query}`);
  }

  /** The draft. */
  menu(id: string): Promise<Menu> {
    return this.#get(`/v1/menus/${id}`, isMenu);
  }

  create(name: string): Promise<Menu> {
    return this.#api.change('POST', '/v1/menus', { name });
  }

  /** Refused as stale when somebody else has changed it since it was read. */
  update({ id, version }: Menu, change: DraftChange): Promise<Menu> {
    return this.#api.change('PATCH', `/v1/menus/${id}`, { ...change, version });
  }

  publish({ id, version }: MenuSummary): Promise<MenuSummary> {
    return this.#api.change('POST', `/v1/menus/${id}/publish`, { version });
  }

  rollBack(id: string, version: number): Promise<MenuSummary> {
    return this.#api.change('POST', `/v1/menus/${id}/rollback`, { version });
  }

  archive(id: string): Promise<MenuSummary> {
    return this.#api.change('POST', `/v1/menus/${id}/archive`, {});
  }

  /** Lists the published versions, newest first. */
  versions(id: string, cursor = ''): Promise<Page<MenuVersion>> {
    const query = new URLSearchParams(cursor && { cursor });
    return this.#api.page(`/v1/menus/${id}/versions?${query}`);
  }

  /** Returns the changes of a version. @param compare defaults to the version published before it */
  compare(id: string, version: number | 'draft', compare = ''): Promise<MenuComparison> {
    const query = new URLSearchParams(compare && { compare });
    return this.#get(`/v1/menus/${id}/versions/${version}?${query}`);
  }

  /** All locations of a merchant, by name. */
  async locations(merchant: string): Promise<NamedLocation[]> {
    const found: NamedLocation[] = [];
    let cursor = '';
    do {
      const query = new URLSearchParams({ limit: '100', ...(cursor && { cursor }) });
      const page = await this.#api.page<NamedLocation>(`/v1/merchants/${merchant}/locations?${query}`);
      found.push(...page.data);
      cursor = page.next_cursor ?? '';
    } while (cursor);
    return found.toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /** Returns the time in the session's environment: a sandbox's clock may be days ahead of the browser's. */
  now(): Promise<number> {
    return this.#api.now();
  }

  async setAvailability(id: string, items: AvailabilityChange[]): Promise<Availability[]> {
    const path = `/v1/menus/${id}/availability`;
    return (await this.#api.change<{ data: Availability[] }>('PUT', path, { items })).data;
  }

  /** Previews the changes of a file, without changing anything. */
  previewImport(id: string, file: File, removesMissing: boolean, upload: Upload): Promise<MenuImport> {
    const query = removesMissing ? '?delete_missing=true' : '';
    return this.#upload(`/v1/menus/${id}/import${query}`, typed(file), nameOf(file), upload);
  }

  /** Makes the changes of a preview. Refused as stale when the draft has changed since. */
  applyImport(id: string, { id: preview }: MenuImport, cancel: AbortSignal): Promise<MenuImport> {
    const signal = AbortSignal.any([cancel, AbortSignal.timeout(FILE_PATIENCE_MS)]);
    return this.#send(`/v1/menus/${id}/import?apply=${preview}`, '', { signal });
  }

  /** Returns the current state of a preview. */
  import({ id }: MenuImport): Promise<MenuImport> {
    return this.#get(`/v1/imports/${id}`);
  }

  /** A file, with the headers that name it. */
  exported(id: string, kind: ExportKind): Promise<ApiResponse> {
    const format = kind === 'json' ? 'format=json' : `format=csv&rows=${kind}`;
    return this.#api.request({ path: `/v1/menus/${id}/export?${format}`, expects: () => true });
  }

  /** @param intent identifies this picture */
  uploadImage(picture: Blob, alt: string | null, intent: string, upload: Upload): Promise<Image> {
    const query = new URLSearchParams(alt === null ? { decorative: 'true' } : { alt });
    return this.#upload(`/v1/images?${query}`, picture, intent, upload);
  }

  async #get<Answer>(path: string, expects: (body: unknown) => boolean = isRecord): Promise<Answer> {
    return (await this.#api.request({ path, expects })).json as Answer;
  }

  /** A file, or nothing, as the body: its intent is identified by something else. */
  async #send<Answer>(path: string, intent: string, request: Partial<ApiRequest> = {}): Promise<Answer> {
    const { environment, merchant } = this.#session()?.info ?? {};
    const { json } = await this.#intents.send(
      JSON.stringify([environment, merchant, path, intent]),
      (idempotencyKey) =>
        this.#api.request({ method: 'POST', path, ...request, idempotencyKey, expects: isRecord }),
    );
    return json as Answer;
  }

  #upload<Answer>(path: string, body: Blob, intent: string, { request }: Upload): Promise<Answer> {
    return this.#send(path, intent, { body, ...request });
  }
}

/** Systems name the type of a CSV file in several ways, or not at all. */
const typed = (file: File): Blob =>
  file.slice(0, file.size, /\.json$/i.test(file.name) ? 'application/json' : 'text/csv');

const nameOf = ({ name, size, lastModified }: File): string => JSON.stringify([name, size, lastModified]);

const isRecord = (body: unknown): boolean => typeof body === 'object' && body !== null;

function isMenu(body: unknown): boolean {
  const { sections, groups, availability, version } = Object(body) as Partial<Menu>;
  return [sections, groups, availability].every(Array.isArray) && Number.isInteger(version);
}
