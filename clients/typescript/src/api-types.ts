/** Made of the API document by `npm run api:types`; not to be edited. */

export interface paths {
    "/api/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{responseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["resumeInterview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["changeLanguage"];
        trace?: never;
    };
    "/api/interviews/{responseId}/additions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addRecordings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{responseId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["answerStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{responseId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{responseId}/erase-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["makeEraseLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{responseId}/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["forgetToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{responseId}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["hearSoFar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/erase/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["eraseOwnAnswers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resumeByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/studies/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["askStudies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/audit/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/dashboard/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchStudies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFolders"];
        put?: never;
        post: operations["createFolder"];
        delete: operations["deleteFolder"];
        options?: never;
        head?: never;
        patch: operations["renameFolder"];
        trace?: never;
    };
    "/api/public/v1/folders/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["moveStudies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvitations"];
        put?: never;
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/invitations/{invitationId}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["renewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listKeys"];
        put?: never;
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch: operations["changeRole"];
        trace?: never;
    };
    "/api/public/v1/members/{userId}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["makePasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readNotifications"];
        put: operations["setNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["changeOrganization"];
        trace?: never;
    };
    "/api/public/v1/organization/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readModels"];
        put: operations["setModel"];
        post?: never;
        delete: operations["removeModel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/organization/models/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/organization/models/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readModelUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/organization/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readNotificationChannel"];
        put: operations["setNotificationChannel"];
        post?: never;
        delete: operations["deleteNotificationChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/organization/notifications/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testNotificationChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/organization/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["forecastOrganizationRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/organization/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readSecondFactorRule"];
        put: operations["setSecondFactorRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findPerson"];
        put?: never;
        post?: never;
        delete: operations["erasePerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/people/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getResponse"];
        put?: never;
        post?: never;
        delete: operations["deleteResponse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["analyseAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/annotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["annotateResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/annotations/{annotationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteAnnotation"];
        options?: never;
        head?: never;
        patch: operations["changeAnnotation"];
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["captionResponse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/clips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listClips"];
        put?: never;
        post: operations["createClip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/clips/{clipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readClip"];
        put?: never;
        post?: never;
        delete: operations["deleteClip"];
        options?: never;
        head?: never;
        patch: operations["renameClip"];
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readHandedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["holdResponse"];
        post?: never;
        delete: operations["liftResponseHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/looked-after": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["lookAfterResponse"];
        post?: never;
        delete: operations["leaveResponseToOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readResponse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/rows/{responseIndex}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readWords"];
        put: operations["mendWords"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["changeResponseTags"];
        trace?: never;
    };
    "/api/public/v1/responses/{linkId}/{responseId}/transcription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["transcribeResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findAnything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStudies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getStudy"];
        put?: never;
        post?: never;
        delete: operations["deleteStudy"];
        options?: never;
        head?: never;
        patch: operations["changeStudy"];
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["askStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/clips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStudyClips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["closeStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/codebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readCodebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["duplicateStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/exports/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/fieldwork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readFieldwork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/fieldwork/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["comparePanel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readGuide"];
        put: operations["saveGuide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/guide/markdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readGuideMarkdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/head": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readStudyHead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/highlights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listHighlights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readStudyHolds"];
        put: operations["holdStudy"];
        post?: never;
        delete: operations["liftStudyHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInsights"];
        put?: never;
        post: operations["createInsight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/insights/{insightId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readInsight"];
        put?: never;
        post?: never;
        delete: operations["deleteInsight"];
        options?: never;
        head?: never;
        patch: operations["changeInsight"];
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStudyInvitations"];
        put?: never;
        post: operations["addInvitees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeStudyInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/invitations/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["remindInvitees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/invitations/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendStudyInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["launchStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/launch-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["previewLaunch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/link-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["makeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["pauseStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/reels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReels"];
        put?: never;
        post: operations["createReel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/reels/{reelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readReel"];
        put?: never;
        post?: never;
        delete: operations["deleteReel"];
        options?: never;
        head?: never;
        patch: operations["changeReel"];
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/rehearsals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRehearsals"];
        put?: never;
        post: operations["startRehearsal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/rehearsals/{rehearsalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readRehearsal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/rehearsals/{rehearsalId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["stopRehearsal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readReport"];
        put: operations["writeReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/report/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/report/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["renewFigures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/responses/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/responses/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["summariseResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/responses/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["tagResponses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resumeStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["forecastRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listShares"];
        put?: never;
        post: operations["createShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/shares/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStudyTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/test-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["makeTestLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listThemes"];
        put?: never;
        post: operations["createTheme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/themes/{themeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTheme"];
        put?: never;
        post?: never;
        delete: operations["deleteTheme"];
        options?: never;
        head?: never;
        patch: operations["changeTheme"];
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/themes/{themeId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listThemeDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/themes/{themeId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEvidence"];
        put?: never;
        post: operations["addEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/themes/{themeId}/evidence/{evidenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["takeEvidenceOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/themes/{themeId}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["mergeThemes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/themes/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["suggestThemes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/translations/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readTranslation"];
        put: operations["saveTranslation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["changeTranslation"];
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/translations/{language}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["draftTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/url-parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUrlParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/{studyId}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["validateGuide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/studies/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWallets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/wallets/{walletId}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setWalletAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/wallets/{walletId}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/wallets/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWalletUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhooks"];
        put?: never;
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readWebhook"];
        put?: never;
        post?: never;
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/api/public/v1/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/webhooks/{webhookId}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/webhooks/{webhookId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What became of a list. */
        AddedInvitees: {
            /** @description How many were taken; with `check`, how many would be. */
            added: number;
            /** @description The rows that were not taken. */
            refused: components["schemas"]["RefusedInvitee"][];
        };
        /** @description The recordings of an answer. */
        AddedRecordings: {
            /** @description All recordings that the answer names now. */
            recordings: string[];
            /** @description The `id` of the step. */
            stepId: string;
        };
        /** @description A passage to put into a theme. */
        AddEvidenceRequest: {
            /** @description Its end, exclusive. */
            end: number;
            /**
             * Format: uuid
             * @description The response, of the same study.
             */
            responseId: string;
            /** @description The row of the transcript, from 0. */
            responseIndex: number;
            /**
             * @description For it (the default) or against it.
             * @enum {string}
             */
            stance?: "supports" | "contradicts";
            /** @description Where it begins in `user`, in UTF-16 units. */
            start: number;
        };
        /** @description People to invite. */
        AddInviteesRequest: {
            /** @description Only says what would be taken; stores nothing. */
            check?: boolean;
            /** @description A list as text: addresses alone, `Name <address>`, or a table with a line of names (`email`, `name`, `language`; other columns are parameters). At most 5,000 people. */
            csv?: string;
            /** @description People; or give `csv`. */
            invitees?: components["schemas"]["Invitee"][];
        };
        /** @description Recordings for an answer that was given. */
        AddRecordingsRequest: {
            /** @description The ids of the uploads. */
            recordings: string[];
            /** @description The `id` of the step. */
            stepId: string;
        };
        /** @description An analyst. */
        AnalysisEngine: {
            /** @description The language that it read. */
            language: string;
            /** @description Its name. */
            name: string;
            /** @description Its version. */
            version: string;
        };
        /** @description How far the analysis of a response is. */
        AnalysisState: {
            /** @description When it was done; null until then. */
            analyzedAt: string | null;
            /** @description Attempts that failed so far. */
            attempts: number;
            /** @description What analysed it; null until then. */
            engine: components["schemas"]["AnalysisEngine"] | null;
            /**
             * @description `under_way` with the interview; `waiting` until analysed; `failed` after too many attempts.
             * @enum {string}
             */
            state: "under_way" | "waiting" | "done" | "failed";
        };
        /** @description A note (with `body`), or a highlight (with `passage`), or both. */
        AnnotateRequest: {
            /** @description Your words. */
            body?: string | null;
            /** @description What to highlight in the row. */
            passage?: components["schemas"]["NewPassage"] | null;
            /** @description The words that you see there; refused when they have changed. */
            quote?: string | null;
            /** @description The row of the transcript; absent: all of it. */
            responseIndex?: number | null;
            /** @description A tag for the highlight; the response gets it, too. */
            tag?: string | null;
        };
        /** @description A note or a highlight. */
        Annotation: {
            /** @description Who wrote it; null once that person is deleted. */
            author: components["schemas"]["AnnotationAuthor"] | null;
            /** @description What its author wrote. */
            body: string | null;
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The id of the annotation.
             */
            id: string;
            /** @description Whether you may change it. */
            mayChange: boolean;
            /** @description What is highlighted; null for a note. */
            passage: components["schemas"]["Passage"] | null;
            /** @description The words that are highlighted; null for a note. */
            quote: string | null;
            /** @description The row of the transcript; null: the whole response. */
            responseIndex: number | null;
            /** @description The tag of a highlight. */
            tag: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
        };
        /** @description Who wrote it. */
        AnnotationAuthor: {
            /**
             * Format: uuid
             * @description Their user id.
             */
            id: string;
            /** @description Their name. */
            name: string;
        };
        /** @description An answer. */
        Answer: {
            /** @description The answer as text. */
            answer: string;
            /**
             * Format: uuid
             * @description Its id, also in its transcript items.
             */
            answerId: string;
            /** @description Its concept, if any. */
            conceptId: string | null;
            /** @description The `id` of the question. */
            discussionGuideQuestionId: string;
            /** @description The text of the question. */
            question: string;
        };
        /** @description A criterion on an answer; its fields say which. */
        AnswerCriterion: {
            /**
             * @description It was answered.
             * @constant
             */
            answered: true;
            /** @description The concept; absent: any. */
            conceptId?: string;
            /** @description The `id` of the question. */
            questionId: string;
        } | {
            /** @description The concept; absent: any. */
            conceptId?: string;
            /** @description Any of these was chosen; `custom`: a typed option. */
            optionIds: string[];
            /** @description The `id` of the question. */
            questionId: string;
        } | {
            /** @description The concept; absent: any. */
            conceptId?: string;
            /** @description The option of a ranking that stands at `place`. */
            optionId: string;
            /** @description The place, from 1. */
            place: number;
            /** @description The `id` of the question. */
            questionId: string;
        } | {
            /** @description The column that was chosen in it. */
            columnId: string;
            /** @description The concept; absent: any. */
            conceptId?: string;
            /** @description The `id` of the question. */
            questionId: string;
            /** @description The row of a matrix. */
            rowId: string;
        } | {
            /** @description The option of a max-diff chosen as the most at least once. */
            bestOptionId: string;
            /** @description The concept; absent: any. */
            conceptId?: string;
            /** @description The `id` of the question. */
            questionId: string;
        } | {
            /** @description The concept; absent: any. */
            conceptId?: string;
            /** @description The `id` of the question. */
            questionId: string;
            /** @description The option chosen as the least at least once. */
            worstOptionId: string;
        } | {
            /** @description The concept; absent: any. */
            conceptId?: string;
            /** @description The `id` of the question. */
            questionId: string;
            /** @description A tag based on the answer to the question. */
            tag: string;
        };
        /** @description What an answer leads to. */
        AnsweredStep: {
            /**
             * @description Where the interview stands. `complete` and `screened_out` are final.
             * @enum {string}
             */
            progress: "in_progress" | "screened_out" | "complete";
            /** @description What to show next. */
            step: components["schemas"]["Step"];
        };
        /** @description An answer to the current step. */
        AnswerRequest: {
            /** @description What was answered; its form depends on the question. */
            answer: components["schemas"]["GivenAnswer"];
            /** @description The `id` of the step. */
            stepId: string;
        };
        /** @description A sentence of an answer, with what it stands on. */
        AnswerSentence: {
            /** @description At least one. */
            citations: components["schemas"]["Citation"][];
            /** @description A word that the passages of a group share; null in others. */
            group: string | null;
            /** @description Its text; the passage itself where no model wrote it. */
            text: string;
        };
        /** @description An answer that was given, and whether it may be changed. */
        AnswerSoFar: {
            /** @description The answer that counts now, in the form of its question, while it may be changed. */
            answer?: {
                [key: string]: unknown;
            };
            /** @description What was answered first; null for an answer that was not changed. */
            first: string | null;
            /** @description Its place among the questions asked, from 1. */
            number: number;
            /** @description Its row in `history`. */
            responseIndex: number;
            /** @description Which part of the interview it belongs to, from 1. */
            section: number;
            /**
             * @description Whether it may be changed now: `finished` with its block, or `stays` for another reason, such as having been spoken.
             * @enum {string}
             */
            state: "open" | "finished" | "stays";
            /** @description The step as it was asked, while it may be changed. */
            step?: components["schemas"]["Step"];
            /** @description The `id` of the step. */
            stepId: string;
            /** @description The version to name when it is changed. */
            version: number;
        };
        /** @description An API key, without the key itself. */
        ApiKey: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description Until when it works; null without end. */
            expiresAt: string | null;
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description How it ends. */
            lastFour: string;
            /** @description When it was last used (within five minutes), if ever. */
            lastUsedAt: string | null;
            /** @description What it is called. */
            name: string;
            /** @description Who made it, and whose rights it has. */
            owner: {
                /** @description Their address. */
                email: string;
                /** @description False once they left: then the key is `forbidden`. */
                isMember: boolean;
                /** @description Their name. */
                name: string;
                /**
                 * Format: uuid
                 * @description The person.
                 */
                userId: string;
            };
            /** @description How it begins. */
            prefix: string;
            /** @description When it was ended; null while it works. */
            revokedAt: string | null;
            /** @description What it may be used for; null: everything that its owner may do. */
            scopes: ("read" | "write" | "launch")[] | null;
            /** @description The studies that it is for, deleted ones too; null: all. */
            studyIds: string[] | null;
            /** @description Whether it is a test key, for test studies alone. */
            test: boolean;
        };
        /** @description API keys. */
        ApiKeyList: {
            /** @description Newest first, revoked ones too. */
            keys: components["schemas"]["ApiKey"][];
        };
        /** @description A question to a study. */
        AskRequest: {
            /** @description What you want to know. */
            question: string;
        };
        /** @description A question to several studies. */
        AskStudiesRequest: {
            /** @description What you want to know. */
            question: string;
            /** @description Only these studies, by permanent id; absent: all of the organization. */
            studyIds?: string[];
        };
        /** @description Whether the chain of the audit log holds. */
        AuditCheck: {
            /** @description The number of the first that is not; null for none. */
            brokenAt: number | null;
            /**
             * Format: date-time
             * @description When this was computed: now.
             */
            checkedAt: string;
            /** @description How many there are. */
            entries: number;
            /** @description Whether every entry is as it was written, and none is missing. */
            ok: boolean;
        };
        /** @description Something that was done, or was refused. */
        AuditEntry: {
            /** @description The operation's id in this document, or the server's command. */
            action: string;
            /** @description Who. One of `userId`, `keyId` and `system` is there. */
            actor: {
                /**
                 * Format: uuid
                 * @description The API key.
                 */
                keyId?: string;
                /** @description As they are called now; null when they are gone. */
                name: string | null;
                /**
                 * @description `operator`: a command on the server; `visitor`: somebody with a link.
                 * @enum {string}
                 */
                system?: "operator" | "visitor";
                /**
                 * Format: uuid
                 * @description The person, in the dashboard.
                 */
                userId?: string;
            };
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description The fields that were set. Texts are left out, for participants may have said them: numbers, choices and dates alone have values. */
            changes: {
                [key: string]: {
                    /** @description The value before, where it is kept. */
                    from?: string | number | boolean | null;
                    /** @description The value since, where it is kept. */
                    to?: string | number | boolean | null;
                };
            };
            /** @description SHA-256 over the entry and the hash of the one before it. */
            hash: string;
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The address that it came from; null for commands. */
            ip: string | null;
            /** @description Its place in the chain, from 1, without gaps. */
            number: number;
            /** @description `done`, or the code of the refusal: `forbidden` for what a role doesn't allow. */
            result: string;
            /** @description The study that it is or is in. */
            studyId: string | null;
            /** @description The id of what it was done to; null for the organization or a list. */
            target: string | null;
            /** @description As it is called now; null when it has no name or is gone. */
            targetName: string | null;
            /** @description What that is. */
            targetType: ("study" | "response" | "annotation" | "clip" | "export" | "file" | "insight" | "invitation" | "key" | "member" | "message" | "organization" | "passage" | "reel" | "rehearsal" | "share" | "theme" | "wallet" | "webhook") | null;
        };
        /** @description A page of the audit log. */
        AuditPage: {
            /** @description The newest first. */
            entries: components["schemas"]["AuditEntry"][];
        };
        /** @description A part of the interview. */
        Block: {
            /** @description The concepts; concept blocks alone have it. */
            conceptSamplingConfig?: {
                /** @description The concepts. */
                concepts: components["schemas"]["GuideConcept"][];
                /** @description How many of them each participant sees; null means all. */
                subsampleCount?: number | null;
            } | null;
            /** @description Your own name, unique within the guide. */
            externalId?: string;
            /** @description What is asked, in order. */
            items: components["schemas"]["Item"][];
            /** @description A title, for you. */
            title: string;
            /**
             * @description `flat`: questions in order. `concept`: its questions are asked for each concept. `screening`: first, decides who takes part.
             * @enum {string}
             */
            type: "flat" | "concept" | "screening";
        };
        /** @description How the participant's page looks. */
        Branding: {
            /** @description The colour of buttons, as `#rrggbb`; white text on it has a contrast of at least 4.5. */
            accent: string | null;
            /** @description A picture, at an http or https address. */
            logo: string | null;
            /** @description Who holds the interview, beside the title. */
            name: string | null;
        };
        /** @description How the participant's page looks; what is left out is Colloquy's. */
        BrandingChange: {
            /** @description The colour of buttons, as `#rrggbb`; white text on it has a contrast of at least 4.5. */
            accent?: string | null;
            /** @description A picture, at an http or https address. */
            logo?: string | null;
            /** @description Who holds the interview, beside the title. */
            name?: string | null;
        };
        /** @description What was said, on one clock for all recordings of a response. */
        Captions: {
            /** @description Lines in their order; no two at one time. */
            cues: components["schemas"]["Cue"][];
            /** @description How long the recordings are, one after the other. */
            durationMs: number;
        };
        /** @description What to change; the other stays. */
        ChangeAnnotationRequest: {
            /** @description Your words; null takes them away. */
            body?: string | null;
            /** @description The tag; null takes it away. */
            tag?: string | null;
        };
        /** @description Another answer in the place of an earlier one. */
        ChangeAnswerRequest: {
            /** @description What is answered instead; its form depends on the question. */
            answer: components["schemas"]["GivenAnswer"];
            /** @description The `id` of the answered step. */
            stepId: string;
            /** @description The version of its answer that you know; 1 for the first. */
            version: number;
        };
        /** @description An answer after a change. */
        ChangedAnswer: {
            /**
             * @description Where the interview stands.
             * @enum {string}
             */
            progress: "in_progress" | "screened_out" | "complete";
            /** @description What to show next: the step that was shown before. */
            step: components["schemas"]["Step"];
            /** @description The `id` of the step. */
            stepId: string;
            /** @description The answer that counts now, in words. */
            text: string;
            /** @description The version that counts now. */
            version: number;
        };
        /** @description What a change of a folder did. */
        ChangedFolder: {
            /** @description How many studies stand elsewhere now. */
            movedStudies: number;
            /** @description The folder. */
            path: string[];
        };
        /** @description What to change; the rest stays. */
        ChangeInsightRequest: {
            /** @description User ids of members; absent: whoever writes is added. */
            authors?: string[];
            /** @description All passages that it stands on, in order. */
            evidence?: components["schemas"]["CitePassage"][];
            /**
             * @description A new one is a `draft`.
             * @enum {string}
             */
            status?: "draft" | "shared";
            /** @description Markdown; HTML in it is shown as text. */
            text?: string;
            /** @description The ids of themes of the study. */
            themes?: string[];
            /** @description What was found, in a sentence. */
            title?: string;
        };
        /** @description Fields to change; the others stay. */
        ChangeOrganizationRequest: {
            /** @description The new name. */
            name?: string;
            /** @description For how many days parts of responses are kept at most, in all studies: where a study says less, that counts. */
            retention?: components["schemas"]["RetentionTimesChange"];
            /** @description Whom participants in need can turn to, where their study says nothing itself. */
            supportMessage?: string | null;
        };
        /** @description What is absent stays; but `hide` and `names` are set together, by either of them. */
        ChangeReelRequest: {
            /**
             * @description `track`: can be switched on; `burned`: in the picture; `none`.
             * @enum {string}
             */
            captions?: "track" | "burned" | "none";
            /** @description Clips of the study, by id, in order. */
            clips?: string[];
            /** @description What to hide: a list, or one of them. What cannot be hidden is refused. */
            hide?: components["schemas"]["Hideable"][] | components["schemas"]["Hideable"];
            /** @description Words and phrases to hide wherever they are said. One that is said in none of the rows is refused. */
            names?: string[];
            /** @description Its title. */
            title?: string;
            /** @description Cards between the clips. */
            titleCards?: components["schemas"]["NewTitleCard"][];
        };
        /** @description Fields to change; the others stay. */
        ChangeStudyRequest: {
            /** @description About the company or product, for the moderator. */
            background?: string;
            /** @description How the page of participants looks. */
            branding?: components["schemas"]["BrandingChange"] | null;
            /** @description It closes after so many complete responses with content; null: never so. */
            closeAfter?: number | null;
            /** @description Whether no interview starts past the target; those in progress finish. Default: true in a billed study. */
            closeAtTarget?: boolean;
            /**
             * Format: date-time
             * @description No interview starts from then on, and the study closes.
             */
            closesAt?: ((string | null) | null) | string | null;
            /** @description Shown when a complete interview ends. */
            closingMessage?: string;
            /** @description How the interview is held. */
            config?: {
                /** @description Whether participants may change earlier answers of the block that they are in. Default false. */
                allowRevision?: boolean;
                /** @description Other languages that participants may choose; null: none. */
                availableLanguages?: ("en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu")[] | null;
                /**
                 * @description How answers are given. Default `text`.
                 * @enum {string}
                 */
                interviewMode?: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                /**
                 * @description The language that the guide is written in. Default `en`.
                 * @enum {string}
                 */
                questionLanguage?: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
                /**
                 * @description How follow-ups sound: `warm` thanks and asks what it was like, `brisk` asks fewer, `non_directive` asks only for more. Default `balanced`.
                 * @enum {string}
                 */
                style?: "balanced" | "warm" | "brisk" | "non_directive";
                /** @description The devices that the study is for. */
                targetPlatforms?: ("ios" | "android" | "desktop")[];
                /**
                 * @description Whether a silence may end a spoken turn. Default `button`: a press alone does.
                 * @enum {string}
                 */
                turnTaking?: "button" | "patient";
            };
            /** @description What participants agree to. */
            consent?: components["schemas"]["StudyConsentChange"] | null;
            /** @description Whom participants can write to. */
            contact?: string | null;
            /** @description Origins whose pages may show its interviews in a frame, by `/embed.js`. */
            embedOrigins?: string[];
            /** @description Who may start an interview. Default `once_per_browser`. */
            entry?: components["schemas"]["StudyEntry"];
            /** @description The title that participants see. */
            externalTitle?: string;
            /** @description The folder, from the outermost on; null outside folders. */
            folderPath?: string[] | null;
            /** @description The words of mails that invite to it; null: the usual ones. */
            invitationTexts?: components["schemas"]["InvitationTexts"] | null;
            /** @description User ids of those who may launch it beside owners and admins; null: no restriction. */
            launchers?: string[] | null;
            /** @description The last part of the participants' link. It can change: do not use it as a key. */
            linkId?: string;
            /**
             * Format: date-time
             * @description No interview starts before; null: from its launch on.
             */
            opensAt?: ((string | null) | null) | string | null;
            /** @description Who asks, as participants are told. */
            organisation?: string | null;
            /** @description How many people of which kind it takes. */
            quotas?: components["schemas"]["Quota"][];
            /** @description Where participants go at the end. */
            redirects?: components["schemas"]["Redirects"] | null;
            /** @description Complete responses that a launch holds credits for. Default 10. */
            responseTarget?: number;
            /** @description For how many days parts of its responses are kept; of these, those of the organization and that of `consent` the shortest counts. */
            retention?: components["schemas"]["RetentionTimesChange"];
            /** @description Its own words where it cannot go on. */
            stateTexts?: components["schemas"]["StateTexts"] | null;
            /** @description What to learn; guides the follow-ups. */
            studyGoal?: string;
            /** @description Whom participants in need can turn to; null: what the organization says. */
            supportMessage?: string | null;
            /** @description The internal title. */
            title?: string;
            /** @description Shown before the interview. */
            welcomeMessage?: {
                /** @description Its text. */
                message?: string;
                /** @description Its heading. */
                title?: string;
            };
        };
        /** @description Tags to remove, then to add. Repeating changes nothing. */
        ChangeTagsRequest: {
            /** @description Tags to give. */
            add?: string[];
            /** @description Tags to take away. */
            remove?: string[];
        };
        /** @description What to change; the rest stays. */
        ChangeThemeRequest: {
            /** @description Another name. */
            name?: string;
            /** @description The theme that it is to stand below; null: none. */
            parentId?: string | null;
            /** @description Another rule. */
            rule?: string;
            /**
             * @description Your decision about it.
             * @enum {string}
             */
            status?: "suggested" | "accepted" | "rejected";
        };
        /** @description Translations to change. */
        ChangeTranslationRequest: {
            /** @description By path. What is not among them stays; null takes a translation away. */
            strings: {
                [key: string]: components["schemas"]["NewTranslation"] | components["schemas"]["NoTranslation"] | null;
            };
        };
        /** @description What to change; what is left out stays. */
        ChangeWebhookRequest: {
            /** @description Words of yours for it. */
            description?: string | null;
            /** @description What it is told of. */
            events?: ("study.launched" | "study.paused" | "study.closed" | "study.target_reached" | "response.started" | "response.completed" | "response.screened_out" | "response.over_quota" | "response.analyzed" | "response.flagged" | "response.deleted" | "export.ready")[];
            /**
             * @description Turns it on, or off: then what still waits is given up.
             * @enum {string}
             */
            status?: "active" | "disabled";
            /** @description Only of these studies; null: of all. */
            studyIds?: string[] | null;
            /** @description Where messages are sent: public and https. */
            url?: string;
        };
        /** @description To a multiple choice. */
        ChoiceAnswer: {
            /** @description A typed option, where allowed. */
            custom?: string;
            /** @description The selected options. */
            optionIds: string[];
        };
        /** @description A multiple choice. */
        ChoiceQuestion: {
            /** @description Its concepts; empty outside concept blocks. */
            concepts: components["schemas"]["Concept"][];
            /** @description The `discussionGuideQuestionId` of answers and transcript items. Kept over edits. */
            id: string;
            /** @description Whether several may be selected. */
            isMultiSelect: boolean;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /** @description The options. */
            options: string[];
            /** @description Its number, from 1. */
            questionNumber: number;
            /** @description The text of the question. */
            text: string;
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "multiple_choice";
        };
        /** @description A multiple choice. */
        ChoiceStepQuestion: {
            /** @description Whether words of their own may be added. */
            allowCustomOption: boolean;
            /** @description Always empty here: the concept stands beside the question. */
            concepts: components["schemas"]["Concept"][];
            /** @description The id of the question, kept over edits. */
            id: string;
            /** @description Whether several may be selected. */
            isMultiSelect: boolean;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /** @description The most selections, if bounded. */
            maxSelect: number | null;
            /** @description The fewest selections, if bounded. */
            minSelect: number | null;
            /** @description The options in this participant's order. */
            options: components["schemas"]["StepChoiceOption"][];
            /** @description Its number in the guide, from 1. */
            questionNumber: number;
            /** @description The text of the question. */
            text: string;
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "multiple_choice";
        };
        /** @description A passage of a participant's words that a sentence stands on. */
        Citation: {
            /** @description What stands after it. */
            after: string;
            /** @description What was asked. */
            asked: string;
            /** @description What stands before it in the answer. */
            before: string;
            /** @description Its end, exclusive. */
            end: number;
            /** @description The language of the interview. */
            language: string;
            /** @description The words from `start` to `end`, verbatim. */
            quote: string;
            /** @description Its number within the study. */
            readableId: number;
            /**
             * Format: uuid
             * @description The id of the response.
             */
            responseId: string;
            /** @description The row of the transcript, from 0. */
            responseIndex: number;
            /** @description Where it begins in `user`, in UTF-16 units. */
            start: number;
            /**
             * Format: uuid
             * @description The id of the study.
             */
            studyId: string;
        };
        /** @description A passage that is cited. All of its fields are null once its response is deleted or its words are gone; its place in the list stays. */
        CitedPassage: {
            /** @description The question they answer. */
            discussionGuideQuestionId: string | null;
            /** @description Its end, exclusive. */
            end: number | null;
            /** @description The words. */
            quote: string | null;
            /** @description Its number within the study. */
            readableId: number | null;
            /** @description Whose words they are. */
            responseId: string | null;
            /** @description The row of the transcript. */
            responseIndex: number | null;
            /** @description Where it begins in `user`, in UTF-16 units. */
            start: number | null;
            /** @description The active seconds of the interview at which the row began. */
            startSeconds: number | null;
        };
        /** @description A study with passages in an answer. */
        CitedStudy: {
            /**
             * Format: uuid
             * @description The id of the study.
             */
            studyId: string;
            /** @description Its title. */
            title: string;
        };
        /** @description A continuous part of a participant's words. */
        CitePassage: {
            /** @description Its end, exclusive. */
            end?: number | null;
            /** @description The words that you see there; refused when they have changed. */
            quote?: string | null;
            /** @description The response; null keeps a place whose words are gone. */
            responseId: string | null;
            /** @description The row of the transcript. */
            responseIndex?: number | null;
            /** @description Where it begins in `user`, in UTF-16 units. */
            start?: number | null;
        };
        /** @description A part of a response as a film. */
        Clip: {
            /** @description Who made it; null once that person is deleted. */
            author: components["schemas"]["FilmAuthor"] | null;
            /**
             * @description `track`: can be switched on; `burned`: in the picture; `none`.
             * @enum {string}
             */
            captions: "track" | "burned" | "none";
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description How long the film is; null until it is ready. */
            durationSeconds: number | null;
            /** @description Where it begins, in seconds on the clock of all recordings in a row. */
            fromSeconds: number;
            /** @description What is hidden. */
            hide: components["schemas"]["Hideable"][];
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * @description What is shown where camera and screen were recorded: both, or one of them.
             * @enum {string}
             */
            layout: "side_by_side" | "camera" | "screen";
            /** @description Until when the addresses work; read it again for new ones. */
            linksExpireAt: string | null;
            /** @description The film: H.264 and AAC in MP4; null until it is ready. */
            mp4Url: string | null;
            /** @description Words that are hidden wherever they are said. */
            names: string[];
            /** @description Words that are hidden by their place. */
            passages: components["schemas"]["RowPassage"][];
            /** @description An early picture, as JPEG; null until it is ready. */
            posterUrl: string | null;
            /** @description Why it failed, in words; null otherwise. */
            problem: string | null;
            /** @description How much is rendered, of a hundred. */
            progress: number;
            /** @description The response's number within the study. */
            readableId: number;
            /**
             * Format: uuid
             * @description The response that it is cut from.
             */
            responseId: string;
            /** @description The row in which it begins. */
            responseIndex: number;
            /** @description How large the film is; null until it is ready. */
            sizeBytes: number | null;
            /**
             * @description `queued`, then `rendering`, then `ready`, or `failed` with `problem`.
             * @enum {string}
             */
            status: "queued" | "rendering" | "ready" | "failed";
            /** @description Its title. */
            title: string;
            /** @description Where it ends. */
            toSeconds: number;
            /** @description What is said in it, a line for each row, hidden words blackened; empty until it is ready. */
            transcript: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /** @description Its captions as WebVTT; null until it is ready, and without captions. */
            vttUrl: string | null;
            /**
             * @description `spread` when a word at its ends, or no word of a row that it shows, has a time of its own: then words are spread evenly over what was recorded of their row, its captions too.
             * @enum {string}
             */
            wordTimes: "heard" | "spread";
        };
        /** @description A page of clips. */
        ClipPage: {
            /** @description Newest first. */
            clips: components["schemas"]["Clip"][];
            /** @description How many there are in all. */
            total: number;
        };
        /** @description A word, or seconds. */
        ClipPlace: components["schemas"]["WordPlace"] | number;
        /** @description The state of a study's themes. */
        Codebook: {
            /** @description People who got any open question. */
            asked: number;
            /** @description People who were read and have nothing for any accepted theme. */
            none: number;
            /** @description Responses read with them, so far. */
            read: number;
            /** @description When all were last read. */
            readAt: string | null;
            /**
             * @description Whether responses are read with the themes as they are: `due` while a reading is under way.
             * @enum {string}
             */
            reading: "none" | "due" | "done";
            /** @description When suggestions were last made. */
            suggestedAt: string | null;
            /** @description Whether suggestions are being made. */
            suggesting: boolean;
            /** @description Of each theme. */
            themes: components["schemas"]["CodebookTheme"][];
            /** @description Responses to be read. */
            toRead: number;
        };
        /** @description What else is known of a theme. */
        CodebookTheme: {
            /** @description When a person accepted it or turned it down. */
            decidedAt: string | null;
            /** @description People who speak against it. */
            opposed: number;
            /** @description Its own passages. */
            passages: number;
            /** @description Its rule is newer than the reading. */
            stale: boolean;
            /**
             * Format: uuid
             * @description The theme.
             */
            themeId: string;
        };
        /** @description A panel's list. */
        ComparePanelRequest: {
            /** @description The panel's list as it exports it, with a line of names: the first 20,000 people are read. */
            csv: string;
            /** @description The parameter by which the panel names a participant; default: that of the study's `redirects`. */
            parameter?: string;
        };
        /** @description What participants are asked about. */
        Concept: {
            /** @description Its description. */
            description: string;
            /** @description A page that shows it, if any. */
            embedUrl: string | null;
            /** @description What `conceptId` refers to. */
            id: string;
            /** @description Pictures and films of it. */
            media: components["schemas"]["ConceptMedia"][];
            /** @description Its title. */
            title: string;
        };
        /** @description A picture or a film of a concept. */
        ConceptMedia: {
            /** @description Its name. */
            name: string;
            /**
             * @description Which of the two.
             * @enum {string}
             */
            type: "image" | "video";
            /** @description Its address. */
            url: string;
        };
        /** @description A condition on what was said before, or on the link. */
        Conditional: {
            /** @description The criteria. */
            criteria: (components["schemas"]["SelectionCriterion"] | components["schemas"]["ParameterCriterion"])[];
            /**
             * @description `and`: all of the criteria hold; `or`: one of them does.
             * @enum {string}
             */
            operator: "and" | "or";
        };
        /** @description A tag and its use. */
        CountedTag: {
            /** @description On how many responses it is. */
            count: number;
            /** @description The tag. */
            text: string;
        };
        /** @description A value of a query parameter. */
        CountedUrlParameter: {
            /** @description How many of the latest responses came with it. */
            count: number;
            /** @description The name. */
            name: string;
            /** @description The value. */
            value: string;
        };
        /** @description What to cut out of a response, and how to show it. */
        CreateClipRequest: {
            /**
             * @description `track`: can be switched on; `burned`: in the picture; `none`.
             * @enum {string}
             */
            captions?: "track" | "burned" | "none";
            /** @description Where it begins. */
            from: components["schemas"]["ClipPlace"];
            /** @description What to hide: a list, or one of them. What cannot be hidden is refused. */
            hide?: components["schemas"]["Hideable"][] | components["schemas"]["Hideable"];
            /**
             * @description What is shown where camera and screen were recorded: both, or one of them.
             * @enum {string}
             */
            layout?: "side_by_side" | "camera" | "screen";
            /** @description Words and phrases to hide wherever they are said. One that is said in none of the rows is refused. */
            names?: string[];
            /** @description Words to hide, by their place in the transcript. One that hides nothing is refused: of a row that was not recorded, past its words, or with its ends swapped. */
            passages?: components["schemas"]["NewRowPassage"][];
            /** @description Its title; absent: its first words. */
            title?: string;
            /** @description Where it ends; a word is included. */
            to: components["schemas"]["ClipPlace"];
        };
        /** @description A folder that was made. */
        CreatedFolder: {
            /** @description Its names, from the outermost in. */
            path: string[];
        };
        /** @description A new key. */
        CreatedKey: {
            /** @description The key itself, shown this once. */
            apiKey: string;
            /** @description What is kept of it. */
            key: components["schemas"]["ApiKey"];
        };
        /** @description A new link. */
        CreatedShare: {
            /**
             * Format: uuid
             * @description The id of the link.
             */
            id: string;
            /**
             * Format: uri
             * @description The address, told this once.
             */
            url: string;
        };
        /** @description A folder to make. */
        CreateFolderRequest: {
            /** @description Its names, from the outermost in. */
            path: string[];
        };
        /** @description A new insight. */
        CreateInsightRequest: {
            /** @description User ids of members; absent: whoever writes is added. */
            authors?: string[];
            /** @description All passages that it stands on, in order. */
            evidence?: components["schemas"]["CitePassage"][];
            /**
             * @description A new one is a `draft`.
             * @enum {string}
             */
            status?: "draft" | "shared";
            /** @description Markdown; HTML in it is shown as text. */
            text?: string;
            /** @description The ids of themes of the study. */
            themes?: string[];
            /** @description What was found, in a sentence. */
            title: string;
        };
        /** @description A key to make. */
        CreateKeyRequest: {
            /**
             * Format: date-time
             * @description Until when it is to work.
             */
            expiresAt?: string;
            /** @description What it is for. */
            name: string;
            /** @description `read`: every read. `launch`: launch, publish, pause, resume and close studies. `write`: every other change. None implies another, and the owner’s role still decides. Left out or null: everything that its owner may do. */
            scopes?: ("read" | "write" | "launch")[] | null;
            /** @description Only for these studies: others do not exist for it, it creates none, and what belongs to the organization is `forbidden`. Left out or null: for all. */
            studyIds?: string[] | null;
            /** @description A test key: the studies that it creates are test studies, it sees no others, and nothing that it does holds or spends credits. With `studyIds`: of test studies. Default: false. */
            test?: boolean;
        };
        /** @description Clips in a row. */
        CreateReelRequest: {
            /**
             * @description `track`: can be switched on; `burned`: in the picture; `none`.
             * @enum {string}
             */
            captions?: "track" | "burned" | "none";
            /** @description Clips of the study, by id, in order. */
            clips: string[];
            /** @description What to hide: a list, or one of them. What cannot be hidden is refused. */
            hide?: components["schemas"]["Hideable"][] | components["schemas"]["Hideable"];
            /** @description Words and phrases to hide wherever they are said. One that is said in none of the rows is refused. */
            names?: string[];
            /** @description Its title. */
            title: string;
            /** @description Cards between the clips. */
            titleCards?: components["schemas"]["NewTitleCard"][];
        };
        /** @description A link for people without an account. */
        CreateShareRequest: {
            /** @description Of a `clip`. */
            clipId?: string | null;
            /**
             * Format: date-time
             * @description When it closes by itself; null: when somebody revokes it.
             */
            expiresAt?: ((string | null) | null) | string | null;
            /** @description Of `responses`: only those that pass it; null: all. */
            filter?: components["schemas"]["ResponseFilter"] | null;
            /** @description Of an `insight`. */
            insightId?: string | null;
            /** @description For whom it is, in your words. */
            label?: string | null;
            /** @description Whether it may be downloaded. */
            mayDownload?: boolean;
            /** @description What readers have to know; never shown again. */
            password?: string | null;
            /** @description Of a `reel`. */
            reelId?: string | null;
            /** @description Of a `response`. */
            responseId?: string | null;
            /**
             * @description What the link shows.
             * @enum {string}
             */
            what: "report" | "insight" | "clip" | "reel" | "response" | "responses";
            /** @description Whether responses have their numbers, and everything in the words stays readable. Without it, mail addresses, handles, telephone numbers, and names that somebody is introduced by or that follow a title (“My name is …”, “Mrs …”) are blackened in words and titles, wherever they stand. Names that are merely mentioned (“with Peter Müller”) are not recognised and stay; a film stays as it was made. */
            withNames?: boolean;
            /** @description Whether recordings can be played. Only those who may launch the study may. */
            withRecordings?: boolean;
        };
        /** @description A study to create. */
        CreateStudyRequest: {
            /** @description About the company or product, for the moderator. */
            background?: string;
            /** @description Shown when a complete interview ends. */
            closingMessage?: string;
            /** @description How the interview is held. */
            config?: {
                /** @description Whether participants may change earlier answers of the block that they are in. Default false. */
                allowRevision?: boolean;
                /** @description Other languages that participants may choose; null: none. */
                availableLanguages?: ("en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu")[] | null;
                /**
                 * @description How answers are given. Default `text`.
                 * @enum {string}
                 */
                interviewMode?: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                /**
                 * @description The language that the guide is written in. Default `en`.
                 * @enum {string}
                 */
                questionLanguage?: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
                /**
                 * @description How follow-ups sound: `warm` thanks and asks what it was like, `brisk` asks fewer, `non_directive` asks only for more. Default `balanced`.
                 * @enum {string}
                 */
                style?: "balanced" | "warm" | "brisk" | "non_directive";
                /** @description The devices that the study is for. */
                targetPlatforms?: ("ios" | "android" | "desktop")[];
                /**
                 * @description Whether a silence may end a spoken turn. Default `button`: a press alone does.
                 * @enum {string}
                 */
                turnTaking?: "button" | "patient";
            };
            /** @description The title that participants see. */
            externalTitle?: string;
            /** @description What to learn; guides the follow-ups. */
            studyGoal?: string;
            /** @description Ordered blocks that make up the interview. */
            studyGuide: components["schemas"]["Block"][];
            /** @description The internal title. */
            title: string;
            /** @description Shown before the interview. */
            welcomeMessage?: {
                /** @description Its text. */
                message?: string;
                /** @description Its heading. */
                title?: string;
            };
        };
        /** @description A theme that a person makes: it is accepted at once. */
        CreateThemeRequest: {
            /** @description Its name. */
            name: string;
            /** @description The theme that it stands below. */
            parentId?: string | null;
            /** @description In words: what belongs to it. */
            rule?: string;
        };
        /** @description An address to be told what happens. */
        CreateWebhookRequest: {
            /** @description Words of yours for it. */
            description?: string | null;
            /** @description What it is told of. */
            events: ("study.launched" | "study.paused" | "study.closed" | "study.target_reached" | "response.started" | "response.completed" | "response.screened_out" | "response.over_quota" | "response.analyzed" | "response.flagged" | "response.deleted" | "export.ready")[];
            /** @description Only of these studies; null: of all. */
            studyIds?: string[] | null;
            /** @description Where messages are sent: public and https. */
            url: string;
        };
        /** @description Credits, with two decimals. */
        CreditBalance: {
            /** @description What can be spent now: after usage, holds and the limit. */
            balance: number;
            /** @description What was spent, active holds included. */
            usage: number;
        };
        /** @description Credits as the organization uses them. */
        CreditUse: {
            /** @description What can be spent now. */
            balance: number;
            /** @description What is set aside. */
            held: number;
            /** @description The share of it that is set aside. */
            heldPercent: number;
            /** @description What was spent. */
            spent: number;
            /** @description The share of it that was spent. */
            spentPercent: number;
            /** @description Usage and balance together. */
            total: number;
            /** @description What was spent, active holds included. */
            usage: number;
        };
        /** @description A line of captions. */
        Cue: {
            /** @description When it goes. */
            endMs: number;
            /** @description Its row of the transcript. */
            responseIndex: number;
            /** @description When it appears, in milliseconds. */
            startMs: number;
            /** @description What is said. */
            text: string;
        };
        /** @description A day. */
        DayCount: {
            /** @description How many of the responses found. */
            count: number;
            /**
             * Format: date
             * @description Which one.
             */
            date: string;
        };
        /** @description What was deleted. */
        Deleted: {
            /**
             * @description Always true.
             * @constant
             */
            deleted: true;
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
        };
        /** @description A part of the interview. */
        DraftBlock: {
            /** @description The concepts; concept blocks alone have it. */
            conceptSamplingConfig?: {
                /** @description The concepts. */
                concepts?: components["schemas"]["DraftGuideConcept"][];
                /** @description How many of them each participant sees; null means all. */
                subsampleCount?: number | null;
            } | null;
            /** @description Your own name, unique within the guide. */
            externalId?: string;
            /** @description What is asked, in order. */
            items?: components["schemas"]["DraftItem"][];
            /** @description A title, for you. */
            title: string;
            /**
             * @description `flat`: questions in order. `concept`: its questions are asked for each concept. `screening`: first, decides who takes part.
             * @enum {string}
             */
            type: "flat" | "concept" | "screening";
        };
        /** @description A condition on what was said before, or on the link. */
        DraftConditional: {
            /** @description The criteria. */
            criteria?: (components["schemas"]["DraftSelectionCriterion"] | components["schemas"]["DraftParameterCriterion"])[];
            /**
             * @description `and`: all of the criteria hold; `or`: one of them does.
             * @enum {string}
             */
            operator: "and" | "or";
        };
        /** @description Drafts of a model, which participants do not get. */
        DraftedTranslation: {
            /** @description How many texts got a draft. */
            drafted: number;
            /** @description How many are without any translation still; ask again for them. */
            left: number;
            /** @description The texts as they are now. */
            translation: components["schemas"]["Translation"];
        };
        /** @description Files to hand in. */
        DraftFileUploadItem: {
            /** @description MIME types or patterns such as `image/*`; null means any. */
            acceptedTypes?: string[] | null;
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["DraftConditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description The most files, up to 10. Default 1. */
            maxFiles?: number | null;
            /** @description The largest file in megabytes, up to 200. Default 25. */
            maxFileSizeMb?: number | null;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_upload";
        };
        /** @description What participants are asked about. */
        DraftGuideConcept: {
            /** @description Shows the concept only when this holds. */
            conditional?: components["schemas"]["DraftConditional"] | null;
            /** @description What participants see. */
            content: {
                /** @description Its description. */
                description?: string | null;
                /** @description A page that shows it. */
                embed?: {
                    /** @description Its http or https address. */
                    url: string;
                } | null;
                /** @description Pictures and films of it. */
                media?: components["schemas"]["DraftMedia"][];
                /** @description Its title. */
                title: string;
            };
            /** @description Your own name, unique within the guide. */
            externalId?: string;
            /** @description What you call it. */
            nickname: string;
        };
        /** @description A question or a statement, by `type`. */
        DraftItem: components["schemas"]["DraftOpenEndedItem"] | components["schemas"]["DraftMultipleChoiceItem"] | components["schemas"]["DraftRankingItem"] | components["schemas"]["DraftMatrixItem"] | components["schemas"]["DraftMaxDiffItem"] | components["schemas"]["DraftStatementItem"] | components["schemas"]["DraftFileUploadItem"];
        /** @description A picture or a film beside a question. */
        DraftItemMedia: {
            /** @description Whether it must be played to its end. */
            forceWatching?: boolean;
            /** @description A name for it. */
            name: string;
            /**
             * @description A picture or a film.
             * @enum {string}
             */
            type: "image" | "video";
            /** @description Its http or https address. */
            url: string;
            /** @description Its width in per cent of the column, 1 to 100. */
            widthPercentage?: number;
        };
        /** @description A table: one answer for each row. */
        DraftMatrixItem: {
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["DraftConditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description Allows several columns for a row. */
            multiSelect?: boolean | null;
            /** @description The columns. */
            options?: components["schemas"]["DraftOption"][];
            /** @description The rows. */
            rows?: components["schemas"]["DraftRow"][];
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "matrix";
        };
        /** @description Best and worst of a few options at a time. */
        DraftMaxDiffItem: {
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["DraftConditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description How many options at a time: 3, 4 or 5. */
            itemsPerScreen?: number | null;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description The criterion, such as `important`. */
            metric?: string | null;
            /** @description What is weighed. */
            options?: components["schemas"]["DraftOption"][];
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "max_diff";
        };
        /** @description A picture or a film. */
        DraftMedia: {
            /** @description A name for it. */
            name: string;
            /**
             * @description A picture or a film.
             * @enum {string}
             */
            type: "image" | "video";
            /** @description Its http or https address. */
            url: string;
            /** @description Its width in per cent of the column, 1 to 100. */
            widthPercentage?: number;
        };
        /** @description A question with options to choose from. */
        DraftMultipleChoiceItem: {
            /** @description Allows an answer in words of their own. */
            allowCustomOption?: boolean | null;
            /** @description The `externalId` of an earlier multi-select question, whose selected options are offered here. */
            carryForwardFrom?: string | null;
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["DraftConditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description The most selections. */
            maxSelect?: number | null;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description The fewest selections; requires `maxSelect` and `multiSelect`. */
            minSelect?: number | null;
            /** @description Allows several selections. */
            multiSelect?: boolean | null;
            /** @description The options; absent when they are carried forward. */
            options?: components["schemas"]["DraftOption"][];
            /** @description The last option stays last then. */
            pinnedFinalOption?: boolean | null;
            /** @description Each participant gets an order of their own. */
            randomizeOptionOrder?: boolean | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "multiple_choice";
        };
        /** @description An open question, with follow-ups by the moderator. */
        DraftOpenEndedItem: {
            /** @description What the moderator should know or ask for. */
            addInstructions?: string | null;
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["DraftConditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description How far the moderator probes: at most 0, 1, 2 or 4 follow-ups. Default `medium`. */
            followUp?: ("none" | "light" | "medium" | "heavy") | null;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description How participants are invited to answer. */
            preferredInput?: ("text" | "voice" | "screenRecording" | "none") | null;
            /** @description Whether the screen is watched while they answer. */
            screenObservationEnabled?: boolean | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "open_ended";
        };
        /** @description One of the things to choose from. */
        DraftOption: {
            /** @description Excludes the others, such as "none of these". On the last option only. */
            exclusiveOption?: boolean;
            /** @description Your own name, for conditions. */
            externalId?: string;
            /** @description In the screening block: `approve` lets in, `reject` screens out, `neutral` does neither. */
            status?: ("approve" | "reject" | "neutral") | null;
            /** @description What participants read. */
            text: string;
        };
        /** @description A parameter of the participant's link. */
        DraftParameterCriterion: {
            /** @description Its name. */
            parameter: string;
            /**
             * @description Tells the criteria apart. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "searchParam";
            /** @description What it equals, letter by letter. */
            value: string;
        };
        /** @description Options to put in order. */
        DraftRankingItem: {
            /** @description The `externalId` of an earlier multi-select question, whose selected options are offered here. */
            carryForwardFrom?: string | null;
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["DraftConditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description The options; absent when they are carried forward. */
            options?: components["schemas"]["DraftOption"][];
            /** @description Each participant gets an order of their own. */
            randomizeOptionOrder?: boolean | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ranking";
        };
        /** @description A row of a matrix. */
        DraftRow: {
            /** @description What participants read. */
            text: string;
        };
        /** @description What was selected in an earlier question. */
        DraftSelectionCriterion: {
            /** @description Options of that question, by `externalId` or else by text. */
            choices?: string[];
            /**
             * @description `mustSelect`: at least one of the choices was selected; `mustNotSelect`: none was.
             * @enum {string}
             */
            matchingCriteria: "mustSelect" | "mustNotSelect";
            /** @description The text of a row, when the question is a matrix. */
            matrixRow?: string | null;
            /** @description The `externalId` of an earlier multiple choice or matrix question. */
            questionId: string;
            /**
             * @description Tells the criteria apart. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "selectedTemplateOptions";
        };
        /** @description Something to read; nothing is asked. */
        DraftStatementItem: {
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["DraftConditional"] | null;
            /** @description The words on the button. */
            continueButtonText?: string;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "statement";
        };
        /** @description What the copy is called. */
        DuplicateRequest: {
            /** @description Its internal title. */
            title?: string;
        };
        /** @description An answer that the participant changed. */
        EarlierAnswer: {
            /**
             * Format: date-time
             * @description When another answer took its place.
             */
            replacedAt: string;
            /** @description The answer in words. */
            text: string;
        };
        /** @description Nothing needs to be said. */
        EmptyRequest: Record<string, never>;
        /** @description The end. */
        EndStep: {
            /** @description What to show when somebody may not be well; usually absent. */
            care?: components["schemas"]["StepCare"];
            /**
             * @description Present when enough people like this one have taken part.
             * @constant
             */
            endReason?: "over_quota";
            /**
             * @description What kind of step it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "end";
            /** @description What to tell the participant. */
            message: string;
            /**
             * @description How the interview ended.
             * @enum {string}
             */
            outcome: "complete" | "screened_out";
            /**
             * Format: uri
             * @description Where the participant is to go on from here; absent where the study sends nobody.
             */
            redirectUrl?: string;
        };
        /** @description A participant’s answers are deleted. */
        ErasedAnswers: {
            /**
             * @description Nothing of the interview is kept any more.
             * @constant
             */
            erased: true;
        };
        /** @description How far the erasing of a person is. */
        ErasedPerson: {
            /** @description Responses that this request erased. */
            erased: number;
            /** @description Responses that a legal hold keeps, the first hundred: they were skipped, and stay until it is lifted. */
            held: components["schemas"]["SkippedResponse"][];
            /** @description Responses that are still there and may be erased. Send the request again until it is 0. */
            remaining: number;
        };
        /** @description Where a participant may delete their answers. */
        EraseLink: {
            /**
             * Format: uri
             * @description A page that asks once, and deletes. It works for good.
             */
            url: string;
        };
        /** @description Every refusal has this form. */
        Error: {
            /**
             * @description Stable: branch on it. `invalid_json`: The body is not JSON, or not UTF-8. `invalid_request_body`: A field is missing, unknown or of the wrong form. `invalid_study_guide`: A rule across fields of the study guide is broken. `wallet_required`: The organization has several wallets and none was named. `insufficient_credits`: The wallet cannot fund the launch. `bad_request`: An id, a query parameter or a header is invalid; with 429, too many requests. `missing_api_key`: No x-api-key header. `invalid_api_key`: The key is unknown, expired or revoked. `unauthorized`: The session, or the interview's token, is invalid. `launch_permission_denied`: The key's user may not launch this study, or the key lacks the scope `launch`. `wallet_access_denied`: The wallet is not granted to the organization or to this user. `forbidden`: The key's user is no member of the organization, their role does not allow this, or the key is limited to other things. `study_not_found`: There is no such study in the organization. `response_not_found`: The study has no such response. `not_found`: There is nothing at this path. `study_busy`: Somebody else is changing this study right now. `concurrent_modification`: The study was changed since you read it. `conflict`: The state of the thing does not allow it. `internal_error`: Something failed on our side.
             * @enum {string}
             */
            code: "invalid_json" | "invalid_request_body" | "invalid_study_guide" | "wallet_required" | "insufficient_credits" | "bad_request" | "missing_api_key" | "invalid_api_key" | "unauthorized" | "launch_permission_denied" | "wallet_access_denied" | "forbidden" | "study_not_found" | "response_not_found" | "not_found" | "study_busy" | "concurrent_modification" | "conflict" | "internal_error";
            /** @description For a person. May change: do not branch on it. */
            error: string;
            /** @description On `invalid_request_body` alone: the offending fields. */
            issues?: components["schemas"]["Issue"][];
        };
        /** @description Passages of a theme. */
        EvidencePage: {
            /** @description In the order of responses and rows. */
            evidence: components["schemas"]["ThemeEvidence"][];
        };
        /** @description The whole row. */
        EvidenceRow: {
            /** @description What was asked. */
            moderator: string;
            /** @description All that was answered. */
            user: string;
        };
        /** @description A study as a create request has it. */
        ExportedGuide: {
            /** @description About the company or product, for the moderator. */
            background?: string;
            /** @description Shown when a complete interview ends. */
            closingMessage?: string;
            /** @description How the interview is held. */
            config: {
                /** @description Whether participants may change earlier answers of the block that they are in. Default false. */
                allowRevision: boolean;
                /** @description Other languages that participants may choose; null: none. */
                availableLanguages: string[] | null;
                /**
                 * @description How answers are given. Default `text`.
                 * @enum {string}
                 */
                interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                /** @description The language that the guide is written in. Default `en`. */
                questionLanguage: string;
                /**
                 * @description How follow-ups sound: `warm` thanks and asks what it was like, `brisk` asks fewer, `non_directive` asks only for more. Default `balanced`.
                 * @enum {string}
                 */
                style: "balanced" | "warm" | "brisk" | "non_directive";
                /** @description The devices that the study is for. */
                targetPlatforms: ("ios" | "android" | "desktop")[];
                /**
                 * @description Whether a silence may end a spoken turn. Default `button`: a press alone does.
                 * @enum {string}
                 */
                turnTaking: "button" | "patient";
            };
            /** @description The title that participants see. */
            externalTitle?: string;
            /** @description What to learn; guides the follow-ups. */
            studyGoal?: string;
            /** @description Ordered blocks that make up the interview. */
            studyGuide: components["schemas"]["SavedBlock"][];
            /** @description The internal title. */
            title: string;
            /** @description Shown before the interview. */
            welcomeMessage?: {
                /** @description Its text. */
                message?: string;
                /** @description Its heading. */
                title?: string;
            };
        };
        /** @description The live figures of a study's fieldwork. */
        FieldworkBoard: {
            /**
             * Format: date-time
             * @description When these figures were taken.
             */
            at: string;
            /** @description The quotas, in their order. */
            cells: components["schemas"]["QuotaCount"][];
            /** @description After how many complete responses it closes. */
            closeAfter: number | null;
            /** @description When it closes. */
            closesAt: string | null;
            /** @description To the end. */
            complete: number;
            /** @description How long participants are told that it takes. */
            estimatedMinutes: number;
            /** @description When the first interview began. */
            firstStartedAt: string | null;
            /** @description Of those under way, who hold a place in a quota. */
            holdingPlace: number;
            /** @description Before the end; they can come back. */
            left: number;
            /** @description How long the middle complete one took. */
            middleSeconds: number | null;
            /**
             * @description Whether somebody can start now, and if not, why.
             * @enum {string}
             */
            openness: "live" | "not_open_yet" | "paused" | "closed" | "full";
            /** @description When it opens. */
            opensAt: string | null;
            /** @description Interviews by outcome and way in. */
            outcomes: components["schemas"]["OutcomeRow"][];
            /** @description By a full quota. */
            overQuota: number;
            /** @description How many complete responses it aims at. */
            responseTarget: number;
            /** @description By the screening. */
            screenedOut: number;
            /** @description All interviews; the outcomes add up to it. */
            started: number;
            /**
             * @description Where the study stands.
             * @enum {string}
             */
            status: "draft" | "live" | "paused" | "closed";
            /** @description Test interviews, which count nowhere; null: never tried. */
            tests: {
                /** @description How many of the last week. */
                responses: number;
                /**
                 * Format: uuid
                 * @description The study under which they are read.
                 */
                studyId: string;
            } | null;
            /** @description Now. */
            underWay: number;
        };
        /** @description To a file upload. */
        FileAnswer: {
            /** @description The uploads, by `recordingId`. */
            recordings: string[];
        };
        /** @description Files to hand in. */
        FileStepQuestion: {
            /** @description MIME types or patterns; null means any. */
            acceptedTypes: string[] | null;
            /** @description Always empty here: the concept stands beside the question. */
            concepts: components["schemas"]["Concept"][];
            /** @description The id of the question, kept over edits. */
            id: string;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /** @description The most files. */
            maxFiles: number;
            /** @description The largest file in megabytes. */
            maxFileSizeMb: number;
            /** @description Its number in the guide, from 1. */
            questionNumber: number;
            /** @description The text of the question. */
            text: string;
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_upload";
        };
        /** @description Files to hand in. */
        FileUploadItem: {
            /** @description MIME types or patterns such as `image/*`; null means any. */
            acceptedTypes?: string[] | null;
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["Conditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description The most files, up to 10. Default 1. */
            maxFiles?: number | null;
            /** @description The largest file in megabytes, up to 200. Default 25. */
            maxFileSizeMb?: number | null;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["ItemMedia"][] | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_upload";
        };
        /** @description Who made a clip or reel. */
        FilmAuthor: {
            /**
             * Format: uuid
             * @description Their user id.
             */
            id: string;
            /** @description Their name. */
            name: string;
        };
        /** @description A clip or reel that waits to be rendered. */
        FilmStarted: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * @description Always `queued`.
             * @enum {string}
             */
            status: "queued" | "rendering" | "ready" | "failed";
        };
        /** @description Somebody who works on findings. */
        FindingAuthor: {
            /**
             * Format: uuid
             * @description Their user id.
             */
            id: string;
            /** @description Their name. */
            name: string;
        };
        /** @description A folder. */
        Folder: {
            /** @description Studies in it alone. */
            ownStudyCount: number;
            /** @description Its names, from the outermost in. */
            path: string[];
            /** @description Studies in it and everywhere below it. */
            studyCount: number;
        };
        /** @description All folders. */
        FolderList: {
            /** @description The folders, each before those inside it. */
            folders: components["schemas"]["Folder"][];
            /** @description Studies of the organization, also those outside folders. */
            studyCount: number;
        };
        /** @description A follow-up, answered like an open question. */
        FollowUpStep: {
            /** @description A few words to say aloud before it, after a spoken answer; absent where none fit. Not to be shown. */
            acknowledgement?: string;
            /** @description What to show when somebody may not be well; usually absent. */
            care?: components["schemas"]["StepCare"];
            /** @description The concept asked about, if any. */
            conceptId: string | null;
            /** @description The `stepId` to answer with. */
            id: string;
            /**
             * @description What kind of step it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "follow_up";
            /** @description What the interviewer says. */
            moderator: string;
            /** @description How many items were asked, this one included. */
            number: number;
            /** @description The question that it belongs to. */
            questionId: string;
            /** @description The part of the interview, for showing progress. */
            section: components["schemas"]["StepSection"];
            /**
             * @description To be offered to be left out.
             * @constant
             */
            skippable?: true;
            /** @description The total that is possible; may shrink. */
            total: number;
        };
        /** @description Nothing more to say. */
        ForgottenToken: Record<string, never>;
        /** @description What was found in an organisation. */
        FoundAnywhere: {
            /** @description Words of participants with all of the words, one per response. */
            quotes: components["schemas"]["FoundQuote"][];
            /** @description Those whose id or readable id it is, or the beginning of the id. */
            responses: components["schemas"]["FoundResponse"][];
            /** @description Tags that contain the text, in the latest responses; the most used first. */
            tags: components["schemas"]["FoundTag"][];
        };
        /** @description What the organization keeps of a participant. */
        FoundPerson: {
            /** @description Invitations by mail that name the person. */
            invitations: number;
            /** @description The oldest first. */
            responses: components["schemas"]["PersonalResponse"][];
            /** @description Responses on all pages. */
            total: number;
        };
        /** @description A passage of what was said. */
        FoundQuote: {
            /**
             * Format: uuid
             * @description The id of the response.
             */
            id: string;
            /** @description The language of the interview. */
            language: string;
            /** @description The matches in it: start and exclusive end in UTF-16 units. */
            marks: number[][];
            /** @description Its number within the study. */
            readableId: number;
            /** @description Its row of the transcript. */
            responseIndex: number;
            /**
             * Format: uuid
             * @description The id of the study.
             */
            studyId: string;
            /** @description Its title. */
            studyTitle: string;
            /** @description Whether it is of a test study. */
            test: boolean;
            /** @description The passage. */
            text: string;
        };
        /** @description A response and its study. */
        FoundResponse: {
            /**
             * Format: uuid
             * @description The id of the response.
             */
            id: string;
            /** @description Its number within the study. */
            readableId: number;
            /**
             * Format: uuid
             * @description The id of the study.
             */
            studyId: string;
            /** @description Its title. */
            studyTitle: string;
            /** @description Whether it is of a test study. */
            test: boolean;
        };
        /** @description A page of what a search finds. */
        FoundStudies: {
            /** @description How many the search finds in each status. */
            counts: {
                /** @description In any. */
                all: number;
                /** @description Closed ones. */
                closed: number;
                /** @description Drafts. */
                draft: number;
                /** @description Live ones. */
                live: number;
                /** @description Paused ones. */
                paused: number;
            };
            /** @description The creators of the organization's studies, by name. */
            creators: components["schemas"]["StudyCreator"][];
            /** @description Their complete responses; those of test studies count for test keys alone. */
            responseCount: number;
            /** @description The page. */
            studies: components["schemas"]["StudyOverview"][];
            /** @description All studies of the folder or the organization, whatever the search. */
            studyCount: number;
        };
        /** @description A tag of a study. */
        FoundTag: {
            /** @description How many of the latest 300 responses have it. */
            count: number;
            /**
             * Format: uuid
             * @description The id of the study.
             */
            studyId: string;
            /** @description Its title. */
            studyTitle: string;
            /** @description Whether it is a test study. */
            test: boolean;
            /** @description The tag. */
            text: string;
        };
        /** @description A wallet, and whether it can fund a launch. */
        FundingWallet: {
            /** @description Whether you may bill to it. */
            accessible: boolean;
            /** @description Whether it can. */
            funds: boolean;
            /** @description Live studies of the organization that are billed to it. */
            liveStudies: number;
            /** @description The members who may use it; null for everybody who may launch, and when you may not see it. */
            members: {
                /** @description Their name. */
                name: string;
                /**
                 * Format: uuid
                 * @description The person.
                 */
                userId: string;
            }[] | null;
            /** @description The project credits that are missing for it. */
            missing: number;
            /** @description Its name. */
            name: string;
            /** @description Credits for responses. */
            project: components["schemas"]["CreditUse"];
            /** @description Credits for recruiting participants. */
            recruitment: components["schemas"]["CreditUse"];
            /**
             * Format: uuid
             * @description What a launch names it by.
             */
            walletId: string;
        };
        /** @description The answer to a question, by `type`. */
        Given: components["schemas"]["GivenTexts"] | components["schemas"]["GivenSelection"] | components["schemas"]["GivenRanking"] | components["schemas"]["GivenMatrix"] | components["schemas"]["GivenMaxDiff"] | components["schemas"]["GivenFiles"];
        /** @description An answer, in the form of its question. */
        GivenAnswer: components["schemas"]["OpenAnswer"] | components["schemas"]["ChoiceAnswer"] | components["schemas"]["RankingAnswer"] | components["schemas"]["MatrixAnswer"] | components["schemas"]["MaxDiffAnswer"] | components["schemas"]["FileAnswer"] | components["schemas"]["StatementAnswer"] | components["schemas"]["SkipAnswer"];
        /** @description A file that was handed in. */
        GivenFile: {
            /**
             * Format: uuid
             * @description The id of the upload.
             */
            id: string;
            /** @description Its name, as the participant had it. */
            name: string;
            /** @description Its size; null until it is whole. */
            sizeBytes: number | null;
        };
        /** @description Files that were handed in. */
        GivenFiles: {
            /** @description The files. */
            files: components["schemas"]["GivenFile"][];
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_upload";
        };
        /** @description A matrix. */
        GivenMatrix: {
            /** @description The columns, in order. */
            columns: string[];
            /** @description The rows, in order. */
            rows: components["schemas"]["GivenMatrixRow"][];
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "matrix";
        };
        /** @description A row of a matrix. */
        GivenMatrixRow: {
            /** @description The columns chosen in it. */
            chosen: string[];
            /** @description Its text. */
            text: string;
        };
        /** @description A max-diff. */
        GivenMaxDiff: {
            /** @description What participants judge the items on. */
            metric: string;
            /** @description The screens, as they were shown. */
            screens: components["schemas"]["GivenScreen"][];
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "max_diff";
        };
        /** @description A selected option. */
        GivenOption: {
            /** @description What it means in screening; null elsewhere. */
            status: ("approve" | "reject" | "neutral") | null;
            /** @description Its text. */
            text: string;
        };
        /** @description A ranking. */
        GivenRanking: {
            /** @description The options, the first one first. */
            ranked: string[];
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ranking";
        };
        /** @description A screen of a max-diff. */
        GivenScreen: {
            /** @description What was chosen as the most. */
            best: string;
            /** @description What was on it, in its order. */
            options: string[];
            /** @description What was chosen as the least. */
            worst: string;
        };
        /** @description What was selected. */
        GivenSelection: {
            /** @description The typed option, if any. */
            custom: string | null;
            /** @description The options, in the order of the guide. */
            selected: components["schemas"]["GivenOption"][];
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "multiple_choice";
        };
        /** @description What was said to an open question. */
        GivenTexts: {
            /** @description All texts, those to follow-ups included. */
            texts: string[];
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "open_ended";
        };
        /** @description One step of a fix. */
        GuideChange: {
            /**
             * @description What is done, as in JSON Patch.
             * @enum {string}
             */
            op: "add" | "replace" | "remove";
            /** @description Where, as in a problem: from the study guide on, or a field of the study. */
            path: (string | number)[];
            /** @description What is put there; absent for `remove`. In a list, `add` moves the rest on. */
            value?: string | number | {
                [key: string]: unknown;
            };
        };
        /** @description What participants are asked about. */
        GuideConcept: {
            /** @description Shows the concept only when this holds. */
            conditional?: components["schemas"]["Conditional"] | null;
            /** @description What participants see. */
            content: {
                /** @description Its description. */
                description?: string | null;
                /** @description A page that shows it. */
                embed?: {
                    /** @description Its http or https address. */
                    url: string;
                } | null;
                /** @description Pictures and films of it. */
                media?: components["schemas"]["Media"][];
                /** @description Its title. */
                title: string;
            };
            /** @description Your own name, unique within the guide. */
            externalId?: string;
            /** @description What you call it. */
            nickname: string;
        };
        /** @description What would solve a warning. */
        GuideFix: {
            /** @description The changes that solve it, to be made in this order. */
            changes: components["schemas"]["GuideChange"][];
            /** @description What the changes do, for a button. */
            label: string;
        };
        /** @description A study guide as a document. */
        GuideMarkdown: {
            /** @description What the file may be called. */
            fileName: string;
            /** @description The document, in Markdown. */
            markdown: string;
        };
        /** @description A broken rule. */
        GuideProblem: {
            /** @description Which sentence of the rule; stable. */
            code: string;
            /** @description What is wrong, for a person. */
            message: string;
            /** @description Where: from the study guide on, or a field of the study. */
            path: (string | number)[];
            /** @description The rule, by its number. */
            rule: string;
        };
        /** @description A probable mistake in wording or structure. */
        GuideWarning: {
            /**
             * @description What it is about; stable.
             * @enum {string}
             */
            code: "placeholder" | "untitled" | "screen-not-recorded" | "not-transcribed" | "leading" | "two-questions" | "negated-twice" | "jargon" | "too-long" | "unreachable" | "dead-end" | "rejects-everybody" | "longer-than-announced";
            /** @description What would solve it; absent where only the author can know. */
            fix?: components["schemas"]["GuideFix"];
            /** @description What is probably wrong, for a person. */
            message: string;
            /** @description Where: from the study guide on, or a field of the study. */
            path: (string | number)[];
        };
        /** @description What is understood so far. */
        HeardSoFar: {
            /** @description How much of the recordings of this step they are of, in milliseconds. */
            heardMs: number;
            /** @description The words so far; empty where nothing transcribes. */
            text: string;
        };
        /** @description Which answer is meant. */
        HeardSoFarRequest: {
            /** @description The `id` of the step. */
            stepId: string;
        };
        /** @description A response that is held by itself. */
        HeldResponse: {
            /**
             * Format: date-time
             * @description When it was set.
             */
            at: string;
            /** @description Who set it; null once their account is deleted. */
            by: {
                /** @description Their id. */
                id: string;
                /** @description Their name. */
                name: string;
            } | null;
            /** @description Its number within the study. */
            readableId: number;
            /** @description Why. */
            reason: string;
            /** @description The response. */
            responseId: string;
        };
        /**
         * @description `names`: words, by a tone and in black; `camera`, `screen`: the picture; `voice`: pitch and timbre are changed; `sound`: silence; `faces` is refused, because nothing here finds them.
         * @enum {string}
         */
        Hideable: "names" | "camera" | "screen" | "voice" | "sound" | "faces";
        /** @description A highlighted part of a participant's words. */
        Highlight: {
            /** @description Whose it is; null once that person is deleted. */
            author: components["schemas"]["FindingAuthor"] | null;
            /** @description What its author wrote. */
            body: string | null;
            /** @description The concept; null outside concept blocks. */
            conceptId: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description The question they answer. */
            discussionGuideQuestionId: string;
            /** @description Its end, exclusive. */
            end: number;
            /**
             * Format: uuid
             * @description The id of the annotation.
             */
            id: string;
            /** @description Whether they answer a follow-up. */
            isFollowUp: boolean;
            /** @description Its number; null once no revision has it. */
            questionNumber: number | null;
            /** @description The words. */
            quote: string;
            /** @description Its number within the study. */
            readableId: number;
            /**
             * Format: uuid
             * @description Whose words they are.
             */
            responseId: string;
            /** @description The row of the transcript, from 0. */
            responseIndex: number;
            /** @description Where it begins in `user`, in UTF-16 units. */
            start: number;
            /** @description The active seconds of the interview at which the row began. */
            startSeconds: number;
            /** @description Its tag. */
            tag: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
        };
        /** @description A page of the highlights of a study. */
        Highlights: {
            /** @description By response, then by place in it. */
            highlights: components["schemas"]["Highlight"][];
            /** @description How many there are on all pages. */
            total: number;
        };
        /** @description Something that a study has taught, with its evidence. */
        Insight: {
            /** @description Who wrote it. */
            authors: components["schemas"]["FindingAuthor"][];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description The passages that it stands on, in order. */
            evidence: components["schemas"]["CitedPassage"][];
            /**
             * Format: uuid
             * @description The id of the insight.
             */
            id: string;
            /**
             * @description `shared` once it is meant for the whole team.
             * @enum {string}
             */
            status: "draft" | "shared";
            /** @description Markdown, without HTML. `[1]` refers to the first passage of the evidence. */
            text: string;
            /** @description The ids of the themes that it is about. */
            themes: string[];
            /** @description What was found, in a sentence. */
            title: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
        };
        /** @description A page of a study's insights. */
        Insights: {
            /** @description The latest change first. */
            insights: components["schemas"]["Insight"][];
            /** @description How many there are on all pages. */
            total: number;
        };
        /** @description A study as participants see it. */
        InterviewStudy: {
            /** @description What the participant may choose instead. */
            availableLanguages: string[];
            /** @description How the page looks; absent: like Colloquy. */
            branding?: components["schemas"]["Branding"];
            /** @description What participants are to agree to; absent where the study leaves that to its page. */
            consent?: components["schemas"]["StudyConsent"];
            /** @description How long it will take, about. */
            estimatedMinutes: number;
            /** @description The language of this interview. */
            language: string;
            /**
             * @description How answers are given.
             * @enum {string}
             */
            mode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
            /** @description What the server does with speech. */
            speech: {
                /** @description Questions are available as sound. */
                speaks: boolean;
                /** @description Spoken answers are transcribed by the server, not by clients. */
                transcribes: boolean;
            };
            /** @description The external title, never the internal one. */
            title: string;
            /** @description Those in which no text is missing; in others some texts come in the study's own language. */
            translatedLanguages: string[];
            /**
             * @description How a spoken turn ends: by a press alone, or also by a silence.
             * @enum {string}
             */
            turnTaking: "button" | "patient";
            /** @description What is shown before the start. */
            welcome: {
                /** @description Its text. */
                message: string | null;
                /** @description Its heading. */
                title: string | null;
            };
        };
        /** @description What stands behind a link. */
        Invitation: {
            /** @description The study as participants see it. */
            study: components["schemas"]["InterviewStudy"];
        };
        /** @description How many of all invitations of the study stand where. */
        InvitationCounts: {
            /** @description How many are added. */
            added: number;
            /** @description How many are completed. */
            completed: number;
            /** @description How many are failed. */
            failed: number;
            /** @description How many are opened. */
            opened: number;
            /** @description How many are over_quota. */
            over_quota: number;
            /** @description How many are queued. */
            queued: number;
            /** @description How many are screened_out. */
            screened_out: number;
            /** @description How many are sent. */
            sent: number;
            /** @description How many are started. */
            started: number;
            /** @description How many are unsubscribed. */
            unsubscribed: number;
        };
        /** @description The words of the mails: `{name}`, `{study}`, `{organisation}` and `{link}` are filled in. */
        InvitationText: {
            /** @description Of reminders. */
            reminderSubject: string;
            /** @description Plain text, with `{link}` in it. */
            reminderText: string;
            /** @description Of the invitation. */
            subject: string;
            /** @description Plain text, with `{link}` in it. */
            text: string;
        };
        /** @description By language; for others the usual words. */
        InvitationTexts: {
            [key: string]: components["schemas"]["InvitationText"];
        };
        /** @description Somebody to invite. */
        Invitee: {
            /** @description The address. */
            email: string;
            /** @description The language of the mail, one of the study's; default: its own. */
            language?: string | null;
            /** @description What `{name}` in the mail stands for. */
            name?: string | null;
            /** @description Parameters of the personal link, which the response keeps as `urlParams`. */
            parameters?: {
                [key: string]: string;
            };
        };
        /** @description Whom to invite. */
        InviteRequest: {
            /** @description Their address. */
            email: string;
            /**
             * @description What they may do here.
             * @enum {string}
             */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
        };
        /** @description An offending field. */
        Issue: {
            /** @description What is wrong with it. */
            message: string;
            /** @description Where: names and positions, from the body on. */
            path: (string | number)[];
        };
        /** @description A question or a statement, by `type`. */
        Item: components["schemas"]["OpenEndedItem"] | components["schemas"]["MultipleChoiceItem"] | components["schemas"]["RankingItem"] | components["schemas"]["MatrixItem"] | components["schemas"]["MaxDiffItem"] | components["schemas"]["StatementItem"] | components["schemas"]["FileUploadItem"];
        /** @description A picture or a film beside a question. */
        ItemMedia: {
            /** @description Whether it must be played to its end. */
            forceWatching?: boolean;
            /** @description A name for it. */
            name: string;
            /**
             * @description A picture or a film.
             * @enum {string}
             */
            type: "image" | "video";
            /** @description Its http or https address. */
            url: string;
            /** @description Its width in per cent of the column, 1 to 100. */
            widthPercentage?: number;
        };
        /** @description How far a translation is. */
        LanguageProgress: {
            /** @description Those whose translation is approved. */
            approved: number;
            /** @description Those whose translation a person wrote or changed. */
            edited: number;
            /** @description Whether participants may choose it. */
            isAvailable: boolean;
            /** @description The language. */
            language: string;
            /** @description Those with a draft that nobody has read. */
            machine: number;
            /** @description Those that participants do not get: without a text, or with a draft that nobody has read. */
            missing: number;
            /** @description Those whose source was changed since. */
            outdated: number;
            /** @description How many texts participants read. */
            texts: number;
        };
        /** @description Another language. */
        LanguageRequest: {
            /** @description One of the study's languages. */
            language: string;
        };
        /** @description A live study. */
        Launch: {
            /**
             * Format: uuid
             * @description The permanent id. Never changes.
             */
            id: string;
            /** @description The last part of the participants' link. It can change: do not use it as a key. */
            linkId: string;
            /**
             * Format: uri
             * @description The link to share with participants.
             */
            selfRecruitLink: string;
            /**
             * @description Always `live`.
             * @constant
             */
            status: "live";
            /** @description The wallet that it is billed to, after the hold. Absent without wallets. */
            wallet?: components["schemas"]["Wallet"];
        };
        /** @description What a launch would do at this moment. */
        LaunchPreview: {
            /**
             * @description What it would do; `none` when a live study has nothing to publish.
             * @enum {string}
             */
            action: "launch" | "publish" | "resume" | "none" | "closed";
            /** @description The wallet that is billed, once launched. */
            billedTo: string | null;
            /** @description Differences from what participants see now; empty for a draft. */
            changes: components["schemas"]["RevisionChange"][];
            /** @description What closing would do. */
            closing: {
                /** @description Credits that it would give back. */
                givesBack: number;
                /** @description Interviews that could still be finished. */
                interviewsUnderWay: number;
            };
            /** @description Credits that it would give back now. */
            givesBack: number;
            /** @description Credits that it would set aside now. */
            holds: number;
            /**
             * Format: uuid
             * @description The permanent id. Never changes.
             */
            id: string;
            /**
             * @description How answers are given, which makes the price.
             * @enum {string}
             */
            interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
            /** @description Whether it is paid from a wallet. */
            isBilled: boolean;
            /** @description Who may launch it beside owners and admins; null: no restriction. */
            launchers: {
                /** @description Their name. */
                name: string;
                /**
                 * Format: uuid
                 * @description The person.
                 */
                userId: string;
            }[] | null;
            /** @description The last part of the participants' link. */
            linkId: string;
            /** @description For each language to choose that lacks texts: the paths of the texts that have no translation, or a draft that nobody has read. They do not prevent a launch. */
            missingTranslations: {
                [key: string]: string[];
            };
            /** @description Credits for all of them. */
            price: number;
            /** @description Credits for each complete response. */
            pricePerResponse: number;
            /** @description The problems that prevent publishing. */
            problems: components["schemas"]["GuideProblem"][];
            /** @description Why you may not launch it: `role`, or `launchers` (it names others); null: you may. */
            refusal: ("role" | "launchers") | null;
            /** @description Complete responses that a launch holds credits for. */
            responseTarget: number;
            /**
             * Format: uri
             * @description The link to share with participants.
             */
            selfRecruitLink: string;
            /**
             * @description Where the study stands.
             * @enum {string}
             */
            status: "draft" | "live" | "paused" | "closed";
            /** @description Whether it was made with a test key. Its launch needs a wallet that could fund it, and holds and charges nothing. */
            test: boolean;
            /** @description The internal title. */
            title: string;
            /** @description The wallets that it could be billed to. */
            wallets: components["schemas"]["FundingWallet"][];
            /** @description Probable mistakes, which do not prevent a launch. */
            warnings: components["schemas"]["StudyWarning"][];
        };
        /** @description How the launch is paid. */
        LaunchRequest: {
            /**
             * Format: uuid
             * @description The wallet to bill. Needed when the organization has several.
             */
            walletId?: string;
        };
        /** @description An entry of a ledger. */
        LedgerEntry: {
            /** @description What was credited, held or spent; negative when given back. */
            amount: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description What the organization held after it. */
            heldAfter: number;
            /** @description Its number. */
            id: number;
            /**
             * @description Which credits.
             * @enum {string}
             */
            kind: "project" | "recruitment";
            /**
             * @description What for.
             * @enum {string}
             */
            reason: "credit" | "launch_hold" | "hold_change" | "share_hold" | "charge" | "share_release" | "launch_release" | "waiver";
            /** @description The response that it paid for, if any. */
            response: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description Where it stands; null once it was deleted. */
                progress: string | null;
                /** @description Its number; null once it was deleted. */
                readableId: number | null;
            } | null;
            /** @description The study; null for credits, and once it was deleted. */
            study: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description Its internal title. */
                title: string;
            } | null;
            /** @description What the organization had used after it. */
            usageAfter: number;
        };
        /** @description A page of a ledger. */
        LedgerPage: {
            /** @description `before` for the next page; null on the last. */
            before: number | null;
            /** @description Newest first. */
            entries: components["schemas"]["LedgerEntry"][];
        };
        /** @description Why, by whom and since when nothing is deleted. */
        LegalHold: {
            /**
             * Format: date-time
             * @description When it was set.
             */
            at: string;
            /** @description Who set it; null once their account is deleted. */
            by: {
                /** @description Their id. */
                id: string;
                /** @description Their name. */
                name: string;
            } | null;
            /** @description Why. */
            reason: string;
        };
        /** @description A legal hold. */
        LegalHoldRequest: {
            /** @description Why nothing may be deleted, such as the number of a case. */
            reason: string;
        };
        /** @description How a link id stands. */
        LinkCheck: {
            /** @description The link id. */
            linkId: string;
            /** @description Why it cannot be taken; null when it can. */
            problem: string | null;
            /**
             * @description Whose it is.
             * @enum {string}
             */
            state: "free" | "current" | "earlier" | "taken" | "invalid";
        };
        /** @description A rehearsal and how far it is. */
        ListedRehearsal: {
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /** @description Of these, who have walked. */
            done: number;
            /**
             * Format: date-time
             * @description When it is forgotten.
             */
            expiresAt: string;
            /** @description When it was over. */
            finishedAt: string | null;
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * @description `waiting` for a worker, `running`, `ready` once everybody has walked, `stopped` by somebody, or `failed` for good.
             * @enum {string}
             */
            status: "waiting" | "running" | "ready" | "stopped" | "failed";
            /** @description Scripted participants; known once it runs. */
            total: number;
        };
        /** @description Who has taken on a flagged response. */
        LookedAfter: {
            /**
             * Format: date-time
             * @description Since when.
             */
            at: string;
            /** @description Who; null once their account is deleted. */
            by: {
                /** @description Their id. */
                id: string;
                /** @description Their name. */
                name: string;
            } | null;
        };
        /** @description What a participant's link is to carry. */
        MakeLinkRequest: {
            /** @description Names and values; the response keeps them as `urlParams`. */
            parameters: {
                [key: string]: string;
            };
        };
        /** @description To a matrix. */
        MatrixAnswer: {
            /** @description The selected column ids, by row id; every row. */
            cells: {
                [key: string]: string[];
            };
        };
        /** @description A table: one answer for each row. */
        MatrixItem: {
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["Conditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["ItemMedia"][] | null;
            /** @description Allows several columns for a row. */
            multiSelect?: boolean | null;
            /** @description The columns. */
            options: components["schemas"]["Option"][];
            /** @description The rows. */
            rows: components["schemas"]["Row"][];
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "matrix";
        };
        /** @description A matrix. */
        MatrixQuestion: {
            /** @description The columns. */
            columns: string[];
            /** @description Its concepts; empty outside concept blocks. */
            concepts: components["schemas"]["Concept"][];
            /** @description The `discussionGuideQuestionId` of answers and transcript items. Kept over edits. */
            id: string;
            /** @description Whether a row may have several columns. */
            isMultiSelect: boolean;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /** @description Its number, from 1. */
            questionNumber: number;
            /** @description The rows. */
            rows: string[];
            /** @description The text of the question. */
            text: string;
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "matrix";
        };
        /** @description A matrix. */
        MatrixStepQuestion: {
            /** @description The columns. */
            columns: components["schemas"]["StepOption"][];
            /** @description Always empty here: the concept stands beside the question. */
            concepts: components["schemas"]["Concept"][];
            /** @description The id of the question, kept over edits. */
            id: string;
            /** @description Whether a row may have several columns. */
            isMultiSelect: boolean;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /** @description Its number in the guide, from 1. */
            questionNumber: number;
            /** @description The rows. */
            rows: components["schemas"]["StepOption"][];
            /** @description The text of the question. */
            text: string;
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "matrix";
        };
        /** @description To a max-diff. */
        MaxDiffAnswer: {
            /** @description One entry a screen, in order. */
            screens: {
                /** @description The option chosen as best. */
                best: string;
                /** @description The option chosen as worst. */
                worst: string;
            }[];
        };
        /** @description Best and worst of a few options at a time. */
        MaxDiffItem: {
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["Conditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description How many options at a time: 3, 4 or 5. */
            itemsPerScreen?: number | null;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["ItemMedia"][] | null;
            /** @description The criterion, such as `important`. */
            metric?: string | null;
            /** @description What is weighed. */
            options: components["schemas"]["Option"][];
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "max_diff";
        };
        /** @description A max-diff. */
        MaxDiffQuestion: {
            /** @description Its concepts; empty outside concept blocks. */
            concepts: components["schemas"]["Concept"][];
            /** @description The `discussionGuideQuestionId` of answers and transcript items. Kept over edits. */
            id: string;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /** @description Items on a screen. */
            itemsPerScreen: number;
            /** @description What participants judge the items on. */
            metric: string;
            /** @description What is weighed. */
            options: string[];
            /** @description Its number, from 1. */
            questionNumber: number;
            /** @description The text of the question. */
            text: string;
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "max_diff";
        };
        /** @description A max-diff. */
        MaxDiffStepQuestion: {
            /** @description Always empty here: the concept stands beside the question. */
            concepts: components["schemas"]["Concept"][];
            /** @description The id of the question, kept over edits. */
            id: string;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /** @description Options on a screen. */
            itemsPerScreen: number;
            /** @description What is judged. */
            metric: string;
            /** @description The options in this participant's order. */
            options: components["schemas"]["StepOption"][];
            /** @description Its number in the guide, from 1. */
            questionNumber: number;
            /** @description The option ids of each screen, in order. */
            screens: string[][];
            /** @description The text of the question. */
            text: string;
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "max_diff";
        };
        /** @description Who calls. */
        Me: {
            /** @description The same as single rights. */
            capabilities: ("read" | "edit" | "launch" | "administer" | "own")[];
            /** @description Where they act. */
            organization: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description Its name. */
                name: string;
            };
            /** @description All that the person belongs to. */
            organizations: {
                /**
                 * Format: uuid
                 * @description The id, as in `x-organization`.
                 */
                id: string;
                /** @description The name. */
                name: string;
                /**
                 * @description What the person is there.
                 * @enum {string}
                 */
                role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            }[];
            /**
             * @description What they may do here.
             * @enum {string}
             */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            /** @description Whether they call with a test key. */
            test: boolean;
            /** @description The person. */
            user: {
                /** @description The address. */
                email: string;
                /**
                 * Format: uuid
                 * @description The id.
                 */
                id: string;
                /** @description The name. */
                name: string;
            };
        };
        /** @description A picture or a film. */
        Media: {
            /** @description A name for it. */
            name: string;
            /**
             * @description A picture or a film.
             * @enum {string}
             */
            type: "image" | "video";
            /** @description Its http or https address. */
            url: string;
            /** @description Its width in per cent of the column, 1 to 100. */
            widthPercentage?: number;
        };
        /** @description Somebody who belongs to the organization. */
        Member: {
            /** @description Their address. */
            email: string;
            /** @description Whether they have used a link that was mailed to the address alone. */
            emailVerified: boolean;
            /**
             * Format: date-time
             * @description Since when.
             */
            joinedAt: string;
            /** @description Their valid API keys; null if you may not see it. */
            keyCount: number | null;
            /** @description When they last signed in or used a key; null if never, or if you may not see it. */
            lastSeenAt: string | null;
            /** @description Their name. */
            name: string;
            /**
             * @description What they may do here.
             * @enum {string}
             */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            /**
             * Format: uuid
             * @description The person.
             */
            userId: string;
        };
        /** @description Somebody who was invited and has not joined. */
        MemberInvitation: {
            /**
             * Format: date-time
             * @description When they were first invited.
             */
            createdAt: string;
            /** @description Whom it is for. */
            email: string;
            /**
             * Format: date-time
             * @description Until when the link works.
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Who invited last. */
            inviter: {
                /** @description Their name. */
                name: string;
                /**
                 * Format: uuid
                 * @description The person.
                 */
                userId: string;
            };
            /**
             * @description As what.
             * @enum {string}
             */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
        };
        /** @description Who was invited. */
        MemberInvitationList: {
            /** @description Those who have not joined, oldest first. */
            invitations: components["schemas"]["MemberInvitation"][];
        };
        /** @description Who belongs to the organization. */
        MemberList: {
            /** @description By name. */
            members: components["schemas"]["Member"][];
        };
        /** @description What a member is now. */
        MemberRole: {
            /**
             * @description What they may do here.
             * @enum {string}
             */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            /**
             * Format: uuid
             * @description The person.
             */
            userId: string;
        };
        /** @description The words of a spoken answer. */
        MendWordsRequest: {
            /** @description What was said; empty when nothing was. */
            text: string;
            /** @description The version that you have read. After a newer one nothing is written. */
            version?: number;
        };
        /** @description Where the evidence goes. */
        MergeThemesRequest: {
            /**
             * Format: uuid
             * @description The theme that stays.
             */
            into: string;
        };
        /** @description Past a limit the built-in rules go on alone. */
        ModelLimits: {
            /** @description The most tokens of an interview; null: no limit. */
            tokensPerInterview?: number | null;
            /** @description The most tokens of a calendar month (UTC); null: no limit. */
            tokensPerMonth?: number | null;
            /** @description The most tokens of a study; null: no limit. */
            tokensPerStudy?: number | null;
        };
        /** @description The own model is used alone. The operator’s is used where there is no own one. */
        Models: {
            /** @description The model that the operator has set for everybody; null without one. */
            operators: string | null;
            /** @description The organization's own; null without one. Until it has passed, the rules work alone. */
            own: components["schemas"]["OrganizationModel"] | null;
        };
        /** @description What a test found. */
        ModelTest: {
            /** @description Answers at all. */
            chat: {
                /** @description How long it took, in milliseconds. */
                ms: number | null;
                /** @description What went wrong, in a sentence. */
                problem: string | null;
                /** @description Whether it works. */
                works: boolean;
            };
            /** @description Keeps to a JSON schema. */
            jsonSchema: {
                /** @description How long it took, in milliseconds. */
                ms: number | null;
                /** @description What went wrong, in a sentence. */
                problem: string | null;
                /** @description Whether it works. */
                works: boolean;
            };
            /** @description Whether it is used from now on. */
            passed: boolean;
            /** @description Sends words one after another; `ms` until the first. */
            streaming: {
                /** @description How long it took, in milliseconds. */
                ms: number | null;
                /** @description What went wrong, in a sentence. */
                problem: string | null;
                /** @description Whether it works. */
                works: boolean;
            };
            /**
             * Format: date-time
             * @description When.
             */
            testedAt: string;
            /** @description Says how many tokens it used. */
            usage: {
                /** @description How long it took, in milliseconds. */
                ms: number | null;
                /** @description What went wrong, in a sentence. */
                problem: string | null;
                /** @description Whether it works. */
                works: boolean;
            };
        };
        /** @description What models took for the organization; estimated where they do not say. */
        ModelUsage: {
            /** @description Over all interviews. */
            interviews: {
                /** @description Tokens of one on average. */
                average: number;
                /** @description How many took any. */
                interviews: number;
                /** @description The most that one took. */
                most: number;
            };
            /** @description The most tokens; null: no limit. */
            limits: {
                /** @description Of an interview. */
                tokensPerInterview: number | null;
                /** @description Of a month. */
                tokensPerMonth: number | null;
                /** @description Of a study. */
                tokensPerStudy: number | null;
            };
            /** @description This month. */
            month: {
                /** @description How often it was asked. */
                calls: number;
                /** @description Such as 2026-11 (UTC). */
                month: string;
                /** @description Tokens that were sent. */
                tokensIn: number;
                /** @description Tokens that came back. */
                tokensOut: number;
            };
            /** @description Those that took most, at most 100. */
            studies: {
                /** @description How often it was asked. */
                calls: number;
                /**
                 * Format: uuid
                 * @description The study.
                 */
                studyId: string;
                /** @description Its title. */
                title: string;
                /** @description Tokens that were sent. */
                tokensIn: number;
                /** @description Tokens that came back. */
                tokensOut: number;
            }[];
        };
        /** @description Studies that were moved. */
        MovedStudies: {
            /** @description Where they stand now. */
            folderPath: string[] | null;
            /** @description The studies. */
            moved: {
                /** @description Its former folder; null outside folders. */
                from: string[] | null;
                /**
                 * Format: uuid
                 * @description The permanent id.
                 */
                id: string;
            }[];
        };
        /** @description Studies, and where they are to stand. */
        MoveStudiesRequest: {
            /** @description The folder, from the outermost on; null: outside folders. */
            folderPath: string[] | null;
            /** @description Their permanent ids. */
            studyIds: string[];
        };
        /** @description A question with options to choose from. */
        MultipleChoiceItem: {
            /** @description Allows an answer in words of their own. */
            allowCustomOption?: boolean | null;
            /** @description The `externalId` of an earlier multi-select question, whose selected options are offered here. */
            carryForwardFrom?: string | null;
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["Conditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description The most selections. */
            maxSelect?: number | null;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["ItemMedia"][] | null;
            /** @description The fewest selections; requires `maxSelect` and `multiSelect`. */
            minSelect?: number | null;
            /** @description Allows several selections. */
            multiSelect?: boolean | null;
            /** @description The options; absent when they are carried forward. */
            options?: components["schemas"]["Option"][];
            /** @description The last option stays last then. */
            pinnedFinalOption?: boolean | null;
            /** @description Each participant gets an order of their own. */
            randomizeOptionOrder?: boolean | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "multiple_choice";
        };
        /** @description A searched word and what is near it in this study. */
        NearWords: {
            /** @description What was looked for as near it, nearest first. */
            near: string[];
            /** @description A searched word. */
            word: string;
        };
        /** @description Responses beside one, by readable id. */
        Neighbours: {
            /** @description The one after; null for the last. */
            newer: number | null;
            /** @description The one before; null for the first. */
            older: number | null;
        };
        /** @description A continuous part of the participant's words. */
        NewPassage: {
            /** @description Its end, exclusive. */
            end: number;
            /** @description Where it begins, in UTF-16 units. */
            start: number;
        };
        /** @description A continuous part of the participant's words in a row. */
        NewRowPassage: {
            /** @description Its end, exclusive. */
            end: number;
            /** @description The row of the transcript, from 0. */
            responseIndex: number;
            /** @description Where it begins in `user`, in UTF-16 units. */
            start: number;
        };
        /** @description Words on an empty picture. */
        NewTitleCard: {
            /** @description The place in `clips`, from 0, before which it is shown; their number: at the end. */
            before?: number;
            /** @description For how long it is shown. */
            seconds?: number;
            /** @description What it says. */
            text: string;
        };
        /** @description A translation to keep. */
        NewTranslation: {
            /** @description The text that was translated, when it is not the present one: the translation is outdated then. */
            source?: string;
            /**
             * @description What it is worth.
             * @enum {string}
             */
            state: "machine" | "edited" | "approved" | "outdated";
            /** @description The translation. */
            text: string;
        };
        /** @description What is told. Each `off`, `now` (within a minute) or `daily` (at 7:00 UTC). */
        Notices: {
            /**
             * @description Less than a tenth of the credits of a wallet is left. For those who may bill to it.
             * @enum {string}
             */
            creditsLow: "off" | "now" | "daily";
            /**
             * @description A response is complete.
             * @enum {string}
             */
            responseCompleted: "off" | "now" | "daily";
            /**
             * @description A response is flagged for safety.
             * @enum {string}
             */
            safetyFlag: "off" | "now" | "daily";
            /**
             * @description A study is closed.
             * @enum {string}
             */
            studyClosed: "off" | "now" | "daily";
            /**
             * @description A study has as many responses as it was to have.
             * @enum {string}
             */
            targetReached: "off" | "now" | "daily";
            /**
             * @description A webhook has let a message go ten times. For owners and admins.
             * @enum {string}
             */
            webhookFailing: "off" | "now" | "daily";
        };
        /** @description What to tell; what is left out is `off`. Each `off`, `now` (within a minute) or `daily` (at 7:00 UTC). */
        NoticesToSet: {
            /**
             * @description Less than a tenth of the credits of a wallet is left. For those who may bill to it.
             * @enum {string}
             */
            creditsLow?: "off" | "now" | "daily";
            /**
             * @description A response is complete.
             * @enum {string}
             */
            responseCompleted?: "off" | "now" | "daily";
            /**
             * @description A response is flagged for safety.
             * @enum {string}
             */
            safetyFlag?: "off" | "now" | "daily";
            /**
             * @description A study is closed.
             * @enum {string}
             */
            studyClosed?: "off" | "now" | "daily";
            /**
             * @description A study has as many responses as it was to have.
             * @enum {string}
             */
            targetReached?: "off" | "now" | "daily";
            /**
             * @description A webhook has let a message go ten times. For owners and admins.
             * @enum {string}
             */
            webhookFailing?: "off" | "now" | "daily";
        };
        /** @description The organization's channel. */
        NotificationChannel: {
            /** @description Null: there is none. */
            channel: {
                /** @description Since when messages are given up there; null when they get through. */
                failingSince: string | null;
                /** @description Where it is; the address itself is never read back. */
                host: string;
                /** @description What it is told. */
                notices: components["schemas"]["Notices"];
                /** @description Only of these studies; null: of all. */
                studyIds: string[] | null;
            } | null;
        };
        /** @description What came of a test. */
        NotificationChannelTest: {
            /** @description Why not, in a sentence. */
            problem: string | null;
            /** @description Whether it got through. */
            sent: boolean;
        };
        /** @description What the caller is told by mail. */
        Notifications: {
            /** @description Whether this server sends mail at all. */
            mail: boolean;
            /** @description Of all studies, and of what is about none. */
            notices: components["schemas"]["Notices"];
            /** @description Studies of which something else is told. */
            studies: components["schemas"]["StudyNotifications"][];
        };
        /** @description A text without a translation. */
        NoTranslation: {
            /** @description The text as the study has it. */
            source?: string;
            /** @description Null. */
            state: null;
            /** @description Null. */
            text: null;
        };
        /** @description To an open question or a follow-up. */
        OpenAnswer: {
            /** @description Its uploads, by `recordingId`. */
            recordings?: string[];
            /** @description The words; empty only with a recording. */
            text: string;
        };
        /** @description An open question, with follow-ups by the moderator. */
        OpenEndedItem: {
            /** @description What the moderator should know or ask for. */
            addInstructions?: string | null;
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["Conditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description How far the moderator probes: at most 0, 1, 2 or 4 follow-ups. Default `medium`. */
            followUp?: ("none" | "light" | "medium" | "heavy") | null;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["ItemMedia"][] | null;
            /** @description How participants are invited to answer. */
            preferredInput?: ("text" | "voice" | "screenRecording" | "none") | null;
            /** @description Whether the screen is watched while they answer. */
            screenObservationEnabled?: boolean | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "open_ended";
        };
        /** @description An open question. */
        OpenStepQuestion: {
            /** @description Always empty here: the concept stands beside the question. */
            concepts: components["schemas"]["Concept"][];
            /** @description The id of the question, kept over edits. */
            id: string;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /**
             * @description How to invite an answer.
             * @enum {string}
             */
            preferredInput: "text" | "voice" | "screenRecording" | "none";
            /** @description Its number in the guide, from 1. */
            questionNumber: number;
            /**
             * @description Whether the recorded screen belongs to the answer.
             * @constant
             */
            screenObservationEnabled?: true;
            /** @description The text of the question. */
            text: string;
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "open_ended";
        };
        /** @description One of the things to choose from. */
        Option: {
            /** @description Excludes the others, such as "none of these". On the last option only. */
            exclusiveOption?: boolean;
            /** @description Your own name, for conditions. */
            externalId?: string;
            /** @description In the screening block: `approve` lets in, `reject` screens out, `neutral` does neither. */
            status?: ("approve" | "reject" | "neutral") | null;
            /** @description What participants read. */
            text: string;
        };
        /** @description An organization. */
        Organization: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description For how many days parts of responses are kept at most, in all studies: where a study says less, that counts. */
            retention: components["schemas"]["RetentionTimes"];
            /** @description Whom participants in need can turn to; null when nothing was entered. */
            supportMessage: string | null;
        };
        /** @description A model that an organization has set for itself. */
        OrganizationModel: {
            /** @description Where it is. */
            baseUrl: string;
            /** @description The key that is kept; null without one. */
            key: {
                /** @description How it ends; empty for a short one. */
                lastFour: string;
                /**
                 * Format: date-time
                 * @description Since when it is kept.
                 */
                savedAt: string;
            } | null;
            /** @description The most tokens; null: no limit. */
            limits: {
                /** @description Of an interview. */
                tokensPerInterview: number | null;
                /** @description Of a month. */
                tokensPerMonth: number | null;
                /** @description Of a study. */
                tokensPerStudy: number | null;
            };
            /** @description Its name there. */
            model: string;
            /** @description Whether it is used: a test of it as it is set now has passed. */
            passed: boolean;
            /** @description The last test; null before the first ended. */
            test: components["schemas"]["ModelTest"] | null;
        };
        /** @description What is deleted next in all studies, because it was kept for long enough. */
        OrganizationRetention: {
            /** @description Responses of which something is overdue, and stays because of a legal hold. */
            held: number;
            /** @description By part: a response counts once, for the most of it that goes by then. */
            parts: {
                /** @description The whole response. */
                everything: {
                    /** @description When the next one after these is due. */
                    nextAt: string | null;
                    /** @description Responses that lose it within the hour. */
                    overdue: number;
                    /** @description Responses that lose it within seven days, those included. */
                    withinWeek: number;
                };
                /** @description Recordings, and no more. */
                recordings: {
                    /** @description When the next one after these is due. */
                    nextAt: string | null;
                    /** @description Responses that lose it within the hour. */
                    overdue: number;
                    /** @description Responses that lose it within seven days, those included. */
                    withinWeek: number;
                };
                /** @description Words with their recordings and files, and no more. */
                words: {
                    /** @description When the next one after these is due. */
                    nextAt: string | null;
                    /** @description Responses that lose it within the hour. */
                    overdue: number;
                    /** @description Responses that lose it within seven days, those included. */
                    withinWeek: number;
                };
            };
            /** @description The numbers that this is by. */
            retention: components["schemas"]["RetentionTimes"];
            /** @description Studies of which something is deleted within the hour. */
            studies: number;
        };
        /** @description Interviews of one outcome. */
        OutcomeRow: {
            /**
             * @description How they stand.
             * @enum {string}
             */
            outcome: "complete" | "screened_out" | "over_quota" | "left" | "under_way";
            /** @description By whatever way. */
            total: number;
            /** @description By way in; the same ways in each row. */
            ways: components["schemas"]["WayCount"][];
        };
        /** @description A panel's list beside the study's interviews. */
        PanelComparison: {
            /** @description How many ended the same in both. */
            agree: number;
            /** @description Up to 500 of each kind. */
            differences: components["schemas"]["PanelDifference"][];
            /** @description How many did not. */
            endedDifferently: number;
            /** @description People of the panel in this study. */
            here: number;
            /** @description How many are in the list and not here. */
            missingHere: number;
            /** @description How many are here and not in the list. */
            missingThere: number;
            /** @description People in its list. */
            there: number;
        };
        /** @description A person of whom the lists differ. */
        PanelDifference: {
            /** @description How it stands here; null: not here. */
            here: {
                /** @description How it ended; null: it has not. */
                endReason: ("complete" | "screened_out" | "over_quota") | null;
                /** @description Its number. */
                readableId: number;
                /**
                 * Format: uuid
                 * @description The response.
                 */
                responseId: string;
            } | null;
            /** @description The panel's id of the person. */
            id: string;
            /** @description The panel's word; null: not in the list. */
            there: string | null;
        };
        /** @description A parameter of the participant's link. */
        ParameterCriterion: {
            /** @description Its name. */
            parameter: string;
            /**
             * @description Tells the criteria apart. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "searchParam";
            /** @description What it equals, letter by letter. */
            value: string;
        };
        /** @description Each value of a parameter of the link once: it gets the same interview again, from any client, even after its end. */
        ParameterEntry: {
            /**
             * @description `once_per_parameter`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            mode: "once_per_parameter";
            /** @description The name of the parameter. A start without it is refused. */
            parameter: string;
        };
        /** @description A continuous part of the participant's words. */
        Passage: {
            /** @description Its end, exclusive. */
            end: number;
            /** @description Where it begins, in UTF-16 units. */
            start: number;
        };
        /** @description A link to set a new password. */
        PasswordLink: {
            /**
             * @description `mailed`; `failed`: the mail server refused it; `by_hand`: no mail is set up. Unless mailed, pass on the link yourself.
             * @enum {string}
             */
            delivery: "mailed" | "failed" | "by_hand";
            /**
             * Format: date-time
             * @description Until when it works.
             */
            expiresAt: string;
            /** @description The link, shown this once; null when it was mailed. */
            link: string | null;
        };
        /** @description A response of a person. */
        PersonalResponse: {
            /**
             * Format: date-time
             * @description When it began.
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The id of the response.
             */
            id: string;
            /** @description Whether it is a test interview, which no list has. */
            isTest: boolean;
            /** @description What is kept with it. */
            kept: {
                /** @description Notes and highlights. */
                annotations: number;
                /** @description Answers with words, with earlier ones that were changed. */
                answers: number;
                /** @description What recordings, what was made of them, and clips take. */
                bytes: number;
                /** @description Clips that were cut of them. */
                clips: number;
                /** @description Passages that themes stand on. */
                evidence: number;
                /** @description Passages that insights and reports cite. */
                quotes: number;
                /** @description Recordings, and files that were handed in. */
                recordings: number;
            };
            /** @description The link id of its study. */
            linkId: string;
            /** @description Whether its study was made with a test key. */
            ofTestStudy: boolean;
            /**
             * @description Whether the interview is complete.
             * @enum {string}
             */
            progress: "complete" | "screened_out" | "in_progress";
            /** @description Its number within the study, from 1. */
            readableId: number;
            /**
             * Format: uuid
             * @description The permanent id of its study.
             */
            studyId: string;
            /** @description The internal title of its study. */
            studyTitle: string;
        };
        /** @description An entry that goes by no parameter. */
        PlainEntry: {
            /**
             * @description `open`: anybody, any number of times. `once_per_browser`: each browser once, by the cookie of the participant's page; other clients are not limited. `signed`: only links made by `POST …/links`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            mode: "open" | "once_per_browser" | "signed";
        };
        /** @description A question without fields of its own. */
        PlainQuestion: {
            /** @description Its concepts; empty outside concept blocks. */
            concepts: components["schemas"]["Concept"][];
            /** @description The `discussionGuideQuestionId` of answers and transcript items. Kept over edits. */
            id: string;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /** @description Its number, from 1. */
            questionNumber: number;
            /** @description The text of the question. */
            text: string;
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "open_ended" | "file_upload" | "statement";
        };
        /** @description How good a response is. */
        Quality: {
            /** @description What lowered it, in words. */
            lowered: string[];
            /** @description Parts of the score; those that no question could show are left out. */
            parts: components["schemas"]["QualityPart"][];
            /** @description From 1 to 5. */
            score: number;
        };
        /** @description A part of the quality. */
        QualityPart: {
            /**
             * @description Which one.
             * @enum {string}
             */
            part: "depth" | "specificity" | "relevance" | "effort" | "consistency";
            /** @description From 0 to 1. */
            value: number;
            /** @description What that says of the answers. */
            words: string;
        };
        /** @description A participant-facing question, by `type`. */
        Question: components["schemas"]["PlainQuestion"] | components["schemas"]["ChoiceQuestion"] | components["schemas"]["RankingQuestion"] | components["schemas"]["MatrixQuestion"] | components["schemas"]["MaxDiffQuestion"];
        /** @description The questions of a study. */
        QuestionList: {
            /** @description The questions in order. */
            questions: components["schemas"]["Question"][];
        };
        /** @description The answers to a question; its type decides which parts are filled. */
        QuestionResult: {
            /** @description Whether the latest revision still has it. */
            isCurrent: boolean;
            /** @description Whether several may be selected. */
            isMultiSelect: boolean;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /** @description The criterion of a max-diff; else empty. */
            metric: string;
            /** @description One per concept, else one. */
            parts: components["schemas"]["ResultPart"][];
            /** @description The `id` of the question. */
            questionId: string;
            /** @description Its number, from 1. */
            questionNumber: number;
            /** @description Its text. */
            text: string;
            /**
             * @description Its type.
             * @enum {string}
             */
            type: "open_ended" | "file_upload" | "multiple_choice" | "ranking" | "statement" | "matrix" | "max_diff";
        };
        /** @description A question. */
        QuestionStep: {
            /** @description A few words to say aloud before it, after a spoken answer; absent where none fit. Not to be shown. */
            acknowledgement?: string;
            /** @description What to show when somebody may not be well; usually absent. */
            care?: components["schemas"]["StepCare"];
            /** @description The concept that it is about. */
            concept: components["schemas"]["Concept"] | null;
            /** @description The concept asked about, if any. */
            conceptId: string | null;
            /** @description A page beside it. */
            embed: {
                /** @description Its address. */
                url: string;
            } | null;
            /** @description The `stepId` to answer with. */
            id: string;
            /**
             * @description What kind of step it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "question";
            /** @description Pictures and films beside it. */
            media: components["schemas"]["StepMedia"][];
            /** @description What the interviewer says. */
            moderator: string;
            /** @description How many items were asked, this one included. */
            number: number;
            /** @description The question itself. */
            question: components["schemas"]["StepQuestion"];
            /** @description The question that it belongs to. */
            questionId: string;
            /** @description The part of the interview, for showing progress. */
            section: components["schemas"]["StepSection"];
            /**
             * @description To be offered to be left out.
             * @constant
             */
            skippable?: true;
            /** @description The total that is possible; may shrink. */
            total: number;
        };
        /** @description Mails on their way. */
        QueuedMails: {
            /** @description How many mails were planned by this. */
            queued: number;
        };
        /** @description When to send. */
        QueueMailsRequest: {
            /**
             * Format: date-time
             * @description Not before; default: now.
             */
            at?: ((string | null) | null) | string | null;
        };
        /** @description At most so many people of whom a condition is true. A place is taken when the condition is met, after the screening. */
        Quota: {
            /** @description How many complete responses it takes. */
            limit: number;
            /** @description What it is called; unique within the study. */
            name: string;
            /** @description Whom it counts. */
            when: components["schemas"]["Conditional"];
        };
        /** @description A quota and who is in it. */
        QuotaCount: {
            /** @description Complete responses in it. */
            complete: number;
            /** @description How many it takes. */
            limit: number;
            /** @description What the quota is called. */
            name: string;
            /** @description Places held by interviews under way. */
            underWay: number;
        };
        /** @description Words of a quote while they are said. */
        QuoteCaption: {
            /** @description When they end. */
            endSeconds: number;
            /** @description When they begin. */
            startSeconds: number;
            /** @description Some of the words; joined by spaces they are the quote. */
            text: string;
        };
        /** @description The words of a quote as they were said. */
        QuoteSound: {
            /** @description Its words, in order. */
            captions: components["schemas"]["QuoteCaption"][];
            /** @description How long it is. */
            durationSeconds: number;
            /**
             * @description `spread`: nobody knows when its first or last word is said; its edges are a guess.
             * @enum {string}
             */
            times: "heard" | "spread";
            /**
             * Format: uri
             * @description The sound of these words alone, as M4A; signed for an hour.
             */
            url: string;
        };
        /** @description To a ranking. */
        RankingAnswer: {
            /** @description All of the options, best first. */
            optionIds: string[];
        };
        /** @description Options to put in order. */
        RankingItem: {
            /** @description The `externalId` of an earlier multi-select question, whose selected options are offered here. */
            carryForwardFrom?: string | null;
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["Conditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["ItemMedia"][] | null;
            /** @description The options; absent when they are carried forward. */
            options?: components["schemas"]["Option"][];
            /** @description Each participant gets an order of their own. */
            randomizeOptionOrder?: boolean | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ranking";
        };
        /** @description A ranking. */
        RankingQuestion: {
            /** @description Its concepts; empty outside concept blocks. */
            concepts: components["schemas"]["Concept"][];
            /** @description The `discussionGuideQuestionId` of answers and transcript items. Kept over edits. */
            id: string;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /** @description What is ranked. */
            options: string[];
            /** @description Its number, from 1. */
            questionNumber: number;
            /** @description The text of the question. */
            text: string;
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ranking";
        };
        /** @description A ranking. */
        RankingStepQuestion: {
            /** @description Always empty here: the concept stands beside the question. */
            concepts: components["schemas"]["Concept"][];
            /** @description The id of the question, kept over edits. */
            id: string;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /** @description The options in this participant's order. */
            options: components["schemas"]["StepOption"][];
            /** @description Its number in the guide, from 1. */
            questionNumber: number;
            /** @description The text of the question. */
            text: string;
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ranking";
        };
        /** @description A question as it was asked, with its answer. */
        ReadAnswer: {
            /** @description The Answer that it belongs to; null when it makes none. */
            answerId: string | null;
            /** @description Its concept, if any. */
            conceptId: string | null;
            /** @description The title of that concept. */
            conceptTitle: string | null;
            /** @description The `id` of its question. */
            discussionGuideQuestionId: string;
            /** @description The answer; null when skipped. */
            given: components["schemas"]["Given"] | null;
            /** @description The language of what was said (BCP 47). */
            language: string;
            /** @description The text of the question. */
            question: string;
            /** @description The number of its question, from 1. */
            questionNumber: number;
            /** @description The `responseIndex` of its rows, follow-ups included. */
            rows: number[];
            /** @description When it was asked: active time since the interview began. */
            startSeconds: number;
            /**
             * @description The type of the question.
             * @enum {string}
             */
            type: "open_ended" | "file_upload" | "multiple_choice" | "ranking" | "statement" | "matrix" | "max_diff";
        };
        /** @description A block of the guide. */
        ReadingBlock: {
            /** @description Its id. */
            id: string;
            /** @description Its title. */
            title: string;
        };
        /** @description What you may do with a response. */
        ReadingRights: {
            /** @description Tag and annotate it. */
            annotate: boolean;
            /** @description Delete it. */
            delete: boolean;
        };
        /** @description A row of the transcript as reviewers see it. */
        ReadingRow: {
            /** @description The Answer that it belongs to; null when it makes none. */
            answerId: string | null;
            /** @description The block of its question; null for the welcome message. */
            block: components["schemas"]["ReadingBlock"] | null;
            /** @description Its concept, if any. */
            conceptId: string | null;
            /** @description The title of that concept. */
            conceptTitle: string | null;
            /** @description The `id` of its question; null for the welcome message. */
            discussionGuideQuestionId: string | null;
            /** @description What the participant answered before they changed it, oldest first. */
            earlier: components["schemas"]["EarlierAnswer"][];
            /** @description When it was answered, by the same time. */
            endSeconds: number;
            /** @description How the answer was given; null for the welcome message. */
            givenBy: ("spoken" | "typed" | "chosen" | "uploaded" | "skipped" | "acknowledged") | null;
            /** @description Whether it follows up what was said before. */
            isFollowUp: boolean;
            /** @description The language of the participant's words (BCP 47). */
            language: string;
            /** @description What was asked. */
            moderator: string;
            /** @description The language of what was asked (BCP 47). */
            moderatorLanguage: string;
            /** @description The number of its question, from 1; null for the welcome message. */
            questionNumber: number | null;
            /** @description The recordings of a spoken answer, in the order in which they began. */
            recordings: components["schemas"]["Recording"][];
            /** @description Its place in the transcript, from 0. */
            responseIndex: number;
            /** @description When it was asked: active time since the interview began. */
            startSeconds: number;
            /** @description The type of its question; null for the welcome message. */
            type: ("open_ended" | "file_upload" | "multiple_choice" | "ranking" | "statement" | "matrix" | "max_diff") | null;
            /** @description The participant's words; the answer's text for closed questions. */
            user: string;
            /** @description Why a follow-up was asked; null for other rows. */
            whyAsked: components["schemas"]["WhyAsked"] | null;
            /** @description Of a spoken answer: how its words came about. Null for other rows. */
            words: components["schemas"]["WordsState"] | null;
        };
        /** @description Generated texts, with the passages that support them. */
        ReadingStatements: {
            /** @description `personas`, line by line. */
            personas: components["schemas"]["Statement"][];
            /** @description `summary`, sentence by sentence. */
            summary: components["schemas"]["Statement"][];
            /** @description `tagline`; null until then. */
            tagline: components["schemas"]["Statement"] | null;
        };
        /** @description A study, by its names. */
        ReadingStudy: {
            /**
             * Format: uuid
             * @description The permanent id.
             */
            id: string;
            /** @description The last part of the participants' link. */
            linkId: string;
            /** @description The internal title. */
            title: string;
        };
        /** @description A recording of a spoken answer. */
        Recording: {
            /** @description Its sound as M4A; null without sound and until it is ready. */
            audioUrl: string | null;
            /** @description How long it is; null until it is ready. */
            durationMs: number | null;
            /** @description Height of the picture; null without one. */
            height: number | null;
            /**
             * Format: uuid
             * @description Its recordingId.
             */
            id: string;
            /**
             * @description What was recorded.
             * @enum {string}
             */
            kind: "audio" | "camera" | "screen";
            /** @description Its loudness, in base64: a byte from 0 to 255 for each tenth of a second; null without sound. */
            peaks: string | null;
            /** @description An early picture, as JPEG, if any. */
            posterUrl: string | null;
            /** @description Why it failed, in words; null otherwise. */
            problem: string | null;
            /** @description Its words. */
            speech: components["schemas"]["RecordingSpeech"];
            /** @description When it began, in milliseconds after the first recording of its answer. */
            startMs: number;
            /**
             * @description `uploading`; `waiting` until it is playable; `failed` when it never will be.
             * @enum {string}
             */
            state: "uploading" | "waiting" | "ready" | "failed";
            /** @description Its picture and sound; null without a picture or until it is ready. */
            video: components["schemas"]["Video"] | null;
            /** @description Width of the picture; null without one. */
            width: number | null;
        };
        /** @description The words of a recording. */
        RecordingSpeech: {
            /**
             * @description `none` when nobody has transcribed it.
             * @enum {string}
             */
            state: "none" | "waiting" | "ready" | "failed";
            /** @description Each word with its place. Empty without times from the transcriber. */
            words: components["schemas"]["SpokenWord"][];
        };
        /** @description Where participants go at the end: https addresses, with `{parameter}` and `{responseId}` in path or query. */
        Redirects: {
            /** @description After a complete interview. */
            complete?: string | null;
            /** @description When a quota is full. */
            overQuota?: string | null;
            /** @description Who sends participants. */
            panel?: string | null;
            /** @description The parameter of the link by which the panel names a participant. */
            parameter?: string | null;
            /** @description After the screening. */
            screenedOut?: string | null;
        };
        /** @description Clips of a study in a row, as one film. */
        Reel: {
            /** @description Who made it; null once that person is deleted. */
            author: components["schemas"]["FilmAuthor"] | null;
            /**
             * @description `track`: can be switched on; `burned`: in the picture; `none`.
             * @enum {string}
             */
            captions: "track" | "burned" | "none";
            /** @description Its clips, in order. */
            clips: components["schemas"]["ReelClip"][];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description How long the film is; null until it is ready. */
            durationSeconds: number | null;
            /** @description What is hidden. */
            hide: components["schemas"]["Hideable"][];
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Until when the addresses work; read it again for new ones. */
            linksExpireAt: string | null;
            /** @description The film: H.264 and AAC in MP4; null until it is ready. */
            mp4Url: string | null;
            /** @description Words that are hidden wherever they are said. */
            names: string[];
            /** @description The length of its clips and cards. */
            plannedSeconds: number;
            /** @description An early picture, as JPEG; null until it is ready. */
            posterUrl: string | null;
            /** @description Why it failed, in words; null otherwise. */
            problem: string | null;
            /** @description How much is rendered, of a hundred. */
            progress: number;
            /** @description How many clips it lost because they were deleted, since somebody last chose them. */
            removedClips: number;
            /** @description How large the film is; null until it is ready. */
            sizeBytes: number | null;
            /**
             * @description `queued`, then `rendering`, then `ready`, or `failed` with `problem`.
             * @enum {string}
             */
            status: "queued" | "rendering" | "ready" | "failed";
            /** @description Its title. */
            title: string;
            /** @description Cards between the clips. */
            titleCards: components["schemas"]["TitleCard"][];
            /** @description What is said in it, a line for each row, hidden words blackened; empty until it is ready. */
            transcript: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /** @description Its captions as WebVTT; null until it is ready, and without captions. */
            vttUrl: string | null;
        };
        /** @description A clip in a reel. */
        ReelClip: {
            /** @description How long it is. */
            durationSeconds: number;
            /**
             * Format: uuid
             * @description The clip.
             */
            id: string;
            /** @description The response's number within the study. */
            readableId: number;
            /**
             * Format: uuid
             * @description The response that it is cut from.
             */
            responseId: string;
            /** @description Its title. */
            title: string;
        };
        /** @description A page of reels. */
        ReelPage: {
            /** @description Newest first. */
            reels: components["schemas"]["Reel"][];
            /** @description How many there are in all. */
            total: number;
        };
        /** @description A row that was not taken. */
        RefusedInvitee: {
            /** @description Its address as given. */
            email: string;
            /** @description Why, in a sentence. */
            problem: string;
            /** @description Its place in the list, from 0, without a line of names. */
            row: number;
        };
        /** @description How far a rehearsal is, and what it shows. */
        Rehearsal: {
            /** @description How long participants are told that it takes. */
            announcedMinutes: number;
            /** @description Numbers of questions that were changed in the guide since, or are gone. */
            changedQuestions: number[];
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /** @description Of these, who have walked. */
            done: number;
            /**
             * Format: date-time
             * @description When it is forgotten.
             */
            expiresAt: string;
            /** @description What stops participants first. */
            findings: components["schemas"]["RehearsalFinding"][];
            /** @description When it was over. */
            finishedAt: string | null;
            /** @description Questions that were followed up, the most often first. */
            followUps: components["schemas"]["RehearsedFollowUps"][];
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Who walks, in order. */
            participants: components["schemas"]["ScriptedParticipant"][];
            /** @description Options that conditions or the screening go by, concepts, and ends. */
            paths: components["schemas"]["RehearsedPath"][];
            /** @description All questions, in the order of the guide. */
            questions: components["schemas"]["RehearsedQuestion"][];
            /**
             * @description `waiting` for a worker, `running`, `ready` once everybody has walked, `stopped` by somebody, or `failed` for good.
             * @enum {string}
             */
            status: "waiting" | "running" | "ready" | "stopped" | "failed";
            /** @description Scripted participants; known once it runs. */
            total: number;
        };
        /** @description Something to mend, or to look at. */
        RehearsalFinding: {
            /**
             * @description What was found.
             * @enum {string}
             */
            kind: "broke" | "nobody_complete" | "not_reached" | "concept_not_shown" | "nobody_screened_out" | "too_long" | "untranslated" | "asked_twice" | "cut";
            /** @description The language in which a text is missing. */
            language: string | null;
            /** @description In a sentence or two. */
            message: string;
            /** @description Its number in the guide, from 1. */
            number: number | null;
            /** @description Whom it happened to: places in `participants`, from 0. */
            participants: number[];
            /** @description The question, if it is about one. */
            questionId: string | null;
            /**
             * @description `stops` participants, or a part is never asked; a `remark` is worth a look.
             * @enum {string}
             */
            severity: "stops" | "remark";
            /** @description In a few words. */
            title: string;
        };
        /** @description The rehearsals of a study. */
        RehearsalList: {
            /** @description The newest first, at most 20. */
            rehearsals: components["schemas"]["ListedRehearsal"][];
        };
        /** @description What was asked in between. */
        RehearsedFollowUps: {
            /** @description Its number in the guide. */
            number: number;
            /** @description Who got any. */
            participants: number;
            /**
             * Format: uuid
             * @description The question that was followed up.
             */
            questionId: string;
            /** @description The wording that came most often. */
            text: string;
            /** @description Follow-ups to it. */
            times: number;
        };
        /** @description An answer that decides, a concept or an end. */
        RehearsedPath: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "option" | "concept" | "outcome";
            /** @description The option, the concept, or the end. */
            label: string;
            /** @description Its number in the guide, from 1. */
            number: number | null;
            /** @description The question, if it is about one. */
            questionId: string | null;
            /** @description Who came that way. */
            walked: number;
        };
        /** @description A question and who came to it. */
        RehearsedQuestion: {
            /** @description The title of its block. */
            blockTitle: string;
            /** @description Follow-ups to it, of all participants. */
            followUps: number;
            /** @description Its number in the guide, from 1. */
            number: number;
            /**
             * Format: uuid
             * @description The question.
             */
            questionId: string;
            /** @description Participants to whom it was put. */
            reachedBy: number;
            /** @description As it is asked. */
            text: string;
        };
        /** @description A step of a scripted participant. */
        RehearsedStep: {
            /** @description The concept it was asked about. */
            conceptId: string | null;
            /**
             * @description What was asked.
             * @enum {string}
             */
            kind: "question" | "follow_up";
            /** @description As it was asked. */
            moderator: string;
            /**
             * Format: uuid
             * @description The question, or the one that was followed up.
             */
            questionId: string;
            /** @description About how long a person takes for it. */
            seconds: number;
            /** @description Whether it was skipped. */
            skipped: boolean;
            /** @description What was answered; empty for a skip. */
            user: string;
            /** @description Why a follow-up was asked. */
            whyAsked: {
                /**
                 * @description Who worded it.
                 * @enum {string}
                 */
                by: "rules" | "model";
                /** @description Why it was asked. */
                reason: string;
            } | null;
        };
        /** @description Another title. */
        RenameClipRequest: {
            /** @description Its title. */
            title: string;
        };
        /** @description A folder, and what it is to be called. */
        RenameFolderRequest: {
            /** @description Its new names, from the outermost in. */
            newPath: string[];
            /** @description The folder. */
            path: string[];
        };
        /** @description Which charts to count again. */
        RenewFigures: {
            /** @description Only these charts; absent: all. */
            blockIds?: string[];
        };
        /** @description The report of a study. */
        Report: {
            /** @description Its parts, in order. */
            blocks: (components["schemas"]["ReportText"] | components["schemas"]["ReportQuestion"] | components["schemas"]["ReportTheme"] | components["schemas"]["ReportQuote"] | components["schemas"]["ReportClip"] | components["schemas"]["ReportTable"])[];
            /** @description The interviews in figures. */
            facts: components["schemas"]["ReportFacts"];
            /** @description For who reads only one paragraph. */
            standfirst: string;
            /** @description Its title; at first that of the study. */
            title: string;
            /** @description When it was saved; null before. */
            updatedAt: string | null;
        };
        /** @description A bar of a chart. */
        ReportBar: {
            /** @description By how many people. */
            count: number;
            /** @description What was chosen, put first or spoken of. */
            label: string;
        };
        /** @description A clip. */
        ReportClip: {
            /** @description Who said it, in words that name nobody. */
            by: string;
            /** @description The clip as it is; null once it is deleted. */
            clip: components["schemas"]["Clip"] | null;
            /** @description The clip. */
            clipId: string;
            /** @description Its id within the report. */
            id: string;
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "clip";
        };
        /** @description The interviews in figures, as they are now. */
        ReportFacts: {
            /** @description When the first of them began. */
            from: string | null;
            /** @description How people were interviewed. */
            interviewMode: string;
            /** @description Their median length. */
            medianDurationSeconds: number | null;
            /** @description Complete responses. */
            people: number;
            /** @description When the last of them ended. */
            to: string | null;
        };
        /** @description Figures as they were when somebody took them. */
        ReportFigures: {
            /** @description One, or one for each concept or row. */
            groups: components["schemas"]["ReportGroup"][];
            /**
             * Format: date-time
             * @description When they were counted.
             */
            takenAt: string;
            /** @description What was asked. */
            title: string;
        };
        /** @description Bars on one base. */
        ReportGroup: {
            /** @description Its bars. */
            bars: components["schemas"]["ReportBar"][];
            /** @description How many people answered. */
            base: number;
            /** @description A concept, a matrix row, or what is counted. */
            title: string | null;
        };
        /** @description The answers to a question. */
        ReportQuestion: {
            /**
             * @description How it is shown.
             * @enum {string}
             */
            as: "chart" | "table";
            /** @description Its figures. */
            figures: components["schemas"]["ReportFigures"] | null;
            /** @description Its id within the report. */
            id: string;
            /** @description The question. */
            questionId: string;
            /** @description Whether responses changed since they were taken. */
            stale: boolean;
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "question";
        };
        /** @description A participant's words. */
        ReportQuote: {
            /** @description Who said it, in words that name nobody. */
            by: string;
            /** @description Its id within the report. */
            id: string;
            /** @description The words. */
            passage: components["schemas"]["CitedPassage"];
            /** @description Null where the words were not recorded. */
            sound: components["schemas"]["QuoteSound"] | null;
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "quote";
        };
        /** @description A table. */
        ReportTable: {
            /** @description The heads of its columns. */
            columns: string[];
            /** @description Its id within the report. */
            id: string;
            /** @description The cells of its rows. */
            rows: string[][];
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "table";
        };
        /** @description Text. */
        ReportText: {
            /** @description Its id within the report. */
            id: string;
            /** @description Markdown, without HTML; `## ` begins a section. */
            text: string;
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
        };
        /** @description How many people speak of each of some themes. */
        ReportTheme: {
            /**
             * @description How it is shown.
             * @enum {string}
             */
            as: "chart" | "table";
            /** @description Its figures. */
            figures: components["schemas"]["ReportFigures"] | null;
            /** @description Its id within the report. */
            id: string;
            /** @description Whether themes, their evidence or responses changed since they were taken. */
            stale: boolean;
            /** @description The themes, by id, in the order of their bars. */
            themes: string[];
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "theme";
        };
        /** @description Figures of a set of responses. */
        ResponseFigures: {
            /** @description How many of each progress. */
            byProgress: {
                /** @description Complete ones. */
                complete: number;
                /** @description Those under way. */
                in_progress: number;
                /** @description Those that did not meet the screening. */
                screened_out: number;
            };
            /** @description Of complete ones; null without any. */
            medianDurationSeconds: number | null;
            /** @description Of complete ones; null without any. */
            medianQuality: number | null;
            /** @description How many there are. */
            total: number;
        };
        /** @description Criteria for responses, all of which must hold. */
        ResponseFilter: {
            /** @description Each of these criteria. */
            answers?: components["schemas"]["AnswerCriterion"][];
            /**
             * Format: date-time
             * @description Began before it.
             */
            createdBefore?: string;
            /**
             * Format: date-time
             * @description Began at or after this RFC 3339 time.
             */
            createdFrom?: string;
            /** @description Any of these flags. */
            flags?: "safety"[];
            /** @description Whether somebody looks after it. */
            lookedAfter?: boolean;
            /** @description Whether words count as well that people in this study use among the same other words as a searched one; words in quotation marks stay alone. */
            near?: boolean;
            /** @description Any of these. */
            progress?: ("complete" | "screened_out" | "in_progress")[];
            /** @description At least this quality; responses without one do not pass. */
            qualityFrom?: number;
            /** @description At most this quality. */
            qualityTo?: number;
            /** @description Only these, by readable id. */
            readableIds?: number[];
            /** @description What participants said: all of these words or beginnings of words; words in quotation marks in sequence. Case and accents are ignored. Also finds a response by its id, four or more first characters of it, or its readable id. */
            search?: string;
            /** @description Each of these tags, case aside. */
            tags?: string[];
            /**
             * Format: date-time
             * @description Changed before it.
             */
            updatedBefore?: string;
            /**
             * Format: date-time
             * @description Changed at or after this RFC 3339 time.
             */
            updatedFrom?: string;
            /** @description Each of these query parameters of the participant's link. */
            urlParams?: {
                /** @description Its name. */
                name: string;
                /** @description Its value. */
                value: string;
            }[];
        };
        /** @description A response as reviewers find it. */
        ResponseFinding: {
            /** @description How many questions were answered. */
            answeredCount: number;
            /** @description The number of the current question; null after the end. */
            atQuestion: number | null;
            /** @description A summary in points, generated. */
            bulletSummary: string[];
            /**
             * Format: date-time
             * @description When it began.
             */
            createdAt: string;
            /** @description `safety`: somebody should look at it. */
            flags: "safety"[];
            /**
             * Format: uuid
             * @description The id of the response.
             */
            id: string;
            /** @description The language that was agreed on. */
            language: string;
            /** @description Who does; null while nobody does. */
            lookedAfter: components["schemas"]["LookedAfter"] | null;
            /** @description The passage that the search found; null without a search. */
            match: components["schemas"]["ResponseMatch"] | null;
            /**
             * @description Whether the interview is complete.
             * @enum {string}
             */
            progress: "complete" | "screened_out" | "in_progress";
            /** @description From 1 to 5; null until it is analysed. */
            qualityScore: number | null;
            /** @description A sentence of the participant, verbatim; null without any. */
            quote: components["schemas"]["ResponseQuote"] | null;
            /** @description Its number within the study, from 1. */
            readableId: number;
            /** @description How long it took without long pauses. */
            responseDurationSeconds: number;
            /** @description One line about the response, generated; null until then. */
            tagline: string | null;
            /** @description What it is tagged with. */
            tags: components["schemas"]["ResponseTag"][];
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /** @description The query parameters of the participant's link. */
            urlParams: {
                [key: string]: string;
            };
        };
        /** @description A page of responses that were found. */
        ResponseFindings: {
            /** @description Only with `near` in the filter: words that have some. */
            near: components["schemas"]["NearWords"][];
            /** @description `after` for the next page; null on the last. */
            next: string | null;
            /** @description In the order that was asked for. */
            responses: components["schemas"]["ResponseFinding"][];
            /** @description How many pass the filter in all. */
            total: number;
        };
        /** @description The legal hold that keeps a response. */
        ResponseHold: {
            /**
             * Format: date-time
             * @description When it was set.
             */
            at: string;
            /** @description Who set it; null once their account is deleted. */
            by: {
                /** @description Their id. */
                id: string;
                /** @description Their name. */
                name: string;
            } | null;
            /**
             * @description What is held: the response, or its study.
             * @enum {string}
             */
            of: "response" | "study";
            /** @description Why. */
            reason: string;
        };
        /** @description A response in a list. */
        ResponseListItem: {
            /** @description The answers by label, `Q1: …` and so on, and `Summary` once analysed. */
            answers: {
                [key: string]: string;
            };
            /** @description The answers in order. */
            answersArray: components["schemas"]["Answer"][];
            /** @description A summary in points, generated. */
            bulletSummary: string[];
            /**
             * Format: date-time
             * @description When it began.
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The id of the response.
             */
            id: string;
            /** @description What else was worth noting, generated. */
            otherRemarks: string;
            /** @description Who this may be typical of, generated. */
            personas: string;
            /**
             * @description Where the interview stands; `complete` and `screened_out` are final.
             * @enum {string}
             */
            progress: "complete" | "screened_out" | "in_progress";
            /** @description From 1 to 5; absent until it exists. */
            qualityScore?: number;
            /** @description Its number within the study, from 1. */
            readableId: number;
            /** @description How long it took, pauses over 30 minutes left out. */
            responseDurationSeconds: number;
            /** @description What the moderator said, shortened. */
            shortAssistantMessages: string[];
            /** @description The transcript with shortened questions; null until generated. */
            shortTranscript: string | null;
            /** @description One line about the response, generated; null until then. */
            tagline: string | null;
            /** @description What it is about, generated. */
            tags: string[];
            /** @description What was said, in order; with `expand=transcript` alone. */
            transcript?: components["schemas"]["TranscriptItem"][];
            /**
             * Format: date-time
             * @description When it last changed visibly.
             */
            updatedAt: string;
            /** @description The query parameters of the participant's link. */
            urlParams: {
                [key: string]: string;
            };
        };
        /** @description A passage with what was searched for. */
        ResponseMatch: {
            /** @description The matches in it: start and exclusive end in UTF-16 units. */
            marks: number[][];
            /** @description The searched word that the matches are near; null where they are it. */
            near: string | null;
            /** @description Its row of the transcript. */
            responseIndex: number;
            /** @description The passage. */
            text: string;
        };
        /** @description A participant's words. */
        ResponseQuote: {
            /** @description Its row of the transcript. */
            responseIndex: number;
            /** @description Its text. */
            text: string;
        };
        /** @description One response as reviewers read it. */
        ResponseReading: {
            /** @description How far the analysis is. */
            analysis: components["schemas"]["AnalysisState"];
            /** @description Notes and highlights. */
            annotations: components["schemas"]["Annotation"][];
            /** @description Every question that was asked, in order, with its answer. */
            answers: components["schemas"]["ReadAnswer"][];
            /** @description A summary in points, generated, each with its sources. */
            bullets: components["schemas"]["SourcedBullet"][];
            /** @description What the participant agreed to; null: they were not asked. */
            consent: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /** @description The text. */
                text: string;
                /** @description The version, where it is the study's own. */
                version?: string;
            } | null;
            /**
             * Format: date-time
             * @description When it began.
             */
            createdAt: string;
            /** @description Both in words. */
            deletedNotes: string[];
            /** @description When it ended; null while it is under way. */
            endedAt: string | null;
            /** @description Why it ended; `over_quota`: screened out by a full quota. Null while it is under way. */
            endReason: ("complete" | "screened_out" | "over_quota") | null;
            /** @description `safety`: something sounds like danger, and somebody should look at it. */
            flags: "safety"[];
            /**
             * Format: uuid
             * @description The id of the response.
             */
            id: string;
            /**
             * @description How the interview was held.
             * @enum {string}
             */
            interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
            /** @description The language that was agreed on. */
            language: string;
            /** @description The legal hold that keeps it from being deleted; null without one. */
            legalHold: components["schemas"]["ResponseHold"] | null;
            /** @description The expiry of links to its recordings; read it again for new ones. Null without recordings. */
            linksExpireAt: string | null;
            /** @description Who looks after a flagged response; null while nobody does. */
            lookedAfter: components["schemas"]["LookedAfter"] | null;
            /** @description What you may do with it. */
            may: components["schemas"]["ReadingRights"];
            /** @description The responses beside it in its study. */
            neighbours: components["schemas"]["Neighbours"];
            /** @description What was said outside the questions. */
            otherRemarks: string;
            /** @description How the participant described themselves. */
            personas: string;
            /**
             * @description Whether the interview is complete.
             * @enum {string}
             */
            progress: "complete" | "screened_out" | "in_progress";
            /** @description How good the response is, in parts; null until it is analysed. */
            quality: components["schemas"]["Quality"] | null;
            /** @description Its number within the study, from 1. */
            readableId: number;
            /** @description When its recordings were deleted because their time was over; null: they were not. */
            recordingsDeletedAt: string | null;
            /** @description The analyst's tags that reviewers took away. */
            removedTags: string[];
            /** @description How long it took without long pauses. */
            responseDurationSeconds: number;
            /** @description What sounds like danger or pain, in order. */
            safety: components["schemas"]["SafetyPassage"][];
            /** @description Its generated texts, with the passages that support them. */
            statements: components["schemas"]["ReadingStatements"];
            /** @description The study that it belongs to. */
            study: components["schemas"]["ReadingStudy"];
            /** @description A summary, generated; null until then. */
            summary: string | null;
            /** @description One line about the response, generated; null until then. */
            tagline: string | null;
            /** @description What it is tagged with. */
            tags: components["schemas"]["ReviewedTag"][];
            /** @description Whether spoken answers are transcribed. */
            transcribes: boolean;
            /** @description Every row of the transcript, in order. */
            transcript: components["schemas"]["ReadingRow"][];
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /** @description The query parameters of the participant's link. */
            urlParams: {
                [key: string]: string;
            };
            /** @description When what was said and typed was deleted because its time was over; null: it was not. */
            wordsDeletedAt: string | null;
        };
        /** @description Responses that pass a filter, beside the whole study. */
        ResponsesSummary: {
            /** @description How many of them began on each of the last 14 days, today last. */
            days: components["schemas"]["DayCount"][];
            /** @description Those that pass. */
            found: components["schemas"]["ResponseFigures"];
            /** @description The whole study. */
            whole: components["schemas"]["ResponseFigures"];
        };
        /** @description A tag of a response. */
        ResponseTag: {
            /**
             * @description Whether the analyst or a reviewer gave it.
             * @enum {string}
             */
            by: "analyst" | "review";
            /** @description Its text. */
            text: string;
        };
        /** @description The tags of a response. */
        ResponseTags: {
            /** @description The analyst's tags that reviewers took away. */
            removedTags: string[];
            /** @description What it is tagged with. */
            tags: components["schemas"]["ReviewedTag"][];
        };
        /** @description A cell of a matrix. */
        ResultCell: {
            /** @description Its column. */
            columnId: string;
            /** @description How many of the responses found. */
            count: number;
            /** @description The criterion that finds them. */
            filter: components["schemas"]["AnswerCriterion"];
            /** @description Of the share; null from 100 people on. */
            interval: components["schemas"]["ResultInterval"] | null;
            /** @description One for each column asked for with `segment`. */
            segments: components["schemas"]["ResultShare"][];
            /** @description How many of the whole study. */
            wholeCount: number;
        };
        /** @description A column of a matrix. */
        ResultColumn: {
            /** @description Its id. */
            columnId: string;
            /** @description Its text. */
            text: string;
        };
        /** @description Where the true share lies 19 times in 20 (Wilson). */
        ResultInterval: {
            /** @description Its upper end. */
            high: number;
            /** @description Its lower end, from 0 to 1. */
            low: number;
        };
        /** @description An option and who chose it. */
        ResultOption: {
            /** @description How many of the responses found. */
            count: number;
            /** @description The criterion that finds them. */
            filter: components["schemas"]["AnswerCriterion"];
            /** @description Of the share; null from 100 people on. */
            interval: components["schemas"]["ResultInterval"] | null;
            /** @description Whether it stands for typed options. */
            isCustom: boolean;
            /** @description The id of the option. */
            optionId: string;
            /** @description One for each column asked for with `segment`. */
            segments: components["schemas"]["ResultShare"][];
            /** @description Its text; empty for typed options. */
            text: string;
            /** @description How many of the whole study. */
            wholeCount: number;
        };
        /** @description Answers to a question, for one concept. */
        ResultPart: {
            /** @description The columns of a matrix. */
            columns: components["schemas"]["ResultColumn"][];
            /** @description The concept; null outside concept blocks. */
            conceptId: string | null;
            /** @description Its title. */
            conceptTitle: string | null;
            /** @description How many of the responses found answered it. */
            count: number;
            /** @description The criterion that finds them. */
            filter: components["schemas"]["AnswerCriterion"];
            /** @description Of a multiple choice: how many chose each option. */
            options: components["schemas"]["ResultOption"][];
            /** @description Of an open question: up to twelve sentences, verbatim, from different people; the best first. */
            quotes: components["schemas"]["ResultQuote"][];
            /** @description Of a ranking: where each option stands. */
            ranking: components["schemas"]["ResultRank"][];
            /** @description The rows of a matrix. */
            rows: components["schemas"]["ResultRow"][];
            /** @description Of a max-diff: best minus worst for each option. */
            scores: components["schemas"]["ResultScore"][];
            /** @description One for each column asked for with `segment`. */
            segments: components["schemas"]["ResultShare"][];
            /** @description Of an open question: tags based on its answers (about this concept, if any). */
            tags: components["schemas"]["ResultTag"][];
            /** @description How many of the whole study did. */
            wholeCount: number;
            /** @description Of an open question: words that are characteristic of these answers, in the latest responses. */
            words: components["schemas"]["ResultWord"][];
        };
        /** @description Places of an option. */
        ResultPlaces: {
            /** @description The place that a quarter put it at or before. */
            from: number;
            /** @description The mean place. */
            mean: number;
            /** @description The place that three quarters put it at or before. */
            to: number;
        };
        /** @description A participant's words, and where they are. */
        ResultQuote: {
            /** @description The language of the interview. */
            language: string;
            /** @description Its number within the study. */
            readableId: number;
            /**
             * Format: uuid
             * @description The id of the response.
             */
            responseId: string;
            /** @description Its row of the transcript. */
            responseIndex: number;
            /** @description The labels of its columns. */
            segments: string[];
            /** @description Its text. */
            text: string;
        };
        /** @description An option of a ranking. Its counts are of those who put it first. */
        ResultRank: {
            /** @description How many of the responses found. */
            count: number;
            /** @description The criterion that finds them. */
            filter: components["schemas"]["AnswerCriterion"];
            /** @description Of the share; null from 100 people on. */
            interval: components["schemas"]["ResultInterval"] | null;
            /** @description The id of the option. */
            optionId: string;
            /** @description How many placed it at all. */
            placedCount: number;
            /** @description Its places in the responses found; null without any. */
            places: components["schemas"]["ResultPlaces"] | null;
            /** @description One for each column asked for with `segment`. */
            segments: components["schemas"]["ResultShare"][];
            /** @description Its text. */
            text: string;
            /** @description How many of the whole study. */
            wholeCount: number;
            /** @description Where the whole study put it. */
            wholePlaces: components["schemas"]["ResultPlaces"] | null;
        };
        /** @description A row of a matrix. */
        ResultRow: {
            /** @description One for each column. */
            cells: components["schemas"]["ResultCell"][];
            /** @description Its id. */
            rowId: string;
            /** @description Its text. */
            text: string;
        };
        /** @description An option of a max-diff. Counts are of those who chose it as the most at least once. */
        ResultScore: {
            /** @description How often it was chosen as the most. */
            best: number;
            /** @description How many of the responses found. */
            count: number;
            /** @description The criterion that finds them. */
            filter: components["schemas"]["AnswerCriterion"];
            /** @description Of the share; null from 100 people on. */
            interval: components["schemas"]["ResultInterval"] | null;
            /** @description The id of the option. */
            optionId: string;
            /** @description Best minus worst per time shown, from -1 to 1; null without answers. */
            score: number | null;
            /** @description One for each column asked for with `segment`. */
            segments: components["schemas"]["ResultShare"][];
            /** @description Its text. */
            text: string;
            /** @description How many of the whole study. */
            wholeCount: number;
            /** @description The same of the whole study. */
            wholeScore: number | null;
            /** @description How often it was chosen as the least. */
            worst: number;
        };
        /** @description A column of results side by side. */
        ResultSegment: {
            /** @description How many of the responses found are in it. */
            count: number;
            /** @description Whether it stands for the rest. */
            isOther: boolean;
            /** @description The option, the value, or the theme. */
            label: string;
            /** @description How many options or values it stands for. */
            values: number;
        };
        /** @description The share in one of the columns. */
        ResultShare: {
            /** @description How many of its people. */
            count: number;
            /** @description Of the share; null from 100 people on. */
            interval: components["schemas"]["ResultInterval"] | null;
            /** @description How many of its people answered. */
            of: number;
        };
        /** @description A tag and its number of responses for this question. */
        ResultTag: {
            /** @description How many of the responses found. */
            count: number;
            /** @description The criterion that finds them. */
            filter: components["schemas"]["AnswerCriterion"];
            /** @description Of the share; null from 100 people on. */
            interval: components["schemas"]["ResultInterval"] | null;
            /** @description One for each column asked for with `segment`. */
            segments: components["schemas"]["ResultShare"][];
            /** @description The tag. */
            tag: string;
            /** @description How many of the whole study. */
            wholeCount: number;
        };
        /** @description A word. */
        ResultWord: {
            /** @description How many of the sampled responses said it. */
            count: number;
            /** @description The word. */
            word: string;
        };
        /** @description An interview, wherever it stands. */
        ResumedInterview: {
            /** @description Whether earlier answers may be changed; present where the study allows it. */
            answers?: components["schemas"]["AnswerSoFar"][];
            /** @description What was asked and said so far. */
            history: components["schemas"]["TranscriptItem"][];
            /**
             * @description Where the interview stands. `complete` and `screened_out` are final.
             * @enum {string}
             */
            progress: "in_progress" | "screened_out" | "complete";
            /**
             * Format: uuid
             * @description The response that it is.
             */
            responseId: string;
            /** @description What to show next. */
            step: components["schemas"]["Step"];
            /** @description The study as participants see it. */
            study: components["schemas"]["InterviewStudy"];
        };
        /** @description What is deleted next because it was kept for long enough. */
        Retention: {
            /** @description For how many days responses are kept by the consent; null: for good, but for those told otherwise. */
            days: number | null;
            /** @description Responses of which something is overdue, and stays because of a legal hold. */
            held: number;
            /** @description The days that count, with the organization's and the consent's; null: no end. */
            kept: {
                /** @description Whole responses. */
                everything: number | null;
                /** @description Recordings. */
                recordings: number | null;
                /** @description What was said and typed. */
                words: number | null;
            };
            /** @description When the next one after these is due. */
            nextAt: string | null;
            /** @description Responses that are deleted within the hour. */
            overdue: number;
            /** @description By part: a response counts once, for the most of it that goes by then. */
            parts: {
                /** @description The whole response. */
                everything: {
                    /** @description When the next one after these is due. */
                    nextAt: string | null;
                    /** @description Responses that lose it within the hour. */
                    overdue: number;
                    /** @description Responses that lose it within seven days, those included. */
                    withinWeek: number;
                };
                /** @description Recordings, and no more. */
                recordings: {
                    /** @description When the next one after these is due. */
                    nextAt: string | null;
                    /** @description Responses that lose it within the hour. */
                    overdue: number;
                    /** @description Responses that lose it within seven days, those included. */
                    withinWeek: number;
                };
                /** @description Words with their recordings and files, and no more. */
                words: {
                    /** @description When the next one after these is due. */
                    nextAt: string | null;
                    /** @description Responses that lose it within the hour. */
                    overdue: number;
                    /** @description Responses that lose it within seven days, those included. */
                    withinWeek: number;
                };
            };
            /** @description Responses that are deleted within seven days, those included. */
            withinWeek: number;
        };
        /** @description For how many days parts of a response are kept after the last thing that happened in its interview. */
        RetentionTimes: {
            /** @description For how many days whole responses are kept; null: no limit here. */
            everythingDays: number | null;
            /** @description For how many days recordings are kept, with what was made of them, clips among it; null: no limit here. */
            recordingsDays: number | null;
            /** @description For how many days what was said and typed is kept, recordings and files with it. Answers by choice stay. Null: no limit here. */
            wordsDays: number | null;
        };
        /** @description For how many days parts of responses are kept. What is left out has no limit. */
        RetentionTimesChange: {
            /** @description For how many days whole responses are kept; null: no limit here. */
            everythingDays?: number | null;
            /** @description For how many days recordings are kept, with what was made of them, clips among it; null: no limit here. */
            recordingsDays?: number | null;
            /** @description For how many days what was said and typed is kept, recordings and files with it. Answers by choice stay. Null: no limit here. */
            wordsDays?: number | null;
        };
        /** @description A tag of a response. */
        ReviewedTag: {
            /**
             * @description Whether the analyst or a reviewer gave it.
             * @enum {string}
             */
            by: "analyst" | "review";
            /** @description The participant's words that support it; empty while it is analysed again. */
            passages: components["schemas"]["RowPassage"][];
            /** @description The `responseIndex` of the rows it is based on. None when a reviewer added it. */
            rows: number[];
            /** @description The tag. */
            text: string;
        };
        /** @description A difference between the published revision and the pending one. */
        RevisionChange: {
            /**
             * @description What happened to it.
             * @enum {string}
             */
            change: "added" | "removed" | "changed" | "moved";
            /** @description A question's text, a block's title, a setting's field. */
            name: string;
            /** @description A question's number (for a removed one, its old number); null otherwise. */
            number: number | null;
            /**
             * @description What it is.
             * @enum {string}
             */
            of: "question" | "block" | "setting";
        };
        /** @description A role. */
        RoleRequest: {
            /**
             * @description What they may do here.
             * @enum {string}
             */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
        };
        /** @description A row of a matrix. */
        Row: {
            /** @description What participants read. */
            text: string;
        };
        /** @description A continuous part of the participant's words in a row. */
        RowPassage: {
            /** @description Its end, exclusive. */
            end: number;
            /** @description The row of the transcript, from 0. */
            responseIndex: number;
            /** @description Where it begins in `user`, in UTF-16 units. */
            start: number;
        };
        /** @description The words of a spoken answer, and what they were before. */
        RowWords: {
            /** @description The row. */
            responseIndex: number;
            /** @description The words as they are shown. */
            text: string;
            /** @description The newest version; 0 while there is none. */
            version: number;
            /** @description Oldest first. */
            versions: components["schemas"]["WordsVersion"][];
        };
        /** @description Words to be read with care. */
        SafetyPassage: {
            /** @description After the last one. */
            end: number;
            /**
             * @description How grave it sounds.
             * @enum {string}
             */
            level: "imminent" | "painful";
            /** @description The row. */
            responseIndex: number;
            /** @description In UTF-16 units of its `user`. */
            start: number;
        };
        /** @description A part of the interview. */
        SavedBlock: {
            /** @description The concepts; concept blocks alone have it. */
            conceptSamplingConfig?: {
                /** @description The concepts. */
                concepts: components["schemas"]["SavedGuideConcept"][];
                /** @description How many of them each participant sees; null means all. */
                subsampleCount?: number | null;
            } | null;
            /** @description Your own name, unique within the guide. */
            externalId?: string;
            /** @description What is asked, in order. */
            items: components["schemas"]["SavedItem"][];
            /** @description A title, for you. */
            title: string;
            /**
             * @description `flat`: questions in order. `concept`: its questions are asked for each concept. `screening`: first, decides who takes part.
             * @enum {string}
             */
            type: "flat" | "concept" | "screening";
        };
        /** @description A condition on what was said before, or on the link. */
        SavedConditional: {
            /** @description The criteria. */
            criteria: (components["schemas"]["SavedSelectionCriterion"] | components["schemas"]["DraftParameterCriterion"])[];
            /**
             * @description `and`: all of the criteria hold; `or`: one of them does.
             * @enum {string}
             */
            operator: "and" | "or";
        };
        /** @description Files to hand in. */
        SavedFileUploadItem: {
            /** @description MIME types or patterns such as `image/*`; null means any. */
            acceptedTypes?: string[] | null;
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["SavedConditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description The most files, up to 10. Default 1. */
            maxFiles?: number | null;
            /** @description The largest file in megabytes, up to 200. Default 25. */
            maxFileSizeMb?: number | null;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_upload";
        };
        /** @description What participants are asked about. */
        SavedGuideConcept: {
            /** @description Shows the concept only when this holds. */
            conditional?: components["schemas"]["SavedConditional"] | null;
            /** @description What participants see. */
            content: {
                /** @description Its description. */
                description?: string | null;
                /** @description A page that shows it. */
                embed?: {
                    /** @description Its http or https address. */
                    url: string;
                } | null;
                /** @description Pictures and films of it. */
                media?: components["schemas"]["DraftMedia"][];
                /** @description Its title. */
                title: string;
            };
            /** @description Your own name, unique within the guide. */
            externalId?: string;
            /** @description What you call it. */
            nickname: string;
        };
        /** @description A question or a statement, by `type`. */
        SavedItem: components["schemas"]["SavedOpenEndedItem"] | components["schemas"]["SavedMultipleChoiceItem"] | components["schemas"]["SavedRankingItem"] | components["schemas"]["SavedMatrixItem"] | components["schemas"]["SavedMaxDiffItem"] | components["schemas"]["SavedStatementItem"] | components["schemas"]["SavedFileUploadItem"];
        /** @description A table: one answer for each row. */
        SavedMatrixItem: {
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["SavedConditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description Allows several columns for a row. */
            multiSelect?: boolean | null;
            /** @description The columns. */
            options: components["schemas"]["DraftOption"][];
            /** @description The rows. */
            rows: components["schemas"]["DraftRow"][];
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "matrix";
        };
        /** @description Best and worst of a few options at a time. */
        SavedMaxDiffItem: {
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["SavedConditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description How many options at a time: 3, 4 or 5. */
            itemsPerScreen?: number | null;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description The criterion, such as `important`. */
            metric?: string | null;
            /** @description What is weighed. */
            options: components["schemas"]["DraftOption"][];
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "max_diff";
        };
        /** @description A question with options to choose from. */
        SavedMultipleChoiceItem: {
            /** @description Allows an answer in words of their own. */
            allowCustomOption?: boolean | null;
            /** @description The `externalId` of an earlier multi-select question, whose selected options are offered here. */
            carryForwardFrom?: string | null;
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["SavedConditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description The most selections. */
            maxSelect?: number | null;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description The fewest selections; requires `maxSelect` and `multiSelect`. */
            minSelect?: number | null;
            /** @description Allows several selections. */
            multiSelect?: boolean | null;
            /** @description The options; absent when they are carried forward. */
            options?: components["schemas"]["DraftOption"][];
            /** @description The last option stays last then. */
            pinnedFinalOption?: boolean | null;
            /** @description Each participant gets an order of their own. */
            randomizeOptionOrder?: boolean | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "multiple_choice";
        };
        /** @description An open question, with follow-ups by the moderator. */
        SavedOpenEndedItem: {
            /** @description What the moderator should know or ask for. */
            addInstructions?: string | null;
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["SavedConditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description How far the moderator probes: at most 0, 1, 2 or 4 follow-ups. Default `medium`. */
            followUp?: ("none" | "light" | "medium" | "heavy") | null;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description How participants are invited to answer. */
            preferredInput?: ("text" | "voice" | "screenRecording" | "none") | null;
            /** @description Whether the screen is watched while they answer. */
            screenObservationEnabled?: boolean | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "open_ended";
        };
        /** @description Options to put in order. */
        SavedRankingItem: {
            /** @description The `externalId` of an earlier multi-select question, whose selected options are offered here. */
            carryForwardFrom?: string | null;
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["SavedConditional"] | null;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description The options; absent when they are carried forward. */
            options?: components["schemas"]["DraftOption"][];
            /** @description Each participant gets an order of their own. */
            randomizeOptionOrder?: boolean | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ranking";
        };
        /** @description What was selected in an earlier question. */
        SavedSelectionCriterion: {
            /** @description Options of that question, by `externalId` or else by text. */
            choices: string[];
            /**
             * @description `mustSelect`: at least one of the choices was selected; `mustNotSelect`: none was.
             * @enum {string}
             */
            matchingCriteria: "mustSelect" | "mustNotSelect";
            /** @description The text of a row, when the question is a matrix. */
            matrixRow?: string | null;
            /** @description The `externalId` of an earlier multiple choice or matrix question. */
            questionId: string;
            /**
             * @description Tells the criteria apart. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "selectedTemplateOptions";
        };
        /** @description Something to read; nothing is asked. */
        SavedStatementItem: {
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["SavedConditional"] | null;
            /** @description The words on the button. */
            continueButtonText?: string;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["DraftItemMedia"][] | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "statement";
        };
        /** @description A guide to save. */
        SaveGuideRequest: {
            /** @description Ordered blocks that make up the interview. */
            studyGuide?: components["schemas"]["DraftBlock"][];
        };
        /** @description All translations into a language. */
        SaveTranslationRequest: {
            /** @description By path. What is not among them has no translation afterwards. */
            strings: {
                [key: string]: components["schemas"]["NewTranslation"] | components["schemas"]["NoTranslation"];
            };
        };
        /** @description A scripted participant and its interview. */
        ScriptedParticipant: {
            /** @description Where it did not go on. */
            broke: {
                /** @description Why it did not go on. */
                message: string;
                /** @description The question, if it is about one. */
                questionId: string | null;
            } | null;
            /** @description What it does. */
            description: string;
            /** @description The language of its interview. */
            language: string | null;
            /**
             * @description How it answers.
             * @enum {string}
             */
            manner: "terse" | "rich" | "rambling" | "unsure" | "contradicting" | "hostile" | "other_language";
            /** @description About how long a person takes who answers so. */
            minutes: number;
            /** @description What it is called. */
            name: string;
            /** @description How its interview ended. */
            outcome: ("complete" | "screened_out") | null;
            /**
             * @description `waiting`, `walking`, `done`, `broke` where the interview did not go on, or `cut` after very many steps.
             * @enum {string}
             */
            status: "waiting" | "walking" | "done" | "broke" | "cut";
            /** @description What it was asked, in order. */
            steps: components["schemas"]["RehearsedStep"][];
        };
        /** @description Who needs a second factor, and who has one. */
        SecondFactorRule: {
            /** @description The owner who gets in without; null for none. */
            exemptUserId: string | null;
            /** @description All members, by name. */
            members: {
                /** @description Whether they have turned one on. */
                hasSecondFactor: boolean;
                /** @description Their name. */
                name: string;
                /**
                 * @description What they may do.
                 * @enum {string}
                 */
                role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
                /**
                 * Format: uuid
                 * @description The member.
                 */
                userId: string;
            }[];
            /** @description Whether sessions of members need a second factor here. */
            required: boolean;
        };
        /** @description What was selected in an earlier question. */
        SelectionCriterion: {
            /** @description Options of that question, by `externalId` or else by text. */
            choices: string[];
            /**
             * @description `mustSelect`: at least one of the choices was selected; `mustNotSelect`: none was.
             * @enum {string}
             */
            matchingCriteria: "mustSelect" | "mustNotSelect";
            /** @description The text of a row, when the question is a matrix. */
            matrixRow?: string | null;
            /** @description The `externalId` of an earlier multiple choice or matrix question. */
            questionId: string;
            /**
             * @description Tells the criteria apart. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "selectedTemplateOptions";
        };
        /** @description An invitation and its link. */
        SentInvitation: {
            /**
             * @description `mailed`; `failed`: the mail server refused it; `by_hand`: no mail is set up. Unless mailed, pass on the link yourself.
             * @enum {string}
             */
            delivery: "mailed" | "failed" | "by_hand";
            /** @description The invitation. */
            invitation: components["schemas"]["MemberInvitation"];
            /** @description The link, shown this once; null when it was mailed. */
            link: string | null;
            /** @description Whether an earlier link became invalid. */
            replaced: boolean;
        };
        /** @description Where to tell the organization, and what. */
        SetChannelRequest: {
            /** @description What it is told. */
            notices: components["schemas"]["NoticesToSet"];
            /** @description Only of these studies; null: of all. */
            studyIds?: string[] | null;
            /** @description An incoming webhook: public and https. Left out: the one that is set. */
            url?: string;
        };
        /** @description A model to use. */
        SetModelRequest: {
            /** @description Its key, which is never shown again. Left out: the one that is kept; null: none. */
            apiKey?: string | null;
            /** @description Where it is, up to `/chat/completions`. Public and https. */
            baseUrl: string;
            /** @description Left out: none. */
            limits?: components["schemas"]["ModelLimits"];
            /** @description Its name there. */
            model: string;
        };
        /** @description What to tell the caller by mail. */
        SetNotificationsRequest: {
            /** @description Of all studies, and of what is about none. */
            notices: components["schemas"]["NoticesToSet"];
            /** @description Studies of which something else is told. */
            studies?: components["schemas"]["SetStudyNotifications"][];
        };
        /** @description Who needs a second factor. */
        SetSecondFactorRuleRequest: {
            /** @description One owner who gets in without, for when the second factors of all others fail; null for none. Each such sign-in is in the audit log, and the other owners are told by mail. */
            exemptUserId: string | null;
            /** @description Whether sessions of members need a second factor here. */
            required: boolean;
        };
        /** @description What to tell of one study. */
        SetStudyNotifications: {
            /** @description Of this study instead. */
            notices: components["schemas"]["StudyNoticesToSet"];
            /**
             * Format: uuid
             * @description The id of the study.
             */
            studyId: string;
        };
        /** @description A link for people without an account. */
        Share: {
            /** @description The clip; null once it is deleted. */
            clipId: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description Who made it. */
            createdBy: components["schemas"]["FindingAuthor"] | null;
            /** @description When it closes by itself. */
            expiresAt: string | null;
            /** @description Which responses. */
            filter: components["schemas"]["ResponseFilter"] | null;
            /** @description Whether readers need a password. */
            hasPassword: boolean;
            /**
             * Format: uuid
             * @description The id of the link.
             */
            id: string;
            /** @description The insight; null once it is deleted. */
            insightId: string | null;
            /** @description For whom it is. */
            label: string | null;
            /** @description When it was last opened. */
            lastViewedAt: string | null;
            /** @description Whether it may be downloaded. */
            mayDownload: boolean;
            /** @description The reel; null once it is deleted. */
            reelId: string | null;
            /** @description The response; null once it is deleted. */
            responseId: string | null;
            /** @description When it was revoked. */
            revokedAt: string | null;
            /** @description Who revoked it. */
            revokedBy: components["schemas"]["FindingAuthor"] | null;
            /** @description How often it was opened. */
            views: number;
            /**
             * @description What it shows.
             * @enum {string}
             */
            what: "report" | "insight" | "clip" | "reel" | "response" | "responses";
            /** @description Whether numbers, and all names in the words, are shown. */
            withNames: boolean;
            /** @description Whether recordings can be played. */
            withRecordings: boolean;
        };
        /** @description A page of a study's links. */
        Shares: {
            /** @description The newest first, also closed ones. */
            shares: components["schemas"]["Share"][];
            /** @description How many there are on all pages. */
            total: number;
        };
        /** @description A response with its transcript. */
        SingleResponse: {
            /** @description A summary in points, generated. */
            bulletSummary: string[];
            /**
             * Format: uuid
             * @description The id of the response.
             */
            id: string;
            /** @description The link id of its study. */
            linkId: string;
            /** @description Its number within the study, from 1. */
            readableId: number;
            /** @description One line about the response, generated; null until then. */
            tagline: string | null;
            /** @description What was said, in order. */
            transcript: components["schemas"]["TranscriptItem"][];
            /** @description The query parameters of the participant's link. */
            urlParams: {
                [key: string]: string;
            };
        };
        /** @description To any question but a screening one. */
        SkipAnswer: {
            /**
             * @description No answer was given.
             * @constant
             */
            skip: true;
        };
        /** @description A response that was not erased. */
        SkippedResponse: {
            /**
             * Format: uuid
             * @description The id of the response.
             */
            id: string;
            /**
             * Format: uuid
             * @description The permanent id of its study.
             */
            studyId: string;
        };
        /** @description A point of the summary. */
        SourcedBullet: {
            /** @description The participant's words that support it; empty while it is analysed again. */
            passages: components["schemas"]["RowPassage"][];
            /** @description The `responseIndex` of the rows it is based on. */
            rows: number[];
            /** @description Its words. */
            text: string;
            /**
             * @description Whether it is the participant's own view, or one that they report of somebody else.
             * @enum {string}
             */
            view: "own" | "reported";
        };
        /** @description A word and its place in the recording. */
        SpokenWord: {
            /** @description Where it ends. */
            endMs: number;
            /** @description Where it begins, in milliseconds. */
            startMs: number;
            /**
             * @description Whether the transcriber was not sure of it.
             * @constant
             */
            unsure?: true;
            /** @description As it is written. */
            word: string;
        };
        /** @description An interview that has begun. */
        StartedInterview: {
            /**
             * Format: uuid
             * @description The response that it will be.
             */
            responseId: string;
            /** @description What to show next. */
            step: components["schemas"]["Step"];
            /** @description The study as participants see it. */
            study: components["schemas"]["InterviewStudy"];
            /** @description The only credential of this interview. It is not shown again. */
            token: string;
        };
        /** @description Who walks the study. */
        StartRehearsalRequest: {
            /** @description How the scripted participants answer; all manners unless said. Further ones come along for the ways that these do not take. */
            manners?: ("terse" | "rich" | "rambling" | "unsure" | "contradicting" | "hostile" | "other_language")[];
        };
        /** @description The start of an interview. */
        StartRequest: {
            /** @description What the participant agreed to. */
            consent?: {
                /** @description The text, kept with its time; the study's own if it has one. */
                text: string;
                /** @description The version of the study's own text. */
                version?: string;
            };
            /** @description One of the study's languages; default: its own. */
            language?: string;
            /** @description The link id of a live study. */
            linkId: string;
            /** @description The query parameters of the participant's link, up to 16 KiB in all. */
            urlParams?: {
                [key: string]: string;
            };
        };
        /** @description Something stated about a response, with its evidence. */
        Statement: {
            /** @description The participant's words that support it; empty while it is analysed again. */
            passages: components["schemas"]["RowPassage"][];
            /** @description Its words. */
            text: string;
            /**
             * @description Whether it is the participant's own view, or one that they report of somebody else.
             * @enum {string}
             */
            view: "own" | "reported";
        };
        /** @description To a statement: nothing. */
        StatementAnswer: Record<string, never>;
        /** @description Something to read; nothing is asked. */
        StatementItem: {
            /** @description Shows the item only when this holds. */
            conditional?: components["schemas"]["Conditional"] | null;
            /** @description The words on the button. */
            continueButtonText?: string;
            /** @description A page shown with it. */
            embed?: {
                /** @description Shown instead of `url` when there. */
                proxyUrl?: string;
                /** @description Its http or https address. */
                url: string;
            } | null;
            /** @description Your own name for conditions and carry-forwards. Unique within the guide. */
            externalId?: string;
            /** @description Pictures and films shown with it. */
            media?: components["schemas"]["ItemMedia"][] | null;
            /** @description What is asked, or said. */
            text: string;
            /**
             * @description The type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "statement";
        };
        /** @description Something to read. */
        StatementStepQuestion: {
            /** @description Always empty here: the concept stands beside the question. */
            concepts: components["schemas"]["Concept"][];
            /** @description The words on the button, if given. */
            continueButtonText: string | null;
            /** @description The id of the question, kept over edits. */
            id: string;
            /** @description Whether it is in the screening block. */
            isScreener: boolean;
            /** @description Its number in the guide, from 1. */
            questionNumber: number;
            /** @description The text of the question. */
            text: string;
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "statement";
        };
        /** @description The study's own words where it cannot go on; null: the usual ones. */
        StateTexts: {
            /** @description Once it is closed. */
            closed?: string | null;
            /** @description Once it has heard enough people. */
            full?: string | null;
            /** @description Before `opensAt`. */
            notOpenYet?: string | null;
            /** @description When a quota is full. */
            overQuota?: string | null;
            /** @description While the study is paused. */
            paused?: string | null;
            /** @description After the screening. */
            screenedOut?: string | null;
        };
        /** @description What to show next, by `kind`. */
        Step: components["schemas"]["QuestionStep"] | components["schemas"]["FollowUpStep"] | components["schemas"]["EndStep"];
        /** @description What to say when somebody may not be well. */
        StepCare: {
            /**
             * @description `imminent` stays on every later step; `painful` is for this step.
             * @enum {string}
             */
            level: "imminent" | "painful";
            /** @description What it means, and the ways on. */
            note: string;
            /** @description Whom to turn to, as the study says; null when it says nothing. */
            supportMessage: string | null;
            /** @description To be shown before the step. */
            text: string;
        };
        /** @description An option. */
        StepChoiceOption: {
            /**
             * @description There when it excludes the others.
             * @constant
             */
            exclusive?: true;
            /** @description What to answer with. */
            id: string;
            /** @description What to show. */
            text: string;
        };
        /** @description A picture or a film beside a question. */
        StepMedia: {
            /** @description Whether it must be played to its end. */
            forceWatching: boolean;
            /** @description Its name. */
            name: string;
            /**
             * @description Which of the two.
             * @enum {string}
             */
            type: "image" | "video";
            /** @description Its address. */
            url: string;
            /** @description Its width in per cent of the column, if given. */
            widthPercentage: number | null;
        };
        /** @description An option, a row or a column. */
        StepOption: {
            /** @description What to answer with. */
            id: string;
            /** @description What to show. */
            text: string;
        };
        /** @description A question as this participant gets it, by `type`. */
        StepQuestion: components["schemas"]["OpenStepQuestion"] | components["schemas"]["ChoiceStepQuestion"] | components["schemas"]["RankingStepQuestion"] | components["schemas"]["MatrixStepQuestion"] | components["schemas"]["MaxDiffStepQuestion"] | components["schemas"]["StatementStepQuestion"] | components["schemas"]["FileStepQuestion"];
        /** @description A block of the guide. Blocks that cannot follow any more are left out. */
        StepSection: {
            /** @description Questions of this part before this one. */
            done: number;
            /** @description Which part it is, from 1. */
            number: number;
            /** @description Questions of this part that are possible, those asked included. */
            questions: number;
            /** @description How many parts there are; may shrink. */
            total: number;
        };
        /** @description What participants of several studies said to a question. */
        StudiesAnswer: {
            /** @description How many answers were read word by word. */
            answers: number;
            /** @description Sentences of the model that were left out: no passage supports them. */
            dropped: number;
            /** @description The languages of the interviews that were read. */
            languages: string[];
            /** @description The model that was asked; null without one. */
            model: string | null;
            /** @description When nobody spoke of it: what is nearest, which is no answer. */
            nearest: components["schemas"]["Citation"][];
            /** @description Nobody spoke of it. */
            notFound: boolean;
            /** @description How many people the passages are of. */
            people: number;
            /** @description Why passages stand in place of the model’s answer: no passage supports any of its sentences, or it gave none. */
            problem: ("unsupported" | "unavailable") | null;
            /** @description How many responses were searched. */
            searched: number;
            /** @description None when nobody spoke of it. */
            sentences: components["schemas"]["AnswerSentence"][];
            /** @description The studies that the passages are of. */
            studies: components["schemas"]["CitedStudy"][];
            /** @description Whether a question of the guide asks it. */
            wasAsked: boolean;
            /**
             * @description `search`: the sentences are passages, word for word.
             * @enum {string}
             */
            writtenBy: "model" | "search";
        };
        /** @description A study that was just created. */
        Study: {
            /**
             * Format: uuid
             * @description The permanent id. Never changes.
             */
            id: string;
            /** @description The last part of the participants' link. It can change: do not use it as a key. */
            linkId: string;
            /**
             * @description `draft`.
             * @constant
             */
            status: "draft";
        };
        /** @description What participants said to a question. */
        StudyAnswer: {
            /** @description How many answers were read word by word. */
            answers: number;
            /** @description Sentences of the model that were left out: no passage supports them. */
            dropped: number;
            /** @description The languages of the interviews that were read. */
            languages: string[];
            /** @description The model that was asked; null without one. */
            model: string | null;
            /** @description When nobody spoke of it: what is nearest, which is no answer. */
            nearest: components["schemas"]["Citation"][];
            /** @description Nobody spoke of it. */
            notFound: boolean;
            /** @description How many people the passages are of. */
            people: number;
            /** @description Why passages stand in place of the model’s answer: no passage supports any of its sentences, or it gave none. */
            problem: ("unsupported" | "unavailable") | null;
            /** @description How many responses were searched. */
            searched: number;
            /** @description None when nobody spoke of it. */
            sentences: components["schemas"]["AnswerSentence"][];
            /** @description Whether a question of the guide asks it. */
            wasAsked: boolean;
            /**
             * @description `search`: the sentences are passages, word for word.
             * @enum {string}
             */
            writtenBy: "model" | "search";
        };
        /** @description What participants agree to before they begin. */
        StudyConsent: {
            /** @description Whom they can write to. */
            contact: string | null;
            /** @description Where the privacy notice is. */
            privacyUrl: string | null;
            /** @description Whether nobody starts without it. */
            required: boolean;
            /** @description How long answers are kept, as they are told; then they are deleted, with their recordings. */
            retentionDays: number | null;
            /** @description What participants agree to. */
            text: string;
            /** @description Which text it is, such as a number or a date. */
            version: string;
        };
        /** @description What participants agree to. Without a `version` a new text gets the next number. */
        StudyConsentChange: {
            /** @description Whom they can write to. */
            contact?: string | null;
            /** @description Where the privacy notice is. */
            privacyUrl?: string | null;
            /** @description Whether nobody starts without it. */
            required?: boolean;
            /** @description How long answers are kept, as they are told; then they are deleted, with their recordings. */
            retentionDays?: number | null;
            /** @description What participants agree to. */
            text: string;
            /** @description Which text it is, such as a number or a date. */
            version?: string;
        };
        /** @description Somebody who created studies. */
        StudyCreator: {
            /** @description Their address. */
            email: string | null;
            /**
             * Format: uuid
             * @description Their id.
             */
            id: string;
            /** @description Their name. */
            name: string | null;
        };
        /** @description A whole study with its editable revision. Fields that were never given are absent. */
        StudyDetail: {
            /** @description About the company or product, for the moderator. */
            background?: string;
            /** @description How the page of participants looks. */
            branding: components["schemas"]["Branding"] | null;
            /** @description It closes after so many complete responses with content; null: never so. */
            closeAfter: number | null;
            /** @description Whether no interview starts past the target; those in progress finish. Default: true in a billed study. */
            closeAtTarget: boolean;
            /** @description No interview starts from then on, and the study closes. */
            closesAt: string | null;
            /** @description Shown when a complete interview ends. */
            closingMessage?: string;
            /** @description How the interview is held. */
            config: {
                /** @description Whether participants may change earlier answers of the block that they are in. Default false. */
                allowRevision: boolean;
                /** @description Other languages that participants may choose; null: none. */
                availableLanguages: string[] | null;
                /**
                 * @description How answers are given. Default `text`.
                 * @enum {string}
                 */
                interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                /** @description The language that the guide is written in. Default `en`. */
                questionLanguage: string;
                /**
                 * @description How follow-ups sound: `warm` thanks and asks what it was like, `brisk` asks fewer, `non_directive` asks only for more. Default `balanced`.
                 * @enum {string}
                 */
                style: "balanced" | "warm" | "brisk" | "non_directive";
                /** @description The devices that the study is for. */
                targetPlatforms: ("ios" | "android" | "desktop")[];
                /**
                 * @description Whether a silence may end a spoken turn. Default `button`: a press alone does.
                 * @enum {string}
                 */
                turnTaking: "button" | "patient";
            };
            /** @description What participants agree to. */
            consent: components["schemas"]["StudyConsent"] | null;
            /** @description Whom participants can write to. */
            contact: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Origins whose pages may show its interviews in a frame, by `/embed.js`. */
            embedOrigins: string[];
            /** @description Who may start an interview. Default `once_per_browser`. */
            entry: components["schemas"]["StudyEntry"];
            /** @description The title that participants see. */
            externalTitle?: string;
            /** @description The folder, from the outermost on; null outside folders. */
            folderPath: string[] | null;
            /** @description Whether there are edits to publish. */
            hasPendingEdits: boolean;
            /**
             * Format: uuid
             * @description The permanent id. Never changes.
             */
            id: string;
            /** @description The words of mails that invite to it; null: the usual ones. */
            invitationTexts: {
                [key: string]: components["schemas"]["InvitationText"];
            } | null;
            /** @description User ids of those who may launch it beside owners and admins; null: no restriction. */
            launchers: string[] | null;
            /** @description The last part of the participants' link. It can change: do not use it as a key. */
            linkId: string;
            /** @description No interview starts before; null: from its launch on. */
            opensAt: string | null;
            /** @description Who asks, as participants are told. */
            organisation: string | null;
            /** @description The problems that prevent publishing; often empty. */
            problems: components["schemas"]["GuideProblem"][];
            /** @description How many people of which kind it takes. */
            quotas: components["schemas"]["Quota"][];
            /** @description Where participants go at the end. */
            redirects: components["schemas"]["Redirects"] | null;
            /** @description Complete responses that a launch holds credits for. Default 10. */
            responseTarget: number;
            /** @description For how many days parts of its responses are kept; of these, those of the organization and that of `consent` the shortest counts. */
            retention: components["schemas"]["RetentionTimes"];
            /** @description Its own words where it cannot go on. */
            stateTexts: components["schemas"]["StateTexts"] | null;
            /**
             * @description Where the study stands.
             * @enum {string}
             */
            status: "draft" | "live" | "paused" | "closed";
            /** @description What to learn; guides the follow-ups. */
            studyGoal?: string;
            /** @description The editable guide, as it was written. */
            studyGuide: components["schemas"]["SavedBlock"][];
            /** @description Whom participants in need can turn to; null: what the organization says. */
            supportMessage: string | null;
            /** @description Whether it was made with a test key, for good. Nothing of it is held or charged; `walletId` is what an ordinary study would be billed to. */
            test: boolean;
            /** @description The internal title. */
            title: string;
            /** @description Whether spoken answers are transcribed. Otherwise they get no follow-ups and no analysis. */
            transcribes: boolean;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /** @description The wallet that is billed, once launched. */
            walletId: string | null;
            /** @description Shown before the interview. */
            welcomeMessage?: {
                /** @description Its text. */
                message?: string;
                /** @description Its heading. */
                title?: string;
            };
        };
        /** @description Who may start an interview, by `mode`. */
        StudyEntry: components["schemas"]["PlainEntry"] | components["schemas"]["ParameterEntry"];
        /** @description An export that a job writes. */
        StudyExport: {
            /**
             * Format: date-time
             * @description When the file is removed.
             */
            expiresAt?: string;
            /**
             * Format: uuid
             * @description The id of the export.
             */
            id: string;
            /** @description How much is written, from 0 to 1. */
            progress: number;
            /**
             * @description `waiting` for a worker, `running`, `ready` to be fetched, or `failed` for good.
             * @enum {string}
             */
            status: "waiting" | "running" | "ready" | "failed";
            /**
             * Format: uri
             * @description The file, once it is ready.
             */
            url?: string;
        };
        /** @description The head of a study. */
        StudyHead: {
            /** @description Whether no interview starts past the target. */
            closeAtTarget: boolean;
            /** @description The folder, from the outermost on; null outside folders. */
            folderPath: string[] | null;
            /** @description Whether there are edits to publish. */
            hasPendingEdits: boolean;
            /**
             * Format: uuid
             * @description The permanent id. Never changes.
             */
            id: string;
            /** @description Why you may not launch it: `role`, or `launchers` (it names others); null: you may. */
            launchRefusal: ("role" | "launchers") | null;
            /** @description The last part of the participants' link. */
            linkId: string;
            /** @description Whether you may change it. */
            mayEdit: boolean;
            /** @description The number of problems that prevent publishing. */
            problemCount: number;
            /** @description Complete responses. */
            responseCount: number;
            /** @description Complete responses that a launch holds credits for. */
            responseTarget: number;
            /** @description All responses that were started. */
            responseTotal: number;
            /**
             * Format: uri
             * @description The link to share with participants.
             */
            selfRecruitLink: string;
            /**
             * @description Where the study stands.
             * @enum {string}
             */
            status: "draft" | "live" | "paused" | "closed";
            /** @description Whether it was made with a test key. */
            test: boolean;
            /** @description The internal title. */
            title: string;
        };
        /** @description The legal holds in a study. */
        StudyHolds: {
            /** @description Responses that are held by themselves, by number. */
            responses: components["schemas"]["HeldResponse"][];
            /** @description The study's own; null without one. */
            study: components["schemas"]["LegalHold"] | null;
        };
        /** @description Somebody who is invited to a study. */
        StudyInvitation: {
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdAt: string;
            /** @description The address. */
            email: string;
            /**
             * Format: uuid
             * @description The id of the invitation.
             */
            id: string;
            /** @description The language of the mail; null: the study's own. */
            language: string | null;
            /** @description The name, if one was given. */
            name: string | null;
            /** @description When the next mail is planned. */
            nextMailAt: string | null;
            /** @description When the link was first opened, by whomever or whatever. */
            openedAt: string | null;
            /** @description Why the last mail did not arrive, as far as is known. */
            problem: string | null;
            /** @description When the last reminder was sent. */
            remindedAt: string | null;
            /** @description How many were. */
            reminders: number;
            /** @description The interview that was begun by it. */
            responseId: string | null;
            /** @description When the invitation was sent. */
            sentAt: string | null;
            /**
             * @description Where it stands, the latest that is known.
             * @enum {string}
             */
            state: "added" | "queued" | "sent" | "opened" | "started" | "completed" | "screened_out" | "over_quota" | "unsubscribed" | "failed";
            /**
             * Format: uri
             * @description The personal link. It begins one interview and goes on with it.
             */
            url: string;
        };
        /** @description Whom a study invites. */
        StudyInvitations: {
            /** @description In the order in which they were added. */
            invitations: components["schemas"]["StudyInvitation"][];
            /** @description To how many a reminder could go now. */
            remindable: number;
            /** @description Whether this server sends mail. */
            sendsMail: boolean;
            /** @description To how many a mail was sent. */
            sent: number;
            /** @description How many of all invitations of the study stand where. */
            states: components["schemas"]["InvitationCounts"];
            /** @description How many there are of the kind asked for. */
            total: number;
        };
        /** @description A participant's link. */
        StudyLink: {
            /**
             * Format: uri
             * @description Its address, with the signature.
             */
            url: string;
        };
        /** @description A study in a list. */
        StudyListItem: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Who created it; null once that person is deleted. */
            creator: {
                /** @description Their address. */
                email: string | null;
                /** @description Their name. */
                name: string | null;
            } | null;
            /** @description The folder, from the outermost on; null outside folders. */
            folderPath: string[] | null;
            /**
             * Format: uuid
             * @description The permanent id. Never changes.
             */
            id: string;
            /** @description The last part of the participants' link. It can change: do not use it as a key. */
            linkId: string;
            /** @description Complete responses. */
            responseCount: number;
            /** @description The internal title. */
            title: string;
        };
        /** @description What is told of a study. Each `off`, `now` (within a minute) or `daily` (at 7:00 UTC). */
        StudyNotices: {
            /**
             * @description A response is complete.
             * @enum {string}
             */
            responseCompleted: "off" | "now" | "daily";
            /**
             * @description A response is flagged for safety.
             * @enum {string}
             */
            safetyFlag: "off" | "now" | "daily";
            /**
             * @description A study is closed.
             * @enum {string}
             */
            studyClosed: "off" | "now" | "daily";
            /**
             * @description A study has as many responses as it was to have.
             * @enum {string}
             */
            targetReached: "off" | "now" | "daily";
        };
        /** @description What to tell of a study; what is left out is `off`. Each `off`, `now` (within a minute) or `daily` (at 7:00 UTC). */
        StudyNoticesToSet: {
            /**
             * @description A response is complete.
             * @enum {string}
             */
            responseCompleted?: "off" | "now" | "daily";
            /**
             * @description A response is flagged for safety.
             * @enum {string}
             */
            safetyFlag?: "off" | "now" | "daily";
            /**
             * @description A study is closed.
             * @enum {string}
             */
            studyClosed?: "off" | "now" | "daily";
            /**
             * @description A study has as many responses as it was to have.
             * @enum {string}
             */
            targetReached?: "off" | "now" | "daily";
        };
        /** @description What is told of one study. */
        StudyNotifications: {
            /** @description Of this study instead. */
            notices: components["schemas"]["StudyNotices"];
            /**
             * Format: uuid
             * @description The id of the study.
             */
            studyId: string;
            /** @description Its title. */
            title: string;
        };
        /** @description A study among others. */
        StudyOverview: {
            /** @description Complete responses of each of the last 14 days (UTC), today last. */
            completedPerDay: number[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Who created it; null once that person is deleted. */
            creator: components["schemas"]["StudyCreator"] | null;
            /** @description The title that participants see; null when there is none. */
            externalTitle: string | null;
            /** @description The folder, from the outermost on; null outside folders. */
            folderPath: string[] | null;
            /**
             * Format: uuid
             * @description The permanent id. Never changes.
             */
            id: string;
            /** @description The latest words to an open question in a complete response; null without any. */
            lastHeard: {
                /** @description Whether there are more. */
                isShortened: boolean;
                /** @description The language of the interview. */
                language: string;
                /** @description Its number within the study. */
                readableId: number;
                /**
                 * Format: uuid
                 * @description The id of the response.
                 */
                responseId: string;
                /** @description The words, at most the first 400 characters. */
                text: string;
            } | null;
            /** @description When the latest complete response ended; null without one. */
            lastResponseAt: string | null;
            /** @description The last part of the participants' link. It can change: do not use it as a key. */
            linkId: string;
            /** @description The problems of a draft; null for any other study, and for a guide too long to be checked in a list. */
            problemCount: number | null;
            /** @description Complete responses. */
            responseCount: number;
            /** @description Responses that ever began. */
            responseTotal: number;
            /**
             * @description Where the study stands.
             * @enum {string}
             */
            status: "draft" | "live" | "paused" | "closed";
            /** @description Whether it was made with a test key. */
            test: boolean;
            /** @description The internal title. */
            title: string;
        };
        /** @description What was answered to each question. */
        StudyResults: {
            /** @description In guide order; questions that only earlier revisions had follow. */
            questions: components["schemas"]["QuestionResult"][];
            /** @description How many of the latest of them supply words and quotes. */
            sampledCount: number;
            /** @description The columns asked for with `segment`, at most six: of more values the five most frequent, then the rest. Every `segments` below has one entry for each. */
            segments: components["schemas"]["ResultSegment"][];
            /** @description How many responses pass the filter. */
            total: number;
            /** @description How many the study has. */
            wholeTotal: number;
        };
        /** @description The tags of a study. */
        StudyTags: {
            /** @description The most used first. */
            tags: components["schemas"]["CountedTag"][];
        };
        /** @description A probable mistake in a study. */
        StudyWarning: {
            /**
             * @description The warning: placeholders in brackets, no title, a screen to watch that is not recorded, speech without a transcriber.
             * @enum {string}
             */
            code: "placeholder" | "untitled" | "screen-not-recorded" | "not-transcribed";
            /** @description It in words. */
            message: string;
            /** @description The path from the guide, or a field of the study. */
            path: (string | number)[];
        };
        /** @description What became of it. */
        TaggedResponses: {
            /** @description `after` for the next request; null when done. */
            after: number | null;
            /** @description How many of those it changed. */
            changed: number;
            /** @description How many this request went over. */
            seen: number;
            /** @description How many responses pass the filter. */
            total: number;
        };
        /** @description A tag to add or to remove: exactly one of them. */
        TagResponsesRequest: {
            /** @description The tag to give. */
            add?: string;
            /** @description The `after` of the answer before. */
            after?: number;
            /** @description Which responses; absent: all. */
            filter?: components["schemas"]["ResponseFilter"];
            /** @description The tag to take away. */
            remove?: string;
        };
        /** @description A theme of a study. */
        Theme: {
            /** @description People who got any open question. */
            asked: number;
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name, which is a tag of the responses that have evidence for it. */
            name: string;
            /** @description Who made it. */
            origin: components["schemas"]["ThemeOrigin"];
            /** @description The theme that it stands below. */
            parentId: string | null;
            /** @description People with evidence that supports it or an accepted theme below it, each once. */
            responses: number;
            /** @description In words: what belongs to it. Empty where nobody said. */
            rule: string;
            /**
             * @description Only `accepted` ones are looked for in responses.
             * @enum {string}
             */
            status: "suggested" | "accepted" | "rejected";
            /**
             * Format: date-time
             * @description When it or its counts last changed.
             */
            updatedAt: string;
            /** @description Which edit of it this is: in quotation marks, `If-Match` of a change. */
            version: number;
        };
        /** @description What somebody decided. */
        ThemeDecision: {
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description Who; null once that person is deleted. */
            by: {
                /**
                 * Format: uuid
                 * @description Their user id.
                 */
                id: string;
                /** @description Their name. */
                name: string;
            } | null;
            /** @description What it changed. */
            change: {
                /** @description A name before, or of another theme. */
                from?: string | null;
                /** @description The response that a passage is from. */
                readableId?: number;
                /** @description A name after, or of another theme. */
                to?: string | null;
                /**
                 * @description What was decided.
                 * @enum {string}
                 */
                what: "made" | "accepted" | "rejected" | "reopened" | "renamed" | "rule" | "nested" | "merged" | "deleted" | "put_in" | "turned" | "taken_out";
            };
        };
        /** @description What people decided about a theme. */
        ThemeDecisions: {
            /** @description The latest hundred, newest first. */
            decisions: components["schemas"]["ThemeDecision"][];
        };
        /** @description A passage that speaks for a theme or against it. */
        ThemeEvidence: {
            /** @description The answer that it is part of. */
            answerId: string | null;
            /** @description Who put it in; without a name once that person is deleted. */
            by: {
                /** @description A person's user id. */
                id: string | null;
                /** @description A person's name, or a model's. */
                name: string | null;
                /** @description Who put it in. */
                origin: components["schemas"]["ThemeOrigin"];
            };
            /** @description The concept that it was asked about. */
            conceptId: string | null;
            /** @description The question that was asked. */
            discussionGuideQuestionId: string;
            /** @description Its end, exclusive. */
            end: number;
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description These words: a slice of the row. */
            quote: string;
            /** @description The same, as people call it. */
            readableId: number;
            /**
             * Format: uuid
             * @description The response that it is from.
             */
            responseId: string;
            /** @description The row of the transcript, from 0. */
            responseIndex: number;
            /** @description With `expand=row`: the row that it stands in. */
            row?: components["schemas"]["EvidenceRow"];
            /**
             * @description Whether it speaks for the theme or against it.
             * @enum {string}
             */
            stance: "supports" | "contradicts";
            /** @description Where it begins in `user`, in UTF-16 units. */
            start: number;
        };
        /**
         * @description The built-in engine, a language model, or a person.
         * @enum {string}
         */
        ThemeOrigin: "built_in" | "model" | "person";
        /** @description The themes of a study. */
        Themes: {
            /** @description In the order in which they were made. */
            themes: components["schemas"]["Theme"][];
        };
        /** @description Words on an empty picture. */
        TitleCard: {
            /** @description The place in `clips`, from 0, before which it is shown; their number: at the end. */
            before: number;
            /** @description For how long it is shown. */
            seconds: number;
            /** @description What it says. */
            text: string;
        };
        /** @description What is to be transcribed. */
        Transcription: {
            /** @description How many recordings that are. */
            recordings: number;
        };
        /** @description A row of the transcript: the moderator’s words, then the participant’s. */
        TranscriptItem: {
            /** @description The `answerId` of the answer, if any. */
            answerId: string | null;
            /** @description The sound; the link is valid for one hour. */
            audio: string | null;
            /** @description Its concept, if any. */
            conceptId: string | null;
            /** @description The `id` of the question, if any. */
            discussionGuideQuestionId: string | null;
            /** @description Whether it follows up the question before. */
            isFollowUp: boolean;
            /** @description What the moderator said. */
            moderator: string;
            /** @description Its place, from 0. */
            responseIndex: number;
            /** @description The screen, when it was captured. */
            screenVideo: components["schemas"]["Video"] | null;
            /** @description What the participant said. */
            user: string;
            /** @description The camera, if recorded. */
            video: components["schemas"]["Video"] | null;
        };
        /** @description A text and its translation. */
        TranslatedText: {
            /** @description The text as the study has it now. */
            source: string;
            /** @description What it is worth; null: there is none. */
            state: ("machine" | "edited" | "approved" | "outdated") | null;
            /** @description Its translation; null: none. */
            text: string | null;
        };
        /** @description A study in another language. */
        Translation: {
            /** @description Those whose translation is approved. */
            approved: number;
            /** @description Those whose translation a person wrote or changed. */
            edited: number;
            /** @description Whether participants may choose it. */
            isAvailable: boolean;
            /** @description The language of the translations. */
            language: string;
            /** @description Those with a draft that nobody has read. */
            machine: number;
            /** @description Those that participants do not get: without a text, or with a draft that nobody has read. */
            missing: number;
            /** @description Those whose source was changed since. */
            outdated: number;
            /** @description The language that the study is written in. */
            sourceLanguage: string;
            /** @description Every text that participants read, by its path, in their order: `items.{id}.text`. */
            strings: {
                [key: string]: components["schemas"]["TranslatedText"];
            };
            /** @description How many texts participants read. */
            texts: number;
        };
        /** @description The languages of a study. */
        Translations: {
            /** @description Those to choose first, then others that have translations. */
            languages: components["schemas"]["LanguageProgress"][];
            /** @description Whether there is a model that can draft translations. */
            mayDraft: boolean;
            /** @description The language that the study is written in. */
            sourceLanguage: string;
        };
        /** @description Query parameters of links. */
        UrlParameters: {
            /** @description The most frequent values first. */
            urlParams: components["schemas"]["CountedUrlParameter"][];
        };
        /** @description A guide to check instead of the saved one. */
        ValidateRequest: {
            /** @description Ordered blocks that make up the interview. */
            studyGuide?: components["schemas"]["DraftBlock"][];
        };
        /** @description What is wrong with a guide. */
        Validation: {
            /** @description All of its problems, in the order of the guide. */
            problems: components["schemas"]["GuideProblem"][];
            /** @description Whether it could be published; warnings make no difference. */
            valid: boolean;
            /** @description Probable mistakes, the study's own first. They prevent nothing. */
            warnings: components["schemas"]["GuideWarning"][];
        };
        /** @description A recording; both links are valid for one hour. */
        Video: {
            /**
             * Format: uri
             * @description The same as an MP4 file.
             */
            mp4Url: string;
            /**
             * Format: uri
             * @description An HLS playlist.
             */
            streamUrl: string;
        };
        /** @description It pays for launches and responses. */
        Wallet: {
            /** @description Its name. */
            name: string;
            /** @description Credits for responses. */
            projectCreditBalance: components["schemas"]["CreditBalance"];
            /** @description Credits for recruiting participants. */
            recruitmentCreditBalance: components["schemas"]["CreditBalance"];
            /**
             * Format: uuid
             * @description What a launch names it by.
             */
            walletId: string;
        };
        /** @description Who may bill to a wallet. */
        WalletAccessRequest: {
            /** @description Their user ids; null for everybody who may launch. */
            members: string[] | null;
        };
        /** @description Wallets. */
        WalletList: {
            /** @description The wallets that you may bill. */
            wallets: components["schemas"]["Wallet"][];
        };
        /** @description A wallet with its figures. */
        WalletUse: {
            /** @description Whether you may bill to it. */
            accessible: boolean;
            /** @description Live studies of the organization that are billed to it. */
            liveStudies: number;
            /** @description The members who may use it; null for everybody who may launch, and when you may not see it. */
            members: {
                /** @description Their name. */
                name: string;
                /**
                 * Format: uuid
                 * @description The person.
                 */
                userId: string;
            }[] | null;
            /** @description Its name. */
            name: string;
            /** @description Credits for responses. */
            project: components["schemas"]["CreditUse"];
            /** @description Credits for recruiting participants. */
            recruitment: components["schemas"]["CreditUse"];
            /**
             * Format: uuid
             * @description What a launch names it by.
             */
            walletId: string;
        };
        /** @description Wallets with their figures. */
        WalletUseList: {
            /** @description By name. */
            wallets: components["schemas"]["WalletUse"][];
        };
        /** @description Interviews by one way in. */
        WayCount: {
            /** @description How many. */
            count: number;
            /** @description The panel; null: by the plain link. */
            way: string | null;
        };
        /** @description An address that is told what happens. */
        Webhook: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description Words of its own. */
            description: string | null;
            /** @description What it is told of. */
            events: ("study.launched" | "study.paused" | "study.closed" | "study.target_reached" | "response.started" | "response.completed" | "response.screened_out" | "response.over_quota" | "response.analyzed" | "response.flagged" | "response.deleted" | "export.ready")[];
            /** @description Since when it is failing. */
            failingSince: string | null;
            /** @description Until when the secret before this one signs as well. */
            formerSecretUntil: string | null;
            /**
             * Format: uuid
             * @description The id of the webhook.
             */
            id: string;
            /**
             * @description `failing` since a message was given up, `disabled` by a person or an answer of 410.
             * @enum {string}
             */
            status: "active" | "failing" | "disabled";
            /** @description Only of these studies; null: of all. */
            studyIds: string[] | null;
            /** @description Whether a test key made it: then it is told of test studies, else of the others. */
            test: boolean;
            /** @description Where messages are sent. */
            url: string;
        };
        /** @description One try to deliver a message. */
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description How long it took. */
            durationMs: number;
            /** @description Why it failed, in a sentence; null for a success. */
            problem: string | null;
            /** @description The status of the answer; null without one. */
            status: number | null;
        };
        /** @description Messages of a webhook. */
        WebhookDeliveries: {
            /** @description The newest first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
        };
        /** @description A message to one address about one event. */
        WebhookDelivery: {
            /** @description The attempts so far, at most the last 20. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description What is sent, as it is sent. */
            body: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description Its `webhook-id`, the same on every attempt.
             */
            eventId: string;
            /**
             * Format: uuid
             * @description The id of the message to this address.
             */
            id: string;
            /** @description When it is tried next, if at all. */
            nextAttemptAt: string | null;
            /**
             * @description `waiting` for its next attempt, `delivered`, or `failed` after the last.
             * @enum {string}
             */
            status: "waiting" | "delivered" | "failed";
            /** @description The type of the event, or `webhook.test`. */
            type: string;
        };
        /** @description The webhooks of the organization. */
        Webhooks: {
            /** @description The oldest first. */
            webhooks: components["schemas"]["Webhook"][];
        };
        /** @description A webhook with its new secret. */
        WebhookWithSecret: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /** @description Words of its own. */
            description: string | null;
            /** @description What it is told of. */
            events: ("study.launched" | "study.paused" | "study.closed" | "study.target_reached" | "response.started" | "response.completed" | "response.screened_out" | "response.over_quota" | "response.analyzed" | "response.flagged" | "response.deleted" | "export.ready")[];
            /** @description Since when it is failing. */
            failingSince: string | null;
            /** @description Until when the secret before this one signs as well. */
            formerSecretUntil: string | null;
            /**
             * Format: uuid
             * @description The id of the webhook.
             */
            id: string;
            /** @description What its messages are signed with; shown this once. */
            secret: string;
            /**
             * @description `failing` since a message was given up, `disabled` by a person or an answer of 410.
             * @enum {string}
             */
            status: "active" | "failing" | "disabled";
            /** @description Only of these studies; null: of all. */
            studyIds: string[] | null;
            /** @description Whether a test key made it: then it is told of test studies, else of the others. */
            test: boolean;
            /** @description Where messages are sent. */
            url: string;
        };
        /** @description Why a follow-up was asked. */
        WhyAsked: {
            /**
             * @description Who worded it.
             * @enum {string}
             */
            by: "rules" | "model";
            /** @description What was missing; null when the moderator does not say. */
            missing: string | null;
            /** @description The model's name. */
            model?: string;
            /** @description In words. */
            reason: string;
            /** @description The participant's words that it takes up, if any. */
            took: string | null;
        };
        /** @description A word of a row that was recorded. */
        WordPlace: {
            /** @description The row of the transcript, from 0. */
            responseIndex: number;
            /** @description Its word, from 0, between spaces. */
            word: number;
        };
        /** @description Who wrote the words. */
        WordsAuthor: {
            /**
             * Format: uuid
             * @description Their user id.
             */
            id: string;
            /** @description Their name. */
            name: string;
        };
        /** @description How far the words of a spoken answer are. */
        WordsState: {
            /** @description Who wrote it down; null while nobody has. */
            by: ("transcriber" | "person") | null;
            /** @description The newest version; 0 while there is none. */
            version: number;
        };
        /** @description The words as they were at some time. */
        WordsVersion: {
            /** @description When; null for words from before versions were kept. */
            at: string | null;
            /** @description The person; null for the transcriber, and once they are deleted. */
            author: components["schemas"]["WordsAuthor"] | null;
            /**
             * @description Who wrote them down.
             * @enum {string}
             */
            by: "transcriber" | "person";
            /** @description Its words. */
            text: string;
            /** @description Its number, from 1. */
            version: number;
        };
        /** @description A clip. */
        WriteClip: {
            /** @description Who speaks, in words that name nobody. */
            by?: string;
            /**
             * Format: uuid
             * @description A clip of the study.
             */
            clipId: string;
            /** @description An id of your choice, once in the report. */
            id: string;
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "clip";
        };
        /** @description The answers to a question; figures are taken when it is new. */
        WriteQuestion: {
            /**
             * @description How it is shown.
             * @enum {string}
             */
            as?: "chart" | "table";
            /** @description An id of your choice, once in the report. */
            id: string;
            /** @description A question of the study; a statement asks nothing, and is refused. */
            questionId: string;
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "question";
        };
        /** @description A participant's words. */
        WriteQuote: {
            /** @description Who said it, in words that name nobody. */
            by?: string;
            /** @description An id of your choice, once in the report. */
            id: string;
            /** @description The words. */
            passage: components["schemas"]["CitePassage"];
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "quote";
        };
        /** @description The whole report. */
        WriteReport: {
            /** @description All of its parts, in order. */
            blocks: (components["schemas"]["WriteText"] | components["schemas"]["WriteQuestion"] | components["schemas"]["WriteTheme"] | components["schemas"]["WriteClip"] | components["schemas"]["WriteQuote"] | components["schemas"]["WriteTable"])[];
            /** @description For who reads only one paragraph. */
            standfirst?: string;
            /** @description Its title. */
            title: string;
        };
        /** @description A table. */
        WriteTable: {
            /** @description The heads of its columns. */
            columns: string[];
            /** @description An id of your choice, once in the report. */
            id: string;
            /** @description The cells of its rows. */
            rows: string[][];
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "table";
        };
        /** @description Text. */
        WriteText: {
            /** @description An id of your choice, once in the report. */
            id: string;
            /** @description Markdown. */
            text: string;
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
        };
        /** @description How many people speak of themes; figures are taken when it is new. */
        WriteTheme: {
            /**
             * @description How it is shown.
             * @enum {string}
             */
            as?: "chart" | "table";
            /** @description An id of your choice, once in the report. */
            id: string;
            /** @description Themes of the study, by id, in the order of their bars. */
            themes: string[];
            /**
             * @description What kind of block it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "theme";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    startInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text, 1 to 255 visible ASCII characters. For 24 hours the same key with the same body returns the first success again; with another body it is `conflict`. Refusals are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedInterview"];
                };
            };
        };
    };
    resumeInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interview's response id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumedInterview"];
                };
            };
        };
    };
    changeLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interview's response id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumedInterview"];
                };
            };
        };
    };
    addRecordings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interview's response id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddRecordingsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedRecordings"];
                };
            };
        };
    };
    answerStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interview's response id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnsweredStep"];
                };
            };
        };
    };
    changeAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interview's response id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAnswerRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedAnswer"];
                };
            };
        };
    };
    makeEraseLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interview's response id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EraseLink"];
                };
            };
        };
    };
    forgetToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interview's response id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForgottenToken"];
                };
            };
        };
    };
    hearSoFar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interview's response id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeardSoFarRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeardSoFar"];
                };
            };
        };
    };
    eraseOwnAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the link to delete the answers has after `/erase/`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedAnswers"];
                };
            };
        };
    };
    resumeByToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumedInterview"];
                };
            };
        };
    };
    findInvitation: {
        parameters: {
            query?: {
                /** @description One of the study's languages, to read it in; default: its own. */
                language?: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
            };
            header?: never;
            path: {
                /** @description The study's link id. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    askStudies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskStudiesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudiesAnswer"];
                };
            };
        };
    };
    readAudit: {
        parameters: {
            query?: {
                /** @description Only what was done by this operation. */
                action?: string;
                /** @description Only what this person or key did (its id), `operator` or `visitor`. */
                actor?: string;
                /** @description `csv` and `ndjson`: all entries that pass the filter, as a file. */
                format?: "json" | "csv" | "ndjson";
                /** @description Only entries at or after this RFC 3339 time. */
                from?: string;
                /** @description The page, from 0. */
                page?: number;
                /** @description Entries on a page. */
                perPage?: number;
                /** @description Only what this thing or, for a study, anything in it was meant by: an id. */
                target?: string;
                /** @description Only entries before this RFC 3339 time. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
        };
    };
    checkAudit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditCheck"];
                };
            };
        };
    };
    searchStudies: {
        parameters: {
            query?: {
                /** @description Only studies that this user created. */
                creator?: string;
                /** @description A folder: its names from the outermost on, joined by `/`; `/` and `%` in a name as `%2F` and `%25`. */
                folder?: string;
                /** @description The page, from 0. */
                page?: number;
                /** @description Studies on a page. */
                perPage?: number;
                /** @description Words that all occur in the title, the external title, the link id, or the creator's name or address. A participants' link finds its study. */
                search?: string;
                /** @description The order. */
                sort?: "newest" | "oldest" | "title" | "lastResponse" | "responses";
                /** @description Only studies that stand there. */
                status?: "all" | "draft" | "live" | "paused" | "closed";
            };
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundStudies"];
                };
            };
        };
    };
    listFolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderList"];
                };
            };
        };
    };
    createFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFolderRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedFolder"];
                };
            };
        };
    };
    deleteFolder: {
        parameters: {
            query: {
                /** @description With studies in it: `refuse` keeps the folder, `moveUp` moves them to the one above. */
                contents?: "refuse" | "moveUp";
                /** @description A folder: its names from the outermost on, joined by `/`; `/` and `%` in a name as `%2F` and `%25`. */
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedFolder"];
                };
            };
        };
    };
    renameFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameFolderRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedFolder"];
                };
            };
        };
    };
    moveStudies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveStudiesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedStudies"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberInvitationList"];
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentInvitation"];
                };
            };
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    renewInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentInvitation"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeyRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the API key. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    readMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRole"];
                };
            };
        };
    };
    makePasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLink"];
                };
            };
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
        };
    };
    setNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetNotificationsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
        };
    };
    readOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    changeOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOrganizationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    readModels: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Models"];
                };
            };
        };
    };
    setModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetModelRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Models"];
                };
            };
        };
    };
    removeModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Models"];
                };
            };
        };
    };
    testModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelTest"];
                };
            };
        };
    };
    readModelUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelUsage"];
                };
            };
        };
    };
    readNotificationChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChannel"];
                };
            };
        };
    };
    setNotificationChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetChannelRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChannel"];
                };
            };
        };
    };
    deleteNotificationChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChannel"];
                };
            };
        };
    };
    testNotificationChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChannelTest"];
                };
            };
        };
    };
    forecastOrganizationRetention: {
        parameters: {
            query?: {
                /** @description As if `retention.everythingDays` were this; `none`: as if it were null. */
                everythingDays?: string;
                /** @description As if `retention.recordingsDays` were this; `none`: as if it were null. */
                recordingsDays?: string;
                /** @description As if `retention.wordsDays` were this; `none`: as if it were null. */
                wordsDays?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationRetention"];
                };
            };
        };
    };
    readSecondFactorRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRule"];
                };
            };
        };
    };
    setSecondFactorRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSecondFactorRuleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRule"];
                };
            };
        };
    };
    findPerson: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: number;
                /** @description The query parameter of participants’ links that names them, with `value`. */
                parameter?: string;
                /** @description Responses on a page. */
                perPage?: number;
                /** @description Instead of both: a response of the person. Their others are found where its study names the parameter that identifies a participant (`entry` once per parameter, `redirects.parameter` of a panel), or its link was a personal one. */
                responseId?: string;
                /** @description What the parameter has for this person, to the letter. */
                value?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPerson"];
                };
            };
        };
    };
    erasePerson: {
        parameters: {
            query?: {
                /** @description The query parameter of participants’ links that names them, with `value`. */
                parameter?: string;
                /** @description Instead of both: a response of the person. Their others are found where its study names the parameter that identifies a participant (`entry` once per parameter, `redirects.parameter` of a panel), or its link was a personal one. */
                responseId?: string;
                /** @description What the parameter has for this person, to the letter. */
                value?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedPerson"];
                };
            };
        };
    };
    exportPerson: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: number;
                /** @description The query parameter of participants’ links that names them, with `value`. */
                parameter?: string;
                /** @description Responses on a page. */
                perPage?: number;
                /** @description Instead of both: a response of the person. Their others are found where its study names the parameter that identifies a participant (`entry` once per parameter, `redirects.parameter` of a panel), or its link was a personal one. */
                responseId?: string;
                /** @description What the parameter has for this person, to the letter. */
                value?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    listResponses: {
        parameters: {
            query?: {
                /** @description Adds the whole `transcript` to each response. */
                expand?: "transcript";
                /** @description Only responses that carry this flag. */
                flag?: "safety";
                /** @description Whether to include responses not yet analysed, also in progress. */
                includeInProgress?: boolean;
                /** @description The page, from 0. */
                page?: number;
                /** @description Responses on a page. */
                perPage?: number;
                /** @description Only responses changed at or after this RFC 3339 time. */
                updatedSince?: string;
            };
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseListItem"][];
                };
            };
        };
    };
    getResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleResponse"];
                };
            };
        };
    };
    deleteResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    analyseAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisState"];
                };
            };
        };
    };
    annotateResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnotateRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotation"];
                };
            };
        };
    };
    deleteAnnotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the annotation. */
                annotationId: string;
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    changeAnnotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the annotation. */
                annotationId: string;
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAnnotationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotation"];
                };
            };
        };
    };
    captionResponse: {
        parameters: {
            query?: {
                /** @description A WebVTT or SubRip file, or JSON. */
                format?: "vtt" | "srt" | "json";
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Captions"];
                    "application/x-subrip": string;
                    "text/vtt": string;
                };
            };
        };
    };
    listClips: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: number;
                /** @description Clips or reels on a page. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClipPage"];
                };
            };
        };
    };
    createClip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateClipRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilmStarted"];
                };
            };
        };
    };
    readClip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the clip. */
                clipId: string;
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clip"];
                };
            };
        };
    };
    deleteClip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the clip. */
                clipId: string;
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    renameClip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the clip. */
                clipId: string;
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameClipRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clip"];
                };
            };
        };
    };
    readHandedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the file. */
                fileId: string;
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "image/avif": string;
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                    "video/mp4": string;
                    "video/webm": string;
                };
            };
        };
    };
    holdResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalHoldRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseHold"];
                };
            };
        };
    };
    liftResponseHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    lookAfterResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookedAfter"];
                };
            };
        };
    };
    leaveResponseToOthers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    readResponse: {
        parameters: {
            query?: {
                /** @description A ResponseFilter as JSON, URL-encoded, such as `{"progress":["complete"],"search":"luggage"}`. Absent: every response. Answers, tags and words of interviews in progress may be a minute old. */
                filter?: string;
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseReading"];
                };
            };
        };
    };
    readWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
                /** @description The `responseIndex` of a row. */
                responseIndex: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowWords"];
                };
            };
        };
    };
    mendWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
                /** @description The `responseIndex` of a row. */
                responseIndex: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MendWordsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowWords"];
                };
            };
        };
    };
    changeResponseTags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTagsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseTags"];
                };
            };
        };
    };
    transcribeResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                linkId: string;
                /** @description A response UUID, or its positive readable id. */
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transcription"];
                };
            };
        };
    };
    findAnything: {
        parameters: {
            query: {
                /** @description Words, a tag, or the id of a response or its beginning. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundAnywhere"];
                };
            };
        };
    };
    listStudies: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyListItem"][];
                };
            };
        };
    };
    getStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyDetail"];
                };
            };
        };
    };
    deleteStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    changeStudy: {
        parameters: {
            query?: never;
            header: {
                /** @description The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`. */
                "If-Match": string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStudyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyDetail"];
                };
            };
        };
    };
    askStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyAnswer"];
                };
            };
        };
    };
    listStudyClips: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: number;
                /** @description Clips or reels on a page. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClipPage"];
                };
            };
        };
    };
    closeStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyDetail"];
                };
            };
        };
    };
    readCodebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Codebook"];
                };
            };
        };
    };
    duplicateStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text, 1 to 255 visible ASCII characters. For 24 hours the same key with the same body returns the first success again; with another body it is `conflict`. Refusals are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DuplicateRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
        };
    };
    readExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the export. */
                exportId: string;
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyExport"];
                };
            };
        };
    };
    readFieldwork: {
        parameters: {
            query?: {
                /** @description `csv`: outcomes by way in, then quotas, as a table. */
                format?: "json" | "csv";
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldworkBoard"];
                    "text/csv": string;
                };
            };
        };
    };
    comparePanel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComparePanelRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelComparison"];
                };
            };
        };
    };
    readGuide: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedGuide"];
                };
            };
        };
    };
    saveGuide: {
        parameters: {
            query?: never;
            header: {
                /** @description The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`. */
                "If-Match": string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveGuideRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyDetail"];
                };
            };
        };
    };
    readGuideMarkdown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideMarkdown"];
                };
            };
        };
    };
    readStudyHead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyHead"];
                };
            };
        };
    };
    listHighlights: {
        parameters: {
            query?: {
                /** @description Only highlights of this user. */
                author?: string;
                /** @description Only your own. */
                mine?: boolean;
                /** @description The page, from 0. */
                page?: number;
                /** @description Responses on a page. */
                perPage?: number;
                /** @description Only words of this response, by its id or readable id. */
                person?: string;
                /** @description Only answers to the question with this id. */
                question?: string;
                /** @description Only highlights with this tag, case aside. */
                tag?: string;
                /** @description Only highlights where words speak for or against this theme. */
                theme?: string;
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Highlights"];
                };
            };
        };
    };
    readStudyHolds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyHolds"];
                };
            };
        };
    };
    holdStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalHoldRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyHolds"];
                };
            };
        };
    };
    liftStudyHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    listInsights: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: number;
                /** @description Insights on a page. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insights"];
                };
            };
        };
    };
    createInsight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInsightRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insight"];
                };
            };
        };
    };
    readInsight: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the insight. */
                insightId: string;
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insight"];
                };
            };
        };
    };
    deleteInsight: {
        parameters: {
            query?: never;
            header: {
                /** @description The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`. */
                "If-Match": string;
            };
            path: {
                /** @description The id of the insight. */
                insightId: string;
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    changeInsight: {
        parameters: {
            query?: never;
            header: {
                /** @description The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`. */
                "If-Match": string;
            };
            path: {
                /** @description The id of the insight. */
                insightId: string;
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeInsightRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insight"];
                };
            };
        };
    };
    listStudyInvitations: {
        parameters: {
            query?: {
                /** @description Only addresses and names with these letters. */
                find?: string;
                /** @description `csv`: all invitations with their links, as a table. */
                format?: "json" | "csv";
                /** @description The page, from 0. */
                page?: number;
                /** @description Invitations on a page. */
                perPage?: number;
                /** @description Only those that stand there. */
                state?: "added" | "queued" | "sent" | "opened" | "started" | "completed" | "screened_out" | "over_quota" | "unsubscribed" | "failed";
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyInvitations"];
                    "text/csv": string;
                };
            };
        };
    };
    addInvitees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddInviteesRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedInvitees"];
                };
            };
        };
    };
    removeStudyInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invitation. */
                invitationId: string;
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    remindInvitees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["QueueMailsRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedMails"];
                };
            };
        };
    };
    sendStudyInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["QueueMailsRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedMails"];
                };
            };
        };
    };
    launchStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text, 1 to 255 visible ASCII characters. For 24 hours the same key with the same body returns the first success again; with another body it is `conflict`. Refusals are not kept. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The study's permanent id. The link id is not accepted. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LaunchRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Launch"];
                };
            };
        };
    };
    previewLaunch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchPreview"];
                };
            };
        };
    };
    checkLink: {
        parameters: {
            query: {
                /** @description The slug to look at. */
                linkId: string;
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkCheck"];
                };
            };
        };
    };
    makeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeLinkRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyLink"];
                };
            };
        };
    };
    pauseStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyDetail"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /** @description Of the published revision instead of the latest editable one. */
                revision?: "published";
            };
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionList"];
                };
            };
        };
    };
    listReels: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: number;
                /** @description Clips or reels on a page. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReelPage"];
                };
            };
        };
    };
    createReel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReelRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilmStarted"];
                };
            };
        };
    };
    readReel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the reel. */
                reelId: string;
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reel"];
                };
            };
        };
    };
    deleteReel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the reel. */
                reelId: string;
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    changeReel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the reel. */
                reelId: string;
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeReelRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reel"];
                };
            };
        };
    };
    listRehearsals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RehearsalList"];
                };
            };
        };
    };
    startRehearsal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StartRehearsalRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rehearsal"];
                };
            };
        };
    };
    readRehearsal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the rehearsal. */
                rehearsalId: string;
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rehearsal"];
                };
            };
        };
    };
    stopRehearsal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the rehearsal. */
                rehearsalId: string;
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rehearsal"];
                };
            };
        };
    };
    readReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    writeReport: {
        parameters: {
            query?: never;
            header: {
                /** @description The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`. */
                "If-Match": string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteReport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    exportReport: {
        parameters: {
            query?: {
                /** @description What the file is. */
                format?: "docx" | "markdown";
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "text/markdown": string;
                };
            };
        };
    };
    renewFigures: {
        parameters: {
            query?: never;
            header: {
                /** @description The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`. */
                "If-Match": string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RenewFigures"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    searchResponses: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                after?: string;
                /** @description A ResponseFilter as JSON, URL-encoded, such as `{"progress":["complete"],"search":"luggage"}`. Absent: every response. Answers, tags and words of interviews in progress may be a minute old. */
                filter?: string;
                /** @description Responses on a page. */
                limit?: number;
                /** @description Descending or ascending. */
                order?: "desc" | "asc";
                /** @description What the list is sorted by. */
                sort?: "updated" | "quality" | "duration" | "readableId";
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseFindings"];
                };
            };
        };
    };
    exportResponses: {
        parameters: {
            query?: {
                /** @description A ResponseFilter as JSON, URL-encoded, such as `{"progress":["complete"],"search":"luggage"}`. Absent: every response. Answers, tags and words of interviews in progress may be a minute old. */
                filter?: string;
                /** @description Only responses that carry this flag. */
                flag?: "safety";
                /** @description What the file is. */
                format?: "csv" | "xlsx" | "json" | "ndjson" | "markdown" | "docx" | "srt" | "vtt" | "qdpx" | "sav" | "transcripts" | "transcripts-zip";
                /** @description Whether to include responses not yet analysed, also in progress. */
                includeInProgress?: boolean;
                /** @description Only responses changed at or after this RFC 3339 time. */
                updatedSince?: string;
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseListItem"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/vnd.qdpx": string;
                    "application/x-ndjson": string;
                    "application/x-spss-sav": string;
                    "application/x-subrip": string;
                    "application/zip": string;
                    "text/csv": string;
                    "text/markdown": string;
                    "text/vtt": string;
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyExport"];
                };
            };
        };
    };
    summariseResponses: {
        parameters: {
            query?: {
                /** @description A ResponseFilter as JSON, URL-encoded, such as `{"progress":["complete"],"search":"luggage"}`. Absent: every response. Answers, tags and words of interviews in progress may be a minute old. */
                filter?: string;
                /** @description Where days begin: minutes east of UTC, from -840 to 840. */
                utcOffsetMinutes?: number;
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsesSummary"];
                };
            };
        };
    };
    tagResponses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagResponsesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaggedResponses"];
                };
            };
        };
    };
    getResults: {
        parameters: {
            query?: {
                /** @description A ResponseFilter as JSON, URL-encoded, such as `{"progress":["complete"],"search":"luggage"}`. Absent: every response. Answers, tags and words of interviews in progress may be a minute old. */
                filter?: string;
                /** @description Lays results side by side: `question:{id}` by the answers to a multiple choice, `param:{name}` by a URL parameter, `theme:{id}` by who spoke of it. */
                segment?: string;
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyResults"];
                };
            };
        };
    };
    resumeStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyDetail"];
                };
            };
        };
    };
    forecastRetention: {
        parameters: {
            query?: {
                /** @description As if responses were kept for so many days; without it, as the study's consent says; `none`: as if that said nothing. */
                days?: string;
                /** @description As if `retention.everythingDays` were this; `none`: as if it were null. */
                everythingDays?: string;
                /** @description As if `retention.recordingsDays` were this; `none`: as if it were null. */
                recordingsDays?: string;
                /** @description As if `retention.wordsDays` were this; `none`: as if it were null. */
                wordsDays?: string;
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
        };
    };
    listShares: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: number;
                /** @description Links on a page. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shares"];
                };
            };
        };
    };
    createShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShareRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedShare"];
                };
            };
        };
    };
    revokeShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the link. */
                shareId: string;
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    listStudyTags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyTags"];
                };
            };
        };
    };
    makeTestLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyLink"];
                };
            };
        };
    };
    listThemes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Themes"];
                };
            };
        };
    };
    createTheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateThemeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"];
                };
            };
        };
    };
    getTheme: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
                /** @description The id of the theme. */
                themeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"];
                };
            };
        };
    };
    deleteTheme: {
        parameters: {
            query?: never;
            header: {
                /** @description The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`. */
                "If-Match": string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
                /** @description The id of the theme. */
                themeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    changeTheme: {
        parameters: {
            query?: never;
            header: {
                /** @description The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`. */
                "If-Match": string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
                /** @description The id of the theme. */
                themeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeThemeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"];
                };
            };
        };
    };
    listThemeDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
                /** @description The id of the theme. */
                themeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeDecisions"];
                };
            };
        };
    };
    listEvidence: {
        parameters: {
            query?: {
                /** @description Adds the row of each passage. */
                expand?: "row";
                /** @description The page, from 0. */
                page?: number;
                /** @description Passages on a page. */
                perPage?: number;
                /** @description Only passages that speak for it, or against it. */
                stance?: "supports" | "contradicts";
            };
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
                /** @description The id of the theme. */
                themeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidencePage"];
                };
            };
        };
    };
    addEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
                /** @description The id of the theme. */
                themeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddEvidenceRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeEvidence"];
                };
            };
        };
    };
    takeEvidenceOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the passage. */
                evidenceId: string;
                /** @description The study's permanent id or its link id. */
                studyId: string;
                /** @description The id of the theme. */
                themeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    mergeThemes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the study that you edit, or `*` to overwrite any version. If it was changed since: `concurrent_modification`. */
                "If-Match"?: string;
            };
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
                /** @description The id of the theme. */
                themeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeThemesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"];
                };
            };
        };
    };
    suggestThemes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Codebook"];
                };
            };
        };
    };
    listTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
        };
    };
    readTranslation: {
        parameters: {
            query?: {
                /** @description What the texts come as: JSON, or a file for translators. */
                format?: "json" | "csv" | "xliff";
            };
            header?: never;
            path: {
                /** @description The language. */
                language: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                    "application/xliff+xml": string;
                    "text/csv": string;
                };
            };
        };
    };
    saveTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The language. */
                language: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTranslationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
        };
    };
    changeTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The language. */
                language: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTranslationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
        };
    };
    draftTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The language. */
                language: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftedTranslation"];
                };
            };
        };
    };
    listUrlParameters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrlParameters"];
                };
            };
        };
    };
    validateGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's permanent id or its link id. */
                studyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ValidateRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Validation"];
                };
            };
        };
    };
    createStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text, 1 to 255 visible ASCII characters. For 24 hours the same key with the same body returns the first success again; with another body it is `conflict`. Refusals are not kept. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStudyRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
        };
    };
    listWallets: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that you have: 304 without a body if it is current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletList"];
                };
            };
        };
    };
    setWalletAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the wallet. */
                walletId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletAccessRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletUse"];
                };
            };
        };
    };
    readLedger: {
        parameters: {
            query?: {
                /** @description Only entries older than the one with this id. */
                before?: number;
                /** @description Entries on a page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The id of the wallet. */
                walletId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerPage"];
                };
            };
        };
    };
    listWalletUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletUseList"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    readWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWebhookRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: number;
                /** @description Messages on a page. */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveries"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the message. */
                deliveryId: string;
                /** @description The id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
}
