import { toast } from '@/components/ui/toast';

/** Puts a text on the clipboard and says so; where the browser does not allow it, says what to do instead. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.done(done);
  } catch {
    toast.failed('The browser did not allow copying. Select the words and copy them with the keyboard.');
  }
}

/** The address of this page with another fragment. */
export function linkTo(hash: string): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${search}${hash}`;
}
