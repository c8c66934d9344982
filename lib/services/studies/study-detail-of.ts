import { styleOf, turnTakingOf } from '@/lib/domain/guide/guide';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import { retentionOf } from '@/lib/domain/retention/retention';
import { closesAtTarget } from '@/lib/domain/study/closes-at-target';
import type { StudyDetail } from '@/lib/domain/study/study-detail';
import { studyProblems } from '@/lib/domain/study/study-problems';
import { transcriber } from '@/lib/ports/transcriber';
import type { RevisionRow } from '@/lib/store/revisions';
import type { StudyRow } from '@/lib/store/studies';

export function studyDetailOf(study: StudyRow, editable: RevisionRow): StudyDetail {
  const studyGuide = stripIds(editable.guide);
  return {
    id: study.id,
    linkId: study.linkId,
    status: study.status,
    title: study.title,
    folderPath: study.folderPath,
    responseTarget: study.responseTarget,
    closeAtTarget: closesAtTarget(study),
    entry: study.entry,
    supportMessage: study.supportMessage,
    organisation: study.organisation,
    contact: study.contact,
    quotas: study.quotas,
    redirects: study.redirects,
    opensAt: study.opensAt,
    closesAt: study.closesAt,
    closeAfter: study.closeAfter,
    stateTexts: study.stateTexts,
    consent: study.consent,
    retention: retentionOf(study.retention),
    branding: study.branding,
    embedOrigins: study.embedOrigins,
    invitationTexts: study.invitationTexts,
    launchers: study.launchers,
    walletId: study.walletId,
    test: study.isTestStudy,
    createdAt: study.createdAt,
    updatedAt: study.updatedAt,
    hasPendingEdits: study.status === 'draft' || editable.version > 0,
    externalTitle: editable.externalTitle,
    background: editable.background,
    studyGoal: editable.studyGoal,
    config: {
      ...editable.config,
      turnTaking: turnTakingOf(editable.config),
      style: styleOf(editable.config),
      allowRevision: editable.config.allowRevision === true,
    },
    transcribes: transcriber() !== null,
    welcomeMessage: editable.welcomeMessage,
    closingMessage: editable.closingMessage,
    studyGuide,
    problems: studyProblems(studyGuide, study),
    version: study.version,
  };
}
