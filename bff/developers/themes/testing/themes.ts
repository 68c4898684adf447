import { call, signUp, type Reply, type Service, type SignedUp } from '../../../testing/service/service.ts';
import type { Theme } from '../contract/theme.ts';

/** A partner that sets its theme. */
export class ThemePartner {
  readonly service: Pick<Service, 'url'>;
  readonly partner: SignedUp;

  constructor(service: Pick<Service, 'url'>, partner: SignedUp) {
    this.service = service;
    this.partner = partner;
  }

  static async signUp(service: Pick<Service, 'url'>, name?: string): Promise<ThemePartner> {
    return new ThemePartner(service, await signUp(service, name));
  }

  call<Body = Theme>(operation: string, body?: unknown): Promise<Reply<Body>> {
    const { key: credential } = this.partner;
    return call<Body>(this.service, operation, { credential, ...(body !== undefined && { body }) });
  }

  async read(): Promise<Theme> {
    return (await this.call('GET /v1/theme')).body;
  }

  async set(file: object, query = ''): Promise<Theme> {
    const { status, text, body } = await this.call(`PUT /v1/theme${query}`, file);
    if (status !== 200) throw new Error(text);
    return body;
  }
}

/** Returns a theme file with some colors of light and of dark. */
export function colorsFile(
  light: Readonly<Record<string, string>>,
  dark: Readonly<Record<string, string>> = {},
) {
  return { color: groupOf(light), dark: { color: groupOf(dark) } };
}

const groupOf = (colors: Readonly<Record<string, string>>): object => ({
  $type: 'color',
  ...Object.fromEntries(Object.entries(colors).map(([name, $value]) => [name, { $value }])),
});
