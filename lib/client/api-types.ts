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
    "/api/public/v1/organization": {
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
        patch: operations["renameOrganization"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        RenameRequest: {
            name: string;
        };
        JoinRequest: {
            name: string;
            password: string;
        };
        EmptyRequest: Record<string, never>;
        SwitchRequest: {
            /** Format: uuid */
            organizationId: string;
        };
        NewPasswordRequest: {
            token: string;
            password: string;
        };
        PasswordLinkRequest: {
            email: string;
        };
        SignUpRequest: {
            name: string;
            email: string;
            password: string;
            organizationName: string;
        };
        StartRequest: {
            linkId: string;
            urlParams?: {
                [key: string]: string;
            };
            language?: string;
            consent?: {
                text: string;
            };
        };
        LanguageRequest: {
            language: string;
        };
        AnswerRequest: {
            stepId: string;
            answer: components["schemas"]["GivenAnswer"];
        };
        GivenAnswer: components["schemas"]["OpenAnswer"] | components["schemas"]["ChoiceAnswer"] | components["schemas"]["RankingAnswer"] | components["schemas"]["MatrixAnswer"] | components["schemas"]["MaxDiffAnswer"] | components["schemas"]["FileAnswer"] | components["schemas"]["StatementAnswer"] | components["schemas"]["SkipAnswer"];
        OpenAnswer: {
            text: string;
            recordings?: string[];
        };
        ChoiceAnswer: {
            optionIds: string[];
            custom?: string;
        };
        RankingAnswer: {
            optionIds: string[];
        };
        MatrixAnswer: {
            cells: {
                [key: string]: string[];
            };
        };
        MaxDiffAnswer: {
            screens: {
                best: string;
                worst: string;
            }[];
        };
        FileAnswer: {
            recordings: string[];
        };
        StatementAnswer: Record<string, never>;
        SkipAnswer: {
            /** @constant */
            skip: true;
        };
        CreateFolderRequest: {
            path: string[];
        };
        RenameFolderRequest: {
            path: string[];
            newPath: string[];
        };
        MoveStudiesRequest: {
            studyIds: string[];
            folderPath: string[] | null;
        };
        InviteRequest: {
            email: string;
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
        };
        CreateKeyRequest: {
            name: string;
            /** Format: date-time */
            expiresAt?: string;
        };
        RoleRequest: {
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
        };
        AnnotateRequest: {
            responseIndex?: number | null;
            passage?: components["schemas"]["NewPassage"] | null;
            quote?: string | null;
            tag?: string | null;
            body?: string | null;
        };
        NewPassage: {
            start: number;
            end: number;
        };
        ChangeAnnotationRequest: {
            tag?: string | null;
            body?: string | null;
        };
        ChangeTagsRequest: {
            add?: string[];
            remove?: string[];
        };
        ChangeStudyRequest: {
            title?: string;
            externalTitle?: string;
            background?: string;
            studyGoal?: string;
            config?: {
                /** @enum {string} */
                interviewMode?: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                /** @enum {string} */
                questionLanguage?: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
                availableLanguages?: ("en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu")[] | null;
                targetPlatforms?: ("ios" | "android" | "desktop")[];
            };
            welcomeMessage?: {
                title?: string;
                message?: string;
            };
            closingMessage?: string;
            linkId?: string;
            folderPath?: string[] | null;
            responseTarget?: number;
            closeAtTarget?: boolean;
            entry?: components["schemas"]["StudyEntry"];
            launchers?: string[] | null;
        };
        StudyEntry: components["schemas"]["PlainEntry"] | components["schemas"]["ParameterEntry"];
        PlainEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "open" | "once_per_browser" | "signed";
        };
        ParameterEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "once_per_parameter";
            parameter: string;
        };
        DuplicateRequest: {
            title?: string;
        };
        SaveGuideRequest: {
            studyGuide?: components["schemas"]["DraftBlock"][];
        };
        DraftBlock: {
            externalId?: string;
            /** @enum {string} */
            type: "flat" | "concept" | "screening";
            title: string;
            conceptSamplingConfig?: {
                concepts?: components["schemas"]["DraftGuideConcept"][];
                subsampleCount?: number | null;
            } | null;
            items?: components["schemas"]["DraftItem"][];
        };
        DraftGuideConcept: {
            externalId?: string;
            nickname: string;
            content: {
                title: string;
                description?: string | null;
                media?: components["schemas"]["DraftMedia"][];
                embed?: {
                    url: string;
                } | null;
            };
            conditional?: components["schemas"]["DraftConditional"] | null;
        };
        DraftMedia: {
            name: string;
            url: string;
            /** @enum {string} */
            type: "image" | "video";
            widthPercentage?: number;
        };
        DraftConditional: {
            /** @enum {string} */
            operator: "and" | "or";
            criteria?: (components["schemas"]["DraftSelectionCriterion"] | components["schemas"]["DraftParameterCriterion"])[];
        };
        DraftSelectionCriterion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "selectedTemplateOptions";
            questionId: string;
            /** @enum {string} */
            matchingCriteria: "mustSelect" | "mustNotSelect";
            choices?: string[];
            matrixRow?: string | null;
        };
        DraftParameterCriterion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "searchParam";
            parameter: string;
            value: string;
        };
        DraftItem: components["schemas"]["DraftOpenEndedItem"] | components["schemas"]["DraftMultipleChoiceItem"] | components["schemas"]["DraftRankingItem"] | components["schemas"]["DraftMatrixItem"] | components["schemas"]["DraftMaxDiffItem"] | components["schemas"]["DraftStatementItem"] | components["schemas"]["DraftFileUploadItem"];
        DraftOpenEndedItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["DraftConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended";
            followUp?: ("none" | "light" | "medium" | "heavy") | null;
            addInstructions?: string | null;
            preferredInput?: ("text" | "voice" | "screenRecording" | "none") | null;
            screenObservationEnabled?: boolean | null;
        };
        DraftItemMedia: {
            name: string;
            url: string;
            /** @enum {string} */
            type: "image" | "video";
            widthPercentage?: number;
            forceWatching?: boolean;
        };
        DraftMultipleChoiceItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["DraftConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
            options?: components["schemas"]["DraftOption"][];
            multiSelect?: boolean | null;
            allowCustomOption?: boolean | null;
            minSelect?: number | null;
            maxSelect?: number | null;
            randomizeOptionOrder?: boolean | null;
            pinnedFinalOption?: boolean | null;
            carryForwardFrom?: string | null;
        };
        DraftOption: {
            externalId?: string;
            text: string;
            status?: ("approve" | "reject" | "neutral") | null;
            exclusiveOption?: boolean;
        };
        DraftRankingItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["DraftConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
            options?: components["schemas"]["DraftOption"][];
            randomizeOptionOrder?: boolean | null;
            carryForwardFrom?: string | null;
        };
        DraftMatrixItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["DraftConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matrix";
            options?: components["schemas"]["DraftOption"][];
            rows?: components["schemas"]["DraftRow"][];
            multiSelect?: boolean | null;
        };
        DraftRow: {
            text: string;
        };
        DraftMaxDiffItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["DraftConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "max_diff";
            options?: components["schemas"]["DraftOption"][];
            metric?: string | null;
            itemsPerScreen?: number | null;
        };
        DraftStatementItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["DraftConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "statement";
            continueButtonText?: string;
        };
        DraftFileUploadItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["DraftConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file_upload";
            acceptedTypes?: string[] | null;
            maxFiles?: number | null;
            maxFileSizeMb?: number | null;
        };
        LaunchRequest: {
            /** Format: uuid */
            walletId?: string;
        };
        MakeLinkRequest: {
            parameters: {
                [key: string]: string;
            };
        };
        TagResponsesRequest: {
            add?: string;
            remove?: string;
            filter?: components["schemas"]["ResponseFilter"];
            after?: number;
        };
        ResponseFilter: {
            progress?: ("complete" | "screened_out" | "in_progress")[];
            qualityFrom?: number;
            qualityTo?: number;
            tags?: string[];
            /** Format: date-time */
            createdFrom?: string;
            /** Format: date-time */
            createdBefore?: string;
            /** Format: date-time */
            updatedFrom?: string;
            /** Format: date-time */
            updatedBefore?: string;
            urlParams?: {
                name: string;
                value: string;
            }[];
            answers?: components["schemas"]["AnswerCriterion"][];
            search?: string;
            readableIds?: number[];
        };
        AnswerCriterion: {
            questionId: string;
            conceptId?: string;
            /** @constant */
            answered: true;
        } | {
            questionId: string;
            conceptId?: string;
            optionIds: string[];
        } | {
            questionId: string;
            conceptId?: string;
            optionId: string;
            place: number;
        } | {
            questionId: string;
            conceptId?: string;
            rowId: string;
            columnId: string;
        } | {
            questionId: string;
            conceptId?: string;
            bestOptionId: string;
        } | {
            questionId: string;
            conceptId?: string;
            worstOptionId: string;
        } | {
            questionId: string;
            conceptId?: string;
            tag: string;
        };
        ValidateRequest: {
            studyGuide?: components["schemas"]["DraftBlock"][];
        };
        CreateStudyRequest: {
            title: string;
            externalTitle?: string;
            background?: string;
            studyGoal?: string;
            config?: {
                /** @enum {string} */
                interviewMode?: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                /** @enum {string} */
                questionLanguage?: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
                availableLanguages?: ("en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu")[] | null;
                targetPlatforms?: ("ios" | "android" | "desktop")[];
            };
            welcomeMessage?: {
                title?: string;
                message?: string;
            };
            closingMessage?: string;
            studyGuide: components["schemas"]["Block"][];
        };
        Block: {
            externalId?: string;
            /** @enum {string} */
            type: "flat" | "concept" | "screening";
            title: string;
            conceptSamplingConfig?: {
                concepts: components["schemas"]["GuideConcept"][];
                subsampleCount?: number | null;
            } | null;
            items: components["schemas"]["Item"][];
        };
        GuideConcept: {
            externalId?: string;
            nickname: string;
            content: {
                title: string;
                description?: string | null;
                media?: components["schemas"]["Media"][];
                embed?: {
                    url: string;
                } | null;
            };
            conditional?: components["schemas"]["Conditional"] | null;
        };
        Media: {
            name: string;
            url: string;
            /** @enum {string} */
            type: "image" | "video";
            widthPercentage?: number;
        };
        Conditional: {
            /** @enum {string} */
            operator: "and" | "or";
            criteria: (components["schemas"]["SelectionCriterion"] | components["schemas"]["ParameterCriterion"])[];
        };
        SelectionCriterion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "selectedTemplateOptions";
            questionId: string;
            /** @enum {string} */
            matchingCriteria: "mustSelect" | "mustNotSelect";
            choices: string[];
            matrixRow?: string | null;
        };
        ParameterCriterion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "searchParam";
            parameter: string;
            value: string;
        };
        Item: components["schemas"]["OpenEndedItem"] | components["schemas"]["MultipleChoiceItem"] | components["schemas"]["RankingItem"] | components["schemas"]["MatrixItem"] | components["schemas"]["MaxDiffItem"] | components["schemas"]["StatementItem"] | components["schemas"]["FileUploadItem"];
        OpenEndedItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["Conditional"] | null;
            media?: components["schemas"]["ItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended";
            followUp?: ("none" | "light" | "medium" | "heavy") | null;
            addInstructions?: string | null;
            preferredInput?: ("text" | "voice" | "screenRecording" | "none") | null;
            screenObservationEnabled?: boolean | null;
        };
        ItemMedia: {
            name: string;
            url: string;
            /** @enum {string} */
            type: "image" | "video";
            widthPercentage?: number;
            forceWatching?: boolean;
        };
        MultipleChoiceItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["Conditional"] | null;
            media?: components["schemas"]["ItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
            options?: components["schemas"]["Option"][];
            multiSelect?: boolean | null;
            allowCustomOption?: boolean | null;
            minSelect?: number | null;
            maxSelect?: number | null;
            randomizeOptionOrder?: boolean | null;
            pinnedFinalOption?: boolean | null;
            carryForwardFrom?: string | null;
        };
        Option: {
            externalId?: string;
            text: string;
            status?: ("approve" | "reject" | "neutral") | null;
            exclusiveOption?: boolean;
        };
        RankingItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["Conditional"] | null;
            media?: components["schemas"]["ItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
            options?: components["schemas"]["Option"][];
            randomizeOptionOrder?: boolean | null;
            carryForwardFrom?: string | null;
        };
        MatrixItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["Conditional"] | null;
            media?: components["schemas"]["ItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matrix";
            options: components["schemas"]["Option"][];
            rows: components["schemas"]["Row"][];
            multiSelect?: boolean | null;
        };
        Row: {
            text: string;
        };
        MaxDiffItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["Conditional"] | null;
            media?: components["schemas"]["ItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "max_diff";
            options: components["schemas"]["Option"][];
            metric?: string | null;
            itemsPerScreen?: number | null;
        };
        StatementItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["Conditional"] | null;
            media?: components["schemas"]["ItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "statement";
            continueButtonText?: string;
        };
        FileUploadItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["Conditional"] | null;
            media?: components["schemas"]["ItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file_upload";
            acceptedTypes?: string[] | null;
            maxFiles?: number | null;
            maxFileSizeMb?: number | null;
        };
        WalletAccessRequest: {
            members: string[] | null;
        };
        Account: {
            user: {
                /** Format: uuid */
                id: string;
                name: string;
                email: string;
            };
            organizations: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            }[];
            activeOrganizationId: string | null;
        };
        Error: {
            error: string;
            /** @enum {string} */
            code: "invalid_json" | "invalid_request_body" | "invalid_study_guide" | "wallet_required" | "insufficient_credits" | "bad_request" | "missing_api_key" | "invalid_api_key" | "unauthorized" | "launch_permission_denied" | "wallet_access_denied" | "forbidden" | "study_not_found" | "response_not_found" | "not_found" | "study_busy" | "concurrent_modification" | "conflict" | "internal_error";
            issues?: components["schemas"]["Issue"][];
        };
        Issue: {
            path: (string | number)[];
            message: string;
        };
        Offer: {
            organizationName: string;
            inviterName: string;
            email: string;
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            /** Format: date-time */
            expiresAt: string;
        };
        Joined: {
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            organizationId: string;
            email: string;
        };
        Founded: {
            /** Format: uuid */
            organizationId: string;
        };
        PasswordSet: {
            /** @constant */
            set: true;
        };
        PasswordLinkAsked: {
            mail: boolean;
        };
        OpenPasswordLink: {
            /** Format: date-time */
            expiresAt: string;
        };
        SignUpState: {
            open: boolean;
            mail: boolean;
        };
        SignedUp: {
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            organizationId: string;
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        StartedInterview: {
            /** Format: uuid */
            responseId: string;
            token: string;
            study: components["schemas"]["InterviewStudy"];
            step: components["schemas"]["Step"];
        };
        InterviewStudy: {
            title: string;
            /** @enum {string} */
            mode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
            language: string;
            availableLanguages: string[];
            welcome: {
                title: string | null;
                message: string | null;
            };
            estimatedMinutes: number;
            speech: {
                transcribes: boolean;
                speaks: boolean;
            };
        };
        QuestionStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "question";
            id: string;
            number: number;
            total: number;
            section: components["schemas"]["StepSection"];
            moderator: string;
            questionId: string;
            conceptId: string | null;
            question: components["schemas"]["StepQuestion"];
            concept: components["schemas"]["Concept"] | null;
            media: components["schemas"]["StepMedia"][];
            embed: {
                url: string;
            } | null;
        };
        StepSection: {
            number: number;
            total: number;
            done: number;
            questions: number;
        };
        OpenStepQuestion: {
            id: string;
            text: string;
            isScreener: boolean;
            questionNumber: number;
            concepts: components["schemas"]["Concept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended";
            /** @enum {string} */
            preferredInput: "text" | "voice" | "screenRecording" | "none";
            /** @constant */
            screenObservationEnabled?: true;
        };
        Concept: {
            id: string;
            title: string;
            description: string;
            media: components["schemas"]["ConceptMedia"][];
            embedUrl: string | null;
        };
        ConceptMedia: {
            /** @enum {string} */
            type: "image" | "video";
            name: string;
            url: string;
        };
        ChoiceStepQuestion: {
            id: string;
            text: string;
            isScreener: boolean;
            questionNumber: number;
            concepts: components["schemas"]["Concept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
            isMultiSelect: boolean;
            options: components["schemas"]["StepChoiceOption"][];
            allowCustomOption: boolean;
            minSelect: number | null;
            maxSelect: number | null;
        };
        StepChoiceOption: {
            id: string;
            text: string;
            /** @constant */
            exclusive?: true;
        };
        RankingStepQuestion: {
            id: string;
            text: string;
            isScreener: boolean;
            questionNumber: number;
            concepts: components["schemas"]["Concept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
            options: components["schemas"]["StepOption"][];
        };
        StepOption: {
            id: string;
            text: string;
        };
        MatrixStepQuestion: {
            id: string;
            text: string;
            isScreener: boolean;
            questionNumber: number;
            concepts: components["schemas"]["Concept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matrix";
            isMultiSelect: boolean;
            rows: components["schemas"]["StepOption"][];
            columns: components["schemas"]["StepOption"][];
        };
        MaxDiffStepQuestion: {
            id: string;
            text: string;
            isScreener: boolean;
            questionNumber: number;
            concepts: components["schemas"]["Concept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "max_diff";
            options: components["schemas"]["StepOption"][];
            metric: string;
            itemsPerScreen: number;
            screens: string[][];
        };
        StatementStepQuestion: {
            id: string;
            text: string;
            isScreener: boolean;
            questionNumber: number;
            concepts: components["schemas"]["Concept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "statement";
            continueButtonText: string | null;
        };
        FileStepQuestion: {
            id: string;
            text: string;
            isScreener: boolean;
            questionNumber: number;
            concepts: components["schemas"]["Concept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file_upload";
            acceptedTypes: string[] | null;
            maxFiles: number;
            maxFileSizeMb: number;
        };
        StepQuestion: components["schemas"]["OpenStepQuestion"] | components["schemas"]["ChoiceStepQuestion"] | components["schemas"]["RankingStepQuestion"] | components["schemas"]["MatrixStepQuestion"] | components["schemas"]["MaxDiffStepQuestion"] | components["schemas"]["StatementStepQuestion"] | components["schemas"]["FileStepQuestion"];
        StepMedia: {
            /** @enum {string} */
            type: "image" | "video";
            name: string;
            url: string;
            widthPercentage: number | null;
            forceWatching: boolean;
        };
        FollowUpStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "follow_up";
            id: string;
            number: number;
            total: number;
            section: components["schemas"]["StepSection"];
            moderator: string;
            questionId: string;
            conceptId: string | null;
        };
        EndStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "end";
            /** @enum {string} */
            outcome: "complete" | "screened_out";
            message: string;
        };
        Step: components["schemas"]["QuestionStep"] | components["schemas"]["FollowUpStep"] | components["schemas"]["EndStep"];
        ResumedInterview: {
            /** Format: uuid */
            responseId: string;
            /** @enum {string} */
            progress: "in_progress" | "screened_out" | "complete";
            study: components["schemas"]["InterviewStudy"];
            history: components["schemas"]["TranscriptItem"][];
            step: components["schemas"]["Step"];
        };
        TranscriptItem: {
            moderator: string;
            user: string;
            audio: string | null;
            video: components["schemas"]["Video"] | null;
            screenVideo: components["schemas"]["Video"] | null;
            responseIndex: number;
            discussionGuideQuestionId: string | null;
            conceptId: string | null;
            isFollowUp: boolean;
            answerId: string | null;
        };
        Video: {
            /** Format: uri */
            streamUrl: string;
            /** Format: uri */
            mp4Url: string;
        };
        AnsweredStep: {
            /** @enum {string} */
            progress: "in_progress" | "screened_out" | "complete";
            step: components["schemas"]["Step"];
        };
        ForgottenToken: Record<string, never>;
        Invitation: {
            study: components["schemas"]["InterviewStudy"];
        };
        Readiness: {
            /** @enum {string} */
            status: "ok" | "unavailable";
            checks: {
                /** @enum {string} */
                database: "ok" | "failed";
                /** @enum {string} */
                storage: "ok" | "failed";
                /** @enum {string} */
                worker: "ok" | "failed";
                /** @enum {string} */
                disk: "ok" | "failed";
                /** @enum {string} */
                migrations: "ok" | "failed";
            };
        };
        OpenApiDocument: {
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        UploadedMedia: {
            /** Format: uri */
            url: string;
            /** @enum {string} */
            type: "image" | "video";
            sizeBytes: number;
        };
        LegacyStudyListItem: {
            /** Format: uuid */
            id: string;
            link_id: string;
            title: string;
            /** Format: date-time */
            created_at: string;
            desc: string;
        };
        LegacyResponseListItem: {
            /** Format: uuid */
            id: string;
            response_number: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {string} */
            progress: "complete" | "screened_out" | "in_progress";
            response_duration_seconds: number;
            answers: {
                [key: string]: string;
            };
            answers_array: components["schemas"]["LegacyAnswer"][];
            attributes: {
                [key: string]: string;
            };
            short_transcript: string | null;
            short_assistant_messages: string[];
            bullet_summary: string[];
            quality_score?: number;
            tags: string[];
            tagline: string;
            summary?: string;
        };
        LegacyAnswer: {
            /** Format: uuid */
            answer_id: string;
            discussion_guide_question_id: string;
            concept_id: string | null;
            /** Format: uuid */
            question_id: string;
            question: string;
            answer: string;
        };
        LegacySingleResponse: {
            /** Format: uuid */
            id: string;
            survey: string;
            transcript: components["schemas"]["LegacyTranscriptRow"][];
        };
        LegacyTranscriptRow: {
            moderator: string;
            user: string;
            discussion_guide_question_id: string;
            question_uuid: string;
            concept_id: string | null;
            answer_id: string | null;
            response_index: number;
            is_followup: boolean;
            audio: string | null;
            video: {
                /** Format: uri */
                stream_url: string;
                /** Format: uri */
                mp4_url: string;
            } | null;
        };
        LegacyQuestionList: {
            questions: components["schemas"]["LegacyQuestion"][];
        };
        LegacyQuestion: components["schemas"]["LegacyPlainQuestion"] | components["schemas"]["LegacyChoiceQuestion"] | components["schemas"]["LegacyRankingQuestion"];
        LegacyPlainQuestion: {
            id: string;
            text: string;
            is_screener: boolean;
            question_number: number;
            concepts: components["schemas"]["LegacyConcept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended" | "statement";
        };
        LegacyConcept: {
            id: string;
            title: string;
            description: string;
            media: components["schemas"]["LegacyConceptMedia"][];
            embed_url: string | null;
        };
        LegacyConceptMedia: {
            /** @enum {string} */
            type: "image" | "video";
            name: string;
            url: string;
        };
        LegacyChoiceQuestion: {
            id: string;
            text: string;
            is_screener: boolean;
            question_number: number;
            concepts: components["schemas"]["LegacyConcept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
            is_multi_select: boolean;
            options: string[];
        };
        LegacyRankingQuestion: {
            id: string;
            text: string;
            is_screener: boolean;
            question_number: number;
            concepts: components["schemas"]["LegacyConcept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
            options: string[];
        };
        FoundStudies: {
            counts: {
                all: number;
                draft: number;
                live: number;
                paused: number;
                closed: number;
            };
            studyCount: number;
            responseCount: number;
            creators: components["schemas"]["StudyCreator"][];
            studies: components["schemas"]["StudyOverview"][];
        };
        StudyCreator: {
            /** Format: uuid */
            id: string;
            name: string | null;
            email: string | null;
        };
        StudyOverview: {
            /** Format: uuid */
            id: string;
            linkId: string;
            title: string;
            externalTitle: string | null;
            /** @enum {string} */
            status: "draft" | "live" | "paused" | "closed";
            folderPath: string[] | null;
            creator: components["schemas"]["StudyCreator"] | null;
            /** Format: date-time */
            createdAt: string;
            responseCount: number;
            responseTotal: number;
            lastResponseAt: string | null;
            completedPerDay: number[];
            lastHeard: {
                text: string;
                isShortened: boolean;
                language: string;
                /** Format: uuid */
                responseId: string;
                readableId: number;
            } | null;
            problemCount: number | null;
        };
        FolderList: {
            studyCount: number;
            folders: components["schemas"]["Folder"][];
        };
        Folder: {
            path: string[];
            studyCount: number;
            ownStudyCount: number;
        };
        CreatedFolder: {
            path: string[];
        };
        ChangedFolder: {
            path: string[];
            movedStudies: number;
        };
        MovedStudies: {
            folderPath: string[] | null;
            moved: {
                /** Format: uuid */
                id: string;
                from: string[] | null;
            }[];
        };
        MemberInvitationList: {
            invitations: components["schemas"]["MemberInvitation"][];
        };
        MemberInvitation: {
            /** Format: uuid */
            id: string;
            email: string;
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
            inviter: {
                /** Format: uuid */
                userId: string;
                name: string;
            };
        };
        SentInvitation: {
            invitation: components["schemas"]["MemberInvitation"];
            replaced: boolean;
            /** @enum {string} */
            delivery: "mailed" | "failed" | "by_hand";
            link: string | null;
        };
        Deleted: {
            /** Format: uuid */
            id: string;
            /** @constant */
            deleted: true;
        };
        ApiKeyList: {
            keys: components["schemas"]["ApiKey"][];
        };
        ApiKey: {
            /** Format: uuid */
            id: string;
            name: string;
            prefix: string;
            lastFour: string;
            owner: {
                /** Format: uuid */
                userId: string;
                name: string;
                email: string;
                isMember: boolean;
            };
            /** Format: date-time */
            createdAt: string;
            lastUsedAt: string | null;
            expiresAt: string | null;
            revokedAt: string | null;
        };
        CreatedKey: {
            key: components["schemas"]["ApiKey"];
            apiKey: string;
        };
        Me: {
            user: {
                /** Format: uuid */
                id: string;
                name: string;
                email: string;
            };
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            capabilities: ("read" | "edit" | "launch" | "administer" | "own")[];
            organizations: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            }[];
        };
        MemberList: {
            members: components["schemas"]["Member"][];
        };
        Member: {
            /** Format: uuid */
            userId: string;
            name: string;
            email: string;
            emailVerified: boolean;
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
            /** Format: date-time */
            joinedAt: string;
            keyCount: number | null;
            lastSeenAt: string | null;
        };
        MemberRole: {
            /** Format: uuid */
            userId: string;
            /** @enum {string} */
            role: "owner" | "admin" | "researcher" | "collaborator" | "viewer";
        };
        PasswordLink: {
            /** @enum {string} */
            delivery: "mailed" | "failed" | "by_hand";
            link: string | null;
            /** Format: date-time */
            expiresAt: string;
        };
        Organization: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        ResponseListItem: {
            /** Format: uuid */
            id: string;
            readableId: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            progress: "complete" | "screened_out" | "in_progress";
            responseDurationSeconds: number;
            answers: {
                [key: string]: string;
            };
            answersArray: components["schemas"]["Answer"][];
            urlParams: {
                [key: string]: string;
            };
            shortTranscript: string | null;
            tagline: string | null;
            bulletSummary: string[];
            tags: string[];
            shortAssistantMessages: string[];
            qualityScore?: number;
            otherRemarks: string;
            personas: string;
        };
        Answer: {
            /** Format: uuid */
            answerId: string;
            discussionGuideQuestionId: string;
            conceptId: string | null;
            question: string;
            answer: string;
        };
        SingleResponse: {
            /** Format: uuid */
            id: string;
            readableId: number;
            linkId: string;
            urlParams: {
                [key: string]: string;
            };
            tagline: string | null;
            bulletSummary: string[];
            transcript: components["schemas"]["TranscriptItem"][];
        };
        AnalysisState: {
            /** @enum {string} */
            state: "under_way" | "waiting" | "done" | "failed";
            attempts: number;
            analyzedAt: string | null;
            engine: components["schemas"]["AnalysisEngine"] | null;
        };
        AnalysisEngine: {
            name: string;
            version: string;
            language: string;
        };
        Transcription: {
            recordings: number;
        };
        Annotation: {
            /** Format: uuid */
            id: string;
            responseIndex: number | null;
            passage: components["schemas"]["Passage"] | null;
            quote: string | null;
            tag: string | null;
            body: string | null;
            author: components["schemas"]["AnnotationAuthor"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            mayChange: boolean;
        };
        Passage: {
            start: number;
            end: number;
        };
        AnnotationAuthor: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        Captions: {
            durationMs: number;
            cues: components["schemas"]["Cue"][];
        };
        Cue: {
            responseIndex: number;
            startMs: number;
            endMs: number;
            text: string;
        };
        ResponseReading: {
            /** Format: uuid */
            id: string;
            readableId: number;
            study: components["schemas"]["ReadingStudy"];
            /** @enum {string} */
            interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
            transcribes: boolean;
            /** @enum {string} */
            progress: "complete" | "screened_out" | "in_progress";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            endedAt: string | null;
            responseDurationSeconds: number;
            language: string;
            urlParams: {
                [key: string]: string;
            };
            analysis: components["schemas"]["AnalysisState"];
            tagline: string | null;
            summary: string | null;
            bullets: components["schemas"]["SourcedBullet"][];
            tags: components["schemas"]["ReviewedTag"][];
            removedTags: string[];
            quality: components["schemas"]["Quality"] | null;
            otherRemarks: string;
            personas: string;
            transcript: components["schemas"]["ReadingRow"][];
            linksExpireAt: string | null;
            answers: components["schemas"]["ReadAnswer"][];
            annotations: components["schemas"]["Annotation"][];
            neighbours: components["schemas"]["Neighbours"];
            may: components["schemas"]["ReadingRights"];
        };
        ReadingStudy: {
            /** Format: uuid */
            id: string;
            linkId: string;
            title: string;
        };
        SourcedBullet: {
            text: string;
            rows: number[];
        };
        ReviewedTag: {
            text: string;
            /** @enum {string} */
            by: "analyst" | "review";
            rows: number[];
        };
        Quality: {
            score: number;
            parts: components["schemas"]["QualityPart"][];
            lowered: string[];
        };
        QualityPart: {
            /** @enum {string} */
            part: "depth" | "specificity" | "relevance" | "effort" | "consistency";
            value: number;
            words: string;
        };
        ReadingRow: {
            responseIndex: number;
            moderator: string;
            user: string;
            discussionGuideQuestionId: string | null;
            questionNumber: number | null;
            type: ("open_ended" | "file_upload" | "multiple_choice" | "ranking" | "statement" | "matrix" | "max_diff") | null;
            block: components["schemas"]["ReadingBlock"] | null;
            conceptId: string | null;
            conceptTitle: string | null;
            isFollowUp: boolean;
            answerId: string | null;
            givenBy: ("spoken" | "typed" | "chosen" | "uploaded" | "skipped" | "acknowledged") | null;
            startSeconds: number;
            endSeconds: number;
            moderatorLanguage: string;
            language: string;
            whyAsked: components["schemas"]["WhyAsked"] | null;
            recordings: components["schemas"]["Recording"][];
        };
        ReadingBlock: {
            id: string;
            title: string;
        };
        WhyAsked: {
            reason: string;
            lookedFor: string | null;
            about: string | null;
        };
        Recording: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "audio" | "camera" | "screen";
            /** @enum {string} */
            state: "uploading" | "waiting" | "ready" | "failed";
            problem: string | null;
            startMs: number;
            durationMs: number | null;
            width: number | null;
            height: number | null;
            audioUrl: string | null;
            video: components["schemas"]["Video"] | null;
            posterUrl: string | null;
            peaks: string | null;
            speech: components["schemas"]["RecordingSpeech"];
        };
        RecordingSpeech: {
            /** @enum {string} */
            state: "none" | "waiting" | "ready" | "failed";
            words: components["schemas"]["SpokenWord"][];
        };
        SpokenWord: {
            word: string;
            startMs: number;
            endMs: number;
        };
        ReadAnswer: {
            answerId: string | null;
            discussionGuideQuestionId: string;
            questionNumber: number;
            question: string;
            /** @enum {string} */
            type: "open_ended" | "file_upload" | "multiple_choice" | "ranking" | "statement" | "matrix" | "max_diff";
            conceptId: string | null;
            conceptTitle: string | null;
            rows: number[];
            startSeconds: number;
            language: string;
            given: components["schemas"]["Given"] | null;
        };
        Given: components["schemas"]["GivenTexts"] | components["schemas"]["GivenSelection"] | components["schemas"]["GivenRanking"] | components["schemas"]["GivenMatrix"] | components["schemas"]["GivenMaxDiff"] | components["schemas"]["GivenFiles"];
        GivenTexts: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended";
            texts: string[];
        };
        GivenSelection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
            selected: components["schemas"]["GivenOption"][];
            custom: string | null;
        };
        GivenOption: {
            text: string;
            status: ("approve" | "reject" | "neutral") | null;
        };
        GivenRanking: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
            ranked: string[];
        };
        GivenMatrix: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matrix";
            columns: string[];
            rows: components["schemas"]["GivenMatrixRow"][];
        };
        GivenMatrixRow: {
            text: string;
            chosen: string[];
        };
        GivenMaxDiff: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "max_diff";
            metric: string;
            screens: components["schemas"]["GivenScreen"][];
        };
        GivenScreen: {
            options: string[];
            best: string;
            worst: string;
        };
        GivenFiles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file_upload";
            files: components["schemas"]["GivenFile"][];
        };
        GivenFile: {
            /** Format: uuid */
            id: string;
            name: string;
            sizeBytes: number | null;
        };
        Neighbours: {
            older: number | null;
            newer: number | null;
        };
        ReadingRights: {
            annotate: boolean;
            delete: boolean;
        };
        ResponseTags: {
            tags: components["schemas"]["ReviewedTag"][];
            removedTags: string[];
        };
        FoundAnywhere: {
            responses: components["schemas"]["FoundResponse"][];
            quotes: components["schemas"]["FoundQuote"][];
            tags: components["schemas"]["FoundTag"][];
        };
        FoundResponse: {
            /** Format: uuid */
            id: string;
            readableId: number;
            /** Format: uuid */
            studyId: string;
            studyTitle: string;
        };
        FoundQuote: {
            /** Format: uuid */
            id: string;
            readableId: number;
            /** Format: uuid */
            studyId: string;
            studyTitle: string;
            text: string;
            marks: number[][];
            responseIndex: number;
            language: string;
        };
        FoundTag: {
            text: string;
            count: number;
            /** Format: uuid */
            studyId: string;
            studyTitle: string;
        };
        StudyListItem: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: date-time */
            createdAt: string;
            linkId: string;
            responseCount: number;
            creator: {
                name: string | null;
                email: string | null;
            } | null;
            folderPath: string[] | null;
        };
        StudyDetail: {
            /** Format: uuid */
            id: string;
            linkId: string;
            /** @enum {string} */
            status: "draft" | "live" | "paused" | "closed";
            title: string;
            externalTitle?: string;
            background?: string;
            studyGoal?: string;
            config: {
                /** @enum {string} */
                interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                questionLanguage: string;
                availableLanguages: string[] | null;
                targetPlatforms: ("ios" | "android" | "desktop")[];
            };
            welcomeMessage?: {
                title?: string;
                message?: string;
            };
            closingMessage?: string;
            transcribes: boolean;
            studyGuide: components["schemas"]["SavedBlock"][];
            problems: components["schemas"]["GuideProblem"][];
            hasPendingEdits: boolean;
            folderPath: string[] | null;
            responseTarget: number;
            closeAtTarget: boolean;
            entry: components["schemas"]["StudyEntry"];
            launchers: string[] | null;
            walletId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        GuideProblem: {
            rule: string;
            code: string;
            path: (string | number)[];
            message: string;
        };
        Study: {
            /** Format: uuid */
            id: string;
            linkId: string;
            /** @constant */
            status: "draft";
        };
        ExportedGuide: {
            title: string;
            externalTitle?: string;
            background?: string;
            studyGoal?: string;
            config: {
                /** @enum {string} */
                interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                questionLanguage: string;
                availableLanguages: string[] | null;
                targetPlatforms: ("ios" | "android" | "desktop")[];
            };
            welcomeMessage?: {
                title?: string;
                message?: string;
            };
            closingMessage?: string;
            studyGuide: components["schemas"]["SavedBlock"][];
        };
        GuideMarkdown: {
            fileName: string;
            markdown: string;
        };
        StudyHead: {
            /** Format: uuid */
            id: string;
            linkId: string;
            title: string;
            /** @enum {string} */
            status: "draft" | "live" | "paused" | "closed";
            /** Format: uri */
            selfRecruitLink: string;
            folderPath: string[] | null;
            responseTarget: number;
            closeAtTarget: boolean;
            responseCount: number;
            responseTotal: number;
            hasPendingEdits: boolean;
            problemCount: number;
            mayEdit: boolean;
            launchRefusal: ("role" | "launchers") | null;
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
        Wallet: {
            /** Format: uuid */
            walletId: string;
            name: string;
            recruitmentCreditBalance: components["schemas"]["CreditBalance"];
            projectCreditBalance: components["schemas"]["CreditBalance"];
        };
        CreditBalance: {
            balance: number;
            usage: number;
        };
        LaunchPreview: {
            /** Format: uuid */
            id: string;
            linkId: string;
            title: string;
            /** @enum {string} */
            status: "draft" | "live" | "paused" | "closed";
            /** Format: uri */
            selfRecruitLink: string;
            /** @enum {string} */
            action: "launch" | "publish" | "resume" | "none" | "closed";
            refusal: ("role" | "launchers") | null;
            launchers: {
                /** Format: uuid */
                userId: string;
                name: string;
            }[] | null;
            /** @enum {string} */
            interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
            pricePerResponse: number;
            responseTarget: number;
            price: number;
            holds: number;
            givesBack: number;
            billedTo: string | null;
            isBilled: boolean;
            wallets: components["schemas"]["FundingWallet"][];
            problems: components["schemas"]["GuideProblem"][];
            warnings: components["schemas"]["StudyWarning"][];
            changes: components["schemas"]["RevisionChange"][];
            closing: {
                givesBack: number;
                interviewsUnderWay: number;
            };
        };
        FundingWallet: {
            /** Format: uuid */
            walletId: string;
            name: string;
            accessible: boolean;
            members: {
                /** Format: uuid */
                userId: string;
                name: string;
            }[] | null;
            project: components["schemas"]["CreditUse"];
            recruitment: components["schemas"]["CreditUse"];
            liveStudies: number;
            funds: boolean;
            missing: number;
        };
        CreditUse: {
            balance: number;
            usage: number;
            spent: number;
            held: number;
            total: number;
            spentPercent: number;
            heldPercent: number;
        };
        StudyWarning: {
            /** @enum {string} */
            code: "placeholder" | "untitled" | "screen-not-recorded" | "not-transcribed";
            path: (string | number)[];
            message: string;
        };
        RevisionChange: {
            /** @enum {string} */
            change: "added" | "removed" | "changed" | "moved";
            /** @enum {string} */
            of: "question" | "block" | "setting";
            number: number | null;
            name: string;
        };
        LinkCheck: {
            linkId: string;
            /** @enum {string} */
            state: "free" | "current" | "earlier" | "taken" | "invalid";
            problem: string | null;
        };
        StudyLink: {
            /** Format: uri */
            url: string;
        };
        QuestionList: {
            questions: components["schemas"]["Question"][];
        };
        Question: components["schemas"]["PlainQuestion"] | components["schemas"]["ChoiceQuestion"] | components["schemas"]["RankingQuestion"] | components["schemas"]["MatrixQuestion"] | components["schemas"]["MaxDiffQuestion"];
        PlainQuestion: {
            id: string;
            text: string;
            isScreener: boolean;
            questionNumber: number;
            concepts: components["schemas"]["Concept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended" | "file_upload" | "statement";
        };
        ChoiceQuestion: {
            id: string;
            text: string;
            isScreener: boolean;
            questionNumber: number;
            concepts: components["schemas"]["Concept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
            isMultiSelect: boolean;
            options: string[];
        };
        RankingQuestion: {
            id: string;
            text: string;
            isScreener: boolean;
            questionNumber: number;
            concepts: components["schemas"]["Concept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
            options: string[];
        };
        MatrixQuestion: {
            id: string;
            text: string;
            isScreener: boolean;
            questionNumber: number;
            concepts: components["schemas"]["Concept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matrix";
            isMultiSelect: boolean;
            rows: string[];
            columns: string[];
        };
        MaxDiffQuestion: {
            id: string;
            text: string;
            isScreener: boolean;
            questionNumber: number;
            concepts: components["schemas"]["Concept"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "max_diff";
            options: string[];
            metric: string;
            itemsPerScreen: number;
        };
        ResponseFindings: {
            responses: components["schemas"]["ResponseFinding"][];
            total: number;
            next: string | null;
        };
        ResponseFinding: {
            /** Format: uuid */
            id: string;
            readableId: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            progress: "complete" | "screened_out" | "in_progress";
            responseDurationSeconds: number;
            language: string;
            tagline: string | null;
            quote: components["schemas"]["ResponseQuote"] | null;
            bulletSummary: string[];
            tags: components["schemas"]["ResponseTag"][];
            qualityScore: number | null;
            urlParams: {
                [key: string]: string;
            };
            answeredCount: number;
            atQuestion: number | null;
            match: components["schemas"]["ResponseMatch"] | null;
        };
        ResponseQuote: {
            text: string;
            responseIndex: number;
        };
        ResponseTag: {
            text: string;
            /** @enum {string} */
            by: "analyst" | "review";
        };
        ResponseMatch: {
            text: string;
            marks: number[][];
            responseIndex: number;
        };
        ResponsesSummary: {
            found: components["schemas"]["ResponseFigures"];
            whole: components["schemas"]["ResponseFigures"];
            days: components["schemas"]["DayCount"][];
        };
        ResponseFigures: {
            total: number;
            byProgress: {
                complete: number;
                screened_out: number;
                in_progress: number;
            };
            medianDurationSeconds: number | null;
            medianQuality: number | null;
        };
        DayCount: {
            /** Format: date */
            date: string;
            count: number;
        };
        TaggedResponses: {
            total: number;
            seen: number;
            changed: number;
            after: number | null;
        };
        StudyResults: {
            total: number;
            wholeTotal: number;
            sampledCount: number;
            questions: components["schemas"]["QuestionResult"][];
        };
        QuestionResult: {
            questionId: string;
            questionNumber: number;
            text: string;
            /** @enum {string} */
            type: "open_ended" | "file_upload" | "multiple_choice" | "ranking" | "statement" | "matrix" | "max_diff";
            isScreener: boolean;
            isCurrent: boolean;
            isMultiSelect: boolean;
            metric: string;
            parts: components["schemas"]["ResultPart"][];
        };
        ResultPart: {
            conceptId: string | null;
            conceptTitle: string | null;
            count: number;
            wholeCount: number;
            filter: components["schemas"]["AnswerCriterion"];
            options: components["schemas"]["ResultOption"][];
            ranking: components["schemas"]["ResultRank"][];
            columns: components["schemas"]["ResultColumn"][];
            rows: components["schemas"]["ResultRow"][];
            scores: components["schemas"]["ResultScore"][];
            tags: components["schemas"]["ResultTag"][];
            words: components["schemas"]["ResultWord"][];
            quotes: components["schemas"]["ResultQuote"][];
        };
        ResultOption: {
            optionId: string;
            text: string;
            isCustom: boolean;
            count: number;
            wholeCount: number;
            filter: components["schemas"]["AnswerCriterion"];
        };
        ResultRank: {
            optionId: string;
            text: string;
            placedCount: number;
            places: components["schemas"]["ResultPlaces"] | null;
            wholePlaces: components["schemas"]["ResultPlaces"] | null;
            count: number;
            wholeCount: number;
            filter: components["schemas"]["AnswerCriterion"];
        };
        ResultPlaces: {
            mean: number;
            from: number;
            to: number;
        };
        ResultColumn: {
            columnId: string;
            text: string;
        };
        ResultRow: {
            rowId: string;
            text: string;
            cells: components["schemas"]["ResultCell"][];
        };
        ResultCell: {
            columnId: string;
            count: number;
            wholeCount: number;
            filter: components["schemas"]["AnswerCriterion"];
        };
        ResultScore: {
            optionId: string;
            text: string;
            best: number;
            worst: number;
            score: number | null;
            wholeScore: number | null;
            count: number;
            wholeCount: number;
            filter: components["schemas"]["AnswerCriterion"];
        };
        ResultTag: {
            tag: string;
            count: number;
            wholeCount: number;
            filter: components["schemas"]["AnswerCriterion"];
        };
        ResultWord: {
            word: string;
            count: number;
        };
        ResultQuote: {
            text: string;
            /** Format: uuid */
            responseId: string;
            readableId: number;
            responseIndex: number;
            language: string;
        };
        UrlParameters: {
            urlParams: components["schemas"]["CountedUrlParameter"][];
        };
        CountedUrlParameter: {
            name: string;
            value: string;
            count: number;
        };
        StudyTags: {
            tags: components["schemas"]["CountedTag"][];
        };
        CountedTag: {
            text: string;
            count: number;
        };
        Validation: {
            valid: boolean;
            problems: components["schemas"]["GuideProblem"][];
        };
        WalletList: {
            wallets: components["schemas"]["Wallet"][];
        };
        WalletUse: {
            /** Format: uuid */
            walletId: string;
            name: string;
            accessible: boolean;
            members: {
                /** Format: uuid */
                userId: string;
                name: string;
            }[] | null;
            project: components["schemas"]["CreditUse"];
            recruitment: components["schemas"]["CreditUse"];
            liveStudies: number;
        };
        LedgerPage: {
            entries: components["schemas"]["LedgerEntry"][];
            before: number | null;
        };
        LedgerEntry: {
            id: number;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            kind: "project" | "recruitment";
            /** @enum {string} */
            reason: "credit" | "launch_hold" | "hold_change" | "share_hold" | "charge" | "share_release" | "launch_release" | "waiver";
            amount: number;
            study: {
                /** Format: uuid */
                id: string;
                title: string;
            } | null;
            response: {
                /** Format: uuid */
                id: string;
                readableId: number | null;
                progress: string | null;
            } | null;
            heldAfter: number;
            usageAfter: number;
        };
        WalletUseList: {
            wallets: components["schemas"]["WalletUse"][];
        };
        SavedBlock: {
            externalId?: string;
            /** @enum {string} */
            type: "flat" | "concept" | "screening";
            title: string;
            conceptSamplingConfig?: {
                concepts: components["schemas"]["SavedGuideConcept"][];
                subsampleCount?: number | null;
            } | null;
            items: components["schemas"]["SavedItem"][];
        };
        SavedGuideConcept: {
            externalId?: string;
            nickname: string;
            content: {
                title: string;
                description?: string | null;
                media?: components["schemas"]["DraftMedia"][];
                embed?: {
                    url: string;
                } | null;
            };
            conditional?: components["schemas"]["SavedConditional"] | null;
        };
        SavedConditional: {
            /** @enum {string} */
            operator: "and" | "or";
            criteria: (components["schemas"]["SavedSelectionCriterion"] | components["schemas"]["DraftParameterCriterion"])[];
        };
        SavedSelectionCriterion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "selectedTemplateOptions";
            questionId: string;
            /** @enum {string} */
            matchingCriteria: "mustSelect" | "mustNotSelect";
            choices: string[];
            matrixRow?: string | null;
        };
        SavedItem: components["schemas"]["SavedOpenEndedItem"] | components["schemas"]["SavedMultipleChoiceItem"] | components["schemas"]["SavedRankingItem"] | components["schemas"]["SavedMatrixItem"] | components["schemas"]["SavedMaxDiffItem"] | components["schemas"]["SavedStatementItem"] | components["schemas"]["SavedFileUploadItem"];
        SavedOpenEndedItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["SavedConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open_ended";
            followUp?: ("none" | "light" | "medium" | "heavy") | null;
            addInstructions?: string | null;
            preferredInput?: ("text" | "voice" | "screenRecording" | "none") | null;
            screenObservationEnabled?: boolean | null;
        };
        SavedMultipleChoiceItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["SavedConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "multiple_choice";
            options?: components["schemas"]["DraftOption"][];
            multiSelect?: boolean | null;
            allowCustomOption?: boolean | null;
            minSelect?: number | null;
            maxSelect?: number | null;
            randomizeOptionOrder?: boolean | null;
            pinnedFinalOption?: boolean | null;
            carryForwardFrom?: string | null;
        };
        SavedRankingItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["SavedConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ranking";
            options?: components["schemas"]["DraftOption"][];
            randomizeOptionOrder?: boolean | null;
            carryForwardFrom?: string | null;
        };
        SavedMatrixItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["SavedConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matrix";
            options: components["schemas"]["DraftOption"][];
            rows: components["schemas"]["DraftRow"][];
            multiSelect?: boolean | null;
        };
        SavedMaxDiffItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["SavedConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "max_diff";
            options: components["schemas"]["DraftOption"][];
            metric?: string | null;
            itemsPerScreen?: number | null;
        };
        SavedStatementItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["SavedConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "statement";
            continueButtonText?: string;
        };
        SavedFileUploadItem: {
            text: string;
            externalId?: string;
            conditional?: components["schemas"]["SavedConditional"] | null;
            media?: components["schemas"]["DraftItemMedia"][] | null;
            embed?: {
                url: string;
                proxyUrl?: string;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file_upload";
            acceptedTypes?: string[] | null;
            maxFiles?: number | null;
            maxFileSizeMb?: number | null;
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
                "Upload-Length"?: string;
                "Upload-Defer-Length"?: string;
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
                responseId: string;
                recordingId: string;
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
                "Upload-Offset": string;
                "Upload-Length"?: string;
            };
            path: {
                responseId: string;
                recordingId: string;
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
            query?: never;
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
    searchStudies: {
        parameters: {
            query?: {
                search?: string;
                status?: "all" | "draft" | "live" | "paused" | "closed";
                folder?: string;
                creator?: string;
                sort?: "newest" | "oldest" | "title" | "lastResponse" | "responses";
                page?: number;
                perPage?: number;
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
                path: string;
                contents?: "refuse" | "moveUp";
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
    renameOrganization: {
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
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    listResponses: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                includeInProgress?: boolean;
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
                linkId: string;
                responseId: string;
                annotationId: string;
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
                linkId: string;
                responseId: string;
                annotationId: string;
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
                    "text/vtt": string;
                    "application/x-subrip": string;
                };
            };
        };
    };
    readHandedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                linkId: string;
                responseId: string;
                fileId: string;
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
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                    "image/webp": string;
                    "image/avif": string;
                    "video/mp4": string;
                    "video/webm": string;
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
    searchResponses: {
        parameters: {
            query?: {
                sort?: "updated" | "quality" | "duration" | "readableId";
                order?: "desc" | "asc";
                after?: string;
                limit?: number;
                filter?: string;
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
                format?: "csv" | "json" | "xlsx" | "transcripts" | "transcripts-zip";
                filter?: string;
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/markdown": string;
                    "application/zip": string;
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
}
