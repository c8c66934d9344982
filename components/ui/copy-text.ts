import { toast } from './toast';

/** Copies a text to the clipboard and confirms it; where the browser does not permit that, says what to do instead. */
export async function copyText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.done(done);
    return true;
  } catch {
    toast.failed('The browser did not allow copying. Select the words and copy them with the keyboard.');
    return false;
  }
}
