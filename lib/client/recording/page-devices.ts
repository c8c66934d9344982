import { platformOf } from '../interview/platform';
import { CaptureDevices } from './capture-devices';
import type { CaptureMode } from './capture-mode';

let devices: CaptureDevices | null = null;

/** This page's microphone, camera and screen: what was allowed once serves the whole interview. */
export function pageDevices(mode: CaptureMode): CaptureDevices {
  devices ??= new CaptureDevices(mode, { withScreen: canShareScreen() });
  return devices;
}

/** The interview is over: the lights go out. */
export function closePageDevices(): void {
  devices?.close();
}

/** Telephones and tablets have no such thing, even where they pretend to. */
function canShareScreen(): boolean {
  const desktop = platformOf(navigator.userAgent, navigator.maxTouchPoints) === 'desktop';
  return desktop && typeof navigator.mediaDevices?.getDisplayMedia === 'function';
}
