/** Made of our own API document by `npm run api:types`; not to be edited (docs/decisions/045-typed-client.md). */

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["renamePerson"];
        trace?: never;
    };
    "/api/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteAccount"];
        delete: operations["keepAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readOffer"];
        put?: never;
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/invitations/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["switchOrganization"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["foundOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/organizations/{organizationId}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteOrganization"];
        delete: operations["keepOrganization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["setNewPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["askPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password-link/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readPasswordLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readSecondFactor"];
        put?: never;
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["turnOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readSignUp"];
        put?: never;
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/api/interviews/{responseId}/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{responseId}/recordings/{recordingId}": {
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
        head: operations["getUploadOffset"];
        patch: operations["uploadBytes"];
        trace?: never;
    };
    "/api/interviews/{responseId}/voice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["speakStep"];
        put?: never;
        post?: never;
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
    "/api/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["mcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOpenApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/list_surveys": {
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
        patch?: never;
        trace?: never;
    };
    "/api/public/responses/{link_id}": {
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
        patch?: never;
        trace?: never;
    };
    "/api/public/responses/{link_id}/{response_id}": {
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
        patch?: never;
        trace?: never;
    };
    "/api/public/studies/{study_id}/questions": {
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
    "/api/public/v1/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadMedia"];
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
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recordings/{key}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared-media/{shareId}/{key}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readSharedMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readShared"];
        put?: never;
        post: operations["openShared"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{token}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportSharedReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["openUnsubscribe"];
        put?: never;
        post: operations["unsubscribe"];
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
        Account: {
            activeOrganizationId: string | null;
            organizations: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            }[];
            user: {
                email: string;
                /** Format: uuid */
                id: string;
                name: string;
            };
        };
        AccountDeletion: {
            deletesAt: string | null;
        };
        AddedInvitees: {
            added: number;
            refused: components["schemas"]["RefusedInvitee"][];
        };
        AddedRecordings: {
            recordings: string[];
            stepId: string;
        };
        AddEvidenceRequest: {
            end: number;
            /** Format: uuid */
            responseId: string;
            responseIndex: number;
            /** @enum {string} */
            stance?: "supports" | "contradicts";
            start: number;
        };
        AddInviteesRequest: {
            check?: boolean;
            csv?: string;
            invitees?: components["schemas"]["Invitee"][];
        };
        AddRecordingsRequest: {
            recordings: string[];
            stepId: string;
        };
        AnalysisEngine: {
            language: string;
            name: string;
            version: string;
        };
        AnalysisState: {
            analyzedAt: string | null;
            attempts: number;
            engine: components["schemas"]["AnalysisEngine"] | null;
            /** @enum {string} */
            state: "under_way" | "waiting" | "done" | "failed";
        };
        AnnotateRequest: {
            body?: string | null;
            passage?: components["schemas"]["NewPassage"] | null;
            quote?: string | null;
            responseIndex?: number | null;
            tag?: string | null;
        };
        Annotation: {
            author: components["schemas"]["AnnotationAuthor"] | null;
            body: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            mayChange: boolean;
            passage: components["schemas"]["Passage"] | null;
            quote: string | null;
            responseIndex: number | null;
            tag: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        AnnotationAuthor: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        Answer: {
            answer: string;
            /** Format: uuid */
            answerId: string;
            conceptId: string | null;
            discussionGuideQuestionId: string;
            question: string;
        };
        AnswerCriterion: {
            /** @constant */
            answered: true;
            conceptId?: string;
            questionId: string;
        } | {
            conceptId?: string;
            optionIds: string[];
            questionId: string;
        } | {
            conceptId?: string;
            optionId: string;
            place: number;
            questionId: string;
        } | {
            columnId: string;
            conceptId?: string;
            questionId: string;
            rowId: string;
        } | {
            bestOptionId: string;
            conceptId?: string;
            questionId: string;
        } | {
            conceptId?: string;
            questionId: string;
            worstOptionId: string;
        } | {
            conceptId?: string;
            questionId: string;
            tag: string;
        };
        AnsweredStep: {
            /** @enum {string} */
            progress: "in_progress" | "screened_out" | "complete";
            step: components["schemas"]["Step"];
        };
        AnswerRequest: {
            answer: components["schemas"]["GivenAnswer"];
            stepId: string;
        };
        AnswerSentence: {
            citations: components["schemas"]["Citation"][];
            group: string | null;
            text: string;
        };
        AnswerSoFar: {
            answer?: {
                [key: string]: unknown;
            };
            first: string | null;
            number: number;
            responseIndex: number;
            section: number;
            /** @enum {string} */
            state: "open" | "finished" | "stays";
            step?: components["schemas"]["Step"];
            stepId: string;
            version: number;
        };
        ApiKey: {
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            /** Format: uuid */
            id: string;
            lastFour: string;
            lastUsedAt: string | null;
            name: string;
            owner: {
                email: string;
                isMember: boolean;
                name: string;
                /** Format: uuid */
                userId: string;
            };
            prefix: string;
            revokedAt: string | null;
            scopes: ("read" | "write" | "launch")[] | null;
            studyIds: string[] | null;
            test: boolean;
        };
        ApiKeyList: {
            keys: components["schemas"]["ApiKey"][];
        };
        AskRequest: {
            question: string;
        };
        AskStudiesRequest: {
            question: string;
            studyIds?: string[];
        };
        AuditCheck: {
            brokenAt: number | null;
            /** Format: date-time */
            checkedAt: string;
            entries: number;
            ok: boolean;
        };
        AuditEntry: {
            action: string;
            actor: {
                /** Format: uuid */
                keyId?: string;
                name: string | null;
                /** @enum {string} */
                system?: "operator" | "visitor";
                /** Format: uuid */
                userId?: string;
            };
            /** Format: date-time */
            at: string;
            changes: {
                [key: string]: {
                    from?: string | number | boolean | null;
                    to?: string | number | boolean | null;
                };
            };
            hash: string;
            /** Format: uuid */
            id: string;
            ip: string | null;
            number: number;
            result: string;
            studyId: string | null;
            target: string | null;
            targetName: string | null;
            targetType: ("study" | "response" | "annotation" | "clip" | "export" | "file" | "insight" | "invitation" | "key" | "member" | "message" | "organization" | "passage" | "reel" | "rehearsal" | "share" | "theme" | "wallet" | "webhook") | null;
        };
        AuditPage: {
            entries: components["schemas"]["AuditEntry"][];
        };
        Authenticator: {
            secret: string;
            uri: string;
        };
        BeginSecondFactorRequest: {
            password: string;
        };
        Block: {
            conceptSamplingConfig?: {
                concepts: components["schemas"]["GuideConcept"][];
                subsampleCount?: number | null;
            } | null;
            externalId?: string;
            items: components["schemas"]["Item"][];
            title: string;
            /** @enum {string} */
            type: "flat" | "concept" | "screening";
        };
        BothFactorsRequest: {
            code: string;
            password: string;
        };
        Branding: {
            accent: string | null;
            logo: string | null;
            name: string | null;
        };
        BrandingChange: {
            accent?: string | null;
            logo?: string | null;
            name?: string | null;
        };
        Captions: {
            cues: components["schemas"]["Cue"][];
            durationMs: number;
        };
        ChangeAnnotationRequest: {
            body?: string | null;
            tag?: string | null;
        };
        ChangeAnswerRequest: {
            answer: components["schemas"]["GivenAnswer"];
            stepId: string;
            version: number;
        };
        ChangedAnswer: {
            /** @enum {string} */
            progress: "in_progress" | "screened_out" | "complete";
            step: components["schemas"]["Step"];
            stepId: string;
            text: string;
            version: number;
        };
        ChangedFolder: {
            movedStudies: number;
            path: string[];
        };
        ChangeInsightRequest: {
            authors?: string[];
            evidence?: components["schemas"]["CitePassage"][];
            /** @enum {string} */
            status?: "draft" | "shared";
            text?: string;
            themes?: string[];
            title?: string;
        };
        ChangeOrganizationRequest: {
            name?: string;
            retention?: components["schemas"]["RetentionTimesChange"];
            supportMessage?: string | null;
        };
        ChangeReelRequest: {
            /** @enum {string} */
            captions?: "track" | "burned" | "none";
            clips?: string[];
            hide?: components["schemas"]["Hideable"][] | components["schemas"]["Hideable"];
            names?: string[];
            title?: string;
            titleCards?: components["schemas"]["NewTitleCard"][];
        };
        ChangeStudyRequest: {
            background?: string;
            branding?: components["schemas"]["BrandingChange"] | null;
            closeAfter?: number | null;
            closeAtTarget?: boolean;
            /** Format: date-time */
            closesAt?: ((string | null) | null) | string | null;
            closingMessage?: string;
            config?: {
                allowRevision?: boolean;
                availableLanguages?: ("en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu")[] | null;
                /** @enum {string} */
                interviewMode?: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                /** @enum {string} */
                questionLanguage?: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
                /** @enum {string} */
                style?: "balanced" | "warm" | "brisk" | "non_directive";
                targetPlatforms?: ("ios" | "android" | "desktop")[];
                /** @enum {string} */
                turnTaking?: "button" | "patient";
            };
            consent?: components["schemas"]["StudyConsentChange"] | null;
            contact?: string | null;
            embedOrigins?: string[];
            entry?: components["schemas"]["StudyEntry"];
            externalTitle?: string;
            folderPath?: string[] | null;
            invitationTexts?: components["schemas"]["InvitationTexts"] | null;
            launchers?: string[] | null;
            linkId?: string;
            /** Format: date-time */
            opensAt?: ((string | null) | null) | string | null;
            organisation?: string | null;
            quotas?: components["schemas"]["Quota"][];
            redirects?: components["schemas"]["Redirects"] | null;
            responseTarget?: number;
            retention?: components["schemas"]["RetentionTimesChange"];
            stateTexts?: components["schemas"]["StateTexts"] | null;
            studyGoal?: string;
            supportMessage?: string | null;
            title?: string;
            welcomeMessage?: {
                message?: string;
                title?: string;
            };
        };
        ChangeTagsRequest: {
            add?: string[];
            remove?: string[];
        };
        ChangeThemeRequest: {
            name?: string;
            parentId?: string | null;
            rule?: string;
            /** @enum {string} */
            status?: "suggested" | "accepted" | "rejected";
        };
        ChangeTranslationRequest: {
            strings: {
                [key: string]: components["schemas"]["NewTranslation"] | components["schemas"]["NoTranslation"] | null;
            };
        };
        ChangeWebhookRequest: {
            description?: string | null;
            events?: ("study.launched" | "study.paused" | "study.closed" | "study.target_reached" | "response.started" | "response.completed" | "response.screened_out" | "response.over_quota" | "response.analyzed" | "response.flagged" | "response.deleted" | "export.ready")[];
            /** @enum {string} */
            status?: "active" | "disabled";
            studyIds?: string[] | null;
            url?: string;
        };
        ChoiceAnswer: {
            custom?: string;
            optionIds: string[];
        };
        ChoiceQuestion: {
            concepts: components["schemas"]["Concept"][];
            id: string;
            isMultiSelect: boolean;
            isScreener: boolean;
            options: string[];
            questionNumber: number;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
        };
        ChoiceStepQuestion: {
            allowCustomOption: boolean;
            concepts: components["schemas"]["Concept"][];
            id: string;
            isMultiSelect: boolean;
            isScreener: boolean;
            maxSelect: number | null;
            minSelect: number | null;
            options: components["schemas"]["StepChoiceOption"][];
            questionNumber: number;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
        };
        Citation: {
            after: string;
            asked: string;
            before: string;
            end: number;
            language: string;
            quote: string;
            readableId: number;
            /** Format: uuid */
            responseId: string;
            responseIndex: number;
            start: number;
            /** Format: uuid */
            studyId: string;
        };
        CitedPassage: {
            discussionGuideQuestionId: string | null;
            end: number | null;
            quote: string | null;
            readableId: number | null;
            responseId: string | null;
            responseIndex: number | null;
            start: number | null;
            startSeconds: number | null;
        };
        CitedStudy: {
            /** Format: uuid */
            studyId: string;
            title: string;
        };
        CitePassage: {
            end?: number | null;
            quote?: string | null;
            responseId: string | null;
            responseIndex?: number | null;
            start?: number | null;
        };
        Clip: {
            author: components["schemas"]["FilmAuthor"] | null;
            /** @enum {string} */
            captions: "track" | "burned" | "none";
            /** Format: date-time */
            createdAt: string;
            durationSeconds: number | null;
            fromSeconds: number;
            hide: components["schemas"]["Hideable"][];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            layout: "side_by_side" | "camera" | "screen";
            linksExpireAt: string | null;
            mp4Url: string | null;
            names: string[];
            passages: components["schemas"]["RowPassage"][];
            posterUrl: string | null;
            problem: string | null;
            progress: number;
            readableId: number;
            /** Format: uuid */
            responseId: string;
            responseIndex: number;
            sizeBytes: number | null;
            /** @enum {string} */
            status: "queued" | "rendering" | "ready" | "failed";
            title: string;
            toSeconds: number;
            transcript: string;
            /** Format: date-time */
            updatedAt: string;
            vttUrl: string | null;
            /** @enum {string} */
            wordTimes: "heard" | "spread";
        };
        ClipPage: {
            clips: components["schemas"]["Clip"][];
            total: number;
        };
        ClipPlace: components["schemas"]["WordPlace"] | number;
        Codebook: {
            asked: number;
            none: number;
            read: number;
            readAt: string | null;
            /** @enum {string} */
            reading: "none" | "due" | "done";
            suggestedAt: string | null;
            suggesting: boolean;
            themes: components["schemas"]["CodebookTheme"][];
            toRead: number;
        };
        CodebookTheme: {
            decidedAt: string | null;
            opposed: number;
            passages: number;
            stale: boolean;
            /** Format: uuid */
            themeId: string;
        };
        ComparePanelRequest: {
            csv: string;
            parameter?: string;
        };
        Concept: {
            description: string;
            embedUrl: string | null;
            id: string;
            media: components["schemas"]["ConceptMedia"][];
            title: string;
        };
        ConceptMedia: {
            name: string;
            /** @enum {string} */
            type: "image" | "video";
            url: string;
        };
        Conditional: {
            criteria: (components["schemas"]["SelectionCriterion"] | components["schemas"]["ParameterCriterion"])[];
            /** @enum {string} */
            operator: "and" | "or";
        };
        ConfirmSecondFactorRequest: {
            code: string;
        };
        CountedTag: {
            count: number;
            text: string;
        };
        CountedUrlParameter: {
            count: number;
            name: string;
            value: string;
        };
        CreateClipRequest: {
            /** @enum {string} */
            captions?: "track" | "burned" | "none";
            from: components["schemas"]["ClipPlace"];
            hide?: components["schemas"]["Hideable"][] | components["schemas"]["Hideable"];
            /** @enum {string} */
            layout?: "side_by_side" | "camera" | "screen";
            names?: string[];
            passages?: components["schemas"]["NewRowPassage"][];
            title?: string;
            to: components["schemas"]["ClipPlace"];
        };
        CreatedFolder: {
            path: string[];
        };
        CreatedKey: {
            apiKey: string;
            key: components["schemas"]["ApiKey"];
        };
        CreatedShare: {
            /** Format: uuid */
            id: string;
            /** Format: uri */
            url: string;
        };
        CreateFolderRequest: {
            path: string[];
        };
        CreateInsightRequest: {
            authors?: string[];
            evidence?: components["schemas"]["CitePassage"][];
            /** @enum {string} */
            status?: "draft" | "shared";
            text?: string;
            themes?: string[];
            title: string;
        };
        CreateKeyRequest: {
            /** Format: date-time */
            expiresAt?: string;
            name: string;
            scopes?: ("read" | "write" | "launch")[] | null;
            studyIds?: string[] | null;
            test?: boolean;
        };
        CreateReelRequest: {
            /** @enum {string} */
            captions?: "track" | "burned" | "none";
            clips: string[];
            hide?: components["schemas"]["Hideable"][] | components["schemas"]["Hideable"];
            names?: string[];
            title: string;
            titleCards?: components["schemas"]["NewTitleCard"][];
        };
        CreateShareRequest: {
            clipId?: string | null;
            /** Format: date-time */
            expiresAt?: ((string | null) | null) | string | null;
            filter?: components["schemas"]["ResponseFilter"] | null;
            insightId?: string | null;
            label?: string | null;
            mayDownload?: boolean;
            password?: string | null;
            reelId?: string | null;
            responseId?: string | null;
            /** @enum {string} */
            what: "report" | "insight" | "clip" | "reel" | "response" | "responses";
            withNames?: boolean;
            withRecordings?: boolean;
        };
        CreateStudyRequest: {
            background?: string;
            closingMessage?: string;
            config?: {
                allowRevision?: boolean;
                availableLanguages?: ("en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu")[] | null;
                /** @enum {string} */
                interviewMode?: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                /** @enum {string} */
                questionLanguage?: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
                /** @enum {string} */
                style?: "balanced" | "warm" | "brisk" | "non_directive";
                targetPlatforms?: ("ios" | "android" | "desktop")[];
                /** @enum {string} */
                turnTaking?: "button" | "patient";
            };
            externalTitle?: string;
            studyGoal?: string;
            studyGuide: components["schemas"]["Block"][];
            title: string;
            welcomeMessage?: {
                message?: string;
                title?: string;
            };
        };
        CreateThemeRequest: {
            name: string;
            parentId?: string | null;
            rule?: string;
        };
        CreateWebhookRequest: {
            description?: string | null;
            events: ("study.launched" | "study.paused" | "study.closed" | "study.target_reached" | "response.started" | "response.completed" | "response.screened_out" | "response.over_quota" | "response.analyzed" | "response.flagged" | "response.deleted" | "export.ready")[];
            studyIds?: string[] | null;
            url: string;
        };
        CreditBalance: {
            balance: number;
            usage: number;
        };
        CreditUse: {
            balance: number;
            held: number;
            heldPercent: number;
            spent: number;
            spentPercent: number;
            total: number;
            usage: number;
        };
        Cue: {
            endMs: number;
            responseIndex: number;
            startMs: number;
            text: string;
        };
        DayCount: {
            count: number;
            /** Format: date */
            date: string;
        };
        DeleteAccountRequest: {
            password: string;
        };
        Deleted: {
            /** @constant */
            deleted: true;
            /** Format: uuid */
            id: string;
        };
        DeleteOrganizationRequest: {
            name: string;
            password: string;
        };
        DraftBlock: {
            conceptSamplingConfig?: {
                concepts?: components["schemas"]["DraftGuideConcept"][];
                subsampleCount?: number | null;
            } | null;
            externalId?: string;
            items?: components["schemas"]["DraftItem"][];
            title: string;
            /** @enum {string} */
            type: "flat" | "concept" | "screening";
        };
        DraftConditional: {
            criteria?: (components["schemas"]["DraftSelectionCriterion"] | components["schemas"]["DraftParameterCriterion"])[];
            /** @enum {string} */
            operator: "and" | "or";
        };
        DraftedTranslation: {
            drafted: number;
            left: number;
            translation: components["schemas"]["Translation"];
        };
        DraftFileUploadItem: {
            acceptedTypes?: string[] | null;
            conditional?: components["schemas"]["DraftConditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            maxFiles?: number | null;
            maxFileSizeMb?: number | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file_upload";
        };
        DraftGuideConcept: {
            conditional?: components["schemas"]["DraftConditional"] | null;
            content: {
                description?: string | null;
                embed?: {
                    url: string;
                } | null;
                media?: components["schemas"]["DraftMedia"][];
                title: string;
            };
            externalId?: string;
            nickname: string;
        };
        DraftItem: components["schemas"]["DraftOpenEndedItem"] | components["schemas"]["DraftMultipleChoiceItem"] | components["schemas"]["DraftRankingItem"] | components["schemas"]["DraftMatrixItem"] | components["schemas"]["DraftMaxDiffItem"] | components["schemas"]["DraftStatementItem"] | components["schemas"]["DraftFileUploadItem"];
        DraftItemMedia: {
            forceWatching?: boolean;
            name: string;
            /** @enum {string} */
            type: "image" | "video";
            url: string;
            widthPercentage?: number;
        };
        DraftMatrixItem: {
            conditional?: components["schemas"]["DraftConditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            multiSelect?: boolean | null;
            options?: components["schemas"]["DraftOption"][];
            rows?: components["schemas"]["DraftRow"][];
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matrix";
        };
        DraftMaxDiffItem: {
            conditional?: components["schemas"]["DraftConditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            itemsPerScreen?: number | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            metric?: string | null;
            options?: components["schemas"]["DraftOption"][];
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "max_diff";
        };
        DraftMedia: {
            name: string;
            /** @enum {string} */
            type: "image" | "video";
            url: string;
            widthPercentage?: number;
        };
        DraftMultipleChoiceItem: {
            allowCustomOption?: boolean | null;
            carryForwardFrom?: string | null;
            conditional?: components["schemas"]["DraftConditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            maxSelect?: number | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            minSelect?: number | null;
            multiSelect?: boolean | null;
            options?: components["schemas"]["DraftOption"][];
            pinnedFinalOption?: boolean | null;
            randomizeOptionOrder?: boolean | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
        };
        DraftOpenEndedItem: {
            addInstructions?: string | null;
            conditional?: components["schemas"]["DraftConditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            followUp?: ("none" | "light" | "medium" | "heavy") | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            preferredInput?: ("text" | "voice" | "screenRecording" | "none") | null;
            screenObservationEnabled?: boolean | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended";
        };
        DraftOption: {
            exclusiveOption?: boolean;
            externalId?: string;
            status?: ("approve" | "reject" | "neutral") | null;
            text: string;
        };
        DraftParameterCriterion: {
            parameter: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "searchParam";
            value: string;
        };
        DraftRankingItem: {
            carryForwardFrom?: string | null;
            conditional?: components["schemas"]["DraftConditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            options?: components["schemas"]["DraftOption"][];
            randomizeOptionOrder?: boolean | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
        };
        DraftRow: {
            text: string;
        };
        DraftSelectionCriterion: {
            choices?: string[];
            /** @enum {string} */
            matchingCriteria: "mustSelect" | "mustNotSelect";
            matrixRow?: string | null;
            questionId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "selectedTemplateOptions";
        };
        DraftStatementItem: {
            conditional?: components["schemas"]["DraftConditional"] | null;
            continueButtonText?: string;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "statement";
        };
        DuplicateRequest: {
            title?: string;
        };
        EarlierAnswer: {
            /** Format: date-time */
            replacedAt: string;
            text: string;
        };
        EmptyRequest: Record<string, never>;
        EndedSessions: {
            ended: number;
        };
        EndStep: {
            care?: components["schemas"]["StepCare"];
            /** @constant */
            endReason?: "over_quota";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "end";
            message: string;
            /** @enum {string} */
            outcome: "complete" | "screened_out";
            /** Format: uri */
            redirectUrl?: string;
        };
        ErasedAnswers: {
            /** @constant */
            erased: true;
        };
        ErasedPerson: {
            erased: number;
            held: components["schemas"]["SkippedResponse"][];
            remaining: number;
        };
        EraseLink: {
            /** Format: uri */
            url: string;
        };
        Error: {
            /** @enum {string} */
            code: "invalid_json" | "invalid_request_body" | "invalid_study_guide" | "wallet_required" | "insufficient_credits" | "bad_request" | "missing_api_key" | "invalid_api_key" | "unauthorized" | "launch_permission_denied" | "wallet_access_denied" | "forbidden" | "study_not_found" | "response_not_found" | "not_found" | "study_busy" | "concurrent_modification" | "conflict" | "internal_error";
            error: string;
            issues?: components["schemas"]["Issue"][];
        };
        EvidencePage: {
            evidence: components["schemas"]["ThemeEvidence"][];
        };
        EvidenceRow: {
            moderator: string;
            user: string;
        };
        ExportedGuide: {
            background?: string;
            closingMessage?: string;
            config: {
                allowRevision: boolean;
                availableLanguages: string[] | null;
                /** @enum {string} */
                interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                questionLanguage: string;
                /** @enum {string} */
                style: "balanced" | "warm" | "brisk" | "non_directive";
                targetPlatforms: ("ios" | "android" | "desktop")[];
                /** @enum {string} */
                turnTaking: "button" | "patient";
            };
            externalTitle?: string;
            studyGoal?: string;
            studyGuide: components["schemas"]["SavedBlock"][];
            title: string;
            welcomeMessage?: {
                message?: string;
                title?: string;
            };
        };
        FieldworkBoard: {
            /** Format: date-time */
            at: string;
            cells: components["schemas"]["QuotaCount"][];
            closeAfter: number | null;
            closesAt: string | null;
            complete: number;
            estimatedMinutes: number;
            firstStartedAt: string | null;
            holdingPlace: number;
            left: number;
            middleSeconds: number | null;
            /** @enum {string} */
            openness: "live" | "not_open_yet" | "paused" | "closed" | "full";
            opensAt: string | null;
            outcomes: components["schemas"]["OutcomeRow"][];
            overQuota: number;
            responseTarget: number;
            screenedOut: number;
            started: number;
            /** @enum {string} */
            status: "draft" | "live" | "paused" | "closed";
            tests: {
                responses: number;
                /** Format: uuid */
                studyId: string;
            } | null;
            underWay: number;
        };
        FileAnswer: {
            recordings: string[];
        };
        FileStepQuestion: {
            acceptedTypes: string[] | null;
            concepts: components["schemas"]["Concept"][];
            id: string;
            isScreener: boolean;
            maxFiles: number;
            maxFileSizeMb: number;
            questionNumber: number;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file_upload";
        };
        FileUploadItem: {
            acceptedTypes?: string[] | null;
            conditional?: components["schemas"]["Conditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            maxFiles?: number | null;
            maxFileSizeMb?: number | null;
            media?: components["schemas"]["ItemMedia"][] | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file_upload";
        };
        FilmAuthor: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        FilmStarted: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "queued" | "rendering" | "ready" | "failed";
        };
        FindingAuthor: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        Folder: {
            ownStudyCount: number;
            path: string[];
            studyCount: number;
        };
        FolderList: {
            folders: components["schemas"]["Folder"][];
            studyCount: number;
        };
        FollowUpStep: {
            acknowledgement?: string;
            care?: components["schemas"]["StepCare"];
            conceptId: string | null;
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "follow_up";
            moderator: string;
            number: number;
            questionId: string;
            section: components["schemas"]["StepSection"];
            /** @constant */
            skippable?: true;
            total: number;
        };
        ForgottenToken: Record<string, never>;
        FoundAnywhere: {
            quotes: components["schemas"]["FoundQuote"][];
            responses: components["schemas"]["FoundResponse"][];
            tags: components["schemas"]["FoundTag"][];
        };
        Founded: {
            /** Format: uuid */
            organizationId: string;
        };
        FoundPerson: {
            invitations: number;
            responses: components["schemas"]["PersonalResponse"][];
            total: number;
        };
        FoundQuote: {
            /** Format: uuid */
            id: string;
            language: string;
            marks: number[][];
            readableId: number;
            responseIndex: number;
            /** Format: uuid */
            studyId: string;
            studyTitle: string;
            test: boolean;
            text: string;
        };
        FoundResponse: {
            /** Format: uuid */
            id: string;
            readableId: number;
            /** Format: uuid */
            studyId: string;
            studyTitle: string;
            test: boolean;
        };
        FoundStudies: {
            counts: {
                all: number;
                closed: number;
                draft: number;
                live: number;
                paused: number;
            };
            creators: components["schemas"]["StudyCreator"][];
            responseCount: number;
            studies: components["schemas"]["StudyOverview"][];
            studyCount: number;
        };
        FoundTag: {
            count: number;
            /** Format: uuid */
            studyId: string;
            studyTitle: string;
            test: boolean;
            text: string;
        };
        FundingWallet: {
            accessible: boolean;
            funds: boolean;
            liveStudies: number;
            members: {
                name: string;
                /** Format: uuid */
                userId: string;
            }[] | null;
            missing: number;
            name: string;
            project: components["schemas"]["CreditUse"];
            recruitment: components["schemas"]["CreditUse"];
            /** Format: uuid */
            walletId: string;
        };
        Given: components["schemas"]["GivenTexts"] | components["schemas"]["GivenSelection"] | components["schemas"]["GivenRanking"] | components["schemas"]["GivenMatrix"] | components["schemas"]["GivenMaxDiff"] | components["schemas"]["GivenFiles"];
        GivenAnswer: components["schemas"]["OpenAnswer"] | components["schemas"]["ChoiceAnswer"] | components["schemas"]["RankingAnswer"] | components["schemas"]["MatrixAnswer"] | components["schemas"]["MaxDiffAnswer"] | components["schemas"]["FileAnswer"] | components["schemas"]["StatementAnswer"] | components["schemas"]["SkipAnswer"];
        GivenFile: {
            /** Format: uuid */
            id: string;
            name: string;
            sizeBytes: number | null;
        };
        GivenFiles: {
            files: components["schemas"]["GivenFile"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file_upload";
        };
        GivenMatrix: {
            columns: string[];
            rows: components["schemas"]["GivenMatrixRow"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matrix";
        };
        GivenMatrixRow: {
            chosen: string[];
            text: string;
        };
        GivenMaxDiff: {
            metric: string;
            screens: components["schemas"]["GivenScreen"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "max_diff";
        };
        GivenOption: {
            status: ("approve" | "reject" | "neutral") | null;
            text: string;
        };
        GivenRanking: {
            ranked: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
        };
        GivenScreen: {
            best: string;
            options: string[];
            worst: string;
        };
        GivenSelection: {
            custom: string | null;
            selected: components["schemas"]["GivenOption"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
        };
        GivenTexts: {
            texts: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended";
        };
        GuideChange: {
            /** @enum {string} */
            op: "add" | "replace" | "remove";
            path: (string | number)[];
            value?: string | number | {
                [key: string]: unknown;
            };
        };
        GuideConcept: {
            conditional?: components["schemas"]["Conditional"] | null;
            content: {
                description?: string | null;
                embed?: {
                    url: string;
                } | null;
                media?: components["schemas"]["Media"][];
                title: string;
            };
            externalId?: string;
            nickname: string;
        };
        GuideFix: {
            changes: components["schemas"]["GuideChange"][];
            label: string;
        };
        GuideMarkdown: {
            fileName: string;
            markdown: string;
        };
        GuideProblem: {
            code: string;
            message: string;
            path: (string | number)[];
            rule: string;
        };
        GuideWarning: {
            /** @enum {string} */
            code: "placeholder" | "untitled" | "screen-not-recorded" | "not-transcribed" | "leading" | "two-questions" | "negated-twice" | "jargon" | "too-long" | "unreachable" | "dead-end" | "rejects-everybody" | "longer-than-announced";
            fix?: components["schemas"]["GuideFix"];
            message: string;
            path: (string | number)[];
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        HeardSoFar: {
            heardMs: number;
            text: string;
        };
        HeardSoFarRequest: {
            stepId: string;
        };
        HeldResponse: {
            /** Format: date-time */
            at: string;
            by: {
                id: string;
                name: string;
            } | null;
            readableId: number;
            reason: string;
            responseId: string;
        };
        /** @enum {string} */
        Hideable: "names" | "camera" | "screen" | "voice" | "sound" | "faces";
        Highlight: {
            author: components["schemas"]["FindingAuthor"] | null;
            body: string | null;
            conceptId: string | null;
            /** Format: date-time */
            createdAt: string;
            discussionGuideQuestionId: string;
            end: number;
            /** Format: uuid */
            id: string;
            isFollowUp: boolean;
            questionNumber: number | null;
            quote: string;
            readableId: number;
            /** Format: uuid */
            responseId: string;
            responseIndex: number;
            start: number;
            startSeconds: number;
            tag: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        Highlights: {
            highlights: components["schemas"]["Highlight"][];
            total: number;
        };
        Insight: {
            authors: components["schemas"]["FindingAuthor"][];
            /** Format: date-time */
            createdAt: string;
            evidence: components["schemas"]["CitedPassage"][];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "draft" | "shared";
            text: string;
            themes: string[];
            title: string;
            /** Format: date-time */
            updatedAt: string;
        };
        Insights: {
            insights: components["schemas"]["Insight"][];
            total: number;
        };
        InterviewStudy: {
            availableLanguages: string[];
            branding?: components["schemas"]["Branding"];
            consent?: components["schemas"]["StudyConsent"];
            estimatedMinutes: number;
            language: string;
            /** @enum {string} */
            mode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
            speech: {
                speaks: boolean;
                transcribes: boolean;
            };
            title: string;
            translatedLanguages: string[];
            /** @enum {string} */
            turnTaking: "button" | "patient";
            welcome: {
                message: string | null;
                title: string | null;
            };
        };
        Invitation: {
            study: components["schemas"]["InterviewStudy"];
        };
        InvitationCounts: {
            added: number;
            completed: number;
            failed: number;
            opened: number;
            over_quota: number;
            queued: number;
            screened_out: number;
            sent: number;
            started: number;
            unsubscribed: number;
        };
        InvitationText: {
            reminderSubject: string;
            reminderText: string;
            subject: string;
            text: string;
        };
        InvitationTexts: {
            [key: string]: components["schemas"]["InvitationText"];
        };
        Invitee: {
            email: string;
            language?: string | null;
            name?: string | null;
            parameters?: {
                [key: string]: string;
            };
        };
        InviteRequest: {
            email: string;
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
        };
        Issue: {
            message: string;
            path: (string | number)[];
        };
        Item: components["schemas"]["OpenEndedItem"] | components["schemas"]["MultipleChoiceItem"] | components["schemas"]["RankingItem"] | components["schemas"]["MatrixItem"] | components["schemas"]["MaxDiffItem"] | components["schemas"]["StatementItem"] | components["schemas"]["FileUploadItem"];
        ItemMedia: {
            forceWatching?: boolean;
            name: string;
            /** @enum {string} */
            type: "image" | "video";
            url: string;
            widthPercentage?: number;
        };
        Joined: {
            email: string;
            /** Format: uuid */
            organizationId: string;
            /** Format: uuid */
            userId: string;
        };
        JoinRequest: {
            name: string;
            password: string;
        };
        LanguageProgress: {
            approved: number;
            edited: number;
            isAvailable: boolean;
            language: string;
            machine: number;
            missing: number;
            outdated: number;
            texts: number;
        };
        LanguageRequest: {
            language: string;
        };
        Launch: {
            /** Format: uuid */
            id: string;
            linkId: string;
            /** Format: uri */
            selfRecruitLink: string;
            /** @constant */
            status: "live";
            wallet?: components["schemas"]["Wallet"];
        };
        LaunchPreview: {
            /** @enum {string} */
            action: "launch" | "publish" | "resume" | "none" | "closed";
            billedTo: string | null;
            changes: components["schemas"]["RevisionChange"][];
            closing: {
                givesBack: number;
                interviewsUnderWay: number;
            };
            givesBack: number;
            holds: number;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
            isBilled: boolean;
            launchers: {
                name: string;
                /** Format: uuid */
                userId: string;
            }[] | null;
            linkId: string;
            missingTranslations: {
                [key: string]: string[];
            };
            price: number;
            pricePerResponse: number;
            problems: components["schemas"]["GuideProblem"][];
            refusal: ("role" | "launchers") | null;
            responseTarget: number;
            /** Format: uri */
            selfRecruitLink: string;
            /** @enum {string} */
            status: "draft" | "live" | "paused" | "closed";
            test: boolean;
            title: string;
            wallets: components["schemas"]["FundingWallet"][];
            warnings: components["schemas"]["StudyWarning"][];
        };
        LaunchRequest: {
            /** Format: uuid */
            walletId?: string;
        };
        LedgerEntry: {
            amount: number;
            /** Format: date-time */
            createdAt: string;
            heldAfter: number;
            id: number;
            /** @enum {string} */
            kind: "project" | "recruitment";
            /** @enum {string} */
            reason: "credit" | "launch_hold" | "hold_change" | "share_hold" | "charge" | "share_release" | "launch_release" | "waiver";
            response: {
                /** Format: uuid */
                id: string;
                progress: string | null;
                readableId: number | null;
            } | null;
            study: {
                /** Format: uuid */
                id: string;
                title: string;
            } | null;
            usageAfter: number;
        };
        LedgerPage: {
            before: number | null;
            entries: components["schemas"]["LedgerEntry"][];
        };
        LegacyAnswer: {
            answer: string;
            /** Format: uuid */
            answer_id: string;
            concept_id: string | null;
            discussion_guide_question_id: string;
            question: string;
            /** Format: uuid */
            question_id: string;
        };
        LegacyChoiceQuestion: {
            concepts: components["schemas"]["LegacyConcept"][];
            id: string;
            is_multi_select: boolean;
            is_screener: boolean;
            options: string[];
            question_number: number;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
        };
        LegacyConcept: {
            description: string;
            embed_url: string | null;
            id: string;
            media: components["schemas"]["LegacyConceptMedia"][];
            title: string;
        };
        LegacyConceptMedia: {
            name: string;
            /** @enum {string} */
            type: "image" | "video";
            url: string;
        };
        LegacyPlainQuestion: {
            concepts: components["schemas"]["LegacyConcept"][];
            id: string;
            is_screener: boolean;
            question_number: number;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended" | "statement";
        };
        LegacyQuestion: components["schemas"]["LegacyPlainQuestion"] | components["schemas"]["LegacyChoiceQuestion"] | components["schemas"]["LegacyRankingQuestion"];
        LegacyQuestionList: {
            questions: components["schemas"]["LegacyQuestion"][];
        };
        LegacyRankingQuestion: {
            concepts: components["schemas"]["LegacyConcept"][];
            id: string;
            is_screener: boolean;
            options: string[];
            question_number: number;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
        };
        LegacyResponseListItem: {
            answers: {
                [key: string]: string;
            };
            answers_array: components["schemas"]["LegacyAnswer"][];
            attributes: {
                [key: string]: string;
            };
            bullet_summary: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            progress: "complete" | "screened_out" | "in_progress";
            quality_score?: number;
            response_duration_seconds: number;
            response_number: number;
            short_assistant_messages: string[];
            short_transcript: string | null;
            summary?: string;
            tagline: string;
            tags: string[];
            /** Format: date-time */
            updated_at: string;
        };
        LegacySingleResponse: {
            /** Format: uuid */
            id: string;
            survey: string;
            transcript: components["schemas"]["LegacyTranscriptRow"][];
        };
        LegacyStudyListItem: {
            /** Format: date-time */
            created_at: string;
            desc: string;
            /** Format: uuid */
            id: string;
            link_id: string;
            title: string;
        };
        LegacyTranscriptRow: {
            answer_id: string | null;
            audio: string | null;
            concept_id: string | null;
            discussion_guide_question_id: string;
            is_followup: boolean;
            moderator: string;
            question_uuid: string;
            response_index: number;
            user: string;
            video: {
                /** Format: uri */
                mp4_url: string;
                /** Format: uri */
                stream_url: string;
            } | null;
        };
        LegalHold: {
            /** Format: date-time */
            at: string;
            by: {
                id: string;
                name: string;
            } | null;
            reason: string;
        };
        LegalHoldRequest: {
            reason: string;
        };
        LinkCheck: {
            linkId: string;
            problem: string | null;
            /** @enum {string} */
            state: "free" | "current" | "earlier" | "taken" | "invalid";
        };
        ListedRehearsal: {
            /** Format: date-time */
            createdAt: string;
            done: number;
            /** Format: date-time */
            expiresAt: string;
            finishedAt: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "waiting" | "running" | "ready" | "stopped" | "failed";
            total: number;
        };
        LookedAfter: {
            /** Format: date-time */
            at: string;
            by: {
                id: string;
                name: string;
            } | null;
        };
        MakeLinkRequest: {
            parameters: {
                [key: string]: string;
            };
        };
        MatrixAnswer: {
            cells: {
                [key: string]: string[];
            };
        };
        MatrixItem: {
            conditional?: components["schemas"]["Conditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            media?: components["schemas"]["ItemMedia"][] | null;
            multiSelect?: boolean | null;
            options: components["schemas"]["Option"][];
            rows: components["schemas"]["Row"][];
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matrix";
        };
        MatrixQuestion: {
            columns: string[];
            concepts: components["schemas"]["Concept"][];
            id: string;
            isMultiSelect: boolean;
            isScreener: boolean;
            questionNumber: number;
            rows: string[];
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matrix";
        };
        MatrixStepQuestion: {
            columns: components["schemas"]["StepOption"][];
            concepts: components["schemas"]["Concept"][];
            id: string;
            isMultiSelect: boolean;
            isScreener: boolean;
            questionNumber: number;
            rows: components["schemas"]["StepOption"][];
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matrix";
        };
        MaxDiffAnswer: {
            screens: {
                best: string;
                worst: string;
            }[];
        };
        MaxDiffItem: {
            conditional?: components["schemas"]["Conditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            itemsPerScreen?: number | null;
            media?: components["schemas"]["ItemMedia"][] | null;
            metric?: string | null;
            options: components["schemas"]["Option"][];
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "max_diff";
        };
        MaxDiffQuestion: {
            concepts: components["schemas"]["Concept"][];
            id: string;
            isScreener: boolean;
            itemsPerScreen: number;
            metric: string;
            options: string[];
            questionNumber: number;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "max_diff";
        };
        MaxDiffStepQuestion: {
            concepts: components["schemas"]["Concept"][];
            id: string;
            isScreener: boolean;
            itemsPerScreen: number;
            metric: string;
            options: components["schemas"]["StepOption"][];
            questionNumber: number;
            screens: string[][];
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "max_diff";
        };
        Me: {
            capabilities: ("read" | "edit" | "launch" | "administer" | "own")[];
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            organizations: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            }[];
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            test: boolean;
            user: {
                email: string;
                /** Format: uuid */
                id: string;
                name: string;
            };
        };
        Media: {
            name: string;
            /** @enum {string} */
            type: "image" | "video";
            url: string;
            widthPercentage?: number;
        };
        Member: {
            email: string;
            emailVerified: boolean;
            /** Format: date-time */
            joinedAt: string;
            keyCount: number | null;
            lastSeenAt: string | null;
            name: string;
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            /** Format: uuid */
            userId: string;
        };
        MemberInvitation: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            inviter: {
                name: string;
                /** Format: uuid */
                userId: string;
            };
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
        };
        MemberInvitationList: {
            invitations: components["schemas"]["MemberInvitation"][];
        };
        MemberList: {
            members: components["schemas"]["Member"][];
        };
        MemberRole: {
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            /** Format: uuid */
            userId: string;
        };
        MendWordsRequest: {
            text: string;
            version?: number;
        };
        MergeThemesRequest: {
            /** Format: uuid */
            into: string;
        };
        ModelLimits: {
            tokensPerInterview?: number | null;
            tokensPerMonth?: number | null;
            tokensPerStudy?: number | null;
        };
        Models: {
            operators: string | null;
            own: components["schemas"]["OrganizationModel"] | null;
        };
        ModelTest: {
            chat: {
                ms: number | null;
                problem: string | null;
                works: boolean;
            };
            jsonSchema: {
                ms: number | null;
                problem: string | null;
                works: boolean;
            };
            passed: boolean;
            streaming: {
                ms: number | null;
                problem: string | null;
                works: boolean;
            };
            /** Format: date-time */
            testedAt: string;
            usage: {
                ms: number | null;
                problem: string | null;
                works: boolean;
            };
        };
        ModelUsage: {
            interviews: {
                average: number;
                interviews: number;
                most: number;
            };
            limits: {
                tokensPerInterview: number | null;
                tokensPerMonth: number | null;
                tokensPerStudy: number | null;
            };
            month: {
                calls: number;
                month: string;
                tokensIn: number;
                tokensOut: number;
            };
            studies: {
                calls: number;
                /** Format: uuid */
                studyId: string;
                title: string;
                tokensIn: number;
                tokensOut: number;
            }[];
        };
        MovedStudies: {
            folderPath: string[] | null;
            moved: {
                from: string[] | null;
                /** Format: uuid */
                id: string;
            }[];
        };
        MoveStudiesRequest: {
            folderPath: string[] | null;
            studyIds: string[];
        };
        MultipleChoiceItem: {
            allowCustomOption?: boolean | null;
            carryForwardFrom?: string | null;
            conditional?: components["schemas"]["Conditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            maxSelect?: number | null;
            media?: components["schemas"]["ItemMedia"][] | null;
            minSelect?: number | null;
            multiSelect?: boolean | null;
            options?: components["schemas"]["Option"][];
            pinnedFinalOption?: boolean | null;
            randomizeOptionOrder?: boolean | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
        };
        NearWords: {
            near: string[];
            word: string;
        };
        Neighbours: {
            newer: number | null;
            older: number | null;
        };
        NewPassage: {
            end: number;
            start: number;
        };
        NewPasswordRequest: {
            password: string;
            token: string;
        };
        NewRowPassage: {
            end: number;
            responseIndex: number;
            start: number;
        };
        NewTitleCard: {
            before?: number;
            seconds?: number;
            text: string;
        };
        NewTranslation: {
            source?: string;
            /** @enum {string} */
            state: "machine" | "edited" | "approved" | "outdated";
            text: string;
        };
        Notices: {
            /** @enum {string} */
            creditsLow: "off" | "now" | "daily";
            /** @enum {string} */
            responseCompleted: "off" | "now" | "daily";
            /** @enum {string} */
            safetyFlag: "off" | "now" | "daily";
            /** @enum {string} */
            studyClosed: "off" | "now" | "daily";
            /** @enum {string} */
            targetReached: "off" | "now" | "daily";
            /** @enum {string} */
            webhookFailing: "off" | "now" | "daily";
        };
        NoticesToSet: {
            /** @enum {string} */
            creditsLow?: "off" | "now" | "daily";
            /** @enum {string} */
            responseCompleted?: "off" | "now" | "daily";
            /** @enum {string} */
            safetyFlag?: "off" | "now" | "daily";
            /** @enum {string} */
            studyClosed?: "off" | "now" | "daily";
            /** @enum {string} */
            targetReached?: "off" | "now" | "daily";
            /** @enum {string} */
            webhookFailing?: "off" | "now" | "daily";
        };
        NotificationChannel: {
            channel: {
                failingSince: string | null;
                host: string;
                notices: components["schemas"]["Notices"];
                studyIds: string[] | null;
            } | null;
        };
        NotificationChannelTest: {
            problem: string | null;
            sent: boolean;
        };
        Notifications: {
            mail: boolean;
            notices: components["schemas"]["Notices"];
            studies: components["schemas"]["StudyNotifications"][];
        };
        NoTranslation: {
            source?: string;
            state: null;
            text: null;
        };
        Offer: {
            email: string;
            /** Format: date-time */
            expiresAt: string;
            inviterName: string;
            organizationName: string;
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
        };
        OpenAnswer: {
            recordings?: string[];
            text: string;
        };
        OpenApiDocument: {
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        OpenEndedItem: {
            addInstructions?: string | null;
            conditional?: components["schemas"]["Conditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            followUp?: ("none" | "light" | "medium" | "heavy") | null;
            media?: components["schemas"]["ItemMedia"][] | null;
            preferredInput?: ("text" | "voice" | "screenRecording" | "none") | null;
            screenObservationEnabled?: boolean | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended";
        };
        OpenPasswordLink: {
            /** Format: date-time */
            expiresAt: string;
        };
        OpenSharedRequest: {
            password: string;
        };
        OpenStepQuestion: {
            concepts: components["schemas"]["Concept"][];
            id: string;
            isScreener: boolean;
            /** @enum {string} */
            preferredInput: "text" | "voice" | "screenRecording" | "none";
            questionNumber: number;
            /** @constant */
            screenObservationEnabled?: true;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended";
        };
        Option: {
            exclusiveOption?: boolean;
            externalId?: string;
            status?: ("approve" | "reject" | "neutral") | null;
            text: string;
        };
        Organization: {
            /** Format: uuid */
            id: string;
            name: string;
            retention: components["schemas"]["RetentionTimes"];
            supportMessage: string | null;
        };
        OrganizationDeletion: {
            deletesAt: string | null;
            /** Format: uuid */
            organizationId: string;
        };
        OrganizationModel: {
            baseUrl: string;
            key: {
                lastFour: string;
                /** Format: date-time */
                savedAt: string;
            } | null;
            limits: {
                tokensPerInterview: number | null;
                tokensPerMonth: number | null;
                tokensPerStudy: number | null;
            };
            model: string;
            passed: boolean;
            test: components["schemas"]["ModelTest"] | null;
        };
        OrganizationRetention: {
            held: number;
            parts: {
                everything: {
                    nextAt: string | null;
                    overdue: number;
                    withinWeek: number;
                };
                recordings: {
                    nextAt: string | null;
                    overdue: number;
                    withinWeek: number;
                };
                words: {
                    nextAt: string | null;
                    overdue: number;
                    withinWeek: number;
                };
            };
            retention: components["schemas"]["RetentionTimes"];
            studies: number;
        };
        OutcomeRow: {
            /** @enum {string} */
            outcome: "complete" | "screened_out" | "over_quota" | "left" | "under_way";
            total: number;
            ways: components["schemas"]["WayCount"][];
        };
        PanelComparison: {
            agree: number;
            differences: components["schemas"]["PanelDifference"][];
            endedDifferently: number;
            here: number;
            missingHere: number;
            missingThere: number;
            there: number;
        };
        PanelDifference: {
            here: {
                endReason: ("complete" | "screened_out" | "over_quota") | null;
                readableId: number;
                /** Format: uuid */
                responseId: string;
            } | null;
            id: string;
            there: string | null;
        };
        ParameterCriterion: {
            parameter: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "searchParam";
            value: string;
        };
        ParameterEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "once_per_parameter";
            parameter: string;
        };
        Passage: {
            end: number;
            start: number;
        };
        PasswordLink: {
            /** @enum {string} */
            delivery: "mailed" | "failed" | "by_hand";
            /** Format: date-time */
            expiresAt: string;
            link: string | null;
        };
        PasswordLinkAsked: {
            mail: boolean;
        };
        PasswordLinkRequest: {
            email: string;
        };
        PasswordSet: {
            /** @constant */
            set: true;
        };
        PersonalResponse: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            isTest: boolean;
            kept: {
                annotations: number;
                answers: number;
                bytes: number;
                clips: number;
                evidence: number;
                quotes: number;
                recordings: number;
            };
            linkId: string;
            ofTestStudy: boolean;
            /** @enum {string} */
            progress: "complete" | "screened_out" | "in_progress";
            readableId: number;
            /** Format: uuid */
            studyId: string;
            studyTitle: string;
        };
        PlainEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "open" | "once_per_browser" | "signed";
        };
        PlainQuestion: {
            concepts: components["schemas"]["Concept"][];
            id: string;
            isScreener: boolean;
            questionNumber: number;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended" | "file_upload" | "statement";
        };
        Quality: {
            lowered: string[];
            parts: components["schemas"]["QualityPart"][];
            score: number;
        };
        QualityPart: {
            /** @enum {string} */
            part: "depth" | "specificity" | "relevance" | "effort" | "consistency";
            value: number;
            words: string;
        };
        Question: components["schemas"]["PlainQuestion"] | components["schemas"]["ChoiceQuestion"] | components["schemas"]["RankingQuestion"] | components["schemas"]["MatrixQuestion"] | components["schemas"]["MaxDiffQuestion"];
        QuestionList: {
            questions: components["schemas"]["Question"][];
        };
        QuestionResult: {
            isCurrent: boolean;
            isMultiSelect: boolean;
            isScreener: boolean;
            metric: string;
            parts: components["schemas"]["ResultPart"][];
            questionId: string;
            questionNumber: number;
            text: string;
            /** @enum {string} */
            type: "open_ended" | "file_upload" | "multiple_choice" | "ranking" | "statement" | "matrix" | "max_diff";
        };
        QuestionStep: {
            acknowledgement?: string;
            care?: components["schemas"]["StepCare"];
            concept: components["schemas"]["Concept"] | null;
            conceptId: string | null;
            embed: {
                url: string;
            } | null;
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "question";
            media: components["schemas"]["StepMedia"][];
            moderator: string;
            number: number;
            question: components["schemas"]["StepQuestion"];
            questionId: string;
            section: components["schemas"]["StepSection"];
            /** @constant */
            skippable?: true;
            total: number;
        };
        QueuedMails: {
            queued: number;
        };
        QueueMailsRequest: {
            /** Format: date-time */
            at?: ((string | null) | null) | string | null;
        };
        Quota: {
            limit: number;
            name: string;
            when: components["schemas"]["Conditional"];
        };
        QuotaCount: {
            complete: number;
            limit: number;
            name: string;
            underWay: number;
        };
        QuoteCaption: {
            endSeconds: number;
            startSeconds: number;
            text: string;
        };
        QuoteSound: {
            captions: components["schemas"]["QuoteCaption"][];
            durationSeconds: number;
            /** @enum {string} */
            times: "heard" | "spread";
            /** Format: uri */
            url: string;
        };
        RankingAnswer: {
            optionIds: string[];
        };
        RankingItem: {
            carryForwardFrom?: string | null;
            conditional?: components["schemas"]["Conditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            media?: components["schemas"]["ItemMedia"][] | null;
            options?: components["schemas"]["Option"][];
            randomizeOptionOrder?: boolean | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
        };
        RankingQuestion: {
            concepts: components["schemas"]["Concept"][];
            id: string;
            isScreener: boolean;
            options: string[];
            questionNumber: number;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
        };
        RankingStepQuestion: {
            concepts: components["schemas"]["Concept"][];
            id: string;
            isScreener: boolean;
            options: components["schemas"]["StepOption"][];
            questionNumber: number;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
        };
        ReadAnswer: {
            answerId: string | null;
            conceptId: string | null;
            conceptTitle: string | null;
            discussionGuideQuestionId: string;
            given: components["schemas"]["Given"] | null;
            language: string;
            question: string;
            questionNumber: number;
            rows: number[];
            startSeconds: number;
            /** @enum {string} */
            type: "open_ended" | "file_upload" | "multiple_choice" | "ranking" | "statement" | "matrix" | "max_diff";
        };
        Readiness: {
            checks: {
                /** @enum {string} */
                database: "ok" | "failed";
                /** @enum {string} */
                disk: "ok" | "failed";
                /** @enum {string} */
                migrations: "ok" | "failed";
                /** @enum {string} */
                storage: "ok" | "failed";
                /** @enum {string} */
                worker: "ok" | "failed";
            };
            /** @enum {string} */
            status: "ok" | "unavailable";
        };
        ReadingBlock: {
            id: string;
            title: string;
        };
        ReadingRights: {
            annotate: boolean;
            delete: boolean;
        };
        ReadingRow: {
            answerId: string | null;
            block: components["schemas"]["ReadingBlock"] | null;
            conceptId: string | null;
            conceptTitle: string | null;
            discussionGuideQuestionId: string | null;
            earlier: components["schemas"]["EarlierAnswer"][];
            endSeconds: number;
            givenBy: ("spoken" | "typed" | "chosen" | "uploaded" | "skipped" | "acknowledged") | null;
            isFollowUp: boolean;
            language: string;
            moderator: string;
            moderatorLanguage: string;
            questionNumber: number | null;
            recordings: components["schemas"]["Recording"][];
            responseIndex: number;
            startSeconds: number;
            type: ("open_ended" | "file_upload" | "multiple_choice" | "ranking" | "statement" | "matrix" | "max_diff") | null;
            user: string;
            whyAsked: components["schemas"]["WhyAsked"] | null;
            words: components["schemas"]["WordsState"] | null;
        };
        ReadingStatements: {
            personas: components["schemas"]["Statement"][];
            summary: components["schemas"]["Statement"][];
            tagline: components["schemas"]["Statement"] | null;
        };
        ReadingStudy: {
            /** Format: uuid */
            id: string;
            linkId: string;
            title: string;
        };
        Recording: {
            audioUrl: string | null;
            durationMs: number | null;
            height: number | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "audio" | "camera" | "screen";
            peaks: string | null;
            posterUrl: string | null;
            problem: string | null;
            speech: components["schemas"]["RecordingSpeech"];
            startMs: number;
            /** @enum {string} */
            state: "uploading" | "waiting" | "ready" | "failed";
            video: components["schemas"]["Video"] | null;
            width: number | null;
        };
        RecordingSpeech: {
            /** @enum {string} */
            state: "none" | "waiting" | "ready" | "failed";
            words: components["schemas"]["SpokenWord"][];
        };
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        Redirects: {
            complete?: string | null;
            overQuota?: string | null;
            panel?: string | null;
            parameter?: string | null;
            screenedOut?: string | null;
        };
        Reel: {
            author: components["schemas"]["FilmAuthor"] | null;
            /** @enum {string} */
            captions: "track" | "burned" | "none";
            clips: components["schemas"]["ReelClip"][];
            /** Format: date-time */
            createdAt: string;
            durationSeconds: number | null;
            hide: components["schemas"]["Hideable"][];
            /** Format: uuid */
            id: string;
            linksExpireAt: string | null;
            mp4Url: string | null;
            names: string[];
            plannedSeconds: number;
            posterUrl: string | null;
            problem: string | null;
            progress: number;
            removedClips: number;
            sizeBytes: number | null;
            /** @enum {string} */
            status: "queued" | "rendering" | "ready" | "failed";
            title: string;
            titleCards: components["schemas"]["TitleCard"][];
            transcript: string;
            /** Format: date-time */
            updatedAt: string;
            vttUrl: string | null;
        };
        ReelClip: {
            durationSeconds: number;
            /** Format: uuid */
            id: string;
            readableId: number;
            /** Format: uuid */
            responseId: string;
            title: string;
        };
        ReelPage: {
            reels: components["schemas"]["Reel"][];
            total: number;
        };
        RefusedInvitee: {
            email: string;
            problem: string;
            row: number;
        };
        Rehearsal: {
            announcedMinutes: number;
            changedQuestions: number[];
            /** Format: date-time */
            createdAt: string;
            done: number;
            /** Format: date-time */
            expiresAt: string;
            findings: components["schemas"]["RehearsalFinding"][];
            finishedAt: string | null;
            followUps: components["schemas"]["RehearsedFollowUps"][];
            /** Format: uuid */
            id: string;
            participants: components["schemas"]["ScriptedParticipant"][];
            paths: components["schemas"]["RehearsedPath"][];
            questions: components["schemas"]["RehearsedQuestion"][];
            /** @enum {string} */
            status: "waiting" | "running" | "ready" | "stopped" | "failed";
            total: number;
        };
        RehearsalFinding: {
            /** @enum {string} */
            kind: "broke" | "nobody_complete" | "not_reached" | "concept_not_shown" | "nobody_screened_out" | "too_long" | "untranslated" | "asked_twice" | "cut";
            language: string | null;
            message: string;
            number: number | null;
            participants: number[];
            questionId: string | null;
            /** @enum {string} */
            severity: "stops" | "remark";
            title: string;
        };
        RehearsalList: {
            rehearsals: components["schemas"]["ListedRehearsal"][];
        };
        RehearsedFollowUps: {
            number: number;
            participants: number;
            /** Format: uuid */
            questionId: string;
            text: string;
            times: number;
        };
        RehearsedPath: {
            /** @enum {string} */
            kind: "option" | "concept" | "outcome";
            label: string;
            number: number | null;
            questionId: string | null;
            walked: number;
        };
        RehearsedQuestion: {
            blockTitle: string;
            followUps: number;
            number: number;
            /** Format: uuid */
            questionId: string;
            reachedBy: number;
            text: string;
        };
        RehearsedStep: {
            conceptId: string | null;
            /** @enum {string} */
            kind: "question" | "follow_up";
            moderator: string;
            /** Format: uuid */
            questionId: string;
            seconds: number;
            skipped: boolean;
            user: string;
            whyAsked: {
                /** @enum {string} */
                by: "rules" | "model";
                reason: string;
            } | null;
        };
        RenameClipRequest: {
            title: string;
        };
        RenameFolderRequest: {
            newPath: string[];
            path: string[];
        };
        RenameRequest: {
            name: string;
        };
        RenewFigures: {
            blockIds?: string[];
        };
        Report: {
            blocks: (components["schemas"]["ReportText"] | components["schemas"]["ReportQuestion"] | components["schemas"]["ReportTheme"] | components["schemas"]["ReportQuote"] | components["schemas"]["ReportClip"] | components["schemas"]["ReportTable"])[];
            facts: components["schemas"]["ReportFacts"];
            standfirst: string;
            title: string;
            updatedAt: string | null;
        };
        ReportBar: {
            count: number;
            label: string;
        };
        ReportClip: {
            by: string;
            clip: components["schemas"]["Clip"] | null;
            clipId: string;
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "clip";
        };
        ReportFacts: {
            from: string | null;
            interviewMode: string;
            medianDurationSeconds: number | null;
            people: number;
            to: string | null;
        };
        ReportFigures: {
            groups: components["schemas"]["ReportGroup"][];
            /** Format: date-time */
            takenAt: string;
            title: string;
        };
        ReportGroup: {
            bars: components["schemas"]["ReportBar"][];
            base: number;
            title: string | null;
        };
        ReportQuestion: {
            /** @enum {string} */
            as: "chart" | "table";
            figures: components["schemas"]["ReportFigures"] | null;
            id: string;
            questionId: string;
            stale: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "question";
        };
        ReportQuote: {
            by: string;
            id: string;
            passage: components["schemas"]["CitedPassage"];
            sound: components["schemas"]["QuoteSound"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quote";
        };
        ReportTable: {
            columns: string[];
            id: string;
            rows: string[][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
        };
        ReportText: {
            id: string;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
        };
        ReportTheme: {
            /** @enum {string} */
            as: "chart" | "table";
            figures: components["schemas"]["ReportFigures"] | null;
            id: string;
            stale: boolean;
            themes: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "theme";
        };
        ResponseFigures: {
            byProgress: {
                complete: number;
                in_progress: number;
                screened_out: number;
            };
            medianDurationSeconds: number | null;
            medianQuality: number | null;
            total: number;
        };
        ResponseFilter: {
            answers?: components["schemas"]["AnswerCriterion"][];
            /** Format: date-time */
            createdBefore?: string;
            /** Format: date-time */
            createdFrom?: string;
            flags?: "safety"[];
            lookedAfter?: boolean;
            near?: boolean;
            progress?: ("complete" | "screened_out" | "in_progress")[];
            qualityFrom?: number;
            qualityTo?: number;
            readableIds?: number[];
            search?: string;
            tags?: string[];
            /** Format: date-time */
            updatedBefore?: string;
            /** Format: date-time */
            updatedFrom?: string;
            urlParams?: {
                name: string;
                value: string;
            }[];
        };
        ResponseFinding: {
            answeredCount: number;
            atQuestion: number | null;
            bulletSummary: string[];
            /** Format: date-time */
            createdAt: string;
            flags: "safety"[];
            /** Format: uuid */
            id: string;
            language: string;
            lookedAfter: components["schemas"]["LookedAfter"] | null;
            match: components["schemas"]["ResponseMatch"] | null;
            /** @enum {string} */
            progress: "complete" | "screened_out" | "in_progress";
            qualityScore: number | null;
            quote: components["schemas"]["ResponseQuote"] | null;
            readableId: number;
            responseDurationSeconds: number;
            tagline: string | null;
            tags: components["schemas"]["ResponseTag"][];
            /** Format: date-time */
            updatedAt: string;
            urlParams: {
                [key: string]: string;
            };
        };
        ResponseFindings: {
            near: components["schemas"]["NearWords"][];
            next: string | null;
            responses: components["schemas"]["ResponseFinding"][];
            total: number;
        };
        ResponseHold: {
            /** Format: date-time */
            at: string;
            by: {
                id: string;
                name: string;
            } | null;
            /** @enum {string} */
            of: "response" | "study";
            reason: string;
        };
        ResponseListItem: {
            answers: {
                [key: string]: string;
            };
            answersArray: components["schemas"]["Answer"][];
            bulletSummary: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            otherRemarks: string;
            personas: string;
            /** @enum {string} */
            progress: "complete" | "screened_out" | "in_progress";
            qualityScore?: number;
            readableId: number;
            responseDurationSeconds: number;
            shortAssistantMessages: string[];
            shortTranscript: string | null;
            tagline: string | null;
            tags: string[];
            transcript?: components["schemas"]["TranscriptItem"][];
            /** Format: date-time */
            updatedAt: string;
            urlParams: {
                [key: string]: string;
            };
        };
        ResponseMatch: {
            marks: number[][];
            near: string | null;
            responseIndex: number;
            text: string;
        };
        ResponseQuote: {
            responseIndex: number;
            text: string;
        };
        ResponseReading: {
            analysis: components["schemas"]["AnalysisState"];
            annotations: components["schemas"]["Annotation"][];
            answers: components["schemas"]["ReadAnswer"][];
            bullets: components["schemas"]["SourcedBullet"][];
            consent: {
                /** Format: date-time */
                at: string;
                text: string;
                version?: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            deletedNotes: string[];
            endedAt: string | null;
            endReason: ("complete" | "screened_out" | "over_quota") | null;
            flags: "safety"[];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
            language: string;
            legalHold: components["schemas"]["ResponseHold"] | null;
            linksExpireAt: string | null;
            lookedAfter: components["schemas"]["LookedAfter"] | null;
            may: components["schemas"]["ReadingRights"];
            neighbours: components["schemas"]["Neighbours"];
            otherRemarks: string;
            personas: string;
            /** @enum {string} */
            progress: "complete" | "screened_out" | "in_progress";
            quality: components["schemas"]["Quality"] | null;
            readableId: number;
            recordingsDeletedAt: string | null;
            removedTags: string[];
            responseDurationSeconds: number;
            safety: components["schemas"]["SafetyPassage"][];
            statements: components["schemas"]["ReadingStatements"];
            study: components["schemas"]["ReadingStudy"];
            summary: string | null;
            tagline: string | null;
            tags: components["schemas"]["ReviewedTag"][];
            transcribes: boolean;
            transcript: components["schemas"]["ReadingRow"][];
            /** Format: date-time */
            updatedAt: string;
            urlParams: {
                [key: string]: string;
            };
            wordsDeletedAt: string | null;
        };
        ResponsesSummary: {
            days: components["schemas"]["DayCount"][];
            found: components["schemas"]["ResponseFigures"];
            whole: components["schemas"]["ResponseFigures"];
        };
        ResponseTag: {
            /** @enum {string} */
            by: "analyst" | "review";
            text: string;
        };
        ResponseTags: {
            removedTags: string[];
            tags: components["schemas"]["ReviewedTag"][];
        };
        ResultCell: {
            columnId: string;
            count: number;
            filter: components["schemas"]["AnswerCriterion"];
            interval: components["schemas"]["ResultInterval"] | null;
            segments: components["schemas"]["ResultShare"][];
            wholeCount: number;
        };
        ResultColumn: {
            columnId: string;
            text: string;
        };
        ResultInterval: {
            high: number;
            low: number;
        };
        ResultOption: {
            count: number;
            filter: components["schemas"]["AnswerCriterion"];
            interval: components["schemas"]["ResultInterval"] | null;
            isCustom: boolean;
            optionId: string;
            segments: components["schemas"]["ResultShare"][];
            text: string;
            wholeCount: number;
        };
        ResultPart: {
            columns: components["schemas"]["ResultColumn"][];
            conceptId: string | null;
            conceptTitle: string | null;
            count: number;
            filter: components["schemas"]["AnswerCriterion"];
            options: components["schemas"]["ResultOption"][];
            quotes: components["schemas"]["ResultQuote"][];
            ranking: components["schemas"]["ResultRank"][];
            rows: components["schemas"]["ResultRow"][];
            scores: components["schemas"]["ResultScore"][];
            segments: components["schemas"]["ResultShare"][];
            tags: components["schemas"]["ResultTag"][];
            wholeCount: number;
            words: components["schemas"]["ResultWord"][];
        };
        ResultPlaces: {
            from: number;
            mean: number;
            to: number;
        };
        ResultQuote: {
            language: string;
            readableId: number;
            /** Format: uuid */
            responseId: string;
            responseIndex: number;
            segments: string[];
            text: string;
        };
        ResultRank: {
            count: number;
            filter: components["schemas"]["AnswerCriterion"];
            interval: components["schemas"]["ResultInterval"] | null;
            optionId: string;
            placedCount: number;
            places: components["schemas"]["ResultPlaces"] | null;
            segments: components["schemas"]["ResultShare"][];
            text: string;
            wholeCount: number;
            wholePlaces: components["schemas"]["ResultPlaces"] | null;
        };
        ResultRow: {
            cells: components["schemas"]["ResultCell"][];
            rowId: string;
            text: string;
        };
        ResultScore: {
            best: number;
            count: number;
            filter: components["schemas"]["AnswerCriterion"];
            interval: components["schemas"]["ResultInterval"] | null;
            optionId: string;
            score: number | null;
            segments: components["schemas"]["ResultShare"][];
            text: string;
            wholeCount: number;
            wholeScore: number | null;
            worst: number;
        };
        ResultSegment: {
            count: number;
            isOther: boolean;
            label: string;
            values: number;
        };
        ResultShare: {
            count: number;
            interval: components["schemas"]["ResultInterval"] | null;
            of: number;
        };
        ResultTag: {
            count: number;
            filter: components["schemas"]["AnswerCriterion"];
            interval: components["schemas"]["ResultInterval"] | null;
            segments: components["schemas"]["ResultShare"][];
            tag: string;
            wholeCount: number;
        };
        ResultWord: {
            count: number;
            word: string;
        };
        ResumedInterview: {
            answers?: components["schemas"]["AnswerSoFar"][];
            history: components["schemas"]["TranscriptItem"][];
            /** @enum {string} */
            progress: "in_progress" | "screened_out" | "complete";
            /** Format: uuid */
            responseId: string;
            step: components["schemas"]["Step"];
            study: components["schemas"]["InterviewStudy"];
        };
        Retention: {
            days: number | null;
            held: number;
            kept: {
                everything: number | null;
                recordings: number | null;
                words: number | null;
            };
            nextAt: string | null;
            overdue: number;
            parts: {
                everything: {
                    nextAt: string | null;
                    overdue: number;
                    withinWeek: number;
                };
                recordings: {
                    nextAt: string | null;
                    overdue: number;
                    withinWeek: number;
                };
                words: {
                    nextAt: string | null;
                    overdue: number;
                    withinWeek: number;
                };
            };
            withinWeek: number;
        };
        RetentionTimes: {
            everythingDays: number | null;
            recordingsDays: number | null;
            wordsDays: number | null;
        };
        RetentionTimesChange: {
            everythingDays?: number | null;
            recordingsDays?: number | null;
            wordsDays?: number | null;
        };
        ReviewedTag: {
            /** @enum {string} */
            by: "analyst" | "review";
            passages: components["schemas"]["RowPassage"][];
            rows: number[];
            text: string;
        };
        RevisionChange: {
            /** @enum {string} */
            change: "added" | "removed" | "changed" | "moved";
            name: string;
            number: number | null;
            /** @enum {string} */
            of: "question" | "block" | "setting";
        };
        RoleRequest: {
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
        };
        Row: {
            text: string;
        };
        RowPassage: {
            end: number;
            responseIndex: number;
            start: number;
        };
        RowWords: {
            responseIndex: number;
            text: string;
            version: number;
            versions: components["schemas"]["WordsVersion"][];
        };
        SafetyPassage: {
            end: number;
            /** @enum {string} */
            level: "imminent" | "painful";
            responseIndex: number;
            start: number;
        };
        SavedBlock: {
            conceptSamplingConfig?: {
                concepts: components["schemas"]["SavedGuideConcept"][];
                subsampleCount?: number | null;
            } | null;
            externalId?: string;
            items: components["schemas"]["SavedItem"][];
            title: string;
            /** @enum {string} */
            type: "flat" | "concept" | "screening";
        };
        SavedConditional: {
            criteria: (components["schemas"]["SavedSelectionCriterion"] | components["schemas"]["DraftParameterCriterion"])[];
            /** @enum {string} */
            operator: "and" | "or";
        };
        SavedFileUploadItem: {
            acceptedTypes?: string[] | null;
            conditional?: components["schemas"]["SavedConditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            maxFiles?: number | null;
            maxFileSizeMb?: number | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file_upload";
        };
        SavedGuideConcept: {
            conditional?: components["schemas"]["SavedConditional"] | null;
            content: {
                description?: string | null;
                embed?: {
                    url: string;
                } | null;
                media?: components["schemas"]["DraftMedia"][];
                title: string;
            };
            externalId?: string;
            nickname: string;
        };
        SavedItem: components["schemas"]["SavedOpenEndedItem"] | components["schemas"]["SavedMultipleChoiceItem"] | components["schemas"]["SavedRankingItem"] | components["schemas"]["SavedMatrixItem"] | components["schemas"]["SavedMaxDiffItem"] | components["schemas"]["SavedStatementItem"] | components["schemas"]["SavedFileUploadItem"];
        SavedMatrixItem: {
            conditional?: components["schemas"]["SavedConditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            multiSelect?: boolean | null;
            options: components["schemas"]["DraftOption"][];
            rows: components["schemas"]["DraftRow"][];
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matrix";
        };
        SavedMaxDiffItem: {
            conditional?: components["schemas"]["SavedConditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            itemsPerScreen?: number | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            metric?: string | null;
            options: components["schemas"]["DraftOption"][];
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "max_diff";
        };
        SavedMultipleChoiceItem: {
            allowCustomOption?: boolean | null;
            carryForwardFrom?: string | null;
            conditional?: components["schemas"]["SavedConditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            maxSelect?: number | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            minSelect?: number | null;
            multiSelect?: boolean | null;
            options?: components["schemas"]["DraftOption"][];
            pinnedFinalOption?: boolean | null;
            randomizeOptionOrder?: boolean | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
        };
        SavedOpenEndedItem: {
            addInstructions?: string | null;
            conditional?: components["schemas"]["SavedConditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            followUp?: ("none" | "light" | "medium" | "heavy") | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            preferredInput?: ("text" | "voice" | "screenRecording" | "none") | null;
            screenObservationEnabled?: boolean | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended";
        };
        SavedRankingItem: {
            carryForwardFrom?: string | null;
            conditional?: components["schemas"]["SavedConditional"] | null;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            options?: components["schemas"]["DraftOption"][];
            randomizeOptionOrder?: boolean | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
        };
        SavedSelectionCriterion: {
            choices: string[];
            /** @enum {string} */
            matchingCriteria: "mustSelect" | "mustNotSelect";
            matrixRow?: string | null;
            questionId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "selectedTemplateOptions";
        };
        SavedStatementItem: {
            conditional?: components["schemas"]["SavedConditional"] | null;
            continueButtonText?: string;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "statement";
        };
        SaveGuideRequest: {
            studyGuide?: components["schemas"]["DraftBlock"][];
        };
        SaveTranslationRequest: {
            strings: {
                [key: string]: components["schemas"]["NewTranslation"] | components["schemas"]["NoTranslation"];
            };
        };
        ScriptedParticipant: {
            broke: {
                message: string;
                questionId: string | null;
            } | null;
            description: string;
            language: string | null;
            /** @enum {string} */
            manner: "terse" | "rich" | "rambling" | "unsure" | "contradicting" | "hostile" | "other_language";
            minutes: number;
            name: string;
            outcome: ("complete" | "screened_out") | null;
            /** @enum {string} */
            status: "waiting" | "walking" | "done" | "broke" | "cut";
            steps: components["schemas"]["RehearsedStep"][];
        };
        SecondFactor: {
            on: boolean;
            recoveryCodesLeft: number;
            requiredBy: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            since: string | null;
        };
        SecondFactorRule: {
            exemptUserId: string | null;
            members: {
                hasSecondFactor: boolean;
                name: string;
                /** @enum {string} */
                role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
                /** Format: uuid */
                userId: string;
            }[];
            required: boolean;
        };
        SelectionCriterion: {
            choices: string[];
            /** @enum {string} */
            matchingCriteria: "mustSelect" | "mustNotSelect";
            matrixRow?: string | null;
            questionId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "selectedTemplateOptions";
        };
        SentInvitation: {
            /** @enum {string} */
            delivery: "mailed" | "failed" | "by_hand";
            invitation: components["schemas"]["MemberInvitation"];
            link: string | null;
            replaced: boolean;
        };
        Session: {
            address: string | null;
            browser: string | null;
            current: boolean;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** Format: date-time */
            signedInAt: string;
            system: string | null;
        };
        Sessions: {
            sessions: components["schemas"]["Session"][];
        };
        SetChannelRequest: {
            notices: components["schemas"]["NoticesToSet"];
            studyIds?: string[] | null;
            url?: string;
        };
        SetModelRequest: {
            apiKey?: string | null;
            baseUrl: string;
            limits?: components["schemas"]["ModelLimits"];
            model: string;
        };
        SetNotificationsRequest: {
            notices: components["schemas"]["NoticesToSet"];
            studies?: components["schemas"]["SetStudyNotifications"][];
        };
        SetSecondFactorRuleRequest: {
            exemptUserId: string | null;
            required: boolean;
        };
        SetStudyNotifications: {
            notices: components["schemas"]["StudyNoticesToSet"];
            /** Format: uuid */
            studyId: string;
        };
        Share: {
            clipId: string | null;
            /** Format: date-time */
            createdAt: string;
            createdBy: components["schemas"]["FindingAuthor"] | null;
            expiresAt: string | null;
            filter: components["schemas"]["ResponseFilter"] | null;
            hasPassword: boolean;
            /** Format: uuid */
            id: string;
            insightId: string | null;
            label: string | null;
            lastViewedAt: string | null;
            mayDownload: boolean;
            reelId: string | null;
            responseId: string | null;
            revokedAt: string | null;
            revokedBy: components["schemas"]["FindingAuthor"] | null;
            views: number;
            /** @enum {string} */
            what: "report" | "insight" | "clip" | "reel" | "response" | "responses";
            withNames: boolean;
            withRecordings: boolean;
        };
        Shared: {
            deletedSince: number;
            expiresAt: string | null;
            film: components["schemas"]["SharedFilm"] | null;
            insight: components["schemas"]["SharedInsight"] | null;
            mayDownload: boolean;
            organization: string;
            report: components["schemas"]["SharedReport"] | null;
            responses: components["schemas"]["SharedResponse"][];
            responseTotal: number;
            sharedBy: string | null;
            /** @enum {string} */
            what: "report" | "insight" | "clip" | "reel" | "response" | "responses";
            withRecordings: boolean;
        };
        SharedClip: {
            by: string;
            clip: components["schemas"]["SharedFilm"] | null;
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "clip";
        };
        SharedFilm: {
            /** @enum {string} */
            captions: "track" | "burned" | "none";
            durationSeconds: number | null;
            mp4Url: string | null;
            posterUrl: string | null;
            /** @enum {string} */
            status: "queued" | "rendering" | "ready" | "failed";
            title: string;
            transcript: string;
            vttUrl: string | null;
        };
        SharedInsight: {
            evidence: (components["schemas"]["SharedPassage"] | null)[];
            text: string;
            title: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SharedPassage: {
            quote: string;
            readableId: number | null;
        };
        SharedQuote: {
            by: string;
            id: string;
            passage: components["schemas"]["SharedPassage"] | null;
            sound: components["schemas"]["QuoteSound"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quote";
        };
        SharedReport: {
            blocks: (components["schemas"]["ReportText"] | components["schemas"]["ReportQuestion"] | components["schemas"]["ReportTheme"] | components["schemas"]["SharedQuote"] | components["schemas"]["SharedClip"] | components["schemas"]["ReportTable"])[];
            facts: components["schemas"]["ReportFacts"];
            standfirst: string;
            title: string;
            updatedAt: string | null;
        };
        SharedResponse: {
            language: string;
            readableId: number | null;
            rows: components["schemas"]["SharedRow"][];
            tagline: string | null;
        };
        SharedRow: {
            audioUrl: string | null;
            isFollowUp: boolean;
            moderator: string;
            screenVideoUrl: string | null;
            user: string;
            videoUrl: string | null;
        };
        Shares: {
            shares: components["schemas"]["Share"][];
            total: number;
        };
        SignedUp: {
            /** Format: uuid */
            organizationId: string;
            /** Format: uuid */
            userId: string;
        };
        SignUpRequest: {
            email: string;
            name: string;
            organizationName: string;
            password: string;
        };
        SignUpState: {
            mail: boolean;
            open: boolean;
        };
        SingleResponse: {
            bulletSummary: string[];
            /** Format: uuid */
            id: string;
            linkId: string;
            readableId: number;
            tagline: string | null;
            transcript: components["schemas"]["TranscriptItem"][];
            urlParams: {
                [key: string]: string;
            };
        };
        SkipAnswer: {
            /** @constant */
            skip: true;
        };
        SkippedResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            studyId: string;
        };
        SourcedBullet: {
            passages: components["schemas"]["RowPassage"][];
            rows: number[];
            text: string;
            /** @enum {string} */
            view: "own" | "reported";
        };
        SpokenWord: {
            endMs: number;
            startMs: number;
            /** @constant */
            unsure?: true;
            word: string;
        };
        StartedInterview: {
            /** Format: uuid */
            responseId: string;
            step: components["schemas"]["Step"];
            study: components["schemas"]["InterviewStudy"];
            token: string;
        };
        StartRehearsalRequest: {
            manners?: ("terse" | "rich" | "rambling" | "unsure" | "contradicting" | "hostile" | "other_language")[];
        };
        StartRequest: {
            consent?: {
                text: string;
                version?: string;
            };
            language?: string;
            linkId: string;
            urlParams?: {
                [key: string]: string;
            };
        };
        Statement: {
            passages: components["schemas"]["RowPassage"][];
            text: string;
            /** @enum {string} */
            view: "own" | "reported";
        };
        StatementAnswer: Record<string, never>;
        StatementItem: {
            conditional?: components["schemas"]["Conditional"] | null;
            continueButtonText?: string;
            embed?: {
                proxyUrl?: string;
                url: string;
            } | null;
            externalId?: string;
            media?: components["schemas"]["ItemMedia"][] | null;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "statement";
        };
        StatementStepQuestion: {
            concepts: components["schemas"]["Concept"][];
            continueButtonText: string | null;
            id: string;
            isScreener: boolean;
            questionNumber: number;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "statement";
        };
        StateTexts: {
            closed?: string | null;
            full?: string | null;
            notOpenYet?: string | null;
            overQuota?: string | null;
            paused?: string | null;
            screenedOut?: string | null;
        };
        Step: components["schemas"]["QuestionStep"] | components["schemas"]["FollowUpStep"] | components["schemas"]["EndStep"];
        StepCare: {
            /** @enum {string} */
            level: "imminent" | "painful";
            note: string;
            supportMessage: string | null;
            text: string;
        };
        StepChoiceOption: {
            /** @constant */
            exclusive?: true;
            id: string;
            text: string;
        };
        StepMedia: {
            forceWatching: boolean;
            name: string;
            /** @enum {string} */
            type: "image" | "video";
            url: string;
            widthPercentage: number | null;
        };
        StepOption: {
            id: string;
            text: string;
        };
        StepQuestion: components["schemas"]["OpenStepQuestion"] | components["schemas"]["ChoiceStepQuestion"] | components["schemas"]["RankingStepQuestion"] | components["schemas"]["MatrixStepQuestion"] | components["schemas"]["MaxDiffStepQuestion"] | components["schemas"]["StatementStepQuestion"] | components["schemas"]["FileStepQuestion"];
        StepSection: {
            done: number;
            number: number;
            questions: number;
            total: number;
        };
        StudiesAnswer: {
            answers: number;
            dropped: number;
            languages: string[];
            model: string | null;
            nearest: components["schemas"]["Citation"][];
            notFound: boolean;
            people: number;
            problem: ("unsupported" | "unavailable") | null;
            searched: number;
            sentences: components["schemas"]["AnswerSentence"][];
            studies: components["schemas"]["CitedStudy"][];
            wasAsked: boolean;
            /** @enum {string} */
            writtenBy: "model" | "search";
        };
        Study: {
            /** Format: uuid */
            id: string;
            linkId: string;
            /** @constant */
            status: "draft";
        };
        StudyAnswer: {
            answers: number;
            dropped: number;
            languages: string[];
            model: string | null;
            nearest: components["schemas"]["Citation"][];
            notFound: boolean;
            people: number;
            problem: ("unsupported" | "unavailable") | null;
            searched: number;
            sentences: components["schemas"]["AnswerSentence"][];
            wasAsked: boolean;
            /** @enum {string} */
            writtenBy: "model" | "search";
        };
        StudyConsent: {
            contact: string | null;
            privacyUrl: string | null;
            required: boolean;
            retentionDays: number | null;
            text: string;
            version: string;
        };
        StudyConsentChange: {
            contact?: string | null;
            privacyUrl?: string | null;
            required?: boolean;
            retentionDays?: number | null;
            text: string;
            version?: string;
        };
        StudyCreator: {
            email: string | null;
            /** Format: uuid */
            id: string;
            name: string | null;
        };
        StudyDetail: {
            background?: string;
            branding: components["schemas"]["Branding"] | null;
            closeAfter: number | null;
            closeAtTarget: boolean;
            closesAt: string | null;
            closingMessage?: string;
            config: {
                allowRevision: boolean;
                availableLanguages: string[] | null;
                /** @enum {string} */
                interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                questionLanguage: string;
                /** @enum {string} */
                style: "balanced" | "warm" | "brisk" | "non_directive";
                targetPlatforms: ("ios" | "android" | "desktop")[];
                /** @enum {string} */
                turnTaking: "button" | "patient";
            };
            consent: components["schemas"]["StudyConsent"] | null;
            contact: string | null;
            /** Format: date-time */
            createdAt: string;
            embedOrigins: string[];
            entry: components["schemas"]["StudyEntry"];
            externalTitle?: string;
            folderPath: string[] | null;
            hasPendingEdits: boolean;
            /** Format: uuid */
            id: string;
            invitationTexts: {
                [key: string]: components["schemas"]["InvitationText"];
            } | null;
            launchers: string[] | null;
            linkId: string;
            opensAt: string | null;
            organisation: string | null;
            problems: components["schemas"]["GuideProblem"][];
            quotas: components["schemas"]["Quota"][];
            redirects: components["schemas"]["Redirects"] | null;
            responseTarget: number;
            retention: components["schemas"]["RetentionTimes"];
            stateTexts: components["schemas"]["StateTexts"] | null;
            /** @enum {string} */
            status: "draft" | "live" | "paused" | "closed";
            studyGoal?: string;
            studyGuide: components["schemas"]["SavedBlock"][];
            supportMessage: string | null;
            test: boolean;
            title: string;
            transcribes: boolean;
            /** Format: date-time */
            updatedAt: string;
            walletId: string | null;
            welcomeMessage?: {
                message?: string;
                title?: string;
            };
        };
        StudyEntry: components["schemas"]["PlainEntry"] | components["schemas"]["ParameterEntry"];
        StudyExport: {
            /** Format: date-time */
            expiresAt?: string;
            /** Format: uuid */
            id: string;
            progress: number;
            /** @enum {string} */
            status: "waiting" | "running" | "ready" | "failed";
            /** Format: uri */
            url?: string;
        };
        StudyHead: {
            closeAtTarget: boolean;
            folderPath: string[] | null;
            hasPendingEdits: boolean;
            /** Format: uuid */
            id: string;
            launchRefusal: ("role" | "launchers") | null;
            linkId: string;
            mayEdit: boolean;
            problemCount: number;
            responseCount: number;
            responseTarget: number;
            responseTotal: number;
            /** Format: uri */
            selfRecruitLink: string;
            /** @enum {string} */
            status: "draft" | "live" | "paused" | "closed";
            test: boolean;
            title: string;
        };
        StudyHolds: {
            responses: components["schemas"]["HeldResponse"][];
            study: components["schemas"]["LegalHold"] | null;
        };
        StudyInvitation: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: uuid */
            id: string;
            language: string | null;
            name: string | null;
            nextMailAt: string | null;
            openedAt: string | null;
            problem: string | null;
            remindedAt: string | null;
            reminders: number;
            responseId: string | null;
            sentAt: string | null;
            /** @enum {string} */
            state: "added" | "queued" | "sent" | "opened" | "started" | "completed" | "screened_out" | "over_quota" | "unsubscribed" | "failed";
            /** Format: uri */
            url: string;
        };
        StudyInvitations: {
            invitations: components["schemas"]["StudyInvitation"][];
            remindable: number;
            sendsMail: boolean;
            sent: number;
            states: components["schemas"]["InvitationCounts"];
            total: number;
        };
        StudyLink: {
            /** Format: uri */
            url: string;
        };
        StudyListItem: {
            /** Format: date-time */
            createdAt: string;
            creator: {
                email: string | null;
                name: string | null;
            } | null;
            folderPath: string[] | null;
            /** Format: uuid */
            id: string;
            linkId: string;
            responseCount: number;
            title: string;
        };
        StudyNotices: {
            /** @enum {string} */
            responseCompleted: "off" | "now" | "daily";
            /** @enum {string} */
            safetyFlag: "off" | "now" | "daily";
            /** @enum {string} */
            studyClosed: "off" | "now" | "daily";
            /** @enum {string} */
            targetReached: "off" | "now" | "daily";
        };
        StudyNoticesToSet: {
            /** @enum {string} */
            responseCompleted?: "off" | "now" | "daily";
            /** @enum {string} */
            safetyFlag?: "off" | "now" | "daily";
            /** @enum {string} */
            studyClosed?: "off" | "now" | "daily";
            /** @enum {string} */
            targetReached?: "off" | "now" | "daily";
        };
        StudyNotifications: {
            notices: components["schemas"]["StudyNotices"];
            /** Format: uuid */
            studyId: string;
            title: string;
        };
        StudyOverview: {
            completedPerDay: number[];
            /** Format: date-time */
            createdAt: string;
            creator: components["schemas"]["StudyCreator"] | null;
            externalTitle: string | null;
            folderPath: string[] | null;
            /** Format: uuid */
            id: string;
            lastHeard: {
                isShortened: boolean;
                language: string;
                readableId: number;
                /** Format: uuid */
                responseId: string;
                text: string;
            } | null;
            lastResponseAt: string | null;
            linkId: string;
            problemCount: number | null;
            responseCount: number;
            responseTotal: number;
            /** @enum {string} */
            status: "draft" | "live" | "paused" | "closed";
            test: boolean;
            title: string;
        };
        StudyResults: {
            questions: components["schemas"]["QuestionResult"][];
            sampledCount: number;
            segments: components["schemas"]["ResultSegment"][];
            total: number;
            wholeTotal: number;
        };
        StudyTags: {
            tags: components["schemas"]["CountedTag"][];
        };
        StudyWarning: {
            /** @enum {string} */
            code: "placeholder" | "untitled" | "screen-not-recorded" | "not-transcribed";
            message: string;
            path: (string | number)[];
        };
        SwitchRequest: {
            /** Format: uuid */
            organizationId: string;
        };
        TaggedResponses: {
            after: number | null;
            changed: number;
            seen: number;
            total: number;
        };
        TagResponsesRequest: {
            add?: string;
            after?: number;
            filter?: components["schemas"]["ResponseFilter"];
            remove?: string;
        };
        Theme: {
            asked: number;
            /** Format: uuid */
            id: string;
            name: string;
            origin: components["schemas"]["ThemeOrigin"];
            parentId: string | null;
            responses: number;
            rule: string;
            /** @enum {string} */
            status: "suggested" | "accepted" | "rejected";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        ThemeDecision: {
            /** Format: date-time */
            at: string;
            by: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            change: {
                from?: string | null;
                readableId?: number;
                to?: string | null;
                /** @enum {string} */
                what: "made" | "accepted" | "rejected" | "reopened" | "renamed" | "rule" | "nested" | "merged" | "deleted" | "put_in" | "turned" | "taken_out";
            };
        };
        ThemeDecisions: {
            decisions: components["schemas"]["ThemeDecision"][];
        };
        ThemeEvidence: {
            answerId: string | null;
            by: {
                id: string | null;
                name: string | null;
                origin: components["schemas"]["ThemeOrigin"];
            };
            conceptId: string | null;
            discussionGuideQuestionId: string;
            end: number;
            /** Format: uuid */
            id: string;
            quote: string;
            readableId: number;
            /** Format: uuid */
            responseId: string;
            responseIndex: number;
            row?: components["schemas"]["EvidenceRow"];
            /** @enum {string} */
            stance: "supports" | "contradicts";
            start: number;
        };
        /** @enum {string} */
        ThemeOrigin: "built_in" | "model" | "person";
        Themes: {
            themes: components["schemas"]["Theme"][];
        };
        TitleCard: {
            before: number;
            seconds: number;
            text: string;
        };
        Transcription: {
            recordings: number;
        };
        TranscriptItem: {
            answerId: string | null;
            audio: string | null;
            conceptId: string | null;
            discussionGuideQuestionId: string | null;
            isFollowUp: boolean;
            moderator: string;
            responseIndex: number;
            screenVideo: components["schemas"]["Video"] | null;
            user: string;
            video: components["schemas"]["Video"] | null;
        };
        TranslatedText: {
            source: string;
            state: ("machine" | "edited" | "approved" | "outdated") | null;
            text: string | null;
        };
        Translation: {
            approved: number;
            edited: number;
            isAvailable: boolean;
            language: string;
            machine: number;
            missing: number;
            outdated: number;
            sourceLanguage: string;
            strings: {
                [key: string]: components["schemas"]["TranslatedText"];
            };
            texts: number;
        };
        Translations: {
            languages: components["schemas"]["LanguageProgress"][];
            mayDraft: boolean;
            sourceLanguage: string;
        };
        UploadedMedia: {
            sizeBytes: number;
            /** @enum {string} */
            type: "image" | "video";
            /** Format: uri */
            url: string;
        };
        UrlParameters: {
            urlParams: components["schemas"]["CountedUrlParameter"][];
        };
        ValidateRequest: {
            studyGuide?: components["schemas"]["DraftBlock"][];
        };
        Validation: {
            problems: components["schemas"]["GuideProblem"][];
            valid: boolean;
            warnings: components["schemas"]["GuideWarning"][];
        };
        Video: {
            /** Format: uri */
            mp4Url: string;
            /** Format: uri */
            streamUrl: string;
        };
        Wallet: {
            name: string;
            projectCreditBalance: components["schemas"]["CreditBalance"];
            recruitmentCreditBalance: components["schemas"]["CreditBalance"];
            /** Format: uuid */
            walletId: string;
        };
        WalletAccessRequest: {
            members: string[] | null;
        };
        WalletList: {
            wallets: components["schemas"]["Wallet"][];
        };
        WalletUse: {
            accessible: boolean;
            liveStudies: number;
            members: {
                name: string;
                /** Format: uuid */
                userId: string;
            }[] | null;
            name: string;
            project: components["schemas"]["CreditUse"];
            recruitment: components["schemas"]["CreditUse"];
            /** Format: uuid */
            walletId: string;
        };
        WalletUseList: {
            wallets: components["schemas"]["WalletUse"][];
        };
        WayCount: {
            count: number;
            way: string | null;
        };
        Webhook: {
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            events: ("study.launched" | "study.paused" | "study.closed" | "study.target_reached" | "response.started" | "response.completed" | "response.screened_out" | "response.over_quota" | "response.analyzed" | "response.flagged" | "response.deleted" | "export.ready")[];
            failingSince: string | null;
            formerSecretUntil: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "active" | "failing" | "disabled";
            studyIds: string[] | null;
            test: boolean;
            url: string;
        };
        WebhookAttempt: {
            /** Format: date-time */
            at: string;
            durationMs: number;
            problem: string | null;
            status: number | null;
        };
        WebhookDeliveries: {
            deliveries: components["schemas"]["WebhookDelivery"][];
        };
        WebhookDelivery: {
            attempts: components["schemas"]["WebhookAttempt"][];
            body: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            eventId: string;
            /** Format: uuid */
            id: string;
            nextAttemptAt: string | null;
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed";
            type: string;
        };
        Webhooks: {
            webhooks: components["schemas"]["Webhook"][];
        };
        WebhookWithSecret: {
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            events: ("study.launched" | "study.paused" | "study.closed" | "study.target_reached" | "response.started" | "response.completed" | "response.screened_out" | "response.over_quota" | "response.analyzed" | "response.flagged" | "response.deleted" | "export.ready")[];
            failingSince: string | null;
            formerSecretUntil: string | null;
            /** Format: uuid */
            id: string;
            secret: string;
            /** @enum {string} */
            status: "active" | "failing" | "disabled";
            studyIds: string[] | null;
            test: boolean;
            url: string;
        };
        WhyAsked: {
            /** @enum {string} */
            by: "rules" | "model";
            missing: string | null;
            model?: string;
            reason: string;
            took: string | null;
        };
        WordPlace: {
            responseIndex: number;
            word: number;
        };
        WordsAuthor: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        WordsState: {
            by: ("transcriber" | "person") | null;
            version: number;
        };
        WordsVersion: {
            at: string | null;
            author: components["schemas"]["WordsAuthor"] | null;
            /** @enum {string} */
            by: "transcriber" | "person";
            text: string;
            version: number;
        };
        WriteClip: {
            by?: string;
            /** Format: uuid */
            clipId: string;
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "clip";
        };
        WriteQuestion: {
            /** @enum {string} */
            as?: "chart" | "table";
            id: string;
            questionId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "question";
        };
        WriteQuote: {
            by?: string;
            id: string;
            passage: components["schemas"]["CitePassage"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quote";
        };
        WriteReport: {
            blocks: (components["schemas"]["WriteText"] | components["schemas"]["WriteQuestion"] | components["schemas"]["WriteTheme"] | components["schemas"]["WriteClip"] | components["schemas"]["WriteQuote"] | components["schemas"]["WriteTable"])[];
            standfirst?: string;
            title: string;
        };
        WriteTable: {
            columns: string[];
            id: string;
            rows: string[][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
        };
        WriteText: {
            id: string;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
        };
        WriteTheme: {
            /** @enum {string} */
            as?: "chart" | "table";
            id: string;
            themes: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
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
    readAccount: {
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
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    renamePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
        };
    };
    keepAccount: {
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
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
        };
    };
    readOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Offer"];
                };
            };
        };
    };
    join: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
                    "application/json": components["schemas"]["Joined"];
                };
            };
        };
    };
    switchOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    foundOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Founded"];
                };
            };
        };
    };
    deleteOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteOrganizationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationDeletion"];
                };
            };
        };
    };
    keepOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organizationId: string;
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
                    "application/json": components["schemas"]["OrganizationDeletion"];
                };
            };
        };
    };
    setNewPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordSet"];
                };
            };
        };
    };
    askPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLinkAsked"];
                };
            };
        };
    };
    readPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["OpenPasswordLink"];
                };
            };
        };
    };
    readSecondFactor: {
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
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginSecondFactorRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authenticator"];
                };
            };
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    turnOffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BothFactorsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BothFactorsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    listSessions: {
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
                    "application/json": components["schemas"]["Sessions"];
                };
            };
        };
    };
    endOtherSessions: {
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
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
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
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
        };
    };
    readSignUp: {
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
                    "application/json": components["schemas"]["SignUpState"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUp"];
                };
            };
        };
    };
    readExportFile: {
        parameters: {
            query: {
                expires: string;
                signature: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getHealth: {
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
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    startInterview: {
        parameters: {
            query?: never;
            header?: {
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
    createUpload: {
        parameters: {
            query?: never;
            header: {
                "Tus-Resumable": string;
                "Upload-Defer-Length"?: string;
                "Upload-Length"?: string;
                "Upload-Metadata": string;
            };
            path: {
                responseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getUploadOffset: {
        parameters: {
            query?: never;
            header: {
                "Tus-Resumable": string;
            };
            path: {
                recordingId: string;
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
                content?: never;
            };
        };
    };
    uploadBytes: {
        parameters: {
            query?: never;
            header: {
                "Tus-Resumable": string;
                "Upload-Length"?: string;
                "Upload-Offset": string;
            };
            path: {
                recordingId: string;
                responseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    speakStep: {
        parameters: {
            query: {
                part?: string;
                stepId: string;
            };
            header?: never;
            path: {
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
                content?: never;
            };
        };
    };
    hearSoFar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                language?: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
            };
            header?: never;
            path: {
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
    mcp: {
        parameters: {
            query?: never;
            header: {
                Accept: string;
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
                content?: never;
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readMedia: {
        parameters: {
            query?: never;
            header?: {
                Range?: string;
            };
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getOpenApiDocument: {
        parameters: {
            query?: never;
            header?: {
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
                    "application/json": components["schemas"]["OpenApiDocument"];
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
                action?: string;
                actor?: string;
                format?: "json" | "csv" | "ndjson";
                from?: string;
                page?: number;
                perPage?: number;
                target?: string;
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
                creator?: string;
                folder?: string;
                page?: number;
                perPage?: number;
                search?: string;
                sort?: "newest" | "oldest" | "title" | "lastResponse" | "responses";
                status?: "all" | "draft" | "live" | "paused" | "closed";
            };
            header?: {
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
                contents?: "refuse" | "moveUp";
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
    uploadMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedMedia"];
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
                everythingDays?: string;
                recordingsDays?: string;
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
                page?: number;
                parameter?: string;
                perPage?: number;
                responseId?: string;
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
                parameter?: string;
                responseId?: string;
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
                page?: number;
                parameter?: string;
                perPage?: number;
                responseId?: string;
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
                expand?: "transcript";
                flag?: "safety";
                includeInProgress?: boolean;
                page?: number;
                perPage?: number;
                updatedSince?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
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
                linkId: string;
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
                linkId: string;
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
                linkId: string;
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
                linkId: string;
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
                annotationId: string;
                linkId: string;
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
                annotationId: string;
                linkId: string;
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
                format?: "vtt" | "srt" | "json";
            };
            header?: never;
            path: {
                linkId: string;
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
                page?: number;
                perPage?: number;
            };
            header?: never;
            path: {
                linkId: string;
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
                linkId: string;
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
                clipId: string;
                linkId: string;
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
                clipId: string;
                linkId: string;
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
                clipId: string;
                linkId: string;
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
                fileId: string;
                linkId: string;
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
                linkId: string;
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
                linkId: string;
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
                linkId: string;
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
                linkId: string;
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
                filter?: string;
            };
            header?: never;
            path: {
                linkId: string;
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
                linkId: string;
                responseId: string;
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
                linkId: string;
                responseId: string;
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
                linkId: string;
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
                linkId: string;
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
                "If-None-Match"?: string;
            };
            path: {
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
                "If-Match": string;
            };
            path: {
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
                page?: number;
                perPage?: number;
            };
            header?: never;
            path: {
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
                "Idempotency-Key"?: string;
            };
            path: {
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
                exportId: string;
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
                format?: "json" | "csv";
            };
            header?: never;
            path: {
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
                "If-None-Match"?: string;
            };
            path: {
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
                "If-Match": string;
            };
            path: {
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
                author?: string;
                mine?: boolean;
                page?: number;
                perPage?: number;
                person?: string;
                question?: string;
                tag?: string;
                theme?: string;
            };
            header?: never;
            path: {
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
                page?: number;
                perPage?: number;
            };
            header?: never;
            path: {
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
                "If-None-Match"?: string;
            };
            path: {
                insightId: string;
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
                "If-Match": string;
            };
            path: {
                insightId: string;
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
                "If-Match": string;
            };
            path: {
                insightId: string;
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
                find?: string;
                format?: "json" | "csv";
                page?: number;
                perPage?: number;
                state?: "added" | "queued" | "sent" | "opened" | "started" | "completed" | "screened_out" | "over_quota" | "unsubscribed" | "failed";
            };
            header?: never;
            path: {
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
                invitationId: string;
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
                "Idempotency-Key"?: string;
            };
            path: {
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
                linkId: string;
            };
            header?: never;
            path: {
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
                revision?: "published";
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
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
                page?: number;
                perPage?: number;
            };
            header?: never;
            path: {
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
                reelId: string;
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
                reelId: string;
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
                reelId: string;
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
                rehearsalId: string;
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
                rehearsalId: string;
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
                "If-None-Match"?: string;
            };
            path: {
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
                "If-Match": string;
            };
            path: {
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
                format?: "docx" | "markdown";
            };
            header?: never;
            path: {
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
                "If-Match": string;
            };
            path: {
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
                after?: string;
                filter?: string;
                limit?: number;
                order?: "desc" | "asc";
                sort?: "updated" | "quality" | "duration" | "readableId";
            };
            header?: never;
            path: {
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
                filter?: string;
                flag?: "safety";
                format?: "csv" | "xlsx" | "json" | "ndjson" | "markdown" | "docx" | "srt" | "vtt" | "qdpx" | "sav" | "transcripts" | "transcripts-zip";
                includeInProgress?: boolean;
                updatedSince?: string;
            };
            header?: never;
            path: {
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
                filter?: string;
                utcOffsetMinutes?: number;
            };
            header?: never;
            path: {
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
                filter?: string;
                segment?: string;
            };
            header?: never;
            path: {
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
                days?: string;
                everythingDays?: string;
                recordingsDays?: string;
                wordsDays?: string;
            };
            header?: never;
            path: {
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
                page?: number;
                perPage?: number;
            };
            header?: never;
            path: {
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
                shareId: string;
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
                "If-None-Match"?: string;
            };
            path: {
                studyId: string;
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
                "If-Match": string;
            };
            path: {
                studyId: string;
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
                "If-Match": string;
            };
            path: {
                studyId: string;
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
                studyId: string;
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
                expand?: "row";
                page?: number;
                perPage?: number;
                stance?: "supports" | "contradicts";
            };
            header?: never;
            path: {
                studyId: string;
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
                studyId: string;
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
                evidenceId: string;
                studyId: string;
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
                "If-Match"?: string;
            };
            path: {
                studyId: string;
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
                format?: "json" | "csv" | "xliff";
            };
            header?: never;
            path: {
                language: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
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
                language: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
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
                language: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
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
                language: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
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
                before?: number;
                limit?: number;
            };
            header?: never;
            path: {
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
                page?: number;
                perPage?: number;
            };
            header?: never;
            path: {
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
                deliveryId: string;
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
    getReadiness: {
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
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    readRecording: {
        parameters: {
            query: {
                expires: string;
                signature: string;
            };
            header?: {
                Range?: string;
            };
            path: {
                key: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readSharedMedia: {
        parameters: {
            query: {
                expires: string;
                signature: string;
            };
            header?: {
                Range?: string;
            };
            path: {
                key: string;
                name: string;
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readShared: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["Shared"];
                };
            };
        };
    };
    openShared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenSharedRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared"];
                };
            };
        };
    };
    exportSharedReport: {
        parameters: {
            query?: {
                format?: "docx" | "markdown";
            };
            header?: never;
            path: {
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
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "text/markdown": string;
                };
            };
        };
    };
    openUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                content?: never;
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                content?: never;
            };
        };
    };
}
