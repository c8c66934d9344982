const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as a player shows them: 4:31, 1:04:31. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours === 0 ? `${minutes}:${two(whole % 60)}` : `${hours}:${two(minutes)}:${two(whole % 60)}`;
}

/** Seconds in words: 18 min 24 s. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
}

/** The same in full words for a screen reader: 4 minutes 31 seconds. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const named = (value: number, word: string) =>
    value === 0 ? [] : [`${value} ${word}${value === 1 ? '' : 's'}`];
  const parts = [
    ...named(Math.floor(whole / 3600), 'hour'),
    ...named(Math.floor(whole / 60) % 60, 'minute'),
    ...named(whole % 60, 'second'),
  ];
  return parts.length === 0 ? '0 seconds' : parts.join(' ');
}
