/** An AudioContext that sounds for nobody: a test sees what would sound, and stops it as a browser would. */
export class FakeAudio extends EventTarget {
  static latest: FakeAudio | undefined;

  state: AudioContextState = 'suspended';
  readonly sampleRate = 8000;
  readonly destination = {};
  readonly sounding = new Set<object>();
  /** The browser lets it sound again without a press. */
  mayResume = true;

  constructor() {
    super();
    FakeAudio.latest = this;
  }

  async resume(): Promise<void> {
    if (this.mayResume) this.become('running');
  }

  become(state: AudioContextState): void {
    if (state === this.state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  createBuffer(_channels: number, length: number): { getChannelData: () => Float32Array } {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }

  createBufferSource(): object {
    const { sounding } = this;
    const source = {
      buffer: undefined,
      loop: false,
      connect() {},
      disconnect() {},
      start: () => void sounding.add(source),
      stop: () => void sounding.delete(source),
    };
    return source;
  }
}
