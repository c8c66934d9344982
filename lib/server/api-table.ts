import * as accountInvitationsTokenAccept from '@/app/api/account/invitations/[token]/accept/route';
import * as accountInvitationsToken from '@/app/api/account/invitations/[token]/route';
import * as accountOrganization from '@/app/api/account/organization/route';
import * as accountOrganizations from '@/app/api/account/organizations/route';
import * as accountPassword from '@/app/api/account/password/route';
import * as accountPasswordLinkToken from '@/app/api/account/password-link/[token]/route';
import * as accountPasswordLink from '@/app/api/account/password-link/route';
import * as account from '@/app/api/account/route';
import * as accountSignUp from '@/app/api/account/sign-up/route';
import * as health from '@/app/api/health/route';
import * as interviewsResponseIdAnswers from '@/app/api/interviews/[responseId]/answers/route';
import * as interviewsResponseIdForget from '@/app/api/interviews/[responseId]/forget/route';
import * as interviewsResponseIdRecordingsRecordingId from '@/app/api/interviews/[responseId]/recordings/[recordingId]/route';
import * as interviewsResponseIdRecordings from '@/app/api/interviews/[responseId]/recordings/route';
import * as interviewsResponseId from '@/app/api/interviews/[responseId]/route';
import * as interviewsResponseIdVoice from '@/app/api/interviews/[responseId]/voice/route';
import * as interviewsResume from '@/app/api/interviews/resume/route';
import * as interviews from '@/app/api/interviews/route';
import * as interviewsStudiesLinkId from '@/app/api/interviews/studies/[linkId]/route';
import * as mediaFile from '@/app/api/media/[file]/route';
import * as openapiJson from '@/app/api/openapi.json/route';
import * as publicListSurveys from '@/app/api/public/list_surveys/route';
import * as publicResponsesLinkIdResponseId from '@/app/api/public/responses/[linkId]/[responseId]/route';
import * as publicResponsesLinkId from '@/app/api/public/responses/[linkId]/route';
import * as publicStudiesStudyIdQuestions from '@/app/api/public/studies/[studyId]/questions/route';
import * as publicV1DashboardStudies from '@/app/api/public/v1/dashboard/studies/route';
import * as publicV1FoldersMove from '@/app/api/public/v1/folders/move/route';
import * as publicV1Folders from '@/app/api/public/v1/folders/route';
import * as publicV1InvitationsInvitationIdRenew from '@/app/api/public/v1/invitations/[invitationId]/renew/route';
import * as publicV1InvitationsInvitationId from '@/app/api/public/v1/invitations/[invitationId]/route';
import * as publicV1Invitations from '@/app/api/public/v1/invitations/route';
import * as publicV1KeysKeyId from '@/app/api/public/v1/keys/[keyId]/route';
import * as publicV1Keys from '@/app/api/public/v1/keys/route';
import * as publicV1Me from '@/app/api/public/v1/me/route';
import * as publicV1Media from '@/app/api/public/v1/media/route';
import * as publicV1MembersUserIdPasswordLink from '@/app/api/public/v1/members/[userId]/password-link/route';
import * as publicV1MembersUserId from '@/app/api/public/v1/members/[userId]/route';
import * as publicV1Members from '@/app/api/public/v1/members/route';
import * as publicV1Organization from '@/app/api/public/v1/organization/route';
import * as publicV1ResponsesLinkIdResponseIdAnalysis from '@/app/api/public/v1/responses/[linkId]/[responseId]/analysis/route';
import * as publicV1ResponsesLinkIdResponseIdAnnotationsAnnotationId from '@/app/api/public/v1/responses/[linkId]/[responseId]/annotations/[annotationId]/route';
import * as publicV1ResponsesLinkIdResponseIdAnnotations from '@/app/api/public/v1/responses/[linkId]/[responseId]/annotations/route';
import * as publicV1ResponsesLinkIdResponseIdCaptions from '@/app/api/public/v1/responses/[linkId]/[responseId]/captions/route';
import * as publicV1ResponsesLinkIdResponseIdFilesFileId from '@/app/api/public/v1/responses/[linkId]/[responseId]/files/[fileId]/route';
import * as publicV1ResponsesLinkIdResponseIdReading from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import * as publicV1ResponsesLinkIdResponseId from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import * as publicV1ResponsesLinkIdResponseIdTags from '@/app/api/public/v1/responses/[linkId]/[responseId]/tags/route';
import * as publicV1ResponsesLinkIdResponseIdTranscription from '@/app/api/public/v1/responses/[linkId]/[responseId]/transcription/route';
import * as publicV1ResponsesLinkId from '@/app/api/public/v1/responses/[linkId]/route';
import * as publicV1Search from '@/app/api/public/v1/search/route';
import * as publicV1StudiesStudyIdClose from '@/app/api/public/v1/studies/[studyId]/close/route';
import * as publicV1StudiesStudyIdDuplicate from '@/app/api/public/v1/studies/[studyId]/duplicate/route';
import * as publicV1StudiesStudyIdGuideMarkdown from '@/app/api/public/v1/studies/[studyId]/guide/markdown/route';
import * as publicV1StudiesStudyIdGuide from '@/app/api/public/v1/studies/[studyId]/guide/route';
import * as publicV1StudiesStudyIdHead from '@/app/api/public/v1/studies/[studyId]/head/route';
import * as publicV1StudiesStudyIdLaunch from '@/app/api/public/v1/studies/[studyId]/launch/route';
import * as publicV1StudiesStudyIdLaunchPreview from '@/app/api/public/v1/studies/[studyId]/launch-preview/route';
import * as publicV1StudiesStudyIdLinkCheck from '@/app/api/public/v1/studies/[studyId]/link-check/route';
import * as publicV1StudiesStudyIdLinks from '@/app/api/public/v1/studies/[studyId]/links/route';
import * as publicV1StudiesStudyIdPause from '@/app/api/public/v1/studies/[studyId]/pause/route';
import * as publicV1StudiesStudyIdQuestions from '@/app/api/public/v1/studies/[studyId]/questions/route';
import * as publicV1StudiesStudyIdResponsesExport from '@/app/api/public/v1/studies/[studyId]/responses/export/route';
import * as publicV1StudiesStudyIdResponses from '@/app/api/public/v1/studies/[studyId]/responses/route';
import * as publicV1StudiesStudyIdResponsesSummary from '@/app/api/public/v1/studies/[studyId]/responses/summary/route';
import * as publicV1StudiesStudyIdResponsesTags from '@/app/api/public/v1/studies/[studyId]/responses/tags/route';
import * as publicV1StudiesStudyIdResults from '@/app/api/public/v1/studies/[studyId]/results/route';
import * as publicV1StudiesStudyIdResume from '@/app/api/public/v1/studies/[studyId]/resume/route';
import * as publicV1StudiesStudyId from '@/app/api/public/v1/studies/[studyId]/route';
import * as publicV1StudiesStudyIdTags from '@/app/api/public/v1/studies/[studyId]/tags/route';
import * as publicV1StudiesStudyIdUrlParameters from '@/app/api/public/v1/studies/[studyId]/url-parameters/route';
import * as publicV1StudiesStudyIdValidate from '@/app/api/public/v1/studies/[studyId]/validate/route';
import * as publicV1StudiesCreate from '@/app/api/public/v1/studies/create/route';
import * as publicV1Studies from '@/app/api/public/v1/studies/route';
import * as publicV1WalletsWalletIdAccess from '@/app/api/public/v1/wallets/[walletId]/access/route';
import * as publicV1WalletsWalletIdLedger from '@/app/api/public/v1/wallets/[walletId]/ledger/route';
import * as publicV1Wallets from '@/app/api/public/v1/wallets/route';
import * as publicV1WalletsUsage from '@/app/api/public/v1/wallets/usage/route';
import * as ready from '@/app/api/ready/route';
import * as recordingsKeyName from '@/app/api/recordings/[key]/[name]/route';
import type { ApiRoute } from './route-match';

/** Every `app/api/**` route file that the front door serves: all but sign-in's, which stays with the pages. */
export const apiTable: readonly ApiRoute[] = [
  { pattern: '/api/account', module: account },
  { pattern: '/api/account/invitations/[token]', module: accountInvitationsToken },
  { pattern: '/api/account/invitations/[token]/accept', module: accountInvitationsTokenAccept },
  { pattern: '/api/account/organization', module: accountOrganization },
  { pattern: '/api/account/organizations', module: accountOrganizations },
  { pattern: '/api/account/password', module: accountPassword },
  { pattern: '/api/account/password-link', module: accountPasswordLink },
  { pattern: '/api/account/password-link/[token]', module: accountPasswordLinkToken },
  { pattern: '/api/account/sign-up', module: accountSignUp },
  { pattern: '/api/health', module: health },
  { pattern: '/api/interviews', module: interviews },
  { pattern: '/api/interviews/[responseId]', module: interviewsResponseId },
  { pattern: '/api/interviews/[responseId]/answers', module: interviewsResponseIdAnswers },
  { pattern: '/api/interviews/[responseId]/forget', module: interviewsResponseIdForget },
  {
    pattern: '/api/interviews/[responseId]/recordings',
    module: interviewsResponseIdRecordings,
    uploads: true,
  },
  {
    pattern: '/api/interviews/[responseId]/recordings/[recordingId]',
    module: interviewsResponseIdRecordingsRecordingId,
    uploads: true,
  },
  { pattern: '/api/interviews/[responseId]/voice', module: interviewsResponseIdVoice },
  { pattern: '/api/interviews/resume', module: interviewsResume },
  { pattern: '/api/interviews/studies/[linkId]', module: interviewsStudiesLinkId },
  { pattern: '/api/media/[file]', module: mediaFile },
  { pattern: '/api/ready', module: ready },
  { pattern: '/api/recordings/[key]/[name]', module: recordingsKeyName },
  { pattern: '/api/openapi.json', module: openapiJson },
  { pattern: '/api/public/v1/media', module: publicV1Media, uploads: true },
  { pattern: '/api/public/list_surveys', module: publicListSurveys },
  { pattern: '/api/public/responses/[linkId]', module: publicResponsesLinkId },
  { pattern: '/api/public/responses/[linkId]/[responseId]', module: publicResponsesLinkIdResponseId },
  { pattern: '/api/public/studies/[studyId]/questions', module: publicStudiesStudyIdQuestions },
  { pattern: '/api/public/v1/dashboard/studies', module: publicV1DashboardStudies },
  { pattern: '/api/public/v1/folders', module: publicV1Folders },
  { pattern: '/api/public/v1/folders/move', module: publicV1FoldersMove },
  { pattern: '/api/public/v1/invitations', module: publicV1Invitations },
  { pattern: '/api/public/v1/invitations/[invitationId]', module: publicV1InvitationsInvitationId },
  {
    pattern: '/api/public/v1/invitations/[invitationId]/renew',
    module: publicV1InvitationsInvitationIdRenew,
  },
  { pattern: '/api/public/v1/keys', module: publicV1Keys },
  { pattern: '/api/public/v1/keys/[keyId]', module: publicV1KeysKeyId },
  { pattern: '/api/public/v1/me', module: publicV1Me },
  { pattern: '/api/public/v1/members', module: publicV1Members },
  { pattern: '/api/public/v1/members/[userId]', module: publicV1MembersUserId },
  { pattern: '/api/public/v1/members/[userId]/password-link', module: publicV1MembersUserIdPasswordLink },
  { pattern: '/api/public/v1/organization', module: publicV1Organization },
  { pattern: '/api/public/v1/responses/[linkId]', module: publicV1ResponsesLinkId },
  { pattern: '/api/public/v1/responses/[linkId]/[responseId]', module: publicV1ResponsesLinkIdResponseId },
  {
    pattern: '/api/public/v1/responses/[linkId]/[responseId]/analysis',
    module: publicV1ResponsesLinkIdResponseIdAnalysis,
  },
  {
    pattern: '/api/public/v1/responses/[linkId]/[responseId]/transcription',
    module: publicV1ResponsesLinkIdResponseIdTranscription,
  },
  {
    pattern: '/api/public/v1/responses/[linkId]/[responseId]/annotations',
    module: publicV1ResponsesLinkIdResponseIdAnnotations,
  },
  {
    pattern: '/api/public/v1/responses/[linkId]/[responseId]/annotations/[annotationId]',
    module: publicV1ResponsesLinkIdResponseIdAnnotationsAnnotationId,
  },
  {
    pattern: '/api/public/v1/responses/[linkId]/[responseId]/captions',
    module: publicV1ResponsesLinkIdResponseIdCaptions,
  },
  {
    pattern: '/api/public/v1/responses/[linkId]/[responseId]/files/[fileId]',
    module: publicV1ResponsesLinkIdResponseIdFilesFileId,
  },
  {
    pattern: '/api/public/v1/responses/[linkId]/[responseId]/reading',
    module: publicV1ResponsesLinkIdResponseIdReading,
  },
  {
    pattern: '/api/public/v1/responses/[linkId]/[responseId]/tags',
    module: publicV1ResponsesLinkIdResponseIdTags,
  },
  { pattern: '/api/public/v1/search', module: publicV1Search },
  { pattern: '/api/public/v1/studies', module: publicV1Studies },
  { pattern: '/api/public/v1/studies/[studyId]', module: publicV1StudiesStudyId },
  { pattern: '/api/public/v1/studies/[studyId]/close', module: publicV1StudiesStudyIdClose },
  { pattern: '/api/public/v1/studies/[studyId]/duplicate', module: publicV1StudiesStudyIdDuplicate },
  { pattern: '/api/public/v1/studies/[studyId]/guide', module: publicV1StudiesStudyIdGuide },
  { pattern: '/api/public/v1/studies/[studyId]/guide/markdown', module: publicV1StudiesStudyIdGuideMarkdown },
  { pattern: '/api/public/v1/studies/[studyId]/head', module: publicV1StudiesStudyIdHead },
  { pattern: '/api/public/v1/studies/[studyId]/launch', module: publicV1StudiesStudyIdLaunch },
  { pattern: '/api/public/v1/studies/[studyId]/launch-preview', module: publicV1StudiesStudyIdLaunchPreview },
  { pattern: '/api/public/v1/studies/[studyId]/link-check', module: publicV1StudiesStudyIdLinkCheck },
  { pattern: '/api/public/v1/studies/[studyId]/links', module: publicV1StudiesStudyIdLinks },
  { pattern: '/api/public/v1/studies/[studyId]/pause', module: publicV1StudiesStudyIdPause },
  { pattern: '/api/public/v1/studies/[studyId]/questions', module: publicV1StudiesStudyIdQuestions },
  { pattern: '/api/public/v1/studies/[studyId]/responses', module: publicV1StudiesStudyIdResponses },
  {
    pattern: '/api/public/v1/studies/[studyId]/responses/export',
    module: publicV1StudiesStudyIdResponsesExport,
  },
  {
    pattern: '/api/public/v1/studies/[studyId]/responses/summary',
    module: publicV1StudiesStudyIdResponsesSummary,
  },
  {
    pattern: '/api/public/v1/studies/[studyId]/responses/tags',
    module: publicV1StudiesStudyIdResponsesTags,
  },
  { pattern: '/api/public/v1/studies/[studyId]/results', module: publicV1StudiesStudyIdResults },
  { pattern: '/api/public/v1/studies/[studyId]/url-parameters', module: publicV1StudiesStudyIdUrlParameters },
  { pattern: '/api/public/v1/studies/[studyId]/resume', module: publicV1StudiesStudyIdResume },
  { pattern: '/api/public/v1/studies/[studyId]/tags', module: publicV1StudiesStudyIdTags },
  { pattern: '/api/public/v1/studies/[studyId]/validate', module: publicV1StudiesStudyIdValidate },
  { pattern: '/api/public/v1/studies/create', module: publicV1StudiesCreate },
  { pattern: '/api/public/v1/wallets', module: publicV1Wallets },
  { pattern: '/api/public/v1/wallets/[walletId]/access', module: publicV1WalletsWalletIdAccess },
  { pattern: '/api/public/v1/wallets/[walletId]/ledger', module: publicV1WalletsWalletIdLedger },
  { pattern: '/api/public/v1/wallets/usage', module: publicV1WalletsUsage },
];
