import { toast } from './toast';

/** Puts a text on the clipboard and says so; where the browser does not allow it, says what to do instead. */
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
