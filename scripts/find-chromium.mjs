import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium of this machine: what the variable CHROMIUM names, else one on the path or in its usual place.
 * @returns {string | null} an executable file
 */
export function findChromium() {
  if (process.env.CHROMIUM) return isExecutable(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  return onPath(NAMES) ?? PLACES.find(isExecutable) ?? null;
}

/**
 * Chromium without windows, which draws pages in three quarters of the time and cannot record a screen; the whole
 * browser where the machine has no such program, or CHROMIUM names one.
 * @returns {string | null} an executable file
 */
export function findHeadlessChromium() {
  return (process.env.CHROMIUM ? null : onPath(['chromium-headless-shell'])) ?? findChromium();
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/snap/bin');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable) ?? null;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
