/** How often a level is measured: a tick of the line that shows it. */
const EVERY_MS = 60;

/**
 * Reports a microphone's level, from 0 to 1. For display only: where the browser permits no measurement, nothing is
 * reported and nothing fails. Returns a function that stops it.
 */
export function followLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    const source = context.createMediaStreamSource(new MediaStream([track]));
    source.connect(analyser);
    void context.resume().catch(() => undefined);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      onLevel(levelOf(samples));
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      source.disconnect();
      void context.close().catch(() => undefined);
    };
  } catch {
    return () => undefined;
  }
}

/** Quiet speech gives a third, loud speech all of it: decibels from -60 to -10, scaled to 0 to 1. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
  const decibels = 10 * Math.log10(power + 1e-12);
  return Math.min(1, Math.max(0, (decibels + 60) / 50));
}
