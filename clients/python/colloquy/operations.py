"""Made of the API document by `npm run api:types`; not to be edited."""

from __future__ import annotations

from typing import Any, Literal, cast

from . import types as t
from .transport import Transport


class Colloquy(Transport):
    """A method for each operation of the API. Each raises an ApiError for a refusal."""

    def start_interview(
        self,
        *,
        body: t.StartRequest,
        idempotency_key: str | None = None,
    ) -> t.StartedInterview:
        """Start an interview."""
        answer = self.call(
            "POST",
            "/api/interviews",
            headers={"Idempotency-Key": idempotency_key},
            body=body,
            with_key=False,
            takes_key=True,
            repeatable=True,
        )
        return cast("t.StartedInterview", answer.body)

    def resume_interview(
        self,
        response_id: str,
        *,
        token: str,
    ) -> t.ResumedInterview:
        """Resume an interview."""
        answer = self.call(
            "GET",
            "/api/interviews/{responseId}",
            path={"responseId": response_id},
            token=token,
            repeatable=True,
        )
        return cast("t.ResumedInterview", answer.body)

    def change_language(
        self,
        response_id: str,
        *,
        token: str,
        body: t.LanguageRequest,
    ) -> t.ResumedInterview:
        """Change the language."""
        answer = self.call(
            "PATCH",
            "/api/interviews/{responseId}",
            path={"responseId": response_id},
            body=body,
            token=token,
            repeatable=True,
        )
        return cast("t.ResumedInterview", answer.body)

    def add_recordings(
        self,
        response_id: str,
        *,
        token: str,
        body: t.AddRecordingsRequest,
    ) -> t.AddedRecordings:
        """Add recordings to a spoken answer."""
        answer = self.call(
            "POST",
            "/api/interviews/{responseId}/additions",
            path={"responseId": response_id},
            body=body,
            token=token,
            repeatable=True,
        )
        return cast("t.AddedRecordings", answer.body)

    def answer_step(
        self,
        response_id: str,
        *,
        token: str,
        body: t.AnswerRequest,
    ) -> t.AnsweredStep:
        """Answer the current step."""
        answer = self.call(
            "POST",
            "/api/interviews/{responseId}/answers",
            path={"responseId": response_id},
            body=body,
            token=token,
            repeatable=True,
        )
        return cast("t.AnsweredStep", answer.body)

    def change_answer(
        self,
        response_id: str,
        *,
        token: str,
        body: t.ChangeAnswerRequest,
    ) -> t.ChangedAnswer:
        """Change an earlier answer."""
        answer = self.call(
            "POST",
            "/api/interviews/{responseId}/changes",
            path={"responseId": response_id},
            body=body,
            token=token,
            repeatable=False,
        )
        return cast("t.ChangedAnswer", answer.body)

    def make_erase_link(
        self,
        response_id: str,
        *,
        token: str,
    ) -> t.EraseLink:
        """Get the link to delete the answers."""
        answer = self.call(
            "GET",
            "/api/interviews/{responseId}/erase-link",
            path={"responseId": response_id},
            token=token,
            repeatable=True,
        )
        return cast("t.EraseLink", answer.body)

    def forget_token(
        self,
        response_id: str,
        *,
        token: str,
    ) -> t.ForgottenToken:
        """Forget the token in this browser."""
        answer = self.call(
            "POST",
            "/api/interviews/{responseId}/forget",
            path={"responseId": response_id},
            token=token,
            repeatable=False,
        )
        return cast("t.ForgottenToken", answer.body)

    def hear_so_far(
        self,
        response_id: str,
        *,
        token: str,
        body: t.HeardSoFarRequest,
    ) -> t.HeardSoFar:
        """See what was understood so far."""
        answer = self.call(
            "POST",
            "/api/interviews/{responseId}/words",
            path={"responseId": response_id},
            body=body,
            token=token,
            repeatable=True,
        )
        return cast("t.HeardSoFar", answer.body)

    def erase_own_answers(
        self,
        token: str,
    ) -> t.ErasedAnswers:
        """Delete a participant's own answers."""
        answer = self.call(
            "DELETE",
            "/api/interviews/erase/{token}",
            path={"token": token},
            with_key=False,
            repeatable=True,
        )
        return cast("t.ErasedAnswers", answer.body)

    def resume_by_token(
        self,
        *,
        token: str,
    ) -> t.ResumedInterview:
        """Resume by the token alone."""
        answer = self.call(
            "POST",
            "/api/interviews/resume",
            token=token,
            repeatable=True,
        )
        return cast("t.ResumedInterview", answer.body)

    def find_invitation(
        self,
        link_id: str,
        *,
        language: Literal['en', 'en-medical', 'fr', 'de', 'de-CH', 'it', 'pt', 'es', 'zh', 'zh-TW', 'zh-HK', 'af', 'sq', 'am', 'ar', 'hy', 'as', 'ast', 'az', 'ba', 'eu', 'be', 'bn', 'bs', 'br', 'bg', 'my', 'ca', 'ceb', 'ny', 'hr', 'cs', 'da', 'nl', 'nl-BE', 'et', 'fo', 'fi', 'ff', 'gl', 'lg', 'ka', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hu', 'is', 'ig', 'id', 'ga', 'ja', 'jw', 'kea', 'kn', 'kk', 'km', 'ko', 'ku', 'ky', 'lo', 'la', 'lv', 'ln', 'lt', 'luo', 'lb', 'mk', 'mg', 'ms', 'ml', 'mt', 'mi', 'mr', 'mn', 'ne', 'nso', 'no', 'nn', 'oc', 'or', 'pa', 'ps', 'fa', 'pl', 'ro', 'ru', 'sa', 'sr', 'sn', 'sd', 'si', 'sk', 'sl', 'so', 'su', 'sw', 'sv', 'tl', 'tg', 'ta', 'tt', 'te', 'th', 'bo', 'tr', 'tk', 'uk', 'umb', 'ur', 'uz', 'vi', 'cy', 'wo', 'xh', 'yi', 'yo', 'zu'] | None = None,
    ) -> t.Invitation:
        """See what stands behind a link."""
        answer = self.call(
            "GET",
            "/api/interviews/studies/{linkId}",
            path={"linkId": link_id},
            query={"language": language},
            with_key=False,
            repeatable=True,
        )
        return cast("t.Invitation", answer.body)

    def ask_studies(
        self,
        *,
        body: t.AskStudiesRequest,
    ) -> t.StudiesAnswer:
        """Ask several studies."""
        answer = self.call(
            "POST",
            "/api/public/v1/ask",
            body=body,
            repeatable=False,
        )
        return cast("t.StudiesAnswer", answer.body)

    def read_audit(
        self,
        *,
        action: str | None = None,
        actor: str | None = None,
        target: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        page: int | None = None,
        per_page: int | None = None,
        format: Literal['json', 'csv', 'ndjson'] | None = None,
    ) -> t.AuditPage | bytes:
        """Read the audit log."""
        answer = self.call(
            "GET",
            "/api/public/v1/audit",
            query={"action": action, "actor": actor, "target": target, "from": from_, "to": to, "page": page, "perPage": per_page, "format": format},
            repeatable=True,
        )
        return cast("t.AuditPage | bytes", answer.body)

    def check_audit(
        self,
    ) -> t.AuditCheck:
        """Check the audit log."""
        answer = self.call(
            "GET",
            "/api/public/v1/audit/check",
            repeatable=True,
        )
        return cast("t.AuditCheck", answer.body)

    def search_studies(
        self,
        *,
        search: str | None = None,
        status: Literal['all', 'draft', 'live', 'paused', 'closed'] | None = None,
        folder: str | None = None,
        creator: str | None = None,
        sort: Literal['newest', 'oldest', 'title', 'lastResponse', 'responses'] | None = None,
        page: int | None = None,
        per_page: int | None = None,
    ) -> t.FoundStudies:
        """Search studies."""
        answer = self.call(
            "GET",
            "/api/public/v1/dashboard/studies",
            query={"search": search, "status": status, "folder": folder, "creator": creator, "sort": sort, "page": page, "perPage": per_page},
            repeatable=True,
        )
        return cast("t.FoundStudies", answer.body)

    def list_folders(
        self,
    ) -> t.FolderList:
        """List folders."""
        answer = self.call(
            "GET",
            "/api/public/v1/folders",
            repeatable=True,
        )
        return cast("t.FolderList", answer.body)

    def create_folder(
        self,
        *,
        body: t.CreateFolderRequest,
    ) -> t.CreatedFolder:
        """Make a folder."""
        answer = self.call(
            "POST",
            "/api/public/v1/folders",
            body=body,
            repeatable=False,
        )
        return cast("t.CreatedFolder", answer.body)

    def rename_folder(
        self,
        *,
        body: t.RenameFolderRequest,
    ) -> t.ChangedFolder:
        """Rename or move a folder."""
        answer = self.call(
            "PATCH",
            "/api/public/v1/folders",
            body=body,
            repeatable=True,
        )
        return cast("t.ChangedFolder", answer.body)

    def delete_folder(
        self,
        *,
        path: str,
        contents: Literal['refuse', 'moveUp'] | None = None,
    ) -> t.ChangedFolder:
        """Delete a folder."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/folders",
            query={"path": path, "contents": contents},
            repeatable=True,
        )
        return cast("t.ChangedFolder", answer.body)

    def move_studies(
        self,
        *,
        body: t.MoveStudiesRequest,
    ) -> t.MovedStudies:
        """Move studies to a folder."""
        answer = self.call(
            "POST",
            "/api/public/v1/folders/move",
            body=body,
            repeatable=False,
        )
        return cast("t.MovedStudies", answer.body)

    def list_invitations(
        self,
    ) -> t.MemberInvitationList:
        """List invitations."""
        answer = self.call(
            "GET",
            "/api/public/v1/invitations",
            repeatable=True,
        )
        return cast("t.MemberInvitationList", answer.body)

    def invite(
        self,
        *,
        body: t.InviteRequest,
    ) -> t.SentInvitation:
        """Invite somebody."""
        answer = self.call(
            "POST",
            "/api/public/v1/invitations",
            body=body,
            repeatable=False,
        )
        return cast("t.SentInvitation", answer.body)

    def withdraw_invitation(
        self,
        invitation_id: str,
    ) -> t.Deleted:
        """Withdraw an invitation."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/invitations/{invitationId}",
            path={"invitationId": invitation_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def renew_invitation(
        self,
        invitation_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.SentInvitation:
        """Send an invitation again."""
        answer = self.call(
            "POST",
            "/api/public/v1/invitations/{invitationId}/renew",
            path={"invitationId": invitation_id},
            body=body,
            repeatable=False,
        )
        return cast("t.SentInvitation", answer.body)

    def list_keys(
        self,
    ) -> t.ApiKeyList:
        """List API keys."""
        answer = self.call(
            "GET",
            "/api/public/v1/keys",
            repeatable=True,
        )
        return cast("t.ApiKeyList", answer.body)

    def create_key(
        self,
        *,
        body: t.CreateKeyRequest,
    ) -> t.CreatedKey:
        """Make an API key."""
        answer = self.call(
            "POST",
            "/api/public/v1/keys",
            body=body,
            repeatable=False,
        )
        return cast("t.CreatedKey", answer.body)

    def revoke_key(
        self,
        key_id: str,
    ) -> t.ApiKey:
        """Revoke an API key."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/keys/{keyId}",
            path={"keyId": key_id},
            repeatable=True,
        )
        return cast("t.ApiKey", answer.body)

    def read_me(
        self,
    ) -> t.Me:
        """See who you are."""
        answer = self.call(
            "GET",
            "/api/public/v1/me",
            repeatable=True,
        )
        return cast("t.Me", answer.body)

    def list_members(
        self,
    ) -> t.MemberList:
        """List members."""
        answer = self.call(
            "GET",
            "/api/public/v1/members",
            repeatable=True,
        )
        return cast("t.MemberList", answer.body)

    def change_role(
        self,
        user_id: str,
        *,
        body: t.RoleRequest,
    ) -> t.MemberRole:
        """Change a member's role."""
        answer = self.call(
            "PATCH",
            "/api/public/v1/members/{userId}",
            path={"userId": user_id},
            body=body,
            repeatable=True,
        )
        return cast("t.MemberRole", answer.body)

    def remove_member(
        self,
        user_id: str,
    ) -> t.Deleted:
        """Remove a member, or leave."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/members/{userId}",
            path={"userId": user_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def make_password_link(
        self,
        user_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.PasswordLink:
        """Help a member to a new password."""
        answer = self.call(
            "POST",
            "/api/public/v1/members/{userId}/password-link",
            path={"userId": user_id},
            body=body,
            repeatable=False,
        )
        return cast("t.PasswordLink", answer.body)

    def read_notifications(
        self,
    ) -> t.Notifications:
        """See what you are told."""
        answer = self.call(
            "GET",
            "/api/public/v1/notifications",
            repeatable=True,
        )
        return cast("t.Notifications", answer.body)

    def set_notifications(
        self,
        *,
        body: t.SetNotificationsRequest,
    ) -> t.Notifications:
        """Choose what you are told."""
        answer = self.call(
            "PUT",
            "/api/public/v1/notifications",
            body=body,
            repeatable=True,
        )
        return cast("t.Notifications", answer.body)

    def read_organization(
        self,
    ) -> t.Organization:
        """Read the organization."""
        answer = self.call(
            "GET",
            "/api/public/v1/organization",
            repeatable=True,
        )
        return cast("t.Organization", answer.body)

    def change_organization(
        self,
        *,
        body: t.ChangeOrganizationRequest,
        if_match: str | None = None,
    ) -> t.Organization:
        """Change the organization."""
        answer = self.call(
            "PATCH",
            "/api/public/v1/organization",
            headers={"If-Match": if_match},
            body=body,
            repeatable=True,
        )
        return cast("t.Organization", answer.body)

    def read_models(
        self,
    ) -> t.Models:
        """See the organization's model."""
        answer = self.call(
            "GET",
            "/api/public/v1/organization/models",
            repeatable=True,
        )
        return cast("t.Models", answer.body)

    def set_model(
        self,
        *,
        body: t.SetModelRequest,
        if_match: str | None = None,
    ) -> t.Models:
        """Set a model."""
        answer = self.call(
            "PUT",
            "/api/public/v1/organization/models",
            headers={"If-Match": if_match},
            body=body,
            repeatable=True,
        )
        return cast("t.Models", answer.body)

    def remove_model(
        self,
    ) -> t.Models:
        """Remove the model."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/organization/models",
            repeatable=True,
        )
        return cast("t.Models", answer.body)

    def test_model(
        self,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.ModelTest:
        """Test the model."""
        answer = self.call(
            "POST",
            "/api/public/v1/organization/models/test",
            body=body,
            repeatable=False,
        )
        return cast("t.ModelTest", answer.body)

    def read_model_usage(
        self,
    ) -> t.ModelUsage:
        """See what models took."""
        answer = self.call(
            "GET",
            "/api/public/v1/organization/models/usage",
            repeatable=True,
        )
        return cast("t.ModelUsage", answer.body)

    def read_notification_channel(
        self,
    ) -> t.NotificationChannel:
        """See the organization's channel."""
        answer = self.call(
            "GET",
            "/api/public/v1/organization/notifications",
            repeatable=True,
        )
        return cast("t.NotificationChannel", answer.body)

    def set_notification_channel(
        self,
        *,
        body: t.SetChannelRequest,
    ) -> t.NotificationChannel:
        """Tell a channel."""
        answer = self.call(
            "PUT",
            "/api/public/v1/organization/notifications",
            body=body,
            repeatable=True,
        )
        return cast("t.NotificationChannel", answer.body)

    def delete_notification_channel(
        self,
    ) -> t.NotificationChannel:
        """Tell no channel."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/organization/notifications",
            repeatable=True,
        )
        return cast("t.NotificationChannel", answer.body)

    def test_notification_channel(
        self,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.NotificationChannelTest:
        """Try the channel."""
        answer = self.call(
            "POST",
            "/api/public/v1/organization/notifications/test",
            body=body,
            repeatable=False,
        )
        return cast("t.NotificationChannelTest", answer.body)

    def forecast_organization_retention(
        self,
        *,
        recordings_days: str | None = None,
        words_days: str | None = None,
        everything_days: str | None = None,
    ) -> t.OrganizationRetention:
        """See what is deleted next in all studies."""
        answer = self.call(
            "GET",
            "/api/public/v1/organization/retention",
            query={"recordingsDays": recordings_days, "wordsDays": words_days, "everythingDays": everything_days},
            repeatable=True,
        )
        return cast("t.OrganizationRetention", answer.body)

    def read_second_factor_rule(
        self,
    ) -> t.SecondFactorRule:
        """See who needs a second factor."""
        answer = self.call(
            "GET",
            "/api/public/v1/organization/second-factor",
            repeatable=True,
        )
        return cast("t.SecondFactorRule", answer.body)

    def set_second_factor_rule(
        self,
        *,
        body: t.SetSecondFactorRuleRequest,
        if_match: str | None = None,
    ) -> t.SecondFactorRule:
        """Require a second factor."""
        answer = self.call(
            "PUT",
            "/api/public/v1/organization/second-factor",
            headers={"If-Match": if_match},
            body=body,
            repeatable=True,
        )
        return cast("t.SecondFactorRule", answer.body)

    def find_person(
        self,
        *,
        parameter: str | None = None,
        value: str | None = None,
        response_id: str | None = None,
        page: int | None = None,
        per_page: int | None = None,
    ) -> t.FoundPerson:
        """Find the data of a person."""
        answer = self.call(
            "GET",
            "/api/public/v1/people",
            query={"parameter": parameter, "value": value, "responseId": response_id, "page": page, "perPage": per_page},
            repeatable=True,
        )
        return cast("t.FoundPerson", answer.body)

    def erase_person(
        self,
        *,
        parameter: str | None = None,
        value: str | None = None,
        response_id: str | None = None,
    ) -> t.ErasedPerson:
        """Erase a person."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/people",
            query={"parameter": parameter, "value": value, "responseId": response_id},
            repeatable=True,
        )
        return cast("t.ErasedPerson", answer.body)

    def export_person(
        self,
        *,
        parameter: str | None = None,
        value: str | None = None,
        response_id: str | None = None,
        page: int | None = None,
        per_page: int | None = None,
    ) -> bytes:
        """Take out the data of a person."""
        answer = self.call(
            "GET",
            "/api/public/v1/people/export",
            query={"parameter": parameter, "value": value, "responseId": response_id, "page": page, "perPage": per_page},
            repeatable=True,
        )
        return cast("bytes", answer.body)

    def list_responses(
        self,
        link_id: str,
        *,
        page: int | None = None,
        per_page: int | None = None,
        include_in_progress: bool | None = None,
        updated_since: str | None = None,
        flag: Literal['safety'] | None = None,
        expand: Literal['transcript'] | None = None,
    ) -> list[t.ResponseListItem]:
        """List responses."""
        answer = self.call(
            "GET",
            "/api/public/v1/responses/{linkId}",
            path={"linkId": link_id},
            query={"page": page, "perPage": per_page, "includeInProgress": include_in_progress, "updatedSince": updated_since, "flag": flag, "expand": expand},
            repeatable=True,
        )
        return cast("list[t.ResponseListItem]", answer.body)

    def get_response(
        self,
        link_id: str,
        response_id: str,
    ) -> t.SingleResponse:
        """Read a response."""
        answer = self.call(
            "GET",
            "/api/public/v1/responses/{linkId}/{responseId}",
            path={"linkId": link_id, "responseId": response_id},
            repeatable=True,
        )
        return cast("t.SingleResponse", answer.body)

    def delete_response(
        self,
        link_id: str,
        response_id: str,
    ) -> t.Deleted:
        """Delete a response."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/responses/{linkId}/{responseId}",
            path={"linkId": link_id, "responseId": response_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def analyse_again(
        self,
        link_id: str,
        response_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.AnalysisState:
        """Analyse a response again."""
        answer = self.call(
            "POST",
            "/api/public/v1/responses/{linkId}/{responseId}/analysis",
            path={"linkId": link_id, "responseId": response_id},
            body=body,
            repeatable=False,
        )
        return cast("t.AnalysisState", answer.body)

    def annotate_response(
        self,
        link_id: str,
        response_id: str,
        *,
        body: t.AnnotateRequest,
    ) -> t.Annotation:
        """Annotate a response."""
        answer = self.call(
            "POST",
            "/api/public/v1/responses/{linkId}/{responseId}/annotations",
            path={"linkId": link_id, "responseId": response_id},
            body=body,
            repeatable=False,
        )
        return cast("t.Annotation", answer.body)

    def change_annotation(
        self,
        link_id: str,
        response_id: str,
        annotation_id: str,
        *,
        body: t.ChangeAnnotationRequest,
    ) -> t.Annotation:
        """Change an annotation."""
        answer = self.call(
            "PATCH",
            "/api/public/v1/responses/{linkId}/{responseId}/annotations/{annotationId}",
            path={"linkId": link_id, "responseId": response_id, "annotationId": annotation_id},
            body=body,
            repeatable=True,
        )
        return cast("t.Annotation", answer.body)

    def delete_annotation(
        self,
        link_id: str,
        response_id: str,
        annotation_id: str,
    ) -> t.Deleted:
        """Delete an annotation."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/responses/{linkId}/{responseId}/annotations/{annotationId}",
            path={"linkId": link_id, "responseId": response_id, "annotationId": annotation_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def caption_response(
        self,
        link_id: str,
        response_id: str,
        *,
        format: Literal['vtt', 'srt', 'json'] | None = None,
    ) -> t.Captions | bytes:
        """Read the captions of a response."""
        answer = self.call(
            "GET",
            "/api/public/v1/responses/{linkId}/{responseId}/captions",
            path={"linkId": link_id, "responseId": response_id},
            query={"format": format},
            repeatable=True,
        )
        return cast("t.Captions | bytes", answer.body)

    def list_clips(
        self,
        link_id: str,
        response_id: str,
        *,
        page: int | None = None,
        per_page: int | None = None,
    ) -> t.ClipPage:
        """List the clips of a response."""
        answer = self.call(
            "GET",
            "/api/public/v1/responses/{linkId}/{responseId}/clips",
            path={"linkId": link_id, "responseId": response_id},
            query={"page": page, "perPage": per_page},
            repeatable=True,
        )
        return cast("t.ClipPage", answer.body)

    def create_clip(
        self,
        link_id: str,
        response_id: str,
        *,
        body: t.CreateClipRequest,
    ) -> t.FilmStarted:
        """Cut a clip."""
        answer = self.call(
            "POST",
            "/api/public/v1/responses/{linkId}/{responseId}/clips",
            path={"linkId": link_id, "responseId": response_id},
            body=body,
            repeatable=False,
        )
        return cast("t.FilmStarted", answer.body)

    def read_clip(
        self,
        link_id: str,
        response_id: str,
        clip_id: str,
    ) -> t.Clip:
        """Read a clip."""
        answer = self.call(
            "GET",
            "/api/public/v1/responses/{linkId}/{responseId}/clips/{clipId}",
            path={"linkId": link_id, "responseId": response_id, "clipId": clip_id},
            repeatable=True,
        )
        return cast("t.Clip", answer.body)

    def rename_clip(
        self,
        link_id: str,
        response_id: str,
        clip_id: str,
        *,
        body: t.RenameClipRequest,
    ) -> t.Clip:
        """Rename a clip."""
        answer = self.call(
            "PATCH",
            "/api/public/v1/responses/{linkId}/{responseId}/clips/{clipId}",
            path={"linkId": link_id, "responseId": response_id, "clipId": clip_id},
            body=body,
            repeatable=True,
        )
        return cast("t.Clip", answer.body)

    def delete_clip(
        self,
        link_id: str,
        response_id: str,
        clip_id: str,
    ) -> t.Deleted:
        """Delete a clip."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/responses/{linkId}/{responseId}/clips/{clipId}",
            path={"linkId": link_id, "responseId": response_id, "clipId": clip_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def read_handed_file(
        self,
        link_id: str,
        response_id: str,
        file_id: str,
    ) -> bytes:
        """Download a file that was handed in."""
        answer = self.call(
            "GET",
            "/api/public/v1/responses/{linkId}/{responseId}/files/{fileId}",
            path={"linkId": link_id, "responseId": response_id, "fileId": file_id},
            repeatable=True,
        )
        return cast("bytes", answer.body)

    def hold_response(
        self,
        link_id: str,
        response_id: str,
        *,
        body: t.LegalHoldRequest,
    ) -> t.ResponseHold:
        """Put a response under a legal hold."""
        answer = self.call(
            "PUT",
            "/api/public/v1/responses/{linkId}/{responseId}/hold",
            path={"linkId": link_id, "responseId": response_id},
            body=body,
            repeatable=True,
        )
        return cast("t.ResponseHold", answer.body)

    def lift_response_hold(
        self,
        link_id: str,
        response_id: str,
    ) -> t.Deleted:
        """Lift the legal hold of a response."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/responses/{linkId}/{responseId}/hold",
            path={"linkId": link_id, "responseId": response_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def look_after_response(
        self,
        link_id: str,
        response_id: str,
    ) -> t.LookedAfter:
        """Look after a flagged response."""
        answer = self.call(
            "PUT",
            "/api/public/v1/responses/{linkId}/{responseId}/looked-after",
            path={"linkId": link_id, "responseId": response_id},
            repeatable=True,
        )
        return cast("t.LookedAfter", answer.body)

    def leave_response_to_others(
        self,
        link_id: str,
        response_id: str,
    ) -> t.Deleted:
        """Look after a response no more."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/responses/{linkId}/{responseId}/looked-after",
            path={"linkId": link_id, "responseId": response_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def read_response(
        self,
        link_id: str,
        response_id: str,
        *,
        filter: str | None = None,
    ) -> t.ResponseReading:
        """Read a response for review."""
        answer = self.call(
            "GET",
            "/api/public/v1/responses/{linkId}/{responseId}/reading",
            path={"linkId": link_id, "responseId": response_id},
            query={"filter": filter},
            repeatable=True,
        )
        return cast("t.ResponseReading", answer.body)

    def read_words(
        self,
        link_id: str,
        response_id: str,
        response_index: str,
    ) -> t.RowWords:
        """Read the words of a spoken answer."""
        answer = self.call(
            "GET",
            "/api/public/v1/responses/{linkId}/{responseId}/rows/{responseIndex}/words",
            path={"linkId": link_id, "responseId": response_id, "responseIndex": response_index},
            repeatable=True,
        )
        return cast("t.RowWords", answer.body)

    def mend_words(
        self,
        link_id: str,
        response_id: str,
        response_index: str,
        *,
        body: t.MendWordsRequest,
    ) -> t.RowWords:
        """Write or mend the words of a spoken answer."""
        answer = self.call(
            "PUT",
            "/api/public/v1/responses/{linkId}/{responseId}/rows/{responseIndex}/words",
            path={"linkId": link_id, "responseId": response_id, "responseIndex": response_index},
            body=body,
            repeatable=True,
        )
        return cast("t.RowWords", answer.body)

    def change_response_tags(
        self,
        link_id: str,
        response_id: str,
        *,
        body: t.ChangeTagsRequest,
    ) -> t.ResponseTags:
        """Change the tags of a response."""
        answer = self.call(
            "PATCH",
            "/api/public/v1/responses/{linkId}/{responseId}/tags",
            path={"linkId": link_id, "responseId": response_id},
            body=body,
            repeatable=True,
        )
        return cast("t.ResponseTags", answer.body)

    def transcribe_response(
        self,
        link_id: str,
        response_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.Transcription:
        """Transcribe spoken answers."""
        answer = self.call(
            "POST",
            "/api/public/v1/responses/{linkId}/{responseId}/transcription",
            path={"linkId": link_id, "responseId": response_id},
            body=body,
            repeatable=False,
        )
        return cast("t.Transcription", answer.body)

    def find_anything(
        self,
        *,
        q: str,
    ) -> t.FoundAnywhere:
        """Find anything."""
        answer = self.call(
            "GET",
            "/api/public/v1/search",
            query={"q": q},
            repeatable=True,
        )
        return cast("t.FoundAnywhere", answer.body)

    def list_studies(
        self,
    ) -> list[t.StudyListItem]:
        """List studies."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies",
            repeatable=True,
        )
        return cast("list[t.StudyListItem]", answer.body)

    def get_study(
        self,
        study_id: str,
    ) -> t.StudyDetail:
        """Read a study."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.StudyDetail", answer.body)

    def change_study(
        self,
        study_id: str,
        *,
        body: t.ChangeStudyRequest,
        if_match: str | None = None,
    ) -> t.StudyDetail:
        """Change a study."""
        answer = self.call(
            "PATCH",
            "/api/public/v1/studies/{studyId}",
            path={"studyId": study_id},
            headers={"If-Match": if_match},
            body=body,
            repeatable=True,
        )
        return cast("t.StudyDetail", answer.body)

    def delete_study(
        self,
        study_id: str,
    ) -> t.Deleted:
        """Delete a study."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/studies/{studyId}",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def ask_study(
        self,
        study_id: str,
        *,
        body: t.AskRequest,
    ) -> t.StudyAnswer:
        """Ask a study."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/ask",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.StudyAnswer", answer.body)

    def list_study_clips(
        self,
        study_id: str,
        *,
        page: int | None = None,
        per_page: int | None = None,
    ) -> t.ClipPage:
        """List the clips of a study."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/clips",
            path={"studyId": study_id},
            query={"page": page, "perPage": per_page},
            repeatable=True,
        )
        return cast("t.ClipPage", answer.body)

    def close_study(
        self,
        study_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.StudyDetail:
        """Close a study."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/close",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.StudyDetail", answer.body)

    def read_codebook(
        self,
        study_id: str,
    ) -> t.Codebook:
        """Read the state of a study's themes."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/codebook",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.Codebook", answer.body)

    def duplicate_study(
        self,
        study_id: str,
        *,
        body: t.DuplicateRequest | None = None,
        idempotency_key: str | None = None,
    ) -> t.Study:
        """Duplicate a study."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/duplicate",
            path={"studyId": study_id},
            headers={"Idempotency-Key": idempotency_key},
            body=body,
            takes_key=True,
            repeatable=True,
        )
        return cast("t.Study", answer.body)

    def read_export(
        self,
        study_id: str,
        export_id: str,
    ) -> t.StudyExport:
        """See how far an export is."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/exports/{exportId}",
            path={"studyId": study_id, "exportId": export_id},
            repeatable=True,
        )
        return cast("t.StudyExport", answer.body)

    def read_fieldwork(
        self,
        study_id: str,
        *,
        format: Literal['json', 'csv'] | None = None,
    ) -> t.FieldworkBoard | bytes:
        """Read the state of fieldwork."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/fieldwork",
            path={"studyId": study_id},
            query={"format": format},
            repeatable=True,
        )
        return cast("t.FieldworkBoard | bytes", answer.body)

    def compare_panel(
        self,
        study_id: str,
        *,
        body: t.ComparePanelRequest,
    ) -> t.PanelComparison:
        """Compare with a panel's list."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/fieldwork/compare",
            path={"studyId": study_id},
            body=body,
            repeatable=True,
        )
        return cast("t.PanelComparison", answer.body)

    def read_guide(
        self,
        study_id: str,
    ) -> t.ExportedGuide:
        """Export a study guide."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/guide",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.ExportedGuide", answer.body)

    def save_guide(
        self,
        study_id: str,
        *,
        body: t.SaveGuideRequest,
        if_match: str | None = None,
    ) -> t.StudyDetail:
        """Save the study guide."""
        answer = self.call(
            "PUT",
            "/api/public/v1/studies/{studyId}/guide",
            path={"studyId": study_id},
            headers={"If-Match": if_match},
            body=body,
            repeatable=True,
        )
        return cast("t.StudyDetail", answer.body)

    def read_guide_markdown(
        self,
        study_id: str,
    ) -> t.GuideMarkdown:
        """Export a study guide for people."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/guide/markdown",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.GuideMarkdown", answer.body)

    def read_study_head(
        self,
        study_id: str,
    ) -> t.StudyHead:
        """Read the head of a study."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/head",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.StudyHead", answer.body)

    def list_highlights(
        self,
        study_id: str,
        *,
        page: int | None = None,
        per_page: int | None = None,
        question: str | None = None,
        person: str | None = None,
        tag: str | None = None,
        author: str | None = None,
        theme: str | None = None,
        mine: bool | None = None,
    ) -> t.Highlights:
        """List the highlights of a study."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/highlights",
            path={"studyId": study_id},
            query={"page": page, "perPage": per_page, "question": question, "person": person, "tag": tag, "author": author, "theme": theme, "mine": mine},
            repeatable=True,
        )
        return cast("t.Highlights", answer.body)

    def read_study_holds(
        self,
        study_id: str,
    ) -> t.StudyHolds:
        """Read legal holds."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/hold",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.StudyHolds", answer.body)

    def hold_study(
        self,
        study_id: str,
        *,
        body: t.LegalHoldRequest,
    ) -> t.StudyHolds:
        """Put a study under a legal hold."""
        answer = self.call(
            "PUT",
            "/api/public/v1/studies/{studyId}/hold",
            path={"studyId": study_id},
            body=body,
            repeatable=True,
        )
        return cast("t.StudyHolds", answer.body)

    def lift_study_hold(
        self,
        study_id: str,
    ) -> t.Deleted:
        """Lift the legal hold of a study."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/studies/{studyId}/hold",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def list_insights(
        self,
        study_id: str,
        *,
        page: int | None = None,
        per_page: int | None = None,
    ) -> t.Insights:
        """List the insights of a study."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/insights",
            path={"studyId": study_id},
            query={"page": page, "perPage": per_page},
            repeatable=True,
        )
        return cast("t.Insights", answer.body)

    def create_insight(
        self,
        study_id: str,
        *,
        body: t.CreateInsightRequest,
    ) -> t.Insight:
        """Write an insight."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/insights",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.Insight", answer.body)

    def read_insight(
        self,
        study_id: str,
        insight_id: str,
    ) -> t.Insight:
        """Read an insight."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/insights/{insightId}",
            path={"studyId": study_id, "insightId": insight_id},
            repeatable=True,
        )
        return cast("t.Insight", answer.body)

    def change_insight(
        self,
        study_id: str,
        insight_id: str,
        *,
        body: t.ChangeInsightRequest,
        if_match: str | None = None,
    ) -> t.Insight:
        """Change an insight."""
        answer = self.call(
            "PATCH",
            "/api/public/v1/studies/{studyId}/insights/{insightId}",
            path={"studyId": study_id, "insightId": insight_id},
            headers={"If-Match": if_match},
            body=body,
            repeatable=True,
        )
        return cast("t.Insight", answer.body)

    def delete_insight(
        self,
        study_id: str,
        insight_id: str,
        *,
        if_match: str | None = None,
    ) -> t.Deleted:
        """Delete an insight."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/studies/{studyId}/insights/{insightId}",
            path={"studyId": study_id, "insightId": insight_id},
            headers={"If-Match": if_match},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def list_study_invitations(
        self,
        study_id: str,
        *,
        page: int | None = None,
        per_page: int | None = None,
        state: Literal['added', 'queued', 'sent', 'opened', 'started', 'completed', 'screened_out', 'over_quota', 'unsubscribed', 'failed'] | None = None,
        find: str | None = None,
        format: Literal['json', 'csv'] | None = None,
    ) -> t.StudyInvitations | bytes:
        """List whom a study invites."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/invitations",
            path={"studyId": study_id},
            query={"page": page, "perPage": per_page, "state": state, "find": find, "format": format},
            repeatable=True,
        )
        return cast("t.StudyInvitations | bytes", answer.body)

    def add_invitees(
        self,
        study_id: str,
        *,
        body: t.AddInviteesRequest,
    ) -> t.AddedInvitees:
        """Add people to invite."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/invitations",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.AddedInvitees", answer.body)

    def remove_study_invitation(
        self,
        study_id: str,
        invitation_id: str,
    ) -> t.Deleted:
        """Erase an invitation."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/studies/{studyId}/invitations/{invitationId}",
            path={"studyId": study_id, "invitationId": invitation_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def remind_invitees(
        self,
        study_id: str,
        *,
        body: t.QueueMailsRequest | None = None,
    ) -> t.QueuedMails:
        """Remind those who have not ended."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/invitations/remind",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.QueuedMails", answer.body)

    def send_study_invitations(
        self,
        study_id: str,
        *,
        body: t.QueueMailsRequest | None = None,
    ) -> t.QueuedMails:
        """Send the invitations."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/invitations/send",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.QueuedMails", answer.body)

    def launch_study(
        self,
        study_id: str,
        *,
        body: t.LaunchRequest | None = None,
        idempotency_key: str | None = None,
    ) -> t.Launch:
        """Launch a study."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/launch",
            path={"studyId": study_id},
            headers={"Idempotency-Key": idempotency_key},
            body=body,
            takes_key=True,
            repeatable=True,
        )
        return cast("t.Launch", answer.body)

    def preview_launch(
        self,
        study_id: str,
    ) -> t.LaunchPreview:
        """Preview a launch."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/launch-preview",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.LaunchPreview", answer.body)

    def check_link(
        self,
        study_id: str,
        *,
        link_id: str,
    ) -> t.LinkCheck:
        """Check a link id."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/link-check",
            path={"studyId": study_id},
            query={"linkId": link_id},
            repeatable=True,
        )
        return cast("t.LinkCheck", answer.body)

    def make_link(
        self,
        study_id: str,
        *,
        body: t.MakeLinkRequest,
    ) -> t.StudyLink:
        """Make a participant's link."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/links",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.StudyLink", answer.body)

    def pause_study(
        self,
        study_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.StudyDetail:
        """Pause a study."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/pause",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.StudyDetail", answer.body)

    def list_questions(
        self,
        study_id: str,
        *,
        revision: Literal['published'] | None = None,
    ) -> t.QuestionList:
        """Read the questions of a study."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/questions",
            path={"studyId": study_id},
            query={"revision": revision},
            repeatable=True,
        )
        return cast("t.QuestionList", answer.body)

    def list_reels(
        self,
        study_id: str,
        *,
        page: int | None = None,
        per_page: int | None = None,
    ) -> t.ReelPage:
        """List the reels of a study."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/reels",
            path={"studyId": study_id},
            query={"page": page, "perPage": per_page},
            repeatable=True,
        )
        return cast("t.ReelPage", answer.body)

    def create_reel(
        self,
        study_id: str,
        *,
        body: t.CreateReelRequest,
    ) -> t.FilmStarted:
        """Make a reel."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/reels",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.FilmStarted", answer.body)

    def read_reel(
        self,
        study_id: str,
        reel_id: str,
    ) -> t.Reel:
        """Read a reel."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/reels/{reelId}",
            path={"studyId": study_id, "reelId": reel_id},
            repeatable=True,
        )
        return cast("t.Reel", answer.body)

    def change_reel(
        self,
        study_id: str,
        reel_id: str,
        *,
        body: t.ChangeReelRequest,
    ) -> t.Reel:
        """Change a reel."""
        answer = self.call(
            "PATCH",
            "/api/public/v1/studies/{studyId}/reels/{reelId}",
            path={"studyId": study_id, "reelId": reel_id},
            body=body,
            repeatable=True,
        )
        return cast("t.Reel", answer.body)

    def delete_reel(
        self,
        study_id: str,
        reel_id: str,
    ) -> t.Deleted:
        """Delete a reel."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/studies/{studyId}/reels/{reelId}",
            path={"studyId": study_id, "reelId": reel_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def list_rehearsals(
        self,
        study_id: str,
    ) -> t.RehearsalList:
        """List rehearsals."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/rehearsals",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.RehearsalList", answer.body)

    def start_rehearsal(
        self,
        study_id: str,
        *,
        body: t.StartRehearsalRequest | None = None,
    ) -> t.Rehearsal:
        """Rehearse a study."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/rehearsals",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.Rehearsal", answer.body)

    def read_rehearsal(
        self,
        study_id: str,
        rehearsal_id: str,
    ) -> t.Rehearsal:
        """Read a rehearsal."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/rehearsals/{rehearsalId}",
            path={"studyId": study_id, "rehearsalId": rehearsal_id},
            repeatable=True,
        )
        return cast("t.Rehearsal", answer.body)

    def stop_rehearsal(
        self,
        study_id: str,
        rehearsal_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.Rehearsal:
        """Stop a rehearsal."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/rehearsals/{rehearsalId}/stop",
            path={"studyId": study_id, "rehearsalId": rehearsal_id},
            body=body,
            repeatable=False,
        )
        return cast("t.Rehearsal", answer.body)

    def read_report(
        self,
        study_id: str,
    ) -> t.Report:
        """Read the report of a study."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/report",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.Report", answer.body)

    def write_report(
        self,
        study_id: str,
        *,
        body: t.WriteReport,
        if_match: str | None = None,
    ) -> t.Report:
        """Write the report of a study."""
        answer = self.call(
            "PUT",
            "/api/public/v1/studies/{studyId}/report",
            path={"studyId": study_id},
            headers={"If-Match": if_match},
            body=body,
            repeatable=True,
        )
        return cast("t.Report", answer.body)

    def export_report(
        self,
        study_id: str,
        *,
        format: Literal['docx', 'markdown'] | None = None,
    ) -> bytes:
        """Export the report of a study."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/report/export",
            path={"studyId": study_id},
            query={"format": format},
            repeatable=True,
        )
        return cast("bytes", answer.body)

    def renew_figures(
        self,
        study_id: str,
        *,
        body: t.RenewFigures | None = None,
        if_match: str | None = None,
    ) -> t.Report:
        """Take new figures for a report's charts."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/report/figures",
            path={"studyId": study_id},
            headers={"If-Match": if_match},
            body=body,
            repeatable=False,
        )
        return cast("t.Report", answer.body)

    def search_responses(
        self,
        study_id: str,
        *,
        sort: Literal['updated', 'quality', 'duration', 'readableId'] | None = None,
        order: Literal['desc', 'asc'] | None = None,
        after: str | None = None,
        limit: int | None = None,
        filter: str | None = None,
    ) -> t.ResponseFindings:
        """Search responses."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/responses",
            path={"studyId": study_id},
            query={"sort": sort, "order": order, "after": after, "limit": limit, "filter": filter},
            repeatable=True,
        )
        return cast("t.ResponseFindings", answer.body)

    def export_responses(
        self,
        study_id: str,
        *,
        format: Literal['csv', 'xlsx', 'json', 'ndjson', 'markdown', 'docx', 'srt', 'vtt', 'qdpx', 'sav', 'transcripts', 'transcripts-zip'] | None = None,
        filter: str | None = None,
        updated_since: str | None = None,
        include_in_progress: bool | None = None,
        flag: Literal['safety'] | None = None,
    ) -> list[t.ResponseListItem] | bytes | t.StudyExport:
        """Export responses."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/responses/export",
            path={"studyId": study_id},
            query={"format": format, "filter": filter, "updatedSince": updated_since, "includeInProgress": include_in_progress, "flag": flag},
            repeatable=True,
        )
        return cast("list[t.ResponseListItem] | bytes | t.StudyExport", answer.body)

    def summarise_responses(
        self,
        study_id: str,
        *,
        filter: str | None = None,
        utc_offset_minutes: int | None = None,
    ) -> t.ResponsesSummary:
        """Summarise responses."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/responses/summary",
            path={"studyId": study_id},
            query={"filter": filter, "utcOffsetMinutes": utc_offset_minutes},
            repeatable=True,
        )
        return cast("t.ResponsesSummary", answer.body)

    def tag_responses(
        self,
        study_id: str,
        *,
        body: t.TagResponsesRequest,
    ) -> t.TaggedResponses:
        """Tag responses."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/responses/tags",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.TaggedResponses", answer.body)

    def get_results(
        self,
        study_id: str,
        *,
        filter: str | None = None,
        segment: str | None = None,
    ) -> t.StudyResults:
        """Read results."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/results",
            path={"studyId": study_id},
            query={"filter": filter, "segment": segment},
            repeatable=True,
        )
        return cast("t.StudyResults", answer.body)

    def resume_study(
        self,
        study_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.StudyDetail:
        """Resume a study."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/resume",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.StudyDetail", answer.body)

    def forecast_retention(
        self,
        study_id: str,
        *,
        days: str | None = None,
        recordings_days: str | None = None,
        words_days: str | None = None,
        everything_days: str | None = None,
    ) -> t.Retention:
        """See what is deleted next."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/retention",
            path={"studyId": study_id},
            query={"days": days, "recordingsDays": recordings_days, "wordsDays": words_days, "everythingDays": everything_days},
            repeatable=True,
        )
        return cast("t.Retention", answer.body)

    def list_shares(
        self,
        study_id: str,
        *,
        page: int | None = None,
        per_page: int | None = None,
    ) -> t.Shares:
        """List a study's links."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/shares",
            path={"studyId": study_id},
            query={"page": page, "perPage": per_page},
            repeatable=True,
        )
        return cast("t.Shares", answer.body)

    def create_share(
        self,
        study_id: str,
        *,
        body: t.CreateShareRequest,
    ) -> t.CreatedShare:
        """Share findings with people without an account."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/shares",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.CreatedShare", answer.body)

    def revoke_share(
        self,
        study_id: str,
        share_id: str,
    ) -> t.Deleted:
        """Close a link."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/studies/{studyId}/shares/{shareId}",
            path={"studyId": study_id, "shareId": share_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def list_study_tags(
        self,
        study_id: str,
    ) -> t.StudyTags:
        """List a study's tags."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/tags",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.StudyTags", answer.body)

    def make_test_link(
        self,
        study_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.StudyLink:
        """Make a link to try a study."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/test-link",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.StudyLink", answer.body)

    def list_themes(
        self,
        study_id: str,
    ) -> t.Themes:
        """List themes."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/themes",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.Themes", answer.body)

    def create_theme(
        self,
        study_id: str,
        *,
        body: t.CreateThemeRequest,
    ) -> t.Theme:
        """Make a theme."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/themes",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.Theme", answer.body)

    def get_theme(
        self,
        study_id: str,
        theme_id: str,
    ) -> t.Theme:
        """Read a theme."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/themes/{themeId}",
            path={"studyId": study_id, "themeId": theme_id},
            repeatable=True,
        )
        return cast("t.Theme", answer.body)

    def change_theme(
        self,
        study_id: str,
        theme_id: str,
        *,
        body: t.ChangeThemeRequest,
        if_match: str | None = None,
    ) -> t.Theme:
        """Change a theme."""
        answer = self.call(
            "PATCH",
            "/api/public/v1/studies/{studyId}/themes/{themeId}",
            path={"studyId": study_id, "themeId": theme_id},
            headers={"If-Match": if_match},
            body=body,
            repeatable=True,
        )
        return cast("t.Theme", answer.body)

    def delete_theme(
        self,
        study_id: str,
        theme_id: str,
        *,
        if_match: str | None = None,
    ) -> t.Deleted:
        """Delete a theme."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/studies/{studyId}/themes/{themeId}",
            path={"studyId": study_id, "themeId": theme_id},
            headers={"If-Match": if_match},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def list_theme_decisions(
        self,
        study_id: str,
        theme_id: str,
    ) -> t.ThemeDecisions:
        """List what was decided about a theme."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/themes/{themeId}/decisions",
            path={"studyId": study_id, "themeId": theme_id},
            repeatable=True,
        )
        return cast("t.ThemeDecisions", answer.body)

    def list_evidence(
        self,
        study_id: str,
        theme_id: str,
        *,
        stance: Literal['supports', 'contradicts'] | None = None,
        page: int | None = None,
        per_page: int | None = None,
        expand: Literal['row'] | None = None,
    ) -> t.EvidencePage:
        """List a theme's passages."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/themes/{themeId}/evidence",
            path={"studyId": study_id, "themeId": theme_id},
            query={"stance": stance, "page": page, "perPage": per_page, "expand": expand},
            repeatable=True,
        )
        return cast("t.EvidencePage", answer.body)

    def add_evidence(
        self,
        study_id: str,
        theme_id: str,
        *,
        body: t.AddEvidenceRequest,
    ) -> t.ThemeEvidence:
        """Put a passage into a theme."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/themes/{themeId}/evidence",
            path={"studyId": study_id, "themeId": theme_id},
            body=body,
            repeatable=False,
        )
        return cast("t.ThemeEvidence", answer.body)

    def take_evidence_out(
        self,
        study_id: str,
        theme_id: str,
        evidence_id: str,
    ) -> t.Deleted:
        """Take a passage out of a theme."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/studies/{studyId}/themes/{themeId}/evidence/{evidenceId}",
            path={"studyId": study_id, "themeId": theme_id, "evidenceId": evidence_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def merge_themes(
        self,
        study_id: str,
        theme_id: str,
        *,
        body: t.MergeThemesRequest,
        if_match: str | None = None,
    ) -> t.Theme:
        """Merge a theme into another."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/themes/{themeId}/merge",
            path={"studyId": study_id, "themeId": theme_id},
            headers={"If-Match": if_match},
            body=body,
            repeatable=False,
        )
        return cast("t.Theme", answer.body)

    def suggest_themes(
        self,
        study_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.Codebook:
        """Have themes suggested."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/themes/suggest",
            path={"studyId": study_id},
            body=body,
            repeatable=False,
        )
        return cast("t.Codebook", answer.body)

    def list_translations(
        self,
        study_id: str,
    ) -> t.Translations:
        """List the languages of a study."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/translations",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.Translations", answer.body)

    def read_translation(
        self,
        study_id: str,
        language: str,
        *,
        format: Literal['json', 'csv', 'xliff'] | None = None,
    ) -> t.Translation | bytes:
        """Read a translation."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/translations/{language}",
            path={"studyId": study_id, "language": language},
            query={"format": format},
            repeatable=True,
        )
        return cast("t.Translation | bytes", answer.body)

    def save_translation(
        self,
        study_id: str,
        language: str,
        *,
        body: t.SaveTranslationRequest,
    ) -> t.Translation:
        """Save a translation."""
        answer = self.call(
            "PUT",
            "/api/public/v1/studies/{studyId}/translations/{language}",
            path={"studyId": study_id, "language": language},
            body=body,
            repeatable=True,
        )
        return cast("t.Translation", answer.body)

    def change_translation(
        self,
        study_id: str,
        language: str,
        *,
        body: t.ChangeTranslationRequest,
    ) -> t.Translation:
        """Change a translation."""
        answer = self.call(
            "PATCH",
            "/api/public/v1/studies/{studyId}/translations/{language}",
            path={"studyId": study_id, "language": language},
            body=body,
            repeatable=True,
        )
        return cast("t.Translation", answer.body)

    def draft_translation(
        self,
        study_id: str,
        language: str,
    ) -> t.DraftedTranslation:
        """Draft a translation."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/translations/{language}/draft",
            path={"studyId": study_id, "language": language},
            repeatable=False,
        )
        return cast("t.DraftedTranslation", answer.body)

    def list_url_parameters(
        self,
        study_id: str,
    ) -> t.UrlParameters:
        """List URL parameters."""
        answer = self.call(
            "GET",
            "/api/public/v1/studies/{studyId}/url-parameters",
            path={"studyId": study_id},
            repeatable=True,
        )
        return cast("t.UrlParameters", answer.body)

    def validate_guide(
        self,
        study_id: str,
        *,
        body: t.ValidateRequest | None = None,
    ) -> t.Validation:
        """Check a study guide."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/{studyId}/validate",
            path={"studyId": study_id},
            body=body,
            repeatable=True,
        )
        return cast("t.Validation", answer.body)

    def create_study(
        self,
        *,
        body: t.CreateStudyRequest,
        idempotency_key: str | None = None,
    ) -> t.Study:
        """Create a study."""
        answer = self.call(
            "POST",
            "/api/public/v1/studies/create",
            headers={"Idempotency-Key": idempotency_key},
            body=body,
            takes_key=True,
            repeatable=True,
        )
        return cast("t.Study", answer.body)

    def list_wallets(
        self,
    ) -> t.WalletList:
        """List wallets."""
        answer = self.call(
            "GET",
            "/api/public/v1/wallets",
            repeatable=True,
        )
        return cast("t.WalletList", answer.body)

    def set_wallet_access(
        self,
        wallet_id: str,
        *,
        body: t.WalletAccessRequest,
    ) -> t.WalletUse:
        """Say who bills to a wallet."""
        answer = self.call(
            "PUT",
            "/api/public/v1/wallets/{walletId}/access",
            path={"walletId": wallet_id},
            body=body,
            repeatable=True,
        )
        return cast("t.WalletUse", answer.body)

    def read_ledger(
        self,
        wallet_id: str,
        *,
        before: int | None = None,
        limit: int | None = None,
    ) -> t.LedgerPage:
        """Read a wallet's ledger."""
        answer = self.call(
            "GET",
            "/api/public/v1/wallets/{walletId}/ledger",
            path={"walletId": wallet_id},
            query={"before": before, "limit": limit},
            repeatable=True,
        )
        return cast("t.LedgerPage", answer.body)

    def list_wallet_uses(
        self,
    ) -> t.WalletUseList:
        """List wallets with all their figures."""
        answer = self.call(
            "GET",
            "/api/public/v1/wallets/usage",
            repeatable=True,
        )
        return cast("t.WalletUseList", answer.body)

    def list_webhooks(
        self,
    ) -> t.Webhooks:
        """List webhooks."""
        answer = self.call(
            "GET",
            "/api/public/v1/webhooks",
            repeatable=True,
        )
        return cast("t.Webhooks", answer.body)

    def create_webhook(
        self,
        *,
        body: t.CreateWebhookRequest,
    ) -> t.WebhookWithSecret:
        """Create a webhook."""
        answer = self.call(
            "POST",
            "/api/public/v1/webhooks",
            body=body,
            repeatable=False,
        )
        return cast("t.WebhookWithSecret", answer.body)

    def read_webhook(
        self,
        webhook_id: str,
    ) -> t.Webhook:
        """Read a webhook."""
        answer = self.call(
            "GET",
            "/api/public/v1/webhooks/{webhookId}",
            path={"webhookId": webhook_id},
            repeatable=True,
        )
        return cast("t.Webhook", answer.body)

    def change_webhook(
        self,
        webhook_id: str,
        *,
        body: t.ChangeWebhookRequest,
    ) -> t.Webhook:
        """Change a webhook."""
        answer = self.call(
            "PATCH",
            "/api/public/v1/webhooks/{webhookId}",
            path={"webhookId": webhook_id},
            body=body,
            repeatable=True,
        )
        return cast("t.Webhook", answer.body)

    def delete_webhook(
        self,
        webhook_id: str,
    ) -> t.Deleted:
        """Delete a webhook."""
        answer = self.call(
            "DELETE",
            "/api/public/v1/webhooks/{webhookId}",
            path={"webhookId": webhook_id},
            repeatable=True,
        )
        return cast("t.Deleted", answer.body)

    def list_webhook_deliveries(
        self,
        webhook_id: str,
        *,
        page: int | None = None,
        per_page: int | None = None,
    ) -> t.WebhookDeliveries:
        """List messages of a webhook."""
        answer = self.call(
            "GET",
            "/api/public/v1/webhooks/{webhookId}/deliveries",
            path={"webhookId": webhook_id},
            query={"page": page, "perPage": per_page},
            repeatable=True,
        )
        return cast("t.WebhookDeliveries", answer.body)

    def replay_webhook_delivery(
        self,
        webhook_id: str,
        delivery_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.WebhookDelivery:
        """Send a message again."""
        answer = self.call(
            "POST",
            "/api/public/v1/webhooks/{webhookId}/deliveries/{deliveryId}/replay",
            path={"webhookId": webhook_id, "deliveryId": delivery_id},
            body=body,
            repeatable=False,
        )
        return cast("t.WebhookDelivery", answer.body)

    def rotate_webhook_secret(
        self,
        webhook_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.WebhookWithSecret:
        """Make a new secret."""
        answer = self.call(
            "POST",
            "/api/public/v1/webhooks/{webhookId}/rotate",
            path={"webhookId": webhook_id},
            body=body,
            repeatable=False,
        )
        return cast("t.WebhookWithSecret", answer.body)

    def test_webhook(
        self,
        webhook_id: str,
        *,
        body: t.EmptyRequest | None = None,
    ) -> t.WebhookDelivery:
        """Send a test."""
        answer = self.call(
            "POST",
            "/api/public/v1/webhooks/{webhookId}/test",
            path={"webhookId": webhook_id},
            body=body,
            repeatable=False,
        )
        return cast("t.WebhookDelivery", answer.body)
