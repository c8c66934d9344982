import type { CaptureMode } from './capture-mode';
import { type CaptureProblem, captureHindrance, captureProblem } from './capture-problem';
import type { RecorderSource } from './turn-recorder';

export type Device = 'microphone' | 'camera';
/** `without`: the participant continues without it; `lost`: it was disconnected. */
export type DeviceState = 'off' | 'asking' | 'ready' | 'without' | 'lost' | CaptureProblem;
/** `declined`: the browser's dialog was closed; `without`: the participant chose to continue without it. */
export type ScreenState = 'off' | 'asking' | 'shared' | 'stopped' | 'declined' | 'without' | 'impossible';

export interface DeviceChoice {
  id: string;
  name: string;
}

/** Replaced as a whole with every change. */
export interface DevicesState {
  microphone: DeviceState;
  camera: DeviceState;
  screen: ScreenState;
  choices: Record<Device, DeviceChoice[]>;
  chosen: Record<Device, string>;
  /** For the participant's own view; showing it records nothing. */
  picture: MediaStreamTrack | null;
  sound: MediaStreamTrack | null;
}

const PICTURE = {
  width: { ideal: 1280, max: 1280 },
  height: { ideal: 720, max: 720 },
  frameRate: { ideal: 30, max: 30 },
};
const SCREEN = { width: { max: 1280 }, height: { max: 720 }, frameRate: { ideal: 15, max: 15 } };
const SOUND = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** The microphone, camera and screen of an interview: opened once, used turn after turn. */
export class CaptureDevices {
  private state: DevicesState;
  private readonly listeners = new Set<() => void>();
  private screen: MediaStream | null = null;

  constructor(
    readonly mode: CaptureMode,
    { withScreen }: { withScreen: boolean },
  ) {
    this.state = {
      microphone: 'off',
      camera: mode.camera ? 'off' : 'without',
      screen: mode.screen && withScreen ? 'off' : 'impossible',
      choices: { microphone: [], camera: [] },
      chosen: { microphone: '', camera: '' },
      picture: null,
      sound: null,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly current = (): DevicesState => this.state;

  /** Asks for missing devices. A refused one is asked for again. */
  async open(): Promise<void> {
    const hindrance = captureHindrance({
      isSecureContext: window.isSecureContext,
      mediaDevices: navigator.mediaDevices,
      recorder: window.MediaRecorder,
    });
    if (hindrance) {
      this.set({ microphone: hindrance, ...(this.wants('camera') ? { camera: hindrance } : {}) });
      return;
    }
    const asked = (['microphone', 'camera'] as const).filter((device) => this.wants(device));
    if (asked.length === 0) return;
    this.set(Object.fromEntries(asked.map((device) => [device, 'asking'])));
    // Both in one request; only when that fails each separately, to find out which one failed.
    if (asked.length < 2 || !(await this.ask(asked, true))) {
      for (const device of asked) await this.ask([device], false);
    }
    await this.list();
  }

  async choose(device: Device, id: string): Promise<void> {
    this.set({ chosen: { ...this.state.chosen, [device]: id } });
    this.track(device)?.stop();
    this.set({ [device]: 'asking' });
    await this.ask([device], false);
  }

  without(device: Device): void {
    this.track(device)?.stop();
    this.set({ [device]: 'without', [device === 'camera' ? 'picture' : 'sound']: null });
  }

  /** Must be called from a click. */
  async share(): Promise<void> {
    if (this.state.screen === 'impossible' || this.state.screen === 'asking') return;
    this.set({ screen: 'asking' });
    try {
      const screen = await navigator.mediaDevices.getDisplayMedia({ video: SCREEN, audio: false });
      this.screen = screen;
      screen.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (this.screen === screen) this.endScreen('stopped');
      });
      this.set({ screen: 'shared' });
    } catch {
      this.set({ screen: 'declined' });
    }
  }

  withoutScreen(): void {
    this.endScreen('without');
  }

  /** The streams that a turn records now. */
  sources(): RecorderSource[] {
    const { sound, picture } = this.state;
    const main = [sound, picture].filter((track) => track !== null);
    const sources: RecorderSource[] = sound
      ? [{ kind: picture ? 'camera' : 'audio', stream: new MediaStream(main) }]
      : [];
    if (this.screen) sources.push({ kind: 'screen', stream: this.screen });
    return sources;
  }

  /** Between turns the microphone is muted. */
  listen(on: boolean): void {
    if (this.state.sound) this.state.sound.enabled = on;
  }

  close(): void {
    this.track('microphone')?.stop();
    this.track('camera')?.stop();
    this.endScreen(this.state.screen === 'without' ? 'without' : 'off');
    this.set({
      microphone: this.state.microphone === 'ready' ? 'off' : this.state.microphone,
      camera: this.state.camera === 'ready' ? 'off' : this.state.camera,
      picture: null,
      sound: null,
    });
  }

  private wants(device: Device): boolean {
    return !['ready', 'without', 'asking'].includes(this.state[device]);
  }

  private track(device: Device): MediaStreamTrack | null {
    return device === 'microphone' ? this.state.sound : this.state.picture;
  }

  private async ask(devices: readonly Device[], together: boolean): Promise<boolean> {
    const { chosen } = this.state;
    const only = (device: Device) => (chosen[device] ? { deviceId: { exact: chosen[device] } } : {});
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: devices.includes('microphone') ? { ...SOUND, ...only('microphone') } : false,
        video: devices.includes('camera') ? { ...PICTURE, ...only('camera') } : false,
      });
      for (const track of stream.getTracks()) this.take(track);
      return true;
    } catch (error) {
      const problem = captureProblem(error);
      if (!together) this.set(Object.fromEntries(devices.map((device) => [device, problem])));
      return false;
    }
  }

  private take(track: MediaStreamTrack): void {
    const device: Device = track.kind === 'audio' ? 'microphone' : 'camera';
    const place = device === 'camera' ? 'picture' : 'sound';
    track.addEventListener('ended', () => {
      if (this.track(device) === track) this.set({ [device]: 'lost', [place]: null });
    });
    const id = track.getSettings().deviceId ?? '';
    this.set({ [device]: 'ready', [place]: track, chosen: { ...this.state.chosen, [device]: id } });
  }

  private endScreen(screen: ScreenState): void {
    for (const track of this.screen?.getTracks() ?? []) track.stop();
    this.screen = null;
    if (this.state.screen !== 'impossible') this.set({ screen });
  }

  private async list(): Promise<void> {
    try {
      const known = await navigator.mediaDevices.enumerateDevices();
      const of = (kind: MediaDeviceKind) =>
        known
          .filter((device) => device.kind === kind && device.deviceId)
          .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
      this.set({ choices: { microphone: of('audioinput'), camera: of('videoinput') } });
    } catch {
      // Without a list there is nothing to choose from.
    }
  }

  private set(change: Partial<DevicesState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}
