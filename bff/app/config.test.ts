import { describe, expect, test } from 'vitest';
import { USUAL_RETENTION } from '../core/contract/retention.ts';
import { ConfigError, readConfig } from './config.ts';

test('without settings: loopback, port 8080, the embedded database, the built-in plant API', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:8080',
    hostedDomain: 'localhost:8080',
    dnsServers: [],
    trustedProxies: 0,
    databaseUrl: undefined,
    dataDir: '.data',
    isEmbeddedDurable: false,
    redisUrl: undefined,
    redisSentinels: undefined,
    plantApi: undefined,
    processor: undefined,
    signUp: 'open',
    sandboxProcessor: { port: 0, publicUrl: undefined },
    sandboxHistoryDays: 21,
    retention: USUAL_RETENTION,
    signingJwk: undefined,
    webhookSecretsKey: undefined,
    allowLoopbackWebhooks: false,
    operator: undefined,
    logLevel: 'info',
  });
});

test('the operator has an address once its port is set, on loopback by default', () => {
  expect(readConfig({ OPERATOR_PORT: '9464' }).operator).toEqual({
    port: 9464,
    host: '127.0.0.1',
    url: 'http://localhost:9464',
  });
  const settings = { OPERATOR_PORT: '9464', OPERATOR_HOST: '10.0.0.7' };
  expect(readConfig(settings).operator).toMatchObject({ port: 9464, host: '10.0.0.7' });
  const behind = { OPERATOR_PORT: '9464', OPERATOR_URL: 'https://ops.example.com/' };
  expect(readConfig(behind).operator).toMatchObject({ url: 'https://ops.example.com' });
});

test('production has a processor once it is set, the sandbox always its own', () => {
  const settings = {
    PROCESSOR_URL: 'https://pay.example/v1/',
    PROCESSOR_TOKEN: 'secret',
    SANDBOX_PROCESSOR_PORT: '8082',
    SANDBOX_PROCESSOR_URL: 'https://cards.example',
  };
  expect(readConfig(settings)).toMatchObject({
    processor: { url: 'https://pay.example/v1', token: 'secret' },
    sandboxProcessor: { port: 8082, publicUrl: 'https://cards.example' },
  });
});

test('production sends messages once their services are set', () => {
  const settings = {
    SMTP_URL: 'smtps://user:pass@mail.example:465',
    SMTP_FROM: 'Trellis <no-reply@example.com>',
    SMS_URL: 'https://text.example/v1/',
    SMS_SECRET: `whsec_${'A'.repeat(32)}`,
  };
  expect(readConfig(settings)).toMatchObject({
    mail: { url: 'smtps://user:pass@mail.example:465', from: 'Trellis <no-reply@example.com>' },
    sms: { url: 'https://text.example/v1', secret: settings.SMS_SECRET },
  });
  expect(readConfig({})).toMatchObject({ mail: undefined, sms: undefined });
});

describe('texts by Twilio', () => {
  const settings = {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'a-token-of-sixteen-or-more',
    TWILIO_FROM: '+442079460018',
    TWILIO_COUNTRIES: 'gb, IE',
  };

  test('need an account and a sender', () => {
    expect(readConfig(settings).twilio).toEqual({
      accountSid: settings.TWILIO_ACCOUNT_SID,
      authToken: settings.TWILIO_AUTH_TOKEN,
      sender: { from: '+442079460018' },
      apiBase: 'https://api.twilio.com',
      countries: new Set(['GB', 'IE']),
    });
    const { TWILIO_FROM: _, ...others } = settings;
    const service = `MG${'0'.repeat(32)}`;
    expect(readConfig({ ...others, TWILIO_MESSAGING_SERVICE_SID: service }).twilio?.sender).toEqual({
      messagingService: service,
    });
    expect(readConfig({}).twilio).toBeUndefined();
  });

  test.each([
    { ...settings, TWILIO_FROM: '' },
    { ...settings, TWILIO_AUTH_TOKEN: '' },
    { ...settings, TWILIO_ACCOUNT_SID: 'SK1' },
    { ...settings, TWILIO_FROM: '020 7946' },
    { ...settings, TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}` },
    { ...settings, TWILIO_COUNTRIES: 'GB,Ireland' },
    { ...settings, SMS_URL: 'https://text.example', SMS_SECRET: `whsec_${'A'.repeat(32)}` },
  ])('are refused with %j', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
  });
});

describe('messages to browsers', () => {
  const settings = {
    VAPID_PUBLIC_KEY:
      'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
    VAPID_PRIVATE_KEY: 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc',
    VAPID_SUBJECT: 'mailto:ops@trellis.example',
  };

  test('need a pair of keys and an address', () => {
    expect(readConfig(settings).vapid).toEqual({
      publicKey: settings.VAPID_PUBLIC_KEY,
      privateKey: settings.VAPID_PRIVATE_KEY,
      subject: settings.VAPID_SUBJECT,
    });
    expect(readConfig({}).vapid).toBeUndefined();
  });

  test.each([
    { ...settings, VAPID_SUBJECT: '' },
    { ...settings, VAPID_SUBJECT: 'ops@trellis.example' },
    { ...settings, VAPID_PRIVATE_KEY: 'short' },
    { ...settings, VAPID_PRIVATE_KEY: 'A'.repeat(43) },
    { ...settings, VAPID_PRIVATE_KEY: `A${settings.VAPID_PRIVATE_KEY.slice(1)}` },
    { ...settings, VAPID_PUBLIC_KEY: 'B'.repeat(87) },
  ])('are refused with %j', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
  });
});

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test.each([
  ['1', true],
  ['true', true],
  ['True', true],
  ['0', false],
  ['false', false],
  ['', false],
])('WEBHOOK_ALLOW_LOOPBACK=%s means %s', (value, meaning) => {
  expect(readConfig({ WEBHOOK_ALLOW_LOOPBACK: value }).allowLoopbackWebhooks).toBe(meaning);
});

test('sentinels are addresses, with the port of Sentinel where none is named', () => {
  const env = {
    REDIS_URL: 'redis://:secret@mymaster/2',
    REDIS_SENTINELS: '10.0.0.1, redis-2.example:5000,[::1]:26380',
  };
  expect(readConfig(env).redisSentinels).toEqual([
    { host: '10.0.0.1', port: 26_379 },
    { host: 'redis-2.example', port: 5000 },
    { host: '::1', port: 26_380 },
  ]);
});

test('the public address has no trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://api.example.com/' }).publicUrl).toBe('https://api.example.com');
});

test.each([
  [{ PORT: 'x' }, /^PORT must be/],
  [{ PORT: '0' }, /^PORT must be/],
  [{ PORT: '70000' }, /^PORT must be/],
  [{ OPERATOR_PORT: 'off' }, /^OPERATOR_PORT must be/],
  [{ OPERATOR_PORT: '8080' }, /^OPERATOR_PORT must differ from PORT/],
  [{ OPERATOR_PORT: '9464', OPERATOR_URL: 'ops' }, /^OPERATOR_URL must be/],
  [{ SIGN_UP: 'sometimes' }, /^SIGN_UP must be one of open, invitation, approval, closed/],
  [{ PUBLIC_URL: 'api.example.com' }, /^PUBLIC_URL must be/],
  [{ PUBLIC_URL: 'ftp://api.example.com' }, /^PUBLIC_URL must be/],
  [{ PUBLIC_URL: 'https://a:b@api.example.com' }, /^PUBLIC_URL must be/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must start/],
  [{ REPLICA_DATABASE_URL: 'mysql://x', DATABASE_URL: 'postgres://x' }, /^REPLICA_DATABASE_URL must start/],
  [{ REPLICA_DATABASE_URL: 'postgres://x' }, /^REPLICA_DATABASE_URL needs DATABASE_URL/],
  [{ REDIS_URL: 'localhost:6379' }, /^REDIS_URL must be/],
  [{ REDIS_URL: 'http://:secret-value@localhost' }, /^REDIS_URL must be/],
  [{ REDIS_URL: 'redis://:secret-value@localhost/first' }, /^REDIS_URL must be/],
  [{ REDIS_URL: 'redis:///2' }, /^REDIS_URL must be/],
  [{ REDIS_SENTINELS: '10.0.0.1' }, /^with REDIS_SENTINELS, REDIS_URL must be/],
  [{ REDIS_SENTINELS: '10.0.0.1', REDIS_URL: 'redis://localhost:6379' }, /^with REDIS_SENTINELS, REDIS_URL/],
  [{ REDIS_SENTINELS: '10.0.0.1,,', REDIS_URL: 'redis://mymaster' }, /^REDIS_SENTINELS must be/],
  [{ REDIS_SENTINELS: ':secret-value@10.0.0.1', REDIS_URL: 'redis://mymaster' }, /^REDIS_SENTINELS must be/],
  [{ REDIS_SENTINELS: '10.0.0.1:1:2', REDIS_URL: 'redis://mymaster' }, /^REDIS_SENTINELS must be/],
  [{ PLANT_API_URL: 'https://plants.example' }, /must both be set, or neither/],
  [{ PLANT_API_TOKEN: 'secret-value' }, /must both be set, or neither/],
  [{ PLANT_API_URL: 'https://plants.example', PLANT_API_TOKEN: 'a b' }, /^PLANT_API_TOKEN must be/],
  [{ PROCESSOR_URL: 'https://pay.example' }, /must both be set, or neither/],
  [{ PROCESSOR_TOKEN: 'secret-value' }, /must both be set, or neither/],
  [{ PROCESSOR_URL: 'pay.example', PROCESSOR_TOKEN: 'secret-value' }, /^PROCESSOR_URL must be/],
  [{ PROCESSOR_URL: 'https://pay.example', PROCESSOR_TOKEN: 'a b' }, /^PROCESSOR_TOKEN must be/],
  [{ SANDBOX_PROCESSOR_PORT: 'x' }, /^SANDBOX_PROCESSOR_PORT must be/],
  [{ SANDBOX_PROCESSOR_PORT: '8080' }, /^SANDBOX_PROCESSOR_PORT must differ from PORT/],
  [{ SANDBOX_PROCESSOR_URL: 'pay.example' }, /^SANDBOX_PROCESSOR_URL must be/],
  [{ SMTP_URL: 'smtp://mail.example' }, /must both be set, or neither/],
  [{ SMTP_FROM: 'a@example.com' }, /must both be set, or neither/],
  [{ SMTP_URL: 'https://mail.example', SMTP_FROM: 'a@example.com' }, /^SMTP_URL must be/],
  [
    { SMTP_URL: 'smtp://a:secret-value@mail.example?pool=1', SMTP_FROM: 'a@example.com' },
    /^SMTP_URL must be/,
  ],
  [{ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'Trellis' }, /^SMTP_FROM must be/],
  [{ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'a@example.com, b@example.com' }, /^SMTP_FROM must be/],
  [{ SMS_URL: 'https://text.example' }, /must both be set, or neither/],
  [{ SMS_SECRET: 'secret-value' }, /must both be set, or neither/],
  [{ SMS_URL: 'text.example', SMS_SECRET: `whsec_${'A'.repeat(32)}` }, /^SMS_URL must be/],
  [{ SMS_URL: 'https://text.example', SMS_SECRET: 'secret-value' }, /^SMS_SECRET must be/],
  [{ SIGNING_JWK: 'secret-value' }, /^SIGNING_JWK must be/],
  [{ SIGNING_JWK: '{"kty":"RSA"}' }, /^SIGNING_JWK must be/],
  [{ WEBHOOK_SECRETS_KEY: 'secret-value' }, /^WEBHOOK_SECRETS_KEY must be/],
  [{ WEBHOOK_ALLOW_LOOPBACK: 'yes' }, /^WEBHOOK_ALLOW_LOOPBACK must be/],
  [{ SANDBOX_HISTORY_DAYS: '29' }, /^SANDBOX_HISTORY_DAYS must be/],
  [{ SANDBOX_HISTORY_DAYS: '-1' }, /^SANDBOX_HISTORY_DAYS must be/],
  [{ KEEP_EVENTS_DAYS: '9', SANDBOX_HISTORY_DAYS: '8' }, /^SANDBOX_HISTORY_DAYS must be .* from 0 to 7/],
  [{ KEEP_CUSTOMERS_DAYS: '29' }, /^KEEP_CUSTOMERS_DAYS must be a whole number of days from 30 to 3650/],
  [{ KEEP_PAY_LINK_CONTACTS_DAYS: '3651' }, /^KEEP_PAY_LINK_CONTACTS_DAYS must be/],
  [{ KEEP_EVIDENCE_DAYS: '90.5' }, /^KEEP_EVIDENCE_DAYS must be/],
  [{ KEEP_DOCUMENTS_DAYS: '29' }, /^KEEP_DOCUMENTS_DAYS must be/],
  [{ KEEP_EVENTS_DAYS: '6' }, /^KEEP_EVENTS_DAYS must be a whole number of days from 7 to 365/],
  [{ KEEP_CARTS_DAYS: '31' }, /^KEEP_CARTS_DAYS must be a whole number of days from 1 to 30/],
  [{ KEEP_AUDIT_LOG_DAYS: '399' }, /^KEEP_AUDIT_LOG_DAYS must be a whole number of days from 400 to 3650/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
])('%j stops the start with a message that names the setting', (env, message) => {
  const start = (): unknown => readConfig(env);
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(message);
  expect(start).not.toThrow(/secret-value/);
});

test('each kind of record is kept for as long as its setting says, and sales are made for no longer', () => {
  const settings = {
    KEEP_CUSTOMERS_DAYS: '30',
    KEEP_PAY_LINK_CONTACTS_DAYS: '400',
    KEEP_EVIDENCE_DAYS: '180',
    KEEP_DOCUMENTS_DAYS: '1825',
    KEEP_EVENTS_DAYS: '10',
    KEEP_CARTS_DAYS: '1',
    KEEP_AUDIT_LOG_DAYS: '3650',
  };
  expect(readConfig(settings)).toMatchObject({
    sandboxHistoryDays: 8,
    retention: {
      customers: 30,
      payLinkContacts: 400,
      evidence: 180,
      documents: 1825,
      events: 10,
      carts: 1,
      auditLog: 3650,
    },
  });
});

test.each(['sites.example.com', 'Sites.Example.com:8443', 'localhost:9000'])(
  '%s can have the sites',
  (domain) => {
    expect(readConfig({ HOSTED_DOMAIN: domain }).hostedDomain).toBe(domain.toLowerCase());
  },
);

test.each(['https://sites.example.com', 'sites.example.com/', '.example.com', 'a b', 'ex*mple.com', 'x:0'])(
  '%s is no domain of sites',
  (domain) => {
    expect(() => readConfig({ HOSTED_DOMAIN: domain })).toThrow('HOSTED_DOMAIN must be');
  },
);

test('proxies in front are counted', () => {
  expect(readConfig({}).trustedProxies).toBe(0);
  expect(readConfig({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
  for (const wrong of ['-1', '10', 'true', '10.0.0.1', '1.5']) {
    expect(() => readConfig({ TRUSTED_PROXIES: wrong })).toThrow('TRUSTED_PROXIES must be');
  }
});

test('domains are looked up at addresses', () => {
  const DNS_SERVERS = '10.0.0.2, 10.0.0.3:5353,[2001:db8::1]:53,2001:db8::2';
  expect(readConfig({ DNS_SERVERS }).dnsServers).toEqual([
    '10.0.0.2',
    '10.0.0.3:5353',
    '[2001:db8::1]:53',
    '2001:db8::2',
  ]);
  for (const wrong of ['dns.example', '10.0.0.2;10.0.0.3', '10.0.0.2:0', '300.1.1.1']) {
    expect(() => readConfig({ DNS_SERVERS: wrong })).toThrow('DNS_SERVERS must be');
  }
});

test('Stripe is the processor of production with its keys', () => {
  const keys = {
    PROCESSOR: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  };
  expect(readConfig(keys)).toMatchObject({
    processor: undefined,
    stripe: { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', apiBase: undefined },
  });
  const test = { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  const emulated = { ...keys, ...test, STRIPE_MODE: 'test', STRIPE_API_BASE: 'http://127.0.0.1:1234' };
  expect(readConfig(emulated).stripe).toMatchObject({
    secretKey: 'rk_test_1',
    apiBase: 'http://127.0.0.1:1234',
  });
  for (const [settings, message] of [
    [{ PROCESSOR: 'square' }, 'PROCESSOR must be stripe or http'],
    [{ PROCESSOR_URL: 'https://pay.example', PROCESSOR_TOKEN: 'x' }, 'PROCESSOR_URL is for PROCESSOR=http'],
    [{ STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY must be set'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY is a test key, which charges no card'],
    [{ STRIPE_MODE: 'test' }, 'STRIPE_SECRET_KEY is a live key, which charges real cards'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_PUBLISHABLE_KEY is a test key'],
    [{ STRIPE_SECRET_KEY: 'secret' }, 'must be a key of Stripe'],
    [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET must be set'],
    [{ STRIPE_MODE: 'on' }, 'STRIPE_MODE must be live or test'],
  ] as const) {
    expect(() => readConfig({ ...keys, ...settings })).toThrow(message);
  }
});

test('telemetry is exported once there is an endpoint, by the standard variables', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  expect(readConfig({}).telemetry).toBeUndefined();
  expect(readConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).telemetry).toBeUndefined();
  expect(readConfig(endpoint).telemetry).toMatchObject({
    hasTraces: true,
    hasMetrics: true,
    protocol: 'http/protobuf',
    sampler: 'parentbased_always_on',
  });
  const chosen = {
    ...endpoint,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.01',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_BSP_MAX_QUEUE_SIZE: '100',
  };
  expect(readConfig(chosen).telemetry).toMatchObject({
    hasMetrics: false,
    sampler: 'parentbased_traceidratio',
    ratio: 0.01,
    batch: { maxQueueSize: 100, maxExportBatchSize: 100, scheduledDelayMillis: 5_000 },
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'ftp://collector'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_EXPORTER', 'jaeger'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '1%'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_BSP_SCHEDULE_DELAY', '-1'],
])('%s = %s is refused by its name', (name, value) => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', [name]: value };
  expect(() => readConfig(env)).toThrow(name);
});
