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
        };
        ApiKeyList: {
            keys: components["schemas"]["ApiKey"][];
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
        Captions: {
            cues: components["schemas"]["Cue"][];
            durationMs: number;
        };
        ChangeAnnotationRequest: {
            body?: string | null;
            tag?: string | null;
        };
        ChangedFolder: {
            movedStudies: number;
            path: string[];
        };
        ChangeOrganizationRequest: {
            name?: string;
            supportMessage?: string | null;
        };
        ChangeStudyRequest: {
            background?: string;
            closeAtTarget?: boolean;
            closingMessage?: string;
            config?: {
                availableLanguages?: ("en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu")[] | null;
                /** @enum {string} */
                interviewMode?: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                /** @enum {string} */
                questionLanguage?: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
                targetPlatforms?: ("ios" | "android" | "desktop")[];
            };
            contact?: string | null;
            entry?: components["schemas"]["StudyEntry"];
            externalTitle?: string;
            folderPath?: string[] | null;
            launchers?: string[] | null;
            linkId?: string;
            organisation?: string | null;
            responseTarget?: number;
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
        CountedTag: {
            count: number;
            text: string;
        };
        CountedUrlParameter: {
            count: number;
            name: string;
            value: string;
        };
        CreatedFolder: {
            path: string[];
        };
        CreatedKey: {
            apiKey: string;
            key: components["schemas"]["ApiKey"];
        };
        CreateFolderRequest: {
            path: string[];
        };
        CreateKeyRequest: {
            /** Format: date-time */
            expiresAt?: string;
            name: string;
        };
        CreateStudyRequest: {
            background?: string;
            closingMessage?: string;
            config?: {
                availableLanguages?: ("en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu")[] | null;
                /** @enum {string} */
                interviewMode?: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                /** @enum {string} */
                questionLanguage?: "en" | "en-medical" | "fr" | "de" | "de-CH" | "it" | "pt" | "es" | "zh" | "zh-TW" | "zh-HK" | "af" | "sq" | "am" | "ar" | "hy" | "as" | "ast" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "my" | "ca" | "ceb" | "ny" | "hr" | "cs" | "da" | "nl" | "nl-BE" | "et" | "fo" | "fi" | "ff" | "gl" | "lg" | "ka" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "ig" | "id" | "ga" | "ja" | "jw" | "kea" | "kn" | "kk" | "km" | "ko" | "ku" | "ky" | "lo" | "la" | "lv" | "ln" | "lt" | "luo" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "ne" | "nso" | "no" | "nn" | "oc" | "or" | "pa" | "ps" | "fa" | "pl" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "umb" | "ur" | "uz" | "vi" | "cy" | "wo" | "xh" | "yi" | "yo" | "zu";
                targetPlatforms?: ("ios" | "android" | "desktop")[];
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
        Deleted: {
            /** @constant */
            deleted: true;
            /** Format: uuid */
            id: string;
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
        EmptyRequest: Record<string, never>;
        EndStep: {
            care?: components["schemas"]["StepCare"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "end";
            message: string;
            /** @enum {string} */
            outcome: "complete" | "screened_out";
        };
        Error: {
            /** @enum {string} */
            code: "invalid_json" | "invalid_request_body" | "invalid_study_guide" | "wallet_required" | "insufficient_credits" | "bad_request" | "missing_api_key" | "invalid_api_key" | "unauthorized" | "launch_permission_denied" | "wallet_access_denied" | "forbidden" | "study_not_found" | "response_not_found" | "not_found" | "study_busy" | "concurrent_modification" | "conflict" | "internal_error";
            error: string;
            issues?: components["schemas"]["Issue"][];
        };
        ExportedGuide: {
            background?: string;
            closingMessage?: string;
            config: {
                availableLanguages: string[] | null;
                /** @enum {string} */
                interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                questionLanguage: string;
                targetPlatforms: ("ios" | "android" | "desktop")[];
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
            text: string;
        };
        FoundResponse: {
            /** Format: uuid */
            id: string;
            readableId: number;
            /** Format: uuid */
            studyId: string;
            studyTitle: string;
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
        Health: {
            /** @constant */
            status: "ok";
        };
        InterviewStudy: {
            availableLanguages: string[];
            estimatedMinutes: number;
            language: string;
            /** @enum {string} */
            mode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
            speech: {
                speaks: boolean;
                transcribes: boolean;
            };
            title: string;
            welcome: {
                message: string | null;
                title: string | null;
            };
        };
        Invitation: {
            study: components["schemas"]["InterviewStudy"];
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
            price: number;
            pricePerResponse: number;
            problems: components["schemas"]["GuideProblem"][];
            refusal: ("role" | "launchers") | null;
            responseTarget: number;
            /** Format: uri */
            selfRecruitLink: string;
            /** @enum {string} */
            status: "draft" | "live" | "paused" | "closed";
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
        LinkCheck: {
            linkId: string;
            problem: string | null;
            /** @enum {string} */
            state: "free" | "current" | "earlier" | "taken" | "invalid";
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
            supportMessage: string | null;
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
        RenameFolderRequest: {
            newPath: string[];
            path: string[];
        };
        RenameRequest: {
            name: string;
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
            next: string | null;
            responses: components["schemas"]["ResponseFinding"][];
            total: number;
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
            /** Format: date-time */
            updatedAt: string;
            urlParams: {
                [key: string]: string;
            };
        };
        ResponseMatch: {
            marks: number[][];
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
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
            flags: "safety"[];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
            language: string;
            linksExpireAt: string | null;
            may: components["schemas"]["ReadingRights"];
            neighbours: components["schemas"]["Neighbours"];
            otherRemarks: string;
            personas: string;
            /** @enum {string} */
            progress: "complete" | "screened_out" | "in_progress";
            quality: components["schemas"]["Quality"] | null;
            readableId: number;
            removedTags: string[];
            responseDurationSeconds: number;
            safety: components["schemas"]["SafetyPassage"][];
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
            wholeCount: number;
        };
        ResultColumn: {
            columnId: string;
            text: string;
        };
        ResultOption: {
            count: number;
            filter: components["schemas"]["AnswerCriterion"];
            isCustom: boolean;
            optionId: string;
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
            text: string;
        };
        ResultRank: {
            count: number;
            filter: components["schemas"]["AnswerCriterion"];
            optionId: string;
            placedCount: number;
            places: components["schemas"]["ResultPlaces"] | null;
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
            optionId: string;
            score: number | null;
            text: string;
            wholeCount: number;
            wholeScore: number | null;
            worst: number;
        };
        ResultTag: {
            count: number;
            filter: components["schemas"]["AnswerCriterion"];
            tag: string;
            wholeCount: number;
        };
        ResultWord: {
            count: number;
            word: string;
        };
        ResumedInterview: {
            history: components["schemas"]["TranscriptItem"][];
            /** @enum {string} */
            progress: "in_progress" | "screened_out" | "complete";
            /** Format: uuid */
            responseId: string;
            step: components["schemas"]["Step"];
            study: components["schemas"]["InterviewStudy"];
        };
        ReviewedTag: {
            /** @enum {string} */
            by: "analyst" | "review";
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
        SetModelRequest: {
            apiKey?: string | null;
            baseUrl: string;
            limits?: components["schemas"]["ModelLimits"];
            model: string;
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
        SourcedBullet: {
            rows: number[];
            text: string;
        };
        SpokenWord: {
            endMs: number;
            startMs: number;
            word: string;
        };
        StartedInterview: {
            /** Format: uuid */
            responseId: string;
            step: components["schemas"]["Step"];
            study: components["schemas"]["InterviewStudy"];
            token: string;
        };
        StartRequest: {
            consent?: {
                text: string;
            };
            language?: string;
            linkId: string;
            urlParams?: {
                [key: string]: string;
            };
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
        Study: {
            /** Format: uuid */
            id: string;
            linkId: string;
            /** @constant */
            status: "draft";
        };
        StudyCreator: {
            email: string | null;
            /** Format: uuid */
            id: string;
            name: string | null;
        };
        StudyDetail: {
            background?: string;
            closeAtTarget: boolean;
            closingMessage?: string;
            config: {
                availableLanguages: string[] | null;
                /** @enum {string} */
                interviewMode: "text" | "audio" | "audio_text" | "audio_screen" | "video" | "video_screen";
                questionLanguage: string;
                targetPlatforms: ("ios" | "android" | "desktop")[];
            };
            contact: string | null;
            /** Format: date-time */
            createdAt: string;
            entry: components["schemas"]["StudyEntry"];
            externalTitle?: string;
            folderPath: string[] | null;
            hasPendingEdits: boolean;
            /** Format: uuid */
            id: string;
            launchers: string[] | null;
            linkId: string;
            organisation: string | null;
            problems: components["schemas"]["GuideProblem"][];
            responseTarget: number;
            /** @enum {string} */
            status: "draft" | "live" | "paused" | "closed";
            studyGoal?: string;
            studyGuide: components["schemas"]["SavedBlock"][];
            supportMessage: string | null;
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
            title: string;
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
            title: string;
        };
        StudyResults: {
            questions: components["schemas"]["QuestionResult"][];
            sampledCount: number;
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
        WhyAsked: {
            /** @enum {string} */
            by: "rules" | "model";
            missing: string | null;
            model?: string;
            reason: string;
            took: string | null;
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
    readOrganization: {
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
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    changeOrganization: {
        parameters: {
            query?: never;
            header?: never;
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
    setModel: {
        parameters: {
            query?: never;
            header?: never;
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
    listResponses: {
        parameters: {
            query?: {
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
                format?: "csv" | "json" | "xlsx" | "transcripts" | "transcripts-zip";
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
                    "application/zip": string;
                    "text/csv": string;
                    "text/markdown": string;
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
}
