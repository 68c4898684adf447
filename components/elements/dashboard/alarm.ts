import type { LitElement, ReactiveController } from 'lit';

/** The sound of a page: unlocked by a press, and kept for all elements of it, until the page is left. */
const page: { context?: AudioContext | undefined; isOn: boolean; isChosen: boolean } = {
  isOn: false,
  isChosen: false,
};
const hosts = new Set<LitElement>();

/** Two tones and a pause, again and again. */
const ROUND_S = 2;
const TONES = [
  { hertz: 880, fromS: 0, toS: 0.22 },
  { hertz: 1175, fromS: 0.26, toS: 0.55 },
];
const LOUDNESS = 0.6;
/** At both ends of a tone, so that it doesn't click. */
const FADE_S = 0.015;

/**
 * Sounds as long as something waits for an answer. One round is repeated by the audio hardware and not by a
 * timer, which browsers slow down in pages that are out of sight: it never stops early. Browsers allow no
 * sound before somebody has pressed something: the first press in the element turns it on, unless that press
 * turns it off.
 */
export class Alarm implements ReactiveController {
  #host: LitElement;
  #isNeeded: () => boolean;
  #source: AudioBufferSourceNode | undefined;

  /** @param isNeeded whether something waits for an answer now */
  constructor(host: LitElement, isNeeded: () => boolean) {
    this.#host = host;
    this.#isNeeded = isNeeded;
    host.addController(this);
  }

  /** Somebody wants to hear it. */
  get isOn(): boolean {
    return page.isOn;
  }

  /** The browser, or a call on the phone, has stopped it although it is on: only a press brings it back. */
  get isStopped(): boolean {
    return page.isOn && page.context?.state !== 'running';
  }

  /** To be called by a press. */
  turn = async (on: boolean): Promise<void> => {
    page.isOn = on;
    page.isChosen = true;
    if (on) await unlock();
    redraw();
  };

  hostConnected(): void {
    hosts.add(this.#host);
    this.#host.addEventListener('click', this.#arm);
  }

  hostUpdated(): void {
    const { context } = page;
    const isNeeded = page.isOn && !!context && this.#host.isConnected && this.#isNeeded();
    if (isNeeded && !this.#source) this.#start(context);
    else if (!isNeeded) this.#stop();
  }

  hostDisconnected(): void {
    hosts.delete(this.#host);
    this.#host.removeEventListener('click', this.#arm);
    this.#stop();
  }

  #arm = (): void => {
    if (!page.isChosen) void this.turn(true);
  };

  #start(context: AudioContext): void {
    const source = (this.#source = context.createBufferSource());
    source.buffer = roundOf(context);
    source.loop = true;
    source.connect(context.destination);
    source.start();
  }

  #stop(): void {
    this.#source?.stop();
    this.#source?.disconnect();
    this.#source = undefined;
  }
}

const redraw = (): void => {
  for (const host of hosts) host.requestUpdate();
};

async function unlock(): Promise<void> {
  if (!page.context) {
    page.context = new AudioContext();
    page.context.addEventListener('statechange', changed);
  }
  await page.context.resume().catch(() => {});
}

/** Resumes after an interruption, such as a phone call, if the browser allows it. */
function changed(): void {
  const { context, isOn } = page;
  if (isOn && context?.state === 'suspended') void context.resume().catch(() => {});
  redraw();
}

function roundOf(context: AudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, ROUND_S * sampleRate, sampleRate);
  const samples = buffer.getChannelData(0);
  for (const { hertz, fromS, toS } of TONES) {
    for (let at = Math.round(fromS * sampleRate); at < toS * sampleRate; at++) {
      const seconds = at / sampleRate;
      const fade = Math.min(1, (seconds - fromS) / FADE_S, (toS - seconds) / FADE_S);
      samples[at] = Math.sin(2 * Math.PI * hertz * seconds) * LOUDNESS * fade;
    }
  }
  return buffer;
}
