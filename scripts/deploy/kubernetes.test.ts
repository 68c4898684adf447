import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig } from '../../bff/app/config.ts';
import { ROOT } from '../build/freshness.ts';
import { USER } from './image/contents.ts';
import { readDockerfile } from './test-image/dockerfile.ts';
import { SAMPLE_VALUES, unreadSettings } from './unread.ts';

interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: Record<string, unknown>;
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly envFrom: readonly object[];
  readonly securityContext: object;
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

const kubectl = spawnSync('kubectl', ['version', '--client'], { encoding: 'utf8' });
const isInstalled = kubectl.status === 0;
if (!isInstalled)
  console.log('kubectl is missing: the manifests are not rendered (on Debian: kubernetes-client)');

const OVERLAYS = ['staging', 'production'];
const KINDS = [
  'ConfigMap',
  'Deployment',
  'HorizontalPodAutoscaler',
  'Job',
  'NetworkPolicy',
  'PodDisruptionBudget',
  'PrometheusRule',
  'Service',
  'Service',
  'ServiceAccount',
  'ServiceMonitor',
];

function render(overlay: string): readonly Resource[] {
  const folder = join(ROOT, 'deploy/kubernetes/overlays', overlay);
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout).map((document) => document.toJS() as Resource);
}

/** The module of `@kubernetes-models` for a resource: `apps/v1` is in kubernetes-models, and so is `v1`. */
function moduleOf({ apiVersion, kind }: Pick<Resource, 'apiVersion' | 'kind'>): string {
  const isMonitoring = apiVersion.startsWith('monitoring.coreos.com/');
  return `${isMonitoring ? '@kubernetes-models/prometheus-operator' : 'kubernetes-models'}/${apiVersion}/${kind}`;
}

/** Checks values against the API's schemas. @throws {Error} an unknown kind, or a value that the API refuses */
async function validate(resource: Resource): Promise<void> {
  const module = (await import(moduleOf(resource))) as Record<
    string,
    new (data: object) => { validate(): void }
  >;
  const Model = module[resource.kind];
  if (!Model) throw new Error(`${resource.apiVersion} has no ${resource.kind}`);
  new Model(resource).validate();
}

/** Returns the compiler's errors for fields that the API doesn't have, which schemas of the API let pass. */
function unknownFields(resources: readonly Resource[]): string {
  const folder = mkdtempSync(join(ROOT, 'dist/.manifests-'));
  try {
    const lines = resources.map((resource, index) => {
      const type = `import('${moduleOf(resource)}').I${resource.kind}`;
      return `export const resource${index}: ${type} = ${JSON.stringify(resource)};`;
    });
    const file = join(folder, 'resources.ts');
    writeFileSync(file, lines.join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', ''];
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    const config = ['--ignoreConfig'];
    return spawnSync(tsc, [...config, ...options, file], { encoding: 'utf8', cwd: tmpdir() }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function find<Spec>(resources: readonly Resource[], kind: string, name = 'trellis'): Spec {
  const found = resources.find((one) => one.kind === kind && one.metadata.name.startsWith(name));
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return (found.spec ?? found.data) as Spec;
}

/** The rules for Prometheus, as the resource that its operator reads. */
function wrapRules(): string {
  const [, comment = '', groups = ''] =
    /^((?:#.*\n)*)(groups:[^]*)$/.exec(readFileSync(join(ROOT, 'deploy/alerts/trellis.yaml'), 'utf8')) ?? [];
  return [
    '# Made of deploy/alerts/trellis.yaml: npx vitest run scripts/deploy/kubernetes.test.ts -u',
    `${comment}apiVersion: monitoring.coreos.com/v1`,
    'kind: PrometheusRule',
    'metadata:',
    '  name: trellis',
    'spec:',
    groups.replaceAll(/^(?=.)/gm, '  '),
  ].join('\n');
}

test('the alerts of the base are those of deploy/alerts', async () => {
  await expect(wrapRules()).toMatchFileSnapshot('../../deploy/kubernetes/base/alerts.yaml');
});

interface Workload {
  readonly template: {
    readonly metadata: { readonly labels: object };
    readonly spec: { readonly containers: readonly [Container]; readonly securityContext: object };
  };
}

describe.skipIf(!isInstalled)('the manifests', () => {
  test.each(OVERLAYS)('%s renders into resources that the API has, and accepts', async (overlay) => {
    const resources = render(overlay);
    expect(resources.map(({ kind }) => kind).toSorted()).toEqual(KINDS);
    for (const resource of resources) await validate(resource);
    expect(unknownFields(resources)).toBe('');
  });

  test('a kind, a field and a value that the API doesn’t have are found', async () => {
    const budget = render('staging').find(({ kind }) => kind === 'PodDisruptionBudget');
    if (!budget) throw new Error('there is no budget');
    await expect(validate({ ...budget, kind: 'Budget' })).rejects.toThrow(/Budget/);
    const spec = { ...budget.spec, unhealthyPodEvictionPolicy: 'Sometimes' };
    await expect(validate({ ...budget, spec })).rejects.toThrow(/unhealthyPodEvictionPolicy/);
    expect(unknownFields([{ ...budget, spec: { ...budget.spec, maxUnavailble: 1 } }])).toContain(
      'maxUnavailble',
    );
  });

  test.each(OVERLAYS)('%s has Prometheus scrape the nodes as the job that the alerts name', (overlay) => {
    const resources = render(overlay);
    const { jobLabel, selector } = find<{ jobLabel: string; selector: { matchLabels: object } }>(
      resources,
      'ServiceMonitor',
    );
    const scraped = resources.find(
      ({ kind, metadata }) => kind === 'Service' && metadata.name === 'trellis-operator',
    );
    expect(scraped?.metadata.labels).toMatchObject(selector.matchLabels);
    const [, job] = /\bjob="([^"]+)"/.exec(wrapRules()) ?? [];
    expect(scraped?.metadata.labels?.[jobLabel]).toBe(job);
  });

  test.each(OVERLAYS)('%s sets only what the service reads, and no secret', (overlay) => {
    const settings = find<Record<string, string>>(render(overlay), 'ConfigMap');
    const { env } = readDockerfile(ROOT);
    const secrets = {
      DATABASE_URL: 'postgres://trellis@database/trellis',
      REDIS_URL: 'redis://redis:6379',
      WEBHOOK_SECRETS_KEY: SAMPLE_VALUES['WEBHOOK_SECRETS_KEY'] ?? '',
    };
    expect(unreadSettings(readConfig, { ...settings, ...secrets, PORT: env['PORT'] ?? '' })).toEqual([]);
    expect(Object.keys(settings).filter((name) => name.endsWith('URL'))).toEqual([
      'PUBLIC_URL',
      'SANDBOX_PROCESSOR_URL',
    ]);
    expect(JSON.stringify(settings)).not.toMatch(/PASSWORD|SECRET|TOKEN|_KEY/);
  });

  test.each(OVERLAYS)(
    '%s runs the image without rights, at the ports and paths of the service',
    (overlay) => {
      const resources = render(overlay);
      for (const kind of ['Deployment', 'Job']) {
        const { template } = find<Workload>(resources, kind);
        const [container] = template.spec.containers;
        expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: USER.id });
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.image).toMatch(/:\d+\.\d+\.\d+$/);
        expect(container.envFrom).toContainEqual({ secretRef: { name: 'trellis-secrets' } });
        // Kubernetes puts `args` in place of CMD, after the image's entry point.
        expect(container.args?.[0] ?? 'dist/service/main.js').toMatch(
          /^dist\/service\/(?:main|operator)\.js$/,
        );
      }
      const [node] = find<Workload>(resources, 'Deployment').template.spec.containers;
      const { OPERATOR_PORT, SANDBOX_PROCESSOR_PORT } = find<Record<string, string>>(resources, 'ConfigMap');
      const ports = Object.fromEntries(
        node.ports?.map(({ name, containerPort }) => [name, containerPort]) ?? [],
      );
      expect(ports).toEqual({
        http: Number(readDockerfile(ROOT).env['PORT']),
        cards: Number(SANDBOX_PROCESSOR_PORT),
        operator: Number(OPERATOR_PORT),
      });
      const probed = [node.startupProbe, node.readinessProbe, node.livenessProbe].map(
        (probe) => probe?.httpGet,
      );
      expect(probed).toEqual(['/readyz', '/readyz', '/healthz'].map((path) => ({ path, port: 'http' })));
    },
  );
});
