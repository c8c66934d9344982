import { studyReference } from '@/lib/domain/identifier';
import { type Entrance, findEntrance } from '@/lib/services/interviews/find-entrance';
import { database } from '@/lib/store/database';
import { invitationReply } from '@/lib/wire/interview/start';
import { BUDGET_MS, inTime } from './in-time';
import { interviewsIn } from './interview-cookie';

export interface EntrancePage extends Omit<Entrance, 'study'> {
  study: ReturnType<typeof invitationReply>;
  /** The interview of this study that the browser's cookie resumes. */
  responseId: string | null;
}

/** What a participant's link leads to, for the browser that opens it; undefined when there is no such study. */
export async function readEntrance(
  linkId: string,
  { cookie, urlParams }: { cookie: string | null; urlParams: [string, string][] },
): Promise<EntrancePage | undefined> {
  const found = await inTime(
    BUDGET_MS,
    findEntrance(database(), studyReference(linkId), { now: new Date(), urlParams }),
  );
  if (!found) return undefined;
  const { study, ...rest } = found;
  const own = interviewsIn(cookie).find((interview) => interview.studyId === found.studyId);
  return { ...rest, study: invitationReply(study), responseId: own?.responseId ?? null };
}
