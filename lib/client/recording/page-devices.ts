import { platformOf } from '../interview/platform';
import { CaptureDevices } from './capture-devices';
import type { CaptureMode } from './capture-mode';

let devices: CaptureDevices | null = null;

/** This page's microphone, camera and screen: a permission holds for the whole interview. */
export function pageDevices(mode: CaptureMode): CaptureDevices {
  devices ??= new CaptureDevices(mode, { withScreen: canShareScreen() });
  return devices;
}

/** The interview is over: all devices are released. */
export function closePageDevices(): void {
  devices?.close();
}

/** Phones and tablets cannot share a screen, even if they claim to. */
function canShareScreen(): boolean {
  const desktop = platformOf(navigator.userAgent, navigator.maxTouchPoints) === 'desktop';
  return desktop && typeof navigator.mediaDevices?.getDisplayMedia === 'function';
}
