import type { TargetPlatform } from '@/lib/domain/guide/guide';

/** An iPad identifies itself as a Mac; Macs have no touch screen. */
export function platformOf(userAgent: string, touchPoints: number): TargetPlatform {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'desktop';
}
