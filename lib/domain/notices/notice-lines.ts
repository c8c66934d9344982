import type { NoticeKind } from './notice';

/** A notice with what it is about, as its text needs it. No word of a participant is among it. */
export interface NoticeToTell {
  kind: NoticeKind;
  studyId: string | null;
  /** The study's title. */
  title: string | null;
  readableId: number | null;
  /** The webhook's host or the wallet's name. */
  about: string | null;
}

/** What happened, in one sentence, and where it is seen: a path of the dashboard. */
export interface NoticeLine {
  text: string;
  path: string;
}

/** A line for each thing, what happened several times in a study together, in the order of happening. */
export function noticeLines(notices: readonly NoticeToTell[]): NoticeLine[] {
  const groups = new Map<string, NoticeToTell[]>();
  for (const notice of notices) {
    const key = [notice.kind, notice.studyId, notice.about].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), notice]);
  }
  return [...groups.values()].map(lineOf);
}

function lineOf(same: readonly NoticeToTell[]): NoticeLine {
  const [first] = same;
  const { kind, studyId, readableId } = first!;
  const title = oneLine(first!.title ?? '');
  const about = oneLine(first!.about ?? '');
  const study = `/studies/${studyId}`;
  const one = same.length === 1 && readableId !== null;
  const response = one ? `${study}/responses/${readableId}` : `${study}/responses`;
  switch (kind) {
    case 'responseCompleted':
      return {
        text: one
          ? `${title}: response ${readableId} is complete.`
          : `${title}: ${counted(same.length, 'response is', 'responses are')} complete.`,
        path: response,
      };
    case 'safetyFlag':
      return {
        text: one
          ? `${title}: response ${readableId} is flagged for safety. Somebody should look after it.`
          : `${title}: ${counted(same.length, 'response is', 'responses are')} flagged for safety. Somebody should look after them.`,
        path: one ? `${response}?flag=safety&open=true` : response,
      };
    case 'targetReached':
      return { text: `${title}: the target is reached.`, path: `${study}/fieldwork` };
    case 'studyClosed':
      return { text: `${title}: the study is closed.`, path: `${study}/responses` };
    case 'webhookFailing':
      return {
        text: `A message to ${about} was given up after ten tries over three days. New ones are still sent; what was given up can be sent again.`,
        path: '/organisation/webhooks',
      };
    case 'creditsLow':
      return { text: `${about}: less than a tenth of the credits is left.`, path: '/wallets' };
  }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Titles are entered by people: in a subject they must not inject headers, nor new lines in a text. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
