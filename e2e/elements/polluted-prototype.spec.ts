import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { askedBy, elementsWalked, openElements, textsOf } from '../support/element-walks.ts';
import { expect, test } from '../stack/fixtures.ts';

/**
 * A page whose scripts have set members of `Object.prototype`, before anything of Trellis has loaded: none is
 * an option of ours. All names are set at once; where that changes anything, the names are halved until the
 * one is found.
 */

/**
 * Names that something reads: of `fetch`, listeners, events, observers, shadow roots, files and streams, of
 * `Intl`, of Lit and other packages, of our sessions, requests, controls and answers. Left out:
 * `createScript` and `createScriptURL`, which Lit's own policy of Trusted Types reads, and so does every
 * other policy on such a page.
 */
const NAMES = (
  'method body headers credentials mode signal redirect referrer referrerPolicy integrity keepalive ' +
  'cache priority window duplex targetAddressSpace privateToken adAuctionHeaders attributionReporting ' +
  'browsingTopics attribute type reflect converter state noAccessor hasChanged useDefault wrapped ' +
  'fromAttribute toAttribute get set value writable configurable enumerable capture once passive ' +
  'bubbles composed cancelable detail creationScope renderBefore host strings isConnected ' +
  'slotAssignment delegatesFocus clonable serializable childList subtree attributes attributeFilter ' +
  'attributeOldValue characterData box send fetchToken path url idempotencyKey expects credential fetch ' +
  'status code param retryAfterS requestId message retryable token expires_in scopes environment ' +
  'endpoint api simulate cookie csrf info configured session error name id tag label hint required ' +
  'readonly placeholder inputmode kind title advice action style currency locale timeZone localeMatcher ' +
  'calendar numberingSystem hour12 hourCycle weekday era year month day dayPeriod hour minute second ' +
  'fractionalSecondDigits timeZoneName formatMatcher dateStyle timeStyle currencyDisplay currencySign ' +
  'unit unitDisplay notation compactDisplay useGrouping signDisplay minimumIntegerDigits ' +
  'minimumFractionDigits maximumFractionDigits minimumSignificantDigits maximumSignificantDigits ' +
  'roundingIncrement roundingMode roundingPriority trailingZeroDisplay numeric fallback languageDisplay ' +
  'usage sensitivity ignorePunctuation caseFirst collation granularity endings lastModified statusText ' +
  'fatal ignoreBOM stream transfer highWaterMark size start pull cancel flush transform ' +
  'autoAllocateChunkSize readableType writableType preventClose behavior block inline container ' +
  'preventScroll focusVisible source createHTML is extends formAssociated alpha colorSpace ' +
  'desynchronized willReadFrequently resizeWidth resizeHeight resizeQuality imageOrientation ' +
  'premultiplyAlpha latencyHint sampleRate length numberOfChannels query params parseAs fetchOptions ' +
  'baseUrl querySerializer bodySerializer pathSerializer middleware Request data has_more next_cursor ' +
  'reason now theme variables version default rows accept error disabled text checked options press ' +
  'isBusy isDisabled isSlim chosen choices '
).trim();

/** What would be taken where a text is refused, or ignored. */
const OTHERS: readonly (readonly [name: string, value: string])[] = [
  ['method', '"DELETE"'],
  ['credentials', '"include"'],
  ['mode', '"no-cors"'],
  ['redirect', '"error"'],
  ['cache', '"only-if-cached"'],
  ['signal', 'AbortSignal.abort()'],
  ['send', 'async () => new Response("{}")'],
  ['fetchToken', 'async () => ({ token: "stolen", expires_in: 900 })'],
  ['state', 'true'],
  ['noAccessor', 'true'],
  ['reflect', 'true'],
  ['hasChanged', '() => false'],
  ['converter', '() => "converted"'],
  ['attribute', 'false'],
  ['get', '() => "got"'],
  ['set', '() => {}'],
  ['once', 'true'],
  ['passive', 'true'],
  ['style', '"percent"'],
  ['currency', '"USD"'],
  ['timeZone', '"Asia/Tokyo"'],
  ['notation', '"compact"'],
  ['isDisabled', 'true'],
  ['hint', '"polluted"'],
];

type Member = readonly [name: string, value: string];

interface Outcome {
  readonly asked: readonly string[];
  readonly said: readonly string[];
}

/** Lit as it is published, and the elements as a partner's bundler gets them. */
const IMPORTS = {
  lit: '/npm/lit/index.js',
  'lit/': '/npm/lit/',
  'lit-html': '/npm/lit-html/lit-html.js',
  'lit-html/': '/npm/lit-html/',
  'lit-element/lit-element.js': '/npm/lit-element/lit-element.js',
  '@lit/reactive-element': '/npm/@lit/reactive-element/reactive-element.js',
  '@lit/reactive-element/': '/npm/@lit/reactive-element/',
};
const ENTRIES =
  'trellis onboarding webhooks reporting menu-editor locations team payments payouts balance dashboard notification-banner ordering loyalty pay-link';
const WAYS: Readonly<Record<string, string | undefined>> = {
  'without a bundler': undefined,
  'with Lit as it is published': `<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>${ENTRIES.split(
    ' ',
  )
    .map((name) => `<script type="module" src="/npm/trellis/${name}.js"></script>`)
    .join('')}`,
};

/** The package's files, and those of what it imports. */
async function servePackages(page: Page): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  await page.route('**/npm/**', async (route) => {
    const path = new URL(route.request().url()).pathname.slice('/npm/'.length);
    const file = path.startsWith('trellis/')
      ? `components/dist/npm/${path.slice('trellis/'.length)}`
      : `node_modules/${path}`;
    await route.fulfill({
      contentType: 'text/javascript',
      body: await readFile(resolve(root, file), 'utf8'),
    });
  });
}

async function outcomeOf(
  page: Page,
  demo: string,
  head: string | undefined,
  members: readonly Member[],
  withinMs: number,
): Promise<Outcome> {
  const script = members
    .map(([name, value]) => `Object.prototype[${JSON.stringify(name)}] = ${value};`)
    .join('');
  const asked = askedBy(page);
  try {
    await openElements(page, demo, { script, ...(head && { head }) }, () => servePackages(page));
    await elementsWalked(page, withinMs);
    let outcome: Outcome = { asked: [], said: [] };
    let timesSeen = 0;
    const timesTheSame = async (): Promise<number> => {
      const requests = [...asked.requests].filter((request) => !request.includes(' /npm/'));
      const now = { asked: requests.toSorted(), said: await textsOf(page) };
      const same = asked.waiting() === 0 && JSON.stringify(now) === JSON.stringify(outcome);
      outcome = now;
      return (timesSeen = same ? timesSeen + 1 : 0);
    };
    // What follows the last step of a walk, as the list that is read again, belongs to the outcome.
    await expect.poll(timesTheSame, { timeout: withinMs, intervals: [250] }).toBeGreaterThan(3);
    return outcome;
  } finally {
    asked.stop();
  }
}

/** The first of these members that changes something, with what it changes; undefined: none does. */
async function guiltyOf(
  members: readonly Member[],
  fails: (of: readonly Member[]) => Promise<string>,
): Promise<string | undefined> {
  const why = await fails(members);
  if (why === '') return undefined;
  if (members.length === 1) return `${members[0]?.join(' = ')}: ${why}`;
  const half = members.length >> 1;
  return (
    (await guiltyOf(members.slice(0, half), fails)) ??
    (await guiltyOf(members.slice(half), fails)) ??
    `${members.length} names together: ${why}`
  );
}

for (const [way, head] of Object.entries(WAYS)) {
  const check = async (page: Page, demo: string, members: readonly Member[]): Promise<void> => {
    const beganMs = performance.now();
    const right = await outcomeOf(page, demo, head, [], 45_000);
    // What a change holds up takes longer than any machine's moods.
    const withinMs = 10_000 + 3 * (performance.now() - beganMs);
    const fails = async (of: readonly Member[]): Promise<string> => {
      try {
        expect(await outcomeOf(page, demo, head, of, withinMs)).toEqual(right);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(right.asked.length).toBeGreaterThan(30);
    expect(await guiltyOf(members, fails)).toBeUndefined();
  };

  test(`all elements load, show and send what they should, whatever Object.prototype has, ${way}`, async ({
    page,
    stack,
  }) => {
    await check(
      page,
      stack.demo,
      NAMES.split(' ').map((name) => [name, '"polluted"']),
    );
  });

  test(`elements take no option of a right kind from Object.prototype, ${way}`, async ({ page, stack }) => {
    await check(page, stack.demo, OTHERS);
  });
}
