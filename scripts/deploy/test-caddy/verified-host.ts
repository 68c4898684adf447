export interface AddedHost {
  readonly host: string;
  /** What the title of its page has. */
  readonly title: string;
  /** Path of a location's page. */
  readonly path: string;
  /** The partner's host below the hosted domain. */
  readonly site: string;
}

/** A partner with a verified host of its own for one merchant. */
export async function addVerifiedHost(api: string): Promise<AddedHost> {
  const call = async <Answer>(operation: string, body?: object, key?: string): Promise<Answer> => {
    const [method = 'GET', path = ''] = operation.split(' ');
    const response = await fetch(api + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${operation}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const signedUp = await call<{
    readonly key: { readonly secret: string };
    readonly merchants: readonly {
      readonly id: string;
      readonly display_name: string;
      readonly status: string;
    }[];
  }>('POST /v1/partners', { name: 'Greenleaf' });
  const key = signedUp.key.secret;
  const merchant = signedUp.merchants.find(({ status }) => status === 'active');
  if (!merchant) throw new Error('the sandbox has no active merchant');
  const host = 'order.greenleaf.example';
  await call('POST /v1/domains', { host, merchant: merchant.id }, key);
  await call('POST /v1/sandbox/events', { type: 'domain.verified', merchant: merchant.id }, key);
  const { data: locations } = await call<{ data: { slug: string }[] }>(
    `GET /v1/merchants/${merchant.id}/locations`,
    undefined,
    key,
  );
  const { site } = await call<{ site: string }>('GET /v1/surfaces/ordering', undefined, key);
  return { host, title: merchant.display_name, path: `/${locations[0]?.slug}`, site: new URL(site).hostname };
}
