import { pool } from '@/lib/store/database';

/** Whether the database answers within a second. */
export async function databaseAnswers(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, 1_000, false);
  });
  const asked = async () => {
    try {
      await pool().query('select 1');
      return true;
    } catch {
      return false;
    }
  };
  const answers = await Promise.race([asked(), late]);
  clearTimeout(timer);
  return answers;
}
