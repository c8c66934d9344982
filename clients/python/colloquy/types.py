"""Made of the API document by `npm run api:types`; not to be edited."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class AddEvidenceRequest(TypedDict):
    """A passage to put into a theme."""

    responseIndex: int
    start: int
    end: int
    responseId: str
    stance: NotRequired[Literal['supports', 'contradicts']]


class AddInviteesRequest(TypedDict):
    """People to invite."""

    invitees: NotRequired[list[Invitee]]
    csv: NotRequired[str]
    check: NotRequired[bool]


class AddRecordingsRequest(TypedDict):
    """Recordings for an answer that was given."""

    stepId: str
    recordings: list[str]


class AddedInvitees(TypedDict):
    """What became of a list."""

    added: int
    refused: list[RefusedInvitee]


class AddedRecordings(TypedDict):
    """The recordings of an answer."""

    stepId: str
    recordings: list[str]


class AnalysisEngine(TypedDict):
    """An analyst."""

    name: str
    version: str
    language: str


class AnalysisState(TypedDict):
    """How far the analysis of a response is."""

    state: Literal['under_way', 'waiting', 'done', 'failed']
    attempts: int
    analyzedAt: str | None
    engine: AnalysisEngine | None


class AnnotateRequest(TypedDict):
    """A note (with `body`), or a highlight (with `passage`), or both."""

    responseIndex: NotRequired[int | None]
    passage: NotRequired[NewPassage | None]
    quote: NotRequired[str | None]
    tag: NotRequired[str | None]
    body: NotRequired[str | None]


class Annotation(TypedDict):
    """A note or a highlight."""

    id: str
    responseIndex: int | None
    passage: Passage | None
    quote: str | None
    tag: str | None
    body: str | None
    author: AnnotationAuthor | None
    createdAt: str
    updatedAt: str
    mayChange: bool


class AnnotationAuthor(TypedDict):
    """Who wrote it."""

    id: str
    name: str


class Answer(TypedDict):
    """An answer."""

    answerId: str
    discussionGuideQuestionId: str
    conceptId: str | None
    question: str
    answer: str


class AnswerCriterion1(TypedDict):
    questionId: str
    conceptId: NotRequired[str]
    answered: Literal[True]


class AnswerCriterion2(TypedDict):
    questionId: str
    conceptId: NotRequired[str]
    optionIds: list[str]


class AnswerCriterion3(TypedDict):
    questionId: str
    conceptId: NotRequired[str]
    optionId: str
    place: int


class AnswerCriterion4(TypedDict):
    questionId: str
    conceptId: NotRequired[str]
    rowId: str
    columnId: str


class AnswerCriterion5(TypedDict):
    questionId: str
    conceptId: NotRequired[str]
    bestOptionId: str


class AnswerCriterion6(TypedDict):
    questionId: str
    conceptId: NotRequired[str]
    worstOptionId: str


class AnswerCriterion7(TypedDict):
    questionId: str
    conceptId: NotRequired[str]
    tag: str


AnswerCriterion: TypeAlias = "AnswerCriterion1 | AnswerCriterion2 | AnswerCriterion3 | AnswerCriterion4 | AnswerCriterion5 | AnswerCriterion6 | AnswerCriterion7"


class AnswerRequest(TypedDict):
    """An answer to the current step."""

    stepId: str
    answer: GivenAnswer


class AnswerSentence(TypedDict):
    """A sentence of an answer, with what it stands on."""

    text: str
    group: str | None
    citations: list[Citation]


class AnswerSoFar(TypedDict):
    """An answer that was given, and whether it may be changed."""

    stepId: str
    responseIndex: int
    state: Literal['open', 'finished', 'stays']
    version: int
    first: str | None
    number: int
    section: int
    step: NotRequired[Step]
    answer: NotRequired[dict[str, Any]]


class AnsweredStep(TypedDict):
    """What an answer leads to."""

    progress: Literal['in_progress', 'screened_out', 'complete']
    step: Step


class ApiKeyOwner(TypedDict):
    """Who made it, and whose rights it has."""

    userId: str
    name: str
    email: str
    isMember: bool


class ApiKey(TypedDict):
    """An API key, without the key itself."""

    id: str
    name: str
    prefix: str
    lastFour: str
    owner: ApiKeyOwner
    createdAt: str
    lastUsedAt: str | None
    expiresAt: str | None
    revokedAt: str | None
    scopes: list[Literal['read', 'write', 'launch']] | None
    studyIds: list[str] | None
    test: bool


class ApiKeyList(TypedDict):
    """API keys."""

    keys: list[ApiKey]


class AskRequest(TypedDict):
    """A question to a study."""

    question: str


class AskStudiesRequest(TypedDict):
    """A question to several studies."""

    question: str
    studyIds: NotRequired[list[str]]


class AuditCheck(TypedDict):
    """Whether the chain of the audit log holds."""

    ok: bool
    entries: int
    brokenAt: int | None
    checkedAt: str


class AuditEntryActor(TypedDict):
    """Who. One of `userId`, `keyId` and `system` is there."""

    userId: NotRequired[str]
    keyId: NotRequired[str]
    system: NotRequired[Literal['operator', 'visitor']]
    name: str | None


AuditEntryChangesValue = TypedDict(
    "AuditEntryChangesValue",
    {
        "from": "NotRequired[str | float | bool | None]",
        "to": "NotRequired[str | float | bool | None]",
    },
)


class AuditEntry(TypedDict):
    """Something that was done, or was refused."""

    id: str
    number: int
    at: str
    actor: AuditEntryActor
    action: str
    target: str | None
    targetType: Literal['study', 'response', 'annotation', 'clip', 'export', 'file', 'insight', 'invitation', 'key', 'member', 'message', 'organization', 'passage', 'reel', 'rehearsal', 'share', 'theme', 'wallet', 'webhook'] | None
    targetName: str | None
    studyId: str | None
    ip: str | None
    result: str
    changes: dict[str, AuditEntryChangesValue]
    hash: str


class AuditPage(TypedDict):
    """A page of the audit log."""

    entries: list[AuditEntry]


class BlockConceptSamplingConfig1(TypedDict):
    concepts: list[GuideConcept]
    subsampleCount: NotRequired[int | None]


class Block(TypedDict):
    """A part of the interview."""

    externalId: NotRequired[str]
    type: Literal['flat', 'concept', 'screening']
    title: str
    conceptSamplingConfig: NotRequired[BlockConceptSamplingConfig1 | None]
    items: list[Item]


class Branding(TypedDict):
    """How the participant's page looks."""

    name: str | None
    logo: str | None
    accent: str | None


class BrandingChange(TypedDict):
    """How the participant's page looks; what is left out is Colloquy's."""

    name: NotRequired[str | None]
    logo: NotRequired[str | None]
    accent: NotRequired[str | None]


class Captions(TypedDict):
    """What was said, on one clock for all recordings of a response."""

    durationMs: int
    cues: list[Cue]


class ChangeAnnotationRequest(TypedDict):
    """What to change; the other stays."""

    tag: NotRequired[str | None]
    body: NotRequired[str | None]


class ChangeAnswerRequest(TypedDict):
    """Another answer in the place of an earlier one."""

    stepId: str
    version: int
    answer: GivenAnswer


class ChangeInsightRequest(TypedDict):
    """What to change; the rest stays."""

    title: NotRequired[str]
    text: NotRequired[str]
    evidence: NotRequired[list[CitePassage]]
    themes: NotRequired[list[str]]
    status: NotRequired[Literal['draft', 'shared']]
    authors: NotRequired[list[str]]


class ChangeOrganizationRequest(TypedDict):
    """Fields to change; the others stay."""

    name: NotRequired[str]
    supportMessage: NotRequired[str | None]
    retention: NotRequired[RetentionTimesChange]


class ChangeReelRequest(TypedDict):
    """What is absent stays; but `hide` and `names` are set together, by either of them."""

    title: NotRequired[str]
    clips: NotRequired[list[str]]
    titleCards: NotRequired[list[NewTitleCard]]
    captions: NotRequired[Literal['track', 'burned', 'none']]
    hide: NotRequired[list[Hideable] | Hideable]
    names: NotRequired[list[str]]


class ChangeStudyRequestConfig(TypedDict):
    """How the interview is held."""

    interviewMode: NotRequired[Literal['text', 'audio', 'audio_text', 'audio_screen', 'video', 'video_screen']]
    questionLanguage: NotRequired[Literal['en', 'en-medical', 'fr', 'de', 'de-CH', 'it', 'pt', 'es', 'zh', 'zh-TW', 'zh-HK', 'af', 'sq', 'am', 'ar', 'hy', 'as', 'ast', 'az', 'ba', 'eu', 'be', 'bn', 'bs', 'br', 'bg', 'my', 'ca', 'ceb', 'ny', 'hr', 'cs', 'da', 'nl', 'nl-BE', 'et', 'fo', 'fi', 'ff', 'gl', 'lg', 'ka', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hu', 'is', 'ig', 'id', 'ga', 'ja', 'jw', 'kea', 'kn', 'kk', 'km', 'ko', 'ku', 'ky', 'lo', 'la', 'lv', 'ln', 'lt', 'luo', 'lb', 'mk', 'mg', 'ms', 'ml', 'mt', 'mi', 'mr', 'mn', 'ne', 'nso', 'no', 'nn', 'oc', 'or', 'pa', 'ps', 'fa', 'pl', 'ro', 'ru', 'sa', 'sr', 'sn', 'sd', 'si', 'sk', 'sl', 'so', 'su', 'sw', 'sv', 'tl', 'tg', 'ta', 'tt', 'te', 'th', 'bo', 'tr', 'tk', 'uk', 'umb', 'ur', 'uz', 'vi', 'cy', 'wo', 'xh', 'yi', 'yo', 'zu']]
    availableLanguages: NotRequired[list[Literal['en', 'en-medical', 'fr', 'de', 'de-CH', 'it', 'pt', 'es', 'zh', 'zh-TW', 'zh-HK', 'af', 'sq', 'am', 'ar', 'hy', 'as', 'ast', 'az', 'ba', 'eu', 'be', 'bn', 'bs', 'br', 'bg', 'my', 'ca', 'ceb', 'ny', 'hr', 'cs', 'da', 'nl', 'nl-BE', 'et', 'fo', 'fi', 'ff', 'gl', 'lg', 'ka', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hu', 'is', 'ig', 'id', 'ga', 'ja', 'jw', 'kea', 'kn', 'kk', 'km', 'ko', 'ku', 'ky', 'lo', 'la', 'lv', 'ln', 'lt', 'luo', 'lb', 'mk', 'mg', 'ms', 'ml', 'mt', 'mi', 'mr', 'mn', 'ne', 'nso', 'no', 'nn', 'oc', 'or', 'pa', 'ps', 'fa', 'pl', 'ro', 'ru', 'sa', 'sr', 'sn', 'sd', 'si', 'sk', 'sl', 'so', 'su', 'sw', 'sv', 'tl', 'tg', 'ta', 'tt', 'te', 'th', 'bo', 'tr', 'tk', 'uk', 'umb', 'ur', 'uz', 'vi', 'cy', 'wo', 'xh', 'yi', 'yo', 'zu']] | None]
    targetPlatforms: NotRequired[list[Literal['ios', 'android', 'desktop']]]
    turnTaking: NotRequired[Literal['button', 'patient']]
    style: NotRequired[Literal['balanced', 'warm', 'brisk', 'non_directive']]
    allowRevision: NotRequired[bool]


class ChangeStudyRequestWelcomeMessage(TypedDict):
    """Shown before the interview."""

    title: NotRequired[str]
    message: NotRequired[str]


class ChangeStudyRequest(TypedDict):
    """Fields to change; the others stay."""

    title: NotRequired[str]
    externalTitle: NotRequired[str]
    background: NotRequired[str]
    studyGoal: NotRequired[str]
    config: NotRequired[ChangeStudyRequestConfig]
    welcomeMessage: NotRequired[ChangeStudyRequestWelcomeMessage]
    closingMessage: NotRequired[str]
    linkId: NotRequired[str]
    folderPath: NotRequired[list[str] | None]
    responseTarget: NotRequired[int]
    closeAtTarget: NotRequired[bool]
    entry: NotRequired[StudyEntry]
    supportMessage: NotRequired[str | None]
    organisation: NotRequired[str | None]
    contact: NotRequired[str | None]
    quotas: NotRequired[list[Quota]]
    redirects: NotRequired[Redirects | None]
    opensAt: NotRequired[str | None]
    closesAt: NotRequired[str | None]
    closeAfter: NotRequired[int | None]
    stateTexts: NotRequired[StateTexts | None]
    consent: NotRequired[StudyConsentChange | None]
    retention: NotRequired[RetentionTimesChange]
    branding: NotRequired[BrandingChange | None]
    invitationTexts: NotRequired[InvitationTexts | None]
    embedOrigins: NotRequired[list[str]]
    launchers: NotRequired[list[str] | None]


class ChangeTagsRequest(TypedDict):
    """Tags to remove, then to add. Repeating changes nothing."""

    add: NotRequired[list[str]]
    remove: NotRequired[list[str]]


class ChangeThemeRequest(TypedDict):
    """What to change; the rest stays."""

    name: NotRequired[str]
    rule: NotRequired[str]
    parentId: NotRequired[str | None]
    status: NotRequired[Literal['suggested', 'accepted', 'rejected']]


class ChangeTranslationRequest(TypedDict):
    """Translations to change."""

    strings: dict[str, NewTranslation | NoTranslation | None]


class ChangeWebhookRequest(TypedDict):
    """What to change; what is left out stays."""

    url: NotRequired[str]
    events: NotRequired[list[Literal['study.launched', 'study.paused', 'study.closed', 'study.target_reached', 'response.started', 'response.completed', 'response.screened_out', 'response.over_quota', 'response.analyzed', 'response.flagged', 'response.deleted', 'export.ready']]]
    studyIds: NotRequired[list[str] | None]
    description: NotRequired[str | None]
    status: NotRequired[Literal['active', 'disabled']]


class ChangedAnswer(TypedDict):
    """An answer after a change."""

    stepId: str
    version: int
    text: str
    progress: Literal['in_progress', 'screened_out', 'complete']
    step: Step


class ChangedFolder(TypedDict):
    """What a change of a folder did."""

    path: list[str]
    movedStudies: int


class ChoiceAnswer(TypedDict):
    """To a multiple choice."""

    optionIds: list[str]
    custom: NotRequired[str]


class ChoiceQuestion(TypedDict):
    """A multiple choice."""

    id: str
    text: str
    isScreener: bool
    questionNumber: int
    concepts: list[Concept]
    type: Literal['multiple_choice']
    isMultiSelect: bool
    options: list[str]


class ChoiceStepQuestion(TypedDict):
    """A multiple choice."""

    id: str
    text: str
    isScreener: bool
    questionNumber: int
    concepts: list[Concept]
    type: Literal['multiple_choice']
    isMultiSelect: bool
    options: list[StepChoiceOption]
    allowCustomOption: bool
    minSelect: int | None
    maxSelect: int | None


class Citation(TypedDict):
    """A passage of a participant's words that a sentence stands on."""

    responseIndex: int
    start: int
    end: int
    studyId: str
    responseId: str
    readableId: int
    quote: str
    before: str
    after: str
    asked: str
    language: str


class CitePassage(TypedDict):
    """A continuous part of a participant's words."""

    responseId: str | None
    responseIndex: NotRequired[int | None]
    start: NotRequired[int | None]
    end: NotRequired[int | None]
    quote: NotRequired[str | None]


class CitedPassage(TypedDict):
    """A passage that is cited. All of its fields are null once its response is deleted or its words are gone; its place in the list stays."""

    responseId: str | None
    readableId: int | None
    responseIndex: int | None
    start: int | None
    end: int | None
    quote: str | None
    discussionGuideQuestionId: str | None
    startSeconds: int | None


class CitedStudy(TypedDict):
    """A study with passages in an answer."""

    studyId: str
    title: str


class Clip(TypedDict):
    """A part of a response as a film."""

    id: str
    title: str
    status: Literal['queued', 'rendering', 'ready', 'failed']
    progress: int
    problem: str | None
    durationSeconds: float | None
    sizeBytes: int | None
    transcript: str
    mp4Url: str | None
    vttUrl: str | None
    posterUrl: str | None
    linksExpireAt: str | None
    responseId: str
    readableId: int
    responseIndex: int
    fromSeconds: float
    toSeconds: float
    wordTimes: Literal['heard', 'spread']
    layout: Literal['side_by_side', 'camera', 'screen']
    captions: Literal['track', 'burned', 'none']
    hide: list[Hideable]
    names: list[str]
    passages: list[RowPassage]
    author: FilmAuthor | None
    createdAt: str
    updatedAt: str


class ClipPage(TypedDict):
    """A page of clips."""

    clips: list[Clip]
    total: int


ClipPlace: TypeAlias = "WordPlace | float"


class Codebook(TypedDict):
    """The state of a study's themes."""

    reading: Literal['none', 'due', 'done']
    read: int
    toRead: int
    readAt: str | None
    suggesting: bool
    suggestedAt: str | None
    asked: int
    none: int
    themes: list[CodebookTheme]


class CodebookTheme(TypedDict):
    """What else is known of a theme."""

    themeId: str
    opposed: int
    passages: int
    stale: bool
    decidedAt: str | None


class ComparePanelRequest(TypedDict):
    """A panel's list."""

    csv: str
    parameter: NotRequired[str]


class Concept(TypedDict):
    """What participants are asked about."""

    id: str
    title: str
    description: str
    media: list[ConceptMedia]
    embedUrl: str | None


class ConceptMedia(TypedDict):
    """A picture or a film of a concept."""

    type: Literal['image', 'video']
    name: str
    url: str


class Conditional(TypedDict):
    """A condition on what was said before, or on the link."""

    operator: Literal['and', 'or']
    criteria: list[SelectionCriterion | ParameterCriterion]


class CountedTag(TypedDict):
    """A tag and its use."""

    text: str
    count: int


class CountedUrlParameter(TypedDict):
    """A value of a query parameter."""

    name: str
    value: str
    count: int


CreateClipRequest = TypedDict(
    "CreateClipRequest",
    {
        "title": "NotRequired[str]",
        "from": "ClipPlace",
        "to": "ClipPlace",
        "layout": "NotRequired[Literal['side_by_side', 'camera', 'screen']]",
        "captions": "NotRequired[Literal['track', 'burned', 'none']]",
        "hide": "NotRequired[list[Hideable] | Hideable]",
        "names": "NotRequired[list[str]]",
        "passages": "NotRequired[list[NewRowPassage]]",
    },
)


class CreateFolderRequest(TypedDict):
    """A folder to make."""

    path: list[str]


class CreateInsightRequest(TypedDict):
    """A new insight."""

    title: str
    text: NotRequired[str]
    evidence: NotRequired[list[CitePassage]]
    themes: NotRequired[list[str]]
    status: NotRequired[Literal['draft', 'shared']]
    authors: NotRequired[list[str]]


class CreateKeyRequest(TypedDict):
    """A key to make."""

    name: str
    expiresAt: NotRequired[str]
    scopes: NotRequired[list[Literal['read', 'write', 'launch']] | None]
    studyIds: NotRequired[list[str] | None]
    test: NotRequired[bool]


class CreateReelRequest(TypedDict):
    """Clips in a row."""

    title: str
    clips: list[str]
    titleCards: NotRequired[list[NewTitleCard]]
    captions: NotRequired[Literal['track', 'burned', 'none']]
    hide: NotRequired[list[Hideable] | Hideable]
    names: NotRequired[list[str]]


class CreateShareRequest(TypedDict):
    """A link for people without an account."""

    what: Literal['report', 'insight', 'clip', 'reel', 'response', 'responses']
    label: NotRequired[str | None]
    insightId: NotRequired[str | None]
    clipId: NotRequired[str | None]
    reelId: NotRequired[str | None]
    responseId: NotRequired[str | None]
    filter: NotRequired[ResponseFilter | None]
    expiresAt: NotRequired[str | None]
    password: NotRequired[str | None]
    withRecordings: NotRequired[bool]
    withNames: NotRequired[bool]
    mayDownload: NotRequired[bool]


class CreateStudyRequestConfig(TypedDict):
    """How the interview is held."""

    interviewMode: NotRequired[Literal['text', 'audio', 'audio_text', 'audio_screen', 'video', 'video_screen']]
    questionLanguage: NotRequired[Literal['en', 'en-medical', 'fr', 'de', 'de-CH', 'it', 'pt', 'es', 'zh', 'zh-TW', 'zh-HK', 'af', 'sq', 'am', 'ar', 'hy', 'as', 'ast', 'az', 'ba', 'eu', 'be', 'bn', 'bs', 'br', 'bg', 'my', 'ca', 'ceb', 'ny', 'hr', 'cs', 'da', 'nl', 'nl-BE', 'et', 'fo', 'fi', 'ff', 'gl', 'lg', 'ka', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hu', 'is', 'ig', 'id', 'ga', 'ja', 'jw', 'kea', 'kn', 'kk', 'km', 'ko', 'ku', 'ky', 'lo', 'la', 'lv', 'ln', 'lt', 'luo', 'lb', 'mk', 'mg', 'ms', 'ml', 'mt', 'mi', 'mr', 'mn', 'ne', 'nso', 'no', 'nn', 'oc', 'or', 'pa', 'ps', 'fa', 'pl', 'ro', 'ru', 'sa', 'sr', 'sn', 'sd', 'si', 'sk', 'sl', 'so', 'su', 'sw', 'sv', 'tl', 'tg', 'ta', 'tt', 'te', 'th', 'bo', 'tr', 'tk', 'uk', 'umb', 'ur', 'uz', 'vi', 'cy', 'wo', 'xh', 'yi', 'yo', 'zu']]
    availableLanguages: NotRequired[list[Literal['en', 'en-medical', 'fr', 'de', 'de-CH', 'it', 'pt', 'es', 'zh', 'zh-TW', 'zh-HK', 'af', 'sq', 'am', 'ar', 'hy', 'as', 'ast', 'az', 'ba', 'eu', 'be', 'bn', 'bs', 'br', 'bg', 'my', 'ca', 'ceb', 'ny', 'hr', 'cs', 'da', 'nl', 'nl-BE', 'et', 'fo', 'fi', 'ff', 'gl', 'lg', 'ka', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hu', 'is', 'ig', 'id', 'ga', 'ja', 'jw', 'kea', 'kn', 'kk', 'km', 'ko', 'ku', 'ky', 'lo', 'la', 'lv', 'ln', 'lt', 'luo', 'lb', 'mk', 'mg', 'ms', 'ml', 'mt', 'mi', 'mr', 'mn', 'ne', 'nso', 'no', 'nn', 'oc', 'or', 'pa', 'ps', 'fa', 'pl', 'ro', 'ru', 'sa', 'sr', 'sn', 'sd', 'si', 'sk', 'sl', 'so', 'su', 'sw', 'sv', 'tl', 'tg', 'ta', 'tt', 'te', 'th', 'bo', 'tr', 'tk', 'uk', 'umb', 'ur', 'uz', 'vi', 'cy', 'wo', 'xh', 'yi', 'yo', 'zu']] | None]
    targetPlatforms: NotRequired[list[Literal['ios', 'android', 'desktop']]]
    turnTaking: NotRequired[Literal['button', 'patient']]
    style: NotRequired[Literal['balanced', 'warm', 'brisk', 'non_directive']]
    allowRevision: NotRequired[bool]


class CreateStudyRequestWelcomeMessage(TypedDict):
    """Shown before the interview."""

    title: NotRequired[str]
    message: NotRequired[str]


class CreateStudyRequest(TypedDict):
    """A study to create."""

    title: str
    externalTitle: NotRequired[str]
    background: NotRequired[str]
    studyGoal: NotRequired[str]
    config: NotRequired[CreateStudyRequestConfig]
    welcomeMessage: NotRequired[CreateStudyRequestWelcomeMessage]
    closingMessage: NotRequired[str]
    studyGuide: list[Block]


class CreateThemeRequest(TypedDict):
    """A theme that a person makes: it is accepted at once."""

    name: str
    rule: NotRequired[str]
    parentId: NotRequired[str | None]


class CreateWebhookRequest(TypedDict):
    """An address to be told what happens."""

    url: str
    events: list[Literal['study.launched', 'study.paused', 'study.closed', 'study.target_reached', 'response.started', 'response.completed', 'response.screened_out', 'response.over_quota', 'response.analyzed', 'response.flagged', 'response.deleted', 'export.ready']]
    studyIds: NotRequired[list[str] | None]
    description: NotRequired[str | None]


class CreatedFolder(TypedDict):
    """A folder that was made."""

    path: list[str]


class CreatedKey(TypedDict):
    """A new key."""

    key: ApiKey
    apiKey: str


class CreatedShare(TypedDict):
    """A new link."""

    id: str
    url: str


class CreditBalance(TypedDict):
    """Credits, with two decimals."""

    balance: float
    usage: float


class CreditUse(TypedDict):
    """Credits as the organization uses them."""

    balance: float
    usage: float
    spent: float
    held: float
    total: float
    spentPercent: float
    heldPercent: float


class Cue(TypedDict):
    """A line of captions."""

    responseIndex: int
    startMs: int
    endMs: int
    text: str


class DayCount(TypedDict):
    """A day."""

    date: str
    count: int


class Deleted(TypedDict):
    """What was deleted."""

    id: str
    deleted: Literal[True]


class DraftBlockConceptSamplingConfig1(TypedDict):
    concepts: NotRequired[list[DraftGuideConcept]]
    subsampleCount: NotRequired[int | None]


class DraftBlock(TypedDict):
    """A part of the interview."""

    externalId: NotRequired[str]
    type: Literal['flat', 'concept', 'screening']
    title: str
    conceptSamplingConfig: NotRequired[DraftBlockConceptSamplingConfig1 | None]
    items: NotRequired[list[DraftItem]]


class DraftConditional(TypedDict):
    """A condition on what was said before, or on the link."""

    operator: Literal['and', 'or']
    criteria: NotRequired[list[DraftSelectionCriterion | DraftParameterCriterion]]


class DraftFileUploadItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class DraftFileUploadItem(TypedDict):
    """Files to hand in."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[DraftConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[DraftFileUploadItemEmbed1 | None]
    type: Literal['file_upload']
    acceptedTypes: NotRequired[list[str] | None]
    maxFiles: NotRequired[int | None]
    maxFileSizeMb: NotRequired[float | None]


class DraftGuideConceptContentEmbed1(TypedDict):
    url: str


class DraftGuideConceptContent(TypedDict):
    """What participants see."""

    title: str
    description: NotRequired[str | None]
    media: NotRequired[list[DraftMedia]]
    embed: NotRequired[DraftGuideConceptContentEmbed1 | None]


class DraftGuideConcept(TypedDict):
    """What participants are asked about."""

    externalId: NotRequired[str]
    nickname: str
    content: DraftGuideConceptContent
    conditional: NotRequired[DraftConditional | None]


DraftItem: TypeAlias = "DraftOpenEndedItem | DraftMultipleChoiceItem | DraftRankingItem | DraftMatrixItem | DraftMaxDiffItem | DraftStatementItem | DraftFileUploadItem"


class DraftItemMedia(TypedDict):
    """A picture or a film beside a question."""

    name: str
    url: str
    type: Literal['image', 'video']
    widthPercentage: NotRequired[float]
    forceWatching: NotRequired[bool]


class DraftMatrixItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class DraftMatrixItem(TypedDict):
    """A table: one answer for each row."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[DraftConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[DraftMatrixItemEmbed1 | None]
    type: Literal['matrix']
    options: NotRequired[list[DraftOption]]
    rows: NotRequired[list[DraftRow]]
    multiSelect: NotRequired[bool | None]


class DraftMaxDiffItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class DraftMaxDiffItem(TypedDict):
    """Best and worst of a few options at a time."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[DraftConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[DraftMaxDiffItemEmbed1 | None]
    type: Literal['max_diff']
    options: NotRequired[list[DraftOption]]
    metric: NotRequired[str | None]
    itemsPerScreen: NotRequired[int | None]


class DraftMedia(TypedDict):
    """A picture or a film."""

    name: str
    url: str
    type: Literal['image', 'video']
    widthPercentage: NotRequired[float]


class DraftMultipleChoiceItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class DraftMultipleChoiceItem(TypedDict):
    """A question with options to choose from."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[DraftConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[DraftMultipleChoiceItemEmbed1 | None]
    type: Literal['multiple_choice']
    options: NotRequired[list[DraftOption]]
    multiSelect: NotRequired[bool | None]
    allowCustomOption: NotRequired[bool | None]
    minSelect: NotRequired[int | None]
    maxSelect: NotRequired[int | None]
    randomizeOptionOrder: NotRequired[bool | None]
    pinnedFinalOption: NotRequired[bool | None]
    carryForwardFrom: NotRequired[str | None]


class DraftOpenEndedItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class DraftOpenEndedItem(TypedDict):
    """An open question, with follow-ups by the moderator."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[DraftConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[DraftOpenEndedItemEmbed1 | None]
    type: Literal['open_ended']
    followUp: NotRequired[Literal['none', 'light', 'medium', 'heavy'] | None]
    addInstructions: NotRequired[str | None]
    preferredInput: NotRequired[Literal['text', 'voice', 'screenRecording', 'none'] | None]
    screenObservationEnabled: NotRequired[bool | None]


class DraftOption(TypedDict):
    """One of the things to choose from."""

    externalId: NotRequired[str]
    text: str
    status: NotRequired[Literal['approve', 'reject', 'neutral'] | None]
    exclusiveOption: NotRequired[bool]


class DraftParameterCriterion(TypedDict):
    """A parameter of the participant's link."""

    type: Literal['searchParam']
    parameter: str
    value: str


class DraftRankingItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class DraftRankingItem(TypedDict):
    """Options to put in order."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[DraftConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[DraftRankingItemEmbed1 | None]
    type: Literal['ranking']
    options: NotRequired[list[DraftOption]]
    randomizeOptionOrder: NotRequired[bool | None]
    carryForwardFrom: NotRequired[str | None]


class DraftRow(TypedDict):
    """A row of a matrix."""

    text: str


class DraftSelectionCriterion(TypedDict):
    """What was selected in an earlier question."""

    type: Literal['selectedTemplateOptions']
    questionId: str
    matchingCriteria: Literal['mustSelect', 'mustNotSelect']
    choices: NotRequired[list[str]]
    matrixRow: NotRequired[str | None]


class DraftStatementItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class DraftStatementItem(TypedDict):
    """Something to read; nothing is asked."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[DraftConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[DraftStatementItemEmbed1 | None]
    type: Literal['statement']
    continueButtonText: NotRequired[str]


class DraftedTranslation(TypedDict):
    """Drafts of a model, which participants do not get."""

    drafted: int
    left: int
    translation: Translation


class DuplicateRequest(TypedDict):
    """What the copy is called."""

    title: NotRequired[str]


class EarlierAnswer(TypedDict):
    """An answer that the participant changed."""

    text: str
    replacedAt: str


class EmptyRequest(TypedDict):
    """Nothing needs to be said."""

    pass


class EndStep(TypedDict):
    """The end."""

    kind: Literal['end']
    outcome: Literal['complete', 'screened_out']
    endReason: NotRequired[Literal['over_quota']]
    message: str
    redirectUrl: NotRequired[str]
    care: NotRequired[StepCare]


class EraseLink(TypedDict):
    """Where a participant may delete their answers."""

    url: str


class ErasedAnswers(TypedDict):
    """A participant’s answers are deleted."""

    erased: Literal[True]


class ErasedPerson(TypedDict):
    """How far the erasing of a person is."""

    erased: int
    remaining: int
    held: list[SkippedResponse]


class Error(TypedDict):
    """Every refusal has this form."""

    error: str
    code: Literal['invalid_json', 'invalid_request_body', 'invalid_study_guide', 'wallet_required', 'insufficient_credits', 'bad_request', 'missing_api_key', 'invalid_api_key', 'unauthorized', 'launch_permission_denied', 'wallet_access_denied', 'forbidden', 'study_not_found', 'response_not_found', 'not_found', 'study_busy', 'concurrent_modification', 'conflict', 'internal_error']
    issues: NotRequired[list[Issue]]


class EvidencePage(TypedDict):
    """Passages of a theme."""

    evidence: list[ThemeEvidence]


class EvidenceRow(TypedDict):
    """The whole row."""

    moderator: str
    user: str


class ExportedGuideConfig(TypedDict):
    """How the interview is held."""

    interviewMode: Literal['text', 'audio', 'audio_text', 'audio_screen', 'video', 'video_screen']
    questionLanguage: str
    availableLanguages: list[str] | None
    targetPlatforms: list[Literal['ios', 'android', 'desktop']]
    turnTaking: Literal['button', 'patient']
    style: Literal['balanced', 'warm', 'brisk', 'non_directive']
    allowRevision: bool


class ExportedGuideWelcomeMessage(TypedDict):
    """Shown before the interview."""

    title: NotRequired[str]
    message: NotRequired[str]


class ExportedGuide(TypedDict):
    """A study as a create request has it."""

    title: str
    externalTitle: NotRequired[str]
    background: NotRequired[str]
    studyGoal: NotRequired[str]
    config: ExportedGuideConfig
    welcomeMessage: NotRequired[ExportedGuideWelcomeMessage]
    closingMessage: NotRequired[str]
    studyGuide: list[SavedBlock]


class FieldworkBoardTests1(TypedDict):
    studyId: str
    responses: int


class FieldworkBoard(TypedDict):
    """The live figures of a study's fieldwork."""

    at: str
    status: Literal['draft', 'live', 'paused', 'closed']
    openness: Literal['live', 'not_open_yet', 'paused', 'closed', 'full']
    opensAt: str | None
    closesAt: str | None
    closeAfter: int | None
    responseTarget: int
    started: int
    complete: int
    underWay: int
    holdingPlace: int
    screenedOut: int
    overQuota: int
    left: int
    firstStartedAt: str | None
    middleSeconds: int | None
    estimatedMinutes: int
    tests: FieldworkBoardTests1 | None
    cells: list[QuotaCount]
    outcomes: list[OutcomeRow]


class FileAnswer(TypedDict):
    """To a file upload."""

    recordings: list[str]


class FileStepQuestion(TypedDict):
    """Files to hand in."""

    id: str
    text: str
    isScreener: bool
    questionNumber: int
    concepts: list[Concept]
    type: Literal['file_upload']
    acceptedTypes: list[str] | None
    maxFiles: int
    maxFileSizeMb: float


class FileUploadItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class FileUploadItem(TypedDict):
    """Files to hand in."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[Conditional | None]
    media: NotRequired[list[ItemMedia] | None]
    embed: NotRequired[FileUploadItemEmbed1 | None]
    type: Literal['file_upload']
    acceptedTypes: NotRequired[list[str] | None]
    maxFiles: NotRequired[int | None]
    maxFileSizeMb: NotRequired[float | None]


class FilmAuthor(TypedDict):
    """Who made a clip or reel."""

    id: str
    name: str


class FilmStarted(TypedDict):
    """A clip or reel that waits to be rendered."""

    id: str
    status: Literal['queued', 'rendering', 'ready', 'failed']


class FindingAuthor(TypedDict):
    """Somebody who works on findings."""

    id: str
    name: str


class Folder(TypedDict):
    """A folder."""

    path: list[str]
    studyCount: int
    ownStudyCount: int


class FolderList(TypedDict):
    """All folders."""

    studyCount: int
    folders: list[Folder]


class FollowUpStep(TypedDict):
    """A follow-up, answered like an open question."""

    kind: Literal['follow_up']
    id: str
    number: int
    total: int
    section: StepSection
    moderator: str
    questionId: str
    conceptId: str | None
    care: NotRequired[StepCare]
    skippable: NotRequired[Literal[True]]
    acknowledgement: NotRequired[str]


class ForgottenToken(TypedDict):
    """Nothing more to say."""

    pass


class FoundAnywhere(TypedDict):
    """What was found in an organisation."""

    responses: list[FoundResponse]
    quotes: list[FoundQuote]
    tags: list[FoundTag]


class FoundPerson(TypedDict):
    """What the organization keeps of a participant."""

    responses: list[PersonalResponse]
    total: int
    invitations: int


class FoundQuote(TypedDict):
    """A passage of what was said."""

    id: str
    readableId: int
    studyId: str
    studyTitle: str
    test: bool
    text: str
    marks: list[list[int]]
    responseIndex: int
    language: str


class FoundResponse(TypedDict):
    """A response and its study."""

    id: str
    readableId: int
    studyId: str
    studyTitle: str
    test: bool


class FoundStudiesCounts(TypedDict):
    """How many the search finds in each status."""

    all: int
    draft: int
    live: int
    paused: int
    closed: int


class FoundStudies(TypedDict):
    """A page of what a search finds."""

    counts: FoundStudiesCounts
    studyCount: int
    responseCount: int
    creators: list[StudyCreator]
    studies: list[StudyOverview]


class FoundTag(TypedDict):
    """A tag of a study."""

    text: str
    count: int
    studyId: str
    studyTitle: str
    test: bool


class FundingWalletMembers1Item(TypedDict):
    userId: str
    name: str


class FundingWallet(TypedDict):
    """A wallet, and whether it can fund a launch."""

    walletId: str
    name: str
    accessible: bool
    members: list[FundingWalletMembers1Item] | None
    project: CreditUse
    recruitment: CreditUse
    liveStudies: int
    funds: bool
    missing: float


Given: TypeAlias = "GivenTexts | GivenSelection | GivenRanking | GivenMatrix | GivenMaxDiff | GivenFiles"


GivenAnswer: TypeAlias = "OpenAnswer | ChoiceAnswer | RankingAnswer | MatrixAnswer | MaxDiffAnswer | FileAnswer | StatementAnswer | SkipAnswer"


class GivenFile(TypedDict):
    """A file that was handed in."""

    id: str
    name: str
    sizeBytes: int | None


class GivenFiles(TypedDict):
    """Files that were handed in."""

    type: Literal['file_upload']
    files: list[GivenFile]


class GivenMatrix(TypedDict):
    """A matrix."""

    type: Literal['matrix']
    columns: list[str]
    rows: list[GivenMatrixRow]


class GivenMatrixRow(TypedDict):
    """A row of a matrix."""

    text: str
    chosen: list[str]


class GivenMaxDiff(TypedDict):
    """A max-diff."""

    type: Literal['max_diff']
    metric: str
    screens: list[GivenScreen]


class GivenOption(TypedDict):
    """A selected option."""

    text: str
    status: Literal['approve', 'reject', 'neutral'] | None


class GivenRanking(TypedDict):
    """A ranking."""

    type: Literal['ranking']
    ranked: list[str]


class GivenScreen(TypedDict):
    """A screen of a max-diff."""

    options: list[str]
    best: str
    worst: str


class GivenSelection(TypedDict):
    """What was selected."""

    type: Literal['multiple_choice']
    selected: list[GivenOption]
    custom: str | None


class GivenTexts(TypedDict):
    """What was said to an open question."""

    type: Literal['open_ended']
    texts: list[str]


class GuideChangeValue3(TypedDict):
    pass


class GuideChange(TypedDict):
    """One step of a fix."""

    op: Literal['add', 'replace', 'remove']
    path: list[str | int]
    value: NotRequired[str | float | GuideChangeValue3]


class GuideConceptContentEmbed1(TypedDict):
    url: str


class GuideConceptContent(TypedDict):
    """What participants see."""

    title: str
    description: NotRequired[str | None]
    media: NotRequired[list[Media]]
    embed: NotRequired[GuideConceptContentEmbed1 | None]


class GuideConcept(TypedDict):
    """What participants are asked about."""

    externalId: NotRequired[str]
    nickname: str
    content: GuideConceptContent
    conditional: NotRequired[Conditional | None]


class GuideFix(TypedDict):
    """What would solve a warning."""

    label: str
    changes: list[GuideChange]


class GuideMarkdown(TypedDict):
    """A study guide as a document."""

    fileName: str
    markdown: str


class GuideProblem(TypedDict):
    """A broken rule."""

    rule: str
    code: str
    path: list[str | int]
    message: str


class GuideWarning(TypedDict):
    """A probable mistake in wording or structure."""

    code: Literal['placeholder', 'untitled', 'screen-not-recorded', 'not-transcribed', 'leading', 'two-questions', 'negated-twice', 'jargon', 'too-long', 'unreachable', 'dead-end', 'rejects-everybody', 'longer-than-announced']
    path: list[str | int]
    message: str
    fix: NotRequired[GuideFix]


class HeardSoFar(TypedDict):
    """What is understood so far."""

    text: str
    heardMs: int


class HeardSoFarRequest(TypedDict):
    """Which answer is meant."""

    stepId: str


class HeldResponseBy1(TypedDict):
    id: str
    name: str


class HeldResponse(TypedDict):
    """A response that is held by itself."""

    responseId: str
    readableId: int
    reason: str
    by: HeldResponseBy1 | None
    at: str


Hideable: TypeAlias = "Literal['names', 'camera', 'screen', 'voice', 'sound', 'faces']"


class Highlight(TypedDict):
    """A highlighted part of a participant's words."""

    id: str
    responseId: str
    readableId: int
    responseIndex: int
    discussionGuideQuestionId: str
    questionNumber: int | None
    conceptId: str | None
    isFollowUp: bool
    startSeconds: int
    start: int
    end: int
    quote: str
    tag: str | None
    body: str | None
    author: FindingAuthor | None
    createdAt: str
    updatedAt: str


class Highlights(TypedDict):
    """A page of the highlights of a study."""

    highlights: list[Highlight]
    total: int


class Insight(TypedDict):
    """Something that a study has taught, with its evidence."""

    id: str
    title: str
    text: str
    evidence: list[CitedPassage]
    themes: list[str]
    status: Literal['draft', 'shared']
    authors: list[FindingAuthor]
    createdAt: str
    updatedAt: str


class Insights(TypedDict):
    """A page of a study's insights."""

    insights: list[Insight]
    total: int


class InterviewStudyWelcome(TypedDict):
    """What is shown before the start."""

    title: str | None
    message: str | None


class InterviewStudySpeech(TypedDict):
    """What the server does with speech."""

    transcribes: bool
    speaks: bool


class InterviewStudy(TypedDict):
    """A study as participants see it."""

    title: str
    mode: Literal['text', 'audio', 'audio_text', 'audio_screen', 'video', 'video_screen']
    language: str
    availableLanguages: list[str]
    translatedLanguages: list[str]
    welcome: InterviewStudyWelcome
    estimatedMinutes: int
    speech: InterviewStudySpeech
    consent: NotRequired[StudyConsent]
    branding: NotRequired[Branding]
    turnTaking: Literal['button', 'patient']


class Invitation(TypedDict):
    """What stands behind a link."""

    study: InterviewStudy


class InvitationCounts(TypedDict):
    """How many of all invitations of the study stand where."""

    added: int
    queued: int
    sent: int
    opened: int
    started: int
    completed: int
    screened_out: int
    over_quota: int
    unsubscribed: int
    failed: int


class InvitationText(TypedDict):
    """The words of the mails: `{name}`, `{study}`, `{organisation}` and `{link}` are filled in."""

    subject: str
    text: str
    reminderSubject: str
    reminderText: str


InvitationTexts: TypeAlias = "dict[str, InvitationText]"


class InviteRequest(TypedDict):
    """Whom to invite."""

    email: str
    role: Literal['owner', 'admin', 'researcher', 'collaborator', 'viewer']


class Invitee(TypedDict):
    """Somebody to invite."""

    email: str
    name: NotRequired[str | None]
    language: NotRequired[str | None]
    parameters: NotRequired[dict[str, str]]


class Issue(TypedDict):
    """An offending field."""

    path: list[str | int]
    message: str


Item: TypeAlias = "OpenEndedItem | MultipleChoiceItem | RankingItem | MatrixItem | MaxDiffItem | StatementItem | FileUploadItem"


class ItemMedia(TypedDict):
    """A picture or a film beside a question."""

    name: str
    url: str
    type: Literal['image', 'video']
    widthPercentage: NotRequired[float]
    forceWatching: NotRequired[bool]


class LanguageProgress(TypedDict):
    """How far a translation is."""

    language: str
    isAvailable: bool
    texts: int
    approved: int
    edited: int
    machine: int
    outdated: int
    missing: int


class LanguageRequest(TypedDict):
    """Another language."""

    language: str


class Launch(TypedDict):
    """A live study."""

    id: str
    linkId: str
    selfRecruitLink: str
    status: Literal['live']
    wallet: NotRequired[Wallet]


class LaunchPreviewLaunchers1Item(TypedDict):
    userId: str
    name: str


class LaunchPreviewClosing(TypedDict):
    """What closing would do."""

    givesBack: float
    interviewsUnderWay: int


class LaunchPreview(TypedDict):
    """What a launch would do at this moment."""

    id: str
    linkId: str
    title: str
    status: Literal['draft', 'live', 'paused', 'closed']
    selfRecruitLink: str
    test: bool
    action: Literal['launch', 'publish', 'resume', 'none', 'closed']
    refusal: Literal['role', 'launchers'] | None
    launchers: list[LaunchPreviewLaunchers1Item] | None
    interviewMode: Literal['text', 'audio', 'audio_text', 'audio_screen', 'video', 'video_screen']
    pricePerResponse: float
    responseTarget: int
    price: float
    holds: float
    givesBack: float
    billedTo: str | None
    isBilled: bool
    wallets: list[FundingWallet]
    problems: list[GuideProblem]
    warnings: list[StudyWarning]
    changes: list[RevisionChange]
    missingTranslations: dict[str, list[str]]
    closing: LaunchPreviewClosing


class LaunchRequest(TypedDict):
    """How the launch is paid."""

    walletId: NotRequired[str]


class LedgerEntryStudy1(TypedDict):
    id: str
    title: str


class LedgerEntryResponse1(TypedDict):
    id: str
    readableId: int | None
    progress: str | None


class LedgerEntry(TypedDict):
    """An entry of a ledger."""

    id: int
    createdAt: str
    kind: Literal['project', 'recruitment']
    reason: Literal['credit', 'launch_hold', 'hold_change', 'share_hold', 'charge', 'share_release', 'launch_release', 'waiver']
    amount: float
    study: LedgerEntryStudy1 | None
    response: LedgerEntryResponse1 | None
    heldAfter: float
    usageAfter: float


class LedgerPage(TypedDict):
    """A page of a ledger."""

    entries: list[LedgerEntry]
    before: int | None


class LegalHoldBy1(TypedDict):
    id: str
    name: str


class LegalHold(TypedDict):
    """Why, by whom and since when nothing is deleted."""

    reason: str
    by: LegalHoldBy1 | None
    at: str


class LegalHoldRequest(TypedDict):
    """A legal hold."""

    reason: str


class LinkCheck(TypedDict):
    """How a link id stands."""

    linkId: str
    state: Literal['free', 'current', 'earlier', 'taken', 'invalid']
    problem: str | None


class ListedRehearsal(TypedDict):
    """A rehearsal and how far it is."""

    id: str
    status: Literal['waiting', 'running', 'ready', 'stopped', 'failed']
    total: int
    done: int
    createdAt: str
    finishedAt: str | None
    expiresAt: str


class LookedAfterBy1(TypedDict):
    id: str
    name: str


class LookedAfter(TypedDict):
    """Who has taken on a flagged response."""

    by: LookedAfterBy1 | None
    at: str


class MakeLinkRequest(TypedDict):
    """What a participant's link is to carry."""

    parameters: dict[str, str]


class MatrixAnswer(TypedDict):
    """To a matrix."""

    cells: dict[str, list[str]]


class MatrixItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class MatrixItem(TypedDict):
    """A table: one answer for each row."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[Conditional | None]
    media: NotRequired[list[ItemMedia] | None]
    embed: NotRequired[MatrixItemEmbed1 | None]
    type: Literal['matrix']
    options: list[Option]
    rows: list[Row]
    multiSelect: NotRequired[bool | None]


class MatrixQuestion(TypedDict):
    """A matrix."""

    id: str
    text: str
    isScreener: bool
    questionNumber: int
    concepts: list[Concept]
    type: Literal['matrix']
    isMultiSelect: bool
    rows: list[str]
    columns: list[str]


class MatrixStepQuestion(TypedDict):
    """A matrix."""

    id: str
    text: str
    isScreener: bool
    questionNumber: int
    concepts: list[Concept]
    type: Literal['matrix']
    isMultiSelect: bool
    rows: list[StepOption]
    columns: list[StepOption]


class MaxDiffAnswerScreensItem(TypedDict):
    best: str
    worst: str


class MaxDiffAnswer(TypedDict):
    """To a max-diff."""

    screens: list[MaxDiffAnswerScreensItem]


class MaxDiffItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class MaxDiffItem(TypedDict):
    """Best and worst of a few options at a time."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[Conditional | None]
    media: NotRequired[list[ItemMedia] | None]
    embed: NotRequired[MaxDiffItemEmbed1 | None]
    type: Literal['max_diff']
    options: list[Option]
    metric: NotRequired[str | None]
    itemsPerScreen: NotRequired[int | None]


class MaxDiffQuestion(TypedDict):
    """A max-diff."""

    id: str
    text: str
    isScreener: bool
    questionNumber: int
    concepts: list[Concept]
    type: Literal['max_diff']
    options: list[str]
    metric: str
    itemsPerScreen: int


class MaxDiffStepQuestion(TypedDict):
    """A max-diff."""

    id: str
    text: str
    isScreener: bool
    questionNumber: int
    concepts: list[Concept]
    type: Literal['max_diff']
    options: list[StepOption]
    metric: str
    itemsPerScreen: int
    screens: list[list[str]]


class MeUser(TypedDict):
    """The person."""

    id: str
    name: str
    email: str


class MeOrganization(TypedDict):
    """Where they act."""

    id: str
    name: str


class MeOrganizationsItem(TypedDict):
    id: str
    name: str
    role: Literal['owner', 'admin', 'researcher', 'collaborator', 'viewer']


class Me(TypedDict):
    """Who calls."""

    user: MeUser
    organization: MeOrganization
    role: Literal['owner', 'admin', 'researcher', 'collaborator', 'viewer']
    capabilities: list[Literal['read', 'edit', 'launch', 'administer', 'own']]
    organizations: list[MeOrganizationsItem]
    test: bool


class Media(TypedDict):
    """A picture or a film."""

    name: str
    url: str
    type: Literal['image', 'video']
    widthPercentage: NotRequired[float]


class Member(TypedDict):
    """Somebody who belongs to the organization."""

    userId: str
    name: str
    email: str
    emailVerified: bool
    role: Literal['owner', 'admin', 'researcher', 'collaborator', 'viewer']
    joinedAt: str
    keyCount: int | None
    lastSeenAt: str | None


class MemberInvitationInviter(TypedDict):
    """Who invited last."""

    userId: str
    name: str


class MemberInvitation(TypedDict):
    """Somebody who was invited and has not joined."""

    id: str
    email: str
    role: Literal['owner', 'admin', 'researcher', 'collaborator', 'viewer']
    expiresAt: str
    createdAt: str
    inviter: MemberInvitationInviter


class MemberInvitationList(TypedDict):
    """Who was invited."""

    invitations: list[MemberInvitation]


class MemberList(TypedDict):
    """Who belongs to the organization."""

    members: list[Member]


class MemberRole(TypedDict):
    """What a member is now."""

    userId: str
    role: Literal['owner', 'admin', 'researcher', 'collaborator', 'viewer']


class MendWordsRequest(TypedDict):
    """The words of a spoken answer."""

    text: str
    version: NotRequired[int]


class MergeThemesRequest(TypedDict):
    """Where the evidence goes."""

    into: str


class ModelLimits(TypedDict):
    """Past a limit the built-in rules go on alone."""

    tokensPerInterview: NotRequired[int | None]
    tokensPerStudy: NotRequired[int | None]
    tokensPerMonth: NotRequired[int | None]


class ModelTestChat(TypedDict):
    """Answers at all."""

    works: bool
    ms: float | None
    problem: str | None


class ModelTestJsonSchema(TypedDict):
    """Keeps to a JSON schema."""

    works: bool
    ms: float | None
    problem: str | None


class ModelTestStreaming(TypedDict):
    """Sends words one after another; `ms` until the first."""

    works: bool
    ms: float | None
    problem: str | None


class ModelTestUsage(TypedDict):
    """Says how many tokens it used."""

    works: bool
    ms: float | None
    problem: str | None


class ModelTest(TypedDict):
    """What a test found."""

    testedAt: str
    chat: ModelTestChat
    jsonSchema: ModelTestJsonSchema
    streaming: ModelTestStreaming
    usage: ModelTestUsage
    passed: bool


class ModelUsageMonth(TypedDict):
    """This month."""

    month: str
    tokensIn: float
    tokensOut: float
    calls: float


class ModelUsageStudiesItem(TypedDict):
    studyId: str
    title: str
    tokensIn: float
    tokensOut: float
    calls: float


class ModelUsageInterviews(TypedDict):
    """Over all interviews."""

    interviews: float
    average: float
    most: float


class ModelUsageLimits(TypedDict):
    """The most tokens; null: no limit."""

    tokensPerInterview: float | None
    tokensPerStudy: float | None
    tokensPerMonth: float | None


class ModelUsage(TypedDict):
    """What models took for the organization; estimated where they do not say."""

    month: ModelUsageMonth
    studies: list[ModelUsageStudiesItem]
    interviews: ModelUsageInterviews
    limits: ModelUsageLimits


class Models(TypedDict):
    """The own model is used alone. The operator’s is used where there is no own one."""

    own: OrganizationModel | None
    operators: str | None


class MoveStudiesRequest(TypedDict):
    """Studies, and where they are to stand."""

    studyIds: list[str]
    folderPath: list[str] | None


MovedStudiesMovedItem = TypedDict(
    "MovedStudiesMovedItem",
    {
        "id": "str",
        "from": "list[str] | None",
    },
)


class MovedStudies(TypedDict):
    """Studies that were moved."""

    folderPath: list[str] | None
    moved: list[MovedStudiesMovedItem]


class MultipleChoiceItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class MultipleChoiceItem(TypedDict):
    """A question with options to choose from."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[Conditional | None]
    media: NotRequired[list[ItemMedia] | None]
    embed: NotRequired[MultipleChoiceItemEmbed1 | None]
    type: Literal['multiple_choice']
    options: NotRequired[list[Option]]
    multiSelect: NotRequired[bool | None]
    allowCustomOption: NotRequired[bool | None]
    minSelect: NotRequired[int | None]
    maxSelect: NotRequired[int | None]
    randomizeOptionOrder: NotRequired[bool | None]
    pinnedFinalOption: NotRequired[bool | None]
    carryForwardFrom: NotRequired[str | None]


class NearWords(TypedDict):
    """A searched word and what is near it in this study."""

    word: str
    near: list[str]


class Neighbours(TypedDict):
    """Responses beside one, by readable id."""

    older: int | None
    newer: int | None


class NewPassage(TypedDict):
    """A continuous part of the participant's words."""

    start: int
    end: int


class NewRowPassage(TypedDict):
    """A continuous part of the participant's words in a row."""

    responseIndex: int
    start: int
    end: int


class NewTitleCard(TypedDict):
    """Words on an empty picture."""

    before: NotRequired[int]
    text: str
    seconds: NotRequired[float]


class NewTranslation(TypedDict):
    """A translation to keep."""

    text: str
    state: Literal['machine', 'edited', 'approved', 'outdated']
    source: NotRequired[str]


class NoTranslation(TypedDict):
    """A text without a translation."""

    source: NotRequired[str]
    text: None
    state: None


class Notices(TypedDict):
    """What is told. Each `off`, `now` (within a minute) or `daily` (at 7:00 UTC)."""

    responseCompleted: Literal['off', 'now', 'daily']
    targetReached: Literal['off', 'now', 'daily']
    studyClosed: Literal['off', 'now', 'daily']
    safetyFlag: Literal['off', 'now', 'daily']
    webhookFailing: Literal['off', 'now', 'daily']
    creditsLow: Literal['off', 'now', 'daily']


class NoticesToSet(TypedDict):
    """What to tell; what is left out is `off`. Each `off`, `now` (within a minute) or `daily` (at 7:00 UTC)."""

    responseCompleted: NotRequired[Literal['off', 'now', 'daily']]
    targetReached: NotRequired[Literal['off', 'now', 'daily']]
    studyClosed: NotRequired[Literal['off', 'now', 'daily']]
    safetyFlag: NotRequired[Literal['off', 'now', 'daily']]
    webhookFailing: NotRequired[Literal['off', 'now', 'daily']]
    creditsLow: NotRequired[Literal['off', 'now', 'daily']]


class NotificationChannelChannel1(TypedDict):
    host: str
    notices: Notices
    studyIds: list[str] | None
    failingSince: str | None


class NotificationChannel(TypedDict):
    """The organization's channel."""

    channel: NotificationChannelChannel1 | None


class NotificationChannelTest(TypedDict):
    """What came of a test."""

    sent: bool
    problem: str | None


class Notifications(TypedDict):
    """What the caller is told by mail."""

    mail: bool
    notices: Notices
    studies: list[StudyNotifications]


class OpenAnswer(TypedDict):
    """To an open question or a follow-up."""

    text: str
    recordings: NotRequired[list[str]]


class OpenEndedItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class OpenEndedItem(TypedDict):
    """An open question, with follow-ups by the moderator."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[Conditional | None]
    media: NotRequired[list[ItemMedia] | None]
    embed: NotRequired[OpenEndedItemEmbed1 | None]
    type: Literal['open_ended']
    followUp: NotRequired[Literal['none', 'light', 'medium', 'heavy'] | None]
    addInstructions: NotRequired[str | None]
    preferredInput: NotRequired[Literal['text', 'voice', 'screenRecording', 'none'] | None]
    screenObservationEnabled: NotRequired[bool | None]


class OpenStepQuestion(TypedDict):
    """An open question."""

    id: str
    text: str
    isScreener: bool
    questionNumber: int
    concepts: list[Concept]
    type: Literal['open_ended']
    preferredInput: Literal['text', 'voice', 'screenRecording', 'none']
    screenObservationEnabled: NotRequired[Literal[True]]


class Option(TypedDict):
    """One of the things to choose from."""

    externalId: NotRequired[str]
    text: str
    status: NotRequired[Literal['approve', 'reject', 'neutral'] | None]
    exclusiveOption: NotRequired[bool]


class Organization(TypedDict):
    """An organization."""

    id: str
    name: str
    supportMessage: str | None
    retention: RetentionTimes


class OrganizationModelKey1(TypedDict):
    lastFour: str
    savedAt: str


class OrganizationModelLimits(TypedDict):
    """The most tokens; null: no limit."""

    tokensPerInterview: float | None
    tokensPerStudy: float | None
    tokensPerMonth: float | None


class OrganizationModel(TypedDict):
    """A model that an organization has set for itself."""

    baseUrl: str
    model: str
    key: OrganizationModelKey1 | None
    limits: OrganizationModelLimits
    test: ModelTest | None
    passed: bool


class OrganizationRetentionPartsRecordings(TypedDict):
    """Recordings, and no more."""

    overdue: int
    withinWeek: int
    nextAt: str | None


class OrganizationRetentionPartsWords(TypedDict):
    """Words with their recordings and files, and no more."""

    overdue: int
    withinWeek: int
    nextAt: str | None


class OrganizationRetentionPartsEverything(TypedDict):
    """The whole response."""

    overdue: int
    withinWeek: int
    nextAt: str | None


class OrganizationRetentionParts(TypedDict):
    """By part: a response counts once, for the most of it that goes by then."""

    recordings: OrganizationRetentionPartsRecordings
    words: OrganizationRetentionPartsWords
    everything: OrganizationRetentionPartsEverything


class OrganizationRetention(TypedDict):
    """What is deleted next in all studies, because it was kept for long enough."""

    retention: RetentionTimes
    studies: int
    parts: OrganizationRetentionParts
    held: int


class OutcomeRow(TypedDict):
    """Interviews of one outcome."""

    outcome: Literal['complete', 'screened_out', 'over_quota', 'left', 'under_way']
    total: int
    ways: list[WayCount]


class PanelComparison(TypedDict):
    """A panel's list beside the study's interviews."""

    here: int
    there: int
    agree: int
    endedDifferently: int
    missingThere: int
    missingHere: int
    differences: list[PanelDifference]


class PanelDifferenceHere1(TypedDict):
    responseId: str
    readableId: int
    endReason: Literal['complete', 'screened_out', 'over_quota'] | None


class PanelDifference(TypedDict):
    """A person of whom the lists differ."""

    id: str
    here: PanelDifferenceHere1 | None
    there: str | None


class ParameterCriterion(TypedDict):
    """A parameter of the participant's link."""

    type: Literal['searchParam']
    parameter: str
    value: str


class ParameterEntry(TypedDict):
    """Each value of a parameter of the link once: it gets the same interview again, from any client, even after its end."""

    mode: Literal['once_per_parameter']
    parameter: str


class Passage(TypedDict):
    """A continuous part of the participant's words."""

    start: int
    end: int


class PasswordLink(TypedDict):
    """A link to set a new password."""

    delivery: Literal['mailed', 'failed', 'by_hand']
    link: str | None
    expiresAt: str


class PersonalResponseKept(TypedDict):
    """What is kept with it."""

    answers: int
    recordings: int
    clips: int
    bytes: int
    quotes: int
    evidence: int
    annotations: int


class PersonalResponse(TypedDict):
    """A response of a person."""

    id: str
    readableId: int
    studyId: str
    linkId: str
    studyTitle: str
    isTest: bool
    ofTestStudy: bool
    progress: Literal['complete', 'screened_out', 'in_progress']
    createdAt: str
    kept: PersonalResponseKept


class PlainEntry(TypedDict):
    """An entry that goes by no parameter."""

    mode: Literal['open', 'once_per_browser', 'signed']


class PlainQuestion(TypedDict):
    """A question without fields of its own."""

    id: str
    text: str
    isScreener: bool
    questionNumber: int
    concepts: list[Concept]
    type: Literal['open_ended', 'file_upload', 'statement']


class Quality(TypedDict):
    """How good a response is."""

    score: float
    parts: list[QualityPart]
    lowered: list[str]


class QualityPart(TypedDict):
    """A part of the quality."""

    part: Literal['depth', 'specificity', 'relevance', 'effort', 'consistency']
    value: float
    words: str


Question: TypeAlias = "PlainQuestion | ChoiceQuestion | RankingQuestion | MatrixQuestion | MaxDiffQuestion"


class QuestionList(TypedDict):
    """The questions of a study."""

    questions: list[Question]


class QuestionResult(TypedDict):
    """The answers to a question; its type decides which parts are filled."""

    questionId: str
    questionNumber: int
    text: str
    type: Literal['open_ended', 'file_upload', 'multiple_choice', 'ranking', 'statement', 'matrix', 'max_diff']
    isScreener: bool
    isCurrent: bool
    isMultiSelect: bool
    metric: str
    parts: list[ResultPart]


class QuestionStepEmbed1(TypedDict):
    url: str


class QuestionStep(TypedDict):
    """A question."""

    kind: Literal['question']
    id: str
    number: int
    total: int
    section: StepSection
    moderator: str
    questionId: str
    conceptId: str | None
    care: NotRequired[StepCare]
    skippable: NotRequired[Literal[True]]
    acknowledgement: NotRequired[str]
    question: StepQuestion
    concept: Concept | None
    media: list[StepMedia]
    embed: QuestionStepEmbed1 | None


class QueueMailsRequest(TypedDict):
    """When to send."""

    at: NotRequired[str | None]


class QueuedMails(TypedDict):
    """Mails on their way."""

    queued: int


class Quota(TypedDict):
    """At most so many people of whom a condition is true. A place is taken when the condition is met, after the screening."""

    name: str
    limit: int
    when: Conditional


class QuotaCount(TypedDict):
    """A quota and who is in it."""

    name: str
    limit: int
    complete: int
    underWay: int


class QuoteCaption(TypedDict):
    """Words of a quote while they are said."""

    text: str
    startSeconds: float
    endSeconds: float


class QuoteSound(TypedDict):
    """The words of a quote as they were said."""

    url: str
    durationSeconds: float
    times: Literal['heard', 'spread']
    captions: list[QuoteCaption]


class RankingAnswer(TypedDict):
    """To a ranking."""

    optionIds: list[str]


class RankingItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class RankingItem(TypedDict):
    """Options to put in order."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[Conditional | None]
    media: NotRequired[list[ItemMedia] | None]
    embed: NotRequired[RankingItemEmbed1 | None]
    type: Literal['ranking']
    options: NotRequired[list[Option]]
    randomizeOptionOrder: NotRequired[bool | None]
    carryForwardFrom: NotRequired[str | None]


class RankingQuestion(TypedDict):
    """A ranking."""

    id: str
    text: str
    isScreener: bool
    questionNumber: int
    concepts: list[Concept]
    type: Literal['ranking']
    options: list[str]


class RankingStepQuestion(TypedDict):
    """A ranking."""

    id: str
    text: str
    isScreener: bool
    questionNumber: int
    concepts: list[Concept]
    type: Literal['ranking']
    options: list[StepOption]


class ReadAnswer(TypedDict):
    """A question as it was asked, with its answer."""

    answerId: str | None
    discussionGuideQuestionId: str
    questionNumber: int
    question: str
    type: Literal['open_ended', 'file_upload', 'multiple_choice', 'ranking', 'statement', 'matrix', 'max_diff']
    conceptId: str | None
    conceptTitle: str | None
    rows: list[int]
    startSeconds: int
    language: str
    given: Given | None


class ReadingBlock(TypedDict):
    """A block of the guide."""

    id: str
    title: str


class ReadingRights(TypedDict):
    """What you may do with a response."""

    annotate: bool
    delete: bool


class ReadingRow(TypedDict):
    """A row of the transcript as reviewers see it."""

    responseIndex: int
    moderator: str
    user: str
    discussionGuideQuestionId: str | None
    questionNumber: int | None
    type: Literal['open_ended', 'file_upload', 'multiple_choice', 'ranking', 'statement', 'matrix', 'max_diff'] | None
    block: ReadingBlock | None
    conceptId: str | None
    conceptTitle: str | None
    isFollowUp: bool
    answerId: str | None
    givenBy: Literal['spoken', 'typed', 'chosen', 'uploaded', 'skipped', 'acknowledged'] | None
    startSeconds: int
    endSeconds: int
    moderatorLanguage: str
    language: str
    whyAsked: WhyAsked | None
    words: WordsState | None
    earlier: list[EarlierAnswer]
    recordings: list[Recording]


class ReadingStatements(TypedDict):
    """Generated texts, with the passages that support them."""

    tagline: Statement | None
    summary: list[Statement]
    personas: list[Statement]


class ReadingStudy(TypedDict):
    """A study, by its names."""

    id: str
    linkId: str
    title: str


class Recording(TypedDict):
    """A recording of a spoken answer."""

    id: str
    kind: Literal['audio', 'camera', 'screen']
    state: Literal['uploading', 'waiting', 'ready', 'failed']
    problem: str | None
    startMs: int
    durationMs: int | None
    width: int | None
    height: int | None
    audioUrl: str | None
    video: Video | None
    posterUrl: str | None
    peaks: str | None
    speech: RecordingSpeech


class RecordingSpeech(TypedDict):
    """The words of a recording."""

    state: Literal['none', 'waiting', 'ready', 'failed']
    words: list[SpokenWord]


class Redirects(TypedDict):
    """Where participants go at the end: https addresses, with `{parameter}` and `{responseId}` in path or query."""

    complete: NotRequired[str | None]
    screenedOut: NotRequired[str | None]
    overQuota: NotRequired[str | None]
    panel: NotRequired[str | None]
    parameter: NotRequired[str | None]


class Reel(TypedDict):
    """Clips of a study in a row, as one film."""

    id: str
    title: str
    status: Literal['queued', 'rendering', 'ready', 'failed']
    progress: int
    problem: str | None
    durationSeconds: float | None
    sizeBytes: int | None
    transcript: str
    mp4Url: str | None
    vttUrl: str | None
    posterUrl: str | None
    linksExpireAt: str | None
    clips: list[ReelClip]
    titleCards: list[TitleCard]
    captions: Literal['track', 'burned', 'none']
    hide: list[Hideable]
    names: list[str]
    plannedSeconds: float
    removedClips: int
    author: FilmAuthor | None
    createdAt: str
    updatedAt: str


class ReelClip(TypedDict):
    """A clip in a reel."""

    id: str
    title: str
    responseId: str
    readableId: int
    durationSeconds: float


class ReelPage(TypedDict):
    """A page of reels."""

    reels: list[Reel]
    total: int


class RefusedInvitee(TypedDict):
    """A row that was not taken."""

    row: int
    email: str
    problem: str


class Rehearsal(TypedDict):
    """How far a rehearsal is, and what it shows."""

    id: str
    status: Literal['waiting', 'running', 'ready', 'stopped', 'failed']
    total: int
    done: int
    createdAt: str
    finishedAt: str | None
    expiresAt: str
    announcedMinutes: int
    changedQuestions: list[int]
    participants: list[ScriptedParticipant]
    questions: list[RehearsedQuestion]
    followUps: list[RehearsedFollowUps]
    paths: list[RehearsedPath]
    findings: list[RehearsalFinding]


class RehearsalFinding(TypedDict):
    """Something to mend, or to look at."""

    kind: Literal['broke', 'nobody_complete', 'not_reached', 'concept_not_shown', 'nobody_screened_out', 'too_long', 'untranslated', 'asked_twice', 'cut']
    severity: Literal['stops', 'remark']
    title: str
    message: str
    questionId: str | None
    number: int | None
    language: str | None
    participants: list[int]


class RehearsalList(TypedDict):
    """The rehearsals of a study."""

    rehearsals: list[ListedRehearsal]


class RehearsedFollowUps(TypedDict):
    """What was asked in between."""

    questionId: str
    number: int
    text: str
    times: int
    participants: int


class RehearsedPath(TypedDict):
    """An answer that decides, a concept or an end."""

    kind: Literal['option', 'concept', 'outcome']
    questionId: str | None
    number: int | None
    label: str
    walked: int


class RehearsedQuestion(TypedDict):
    """A question and who came to it."""

    questionId: str
    number: int
    text: str
    blockTitle: str
    reachedBy: int
    followUps: int


class RehearsedStepWhyAsked1(TypedDict):
    by: Literal['rules', 'model']
    reason: str


class RehearsedStep(TypedDict):
    """A step of a scripted participant."""

    kind: Literal['question', 'follow_up']
    questionId: str
    conceptId: str | None
    moderator: str
    user: str
    skipped: bool
    seconds: int
    whyAsked: RehearsedStepWhyAsked1 | None


class RenameClipRequest(TypedDict):
    """Another title."""

    title: str


class RenameFolderRequest(TypedDict):
    """A folder, and what it is to be called."""

    path: list[str]
    newPath: list[str]


class RenewFigures(TypedDict):
    """Which charts to count again."""

    blockIds: NotRequired[list[str]]


class Report(TypedDict):
    """The report of a study."""

    title: str
    standfirst: str
    facts: ReportFacts
    blocks: list[ReportText | ReportQuestion | ReportTheme | ReportQuote | ReportClip | ReportTable]
    updatedAt: str | None


class ReportBar(TypedDict):
    """A bar of a chart."""

    label: str
    count: int


class ReportClip(TypedDict):
    """A clip."""

    id: str
    type: Literal['clip']
    clipId: str
    by: str
    clip: Clip | None


ReportFacts = TypedDict(
    "ReportFacts",
    {
        "people": "int",
        "from": "str | None",
        "to": "str | None",
        "medianDurationSeconds": "int | None",
        "interviewMode": "str",
    },
)


class ReportFigures(TypedDict):
    """Figures as they were when somebody took them."""

    takenAt: str
    title: str
    groups: list[ReportGroup]


class ReportGroup(TypedDict):
    """Bars on one base."""

    title: str | None
    base: int
    bars: list[ReportBar]


ReportQuestion = TypedDict(
    "ReportQuestion",
    {
        "id": "str",
        "type": "Literal['question']",
        "questionId": "str",
        "as": "Literal['chart', 'table']",
        "figures": "ReportFigures | None",
        "stale": "bool",
    },
)


class ReportQuote(TypedDict):
    """A participant's words."""

    id: str
    type: Literal['quote']
    by: str
    passage: CitedPassage
    sound: QuoteSound | None


class ReportTable(TypedDict):
    """A table."""

    id: str
    type: Literal['table']
    columns: list[str]
    rows: list[list[str]]


class ReportText(TypedDict):
    """Text."""

    id: str
    type: Literal['text']
    text: str


ReportTheme = TypedDict(
    "ReportTheme",
    {
        "id": "str",
        "type": "Literal['theme']",
        "themes": "list[str]",
        "as": "Literal['chart', 'table']",
        "figures": "ReportFigures | None",
        "stale": "bool",
    },
)


class ResponseFiguresByProgress(TypedDict):
    """How many of each progress."""

    complete: int
    screened_out: int
    in_progress: int


class ResponseFigures(TypedDict):
    """Figures of a set of responses."""

    total: int
    byProgress: ResponseFiguresByProgress
    medianDurationSeconds: int | None
    medianQuality: float | None


class ResponseFilterUrlParamsItem(TypedDict):
    name: str
    value: str


class ResponseFilter(TypedDict):
    """Criteria for responses, all of which must hold."""

    progress: NotRequired[list[Literal['complete', 'screened_out', 'in_progress']]]
    qualityFrom: NotRequired[float]
    qualityTo: NotRequired[float]
    tags: NotRequired[list[str]]
    createdFrom: NotRequired[str]
    createdBefore: NotRequired[str]
    updatedFrom: NotRequired[str]
    updatedBefore: NotRequired[str]
    urlParams: NotRequired[list[ResponseFilterUrlParamsItem]]
    answers: NotRequired[list[AnswerCriterion]]
    search: NotRequired[str]
    near: NotRequired[bool]
    readableIds: NotRequired[list[int]]
    flags: NotRequired[list[Literal['safety']]]
    lookedAfter: NotRequired[bool]


class ResponseFinding(TypedDict):
    """A response as reviewers find it."""

    id: str
    readableId: int
    createdAt: str
    updatedAt: str
    progress: Literal['complete', 'screened_out', 'in_progress']
    responseDurationSeconds: int
    language: str
    tagline: str | None
    flags: list[Literal['safety']]
    lookedAfter: LookedAfter | None
    quote: ResponseQuote | None
    bulletSummary: list[str]
    tags: list[ResponseTag]
    qualityScore: float | None
    urlParams: dict[str, str]
    answeredCount: int
    atQuestion: int | None
    match: ResponseMatch | None


class ResponseFindings(TypedDict):
    """A page of responses that were found."""

    responses: list[ResponseFinding]
    total: int
    next: str | None
    near: list[NearWords]


class ResponseHoldBy1(TypedDict):
    id: str
    name: str


class ResponseHold(TypedDict):
    """The legal hold that keeps a response."""

    of: Literal['response', 'study']
    reason: str
    by: ResponseHoldBy1 | None
    at: str


class ResponseListItem(TypedDict):
    """A response in a list."""

    id: str
    readableId: int
    createdAt: str
    updatedAt: str
    progress: Literal['complete', 'screened_out', 'in_progress']
    responseDurationSeconds: int
    answers: dict[str, str]
    answersArray: list[Answer]
    urlParams: dict[str, str]
    shortTranscript: str | None
    tagline: str | None
    bulletSummary: list[str]
    tags: list[str]
    shortAssistantMessages: list[str]
    qualityScore: NotRequired[float]
    otherRemarks: str
    personas: str
    transcript: NotRequired[list[TranscriptItem]]


class ResponseMatch(TypedDict):
    """A passage with what was searched for."""

    text: str
    marks: list[list[int]]
    responseIndex: int
    near: str | None


class ResponseQuote(TypedDict):
    """A participant's words."""

    text: str
    responseIndex: int


class ResponseReadingConsent1(TypedDict):
    text: str
    version: NotRequired[str]
    at: str


class ResponseReading(TypedDict):
    """One response as reviewers read it."""

    id: str
    readableId: int
    study: ReadingStudy
    interviewMode: Literal['text', 'audio', 'audio_text', 'audio_screen', 'video', 'video_screen']
    transcribes: bool
    progress: Literal['complete', 'screened_out', 'in_progress']
    createdAt: str
    updatedAt: str
    endedAt: str | None
    endReason: Literal['complete', 'screened_out', 'over_quota'] | None
    consent: ResponseReadingConsent1 | None
    responseDurationSeconds: int
    language: str
    urlParams: dict[str, str]
    analysis: AnalysisState
    tagline: str | None
    summary: str | None
    bullets: list[SourcedBullet]
    tags: list[ReviewedTag]
    removedTags: list[str]
    quality: Quality | None
    flags: list[Literal['safety']]
    lookedAfter: LookedAfter | None
    legalHold: ResponseHold | None
    recordingsDeletedAt: str | None
    wordsDeletedAt: str | None
    deletedNotes: list[str]
    safety: list[SafetyPassage]
    otherRemarks: str
    personas: str
    statements: ReadingStatements
    transcript: list[ReadingRow]
    linksExpireAt: str | None
    answers: list[ReadAnswer]
    annotations: list[Annotation]
    neighbours: Neighbours
    may: ReadingRights


class ResponseTag(TypedDict):
    """A tag of a response."""

    text: str
    by: Literal['analyst', 'review']


class ResponseTags(TypedDict):
    """The tags of a response."""

    tags: list[ReviewedTag]
    removedTags: list[str]


class ResponsesSummary(TypedDict):
    """Responses that pass a filter, beside the whole study."""

    found: ResponseFigures
    whole: ResponseFigures
    days: list[DayCount]


class ResultCell(TypedDict):
    """A cell of a matrix."""

    columnId: str
    count: int
    wholeCount: int
    filter: AnswerCriterion
    segments: list[ResultShare]
    interval: ResultInterval | None


class ResultColumn(TypedDict):
    """A column of a matrix."""

    columnId: str
    text: str


class ResultInterval(TypedDict):
    """Where the true share lies 19 times in 20 (Wilson)."""

    low: float
    high: float


class ResultOption(TypedDict):
    """An option and who chose it."""

    optionId: str
    text: str
    isCustom: bool
    count: int
    wholeCount: int
    filter: AnswerCriterion
    segments: list[ResultShare]
    interval: ResultInterval | None


class ResultPart(TypedDict):
    """Answers to a question, for one concept."""

    conceptId: str | None
    conceptTitle: str | None
    count: int
    wholeCount: int
    filter: AnswerCriterion
    segments: list[ResultShare]
    options: list[ResultOption]
    ranking: list[ResultRank]
    columns: list[ResultColumn]
    rows: list[ResultRow]
    scores: list[ResultScore]
    tags: list[ResultTag]
    words: list[ResultWord]
    quotes: list[ResultQuote]


ResultPlaces = TypedDict(
    "ResultPlaces",
    {
        "mean": "float",
        "from": "int",
        "to": "int",
    },
)


class ResultQuote(TypedDict):
    """A participant's words, and where they are."""

    text: str
    responseId: str
    readableId: int
    responseIndex: int
    language: str
    segments: list[str]


class ResultRank(TypedDict):
    """An option of a ranking. Its counts are of those who put it first."""

    optionId: str
    text: str
    placedCount: int
    places: ResultPlaces | None
    wholePlaces: ResultPlaces | None
    count: int
    wholeCount: int
    filter: AnswerCriterion
    segments: list[ResultShare]
    interval: ResultInterval | None


class ResultRow(TypedDict):
    """A row of a matrix."""

    rowId: str
    text: str
    cells: list[ResultCell]


class ResultScore(TypedDict):
    """An option of a max-diff. Counts are of those who chose it as the most at least once."""

    optionId: str
    text: str
    best: int
    worst: int
    score: float | None
    wholeScore: float | None
    count: int
    wholeCount: int
    filter: AnswerCriterion
    segments: list[ResultShare]
    interval: ResultInterval | None


class ResultSegment(TypedDict):
    """A column of results side by side."""

    label: str
    count: int
    isOther: bool
    values: int


class ResultShare(TypedDict):
    """The share in one of the columns."""

    count: int
    of: int
    interval: ResultInterval | None


class ResultTag(TypedDict):
    """A tag and its number of responses for this question."""

    tag: str
    count: int
    wholeCount: int
    filter: AnswerCriterion
    segments: list[ResultShare]
    interval: ResultInterval | None


class ResultWord(TypedDict):
    """A word."""

    word: str
    count: int


class ResumedInterview(TypedDict):
    """An interview, wherever it stands."""

    responseId: str
    progress: Literal['in_progress', 'screened_out', 'complete']
    study: InterviewStudy
    history: list[TranscriptItem]
    answers: NotRequired[list[AnswerSoFar]]
    step: Step


class RetentionKept(TypedDict):
    """The days that count, with the organization's and the consent's; null: no end."""

    recordings: int | None
    words: int | None
    everything: int | None


class RetentionPartsRecordings(TypedDict):
    """Recordings, and no more."""

    overdue: int
    withinWeek: int
    nextAt: str | None


class RetentionPartsWords(TypedDict):
    """Words with their recordings and files, and no more."""

    overdue: int
    withinWeek: int
    nextAt: str | None


class RetentionPartsEverything(TypedDict):
    """The whole response."""

    overdue: int
    withinWeek: int
    nextAt: str | None


class RetentionParts(TypedDict):
    """By part: a response counts once, for the most of it that goes by then."""

    recordings: RetentionPartsRecordings
    words: RetentionPartsWords
    everything: RetentionPartsEverything


class Retention(TypedDict):
    """What is deleted next because it was kept for long enough."""

    days: int | None
    overdue: int
    withinWeek: int
    nextAt: str | None
    kept: RetentionKept
    parts: RetentionParts
    held: int


class RetentionTimes(TypedDict):
    """For how many days parts of a response are kept after the last thing that happened in its interview."""

    recordingsDays: int | None
    wordsDays: int | None
    everythingDays: int | None


class RetentionTimesChange(TypedDict):
    """For how many days parts of responses are kept. What is left out has no limit."""

    recordingsDays: NotRequired[int | None]
    wordsDays: NotRequired[int | None]
    everythingDays: NotRequired[int | None]


class ReviewedTag(TypedDict):
    """A tag of a response."""

    text: str
    by: Literal['analyst', 'review']
    rows: list[int]
    passages: list[RowPassage]


class RevisionChange(TypedDict):
    """A difference between the published revision and the pending one."""

    change: Literal['added', 'removed', 'changed', 'moved']
    of: Literal['question', 'block', 'setting']
    number: int | None
    name: str


class RoleRequest(TypedDict):
    """A role."""

    role: Literal['owner', 'admin', 'researcher', 'collaborator', 'viewer']


class Row(TypedDict):
    """A row of a matrix."""

    text: str


class RowPassage(TypedDict):
    """A continuous part of the participant's words in a row."""

    responseIndex: int
    start: int
    end: int


class RowWords(TypedDict):
    """The words of a spoken answer, and what they were before."""

    responseIndex: int
    version: int
    text: str
    versions: list[WordsVersion]


class SafetyPassage(TypedDict):
    """Words to be read with care."""

    responseIndex: int
    start: int
    end: int
    level: Literal['imminent', 'painful']


class SaveGuideRequest(TypedDict):
    """A guide to save."""

    studyGuide: NotRequired[list[DraftBlock]]


class SaveTranslationRequest(TypedDict):
    """All translations into a language."""

    strings: dict[str, NewTranslation | NoTranslation]


class SavedBlockConceptSamplingConfig1(TypedDict):
    concepts: list[SavedGuideConcept]
    subsampleCount: NotRequired[int | None]


class SavedBlock(TypedDict):
    """A part of the interview."""

    externalId: NotRequired[str]
    type: Literal['flat', 'concept', 'screening']
    title: str
    conceptSamplingConfig: NotRequired[SavedBlockConceptSamplingConfig1 | None]
    items: list[SavedItem]


class SavedConditional(TypedDict):
    """A condition on what was said before, or on the link."""

    operator: Literal['and', 'or']
    criteria: list[SavedSelectionCriterion | DraftParameterCriterion]


class SavedFileUploadItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class SavedFileUploadItem(TypedDict):
    """Files to hand in."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[SavedConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[SavedFileUploadItemEmbed1 | None]
    type: Literal['file_upload']
    acceptedTypes: NotRequired[list[str] | None]
    maxFiles: NotRequired[int | None]
    maxFileSizeMb: NotRequired[float | None]


class SavedGuideConceptContentEmbed1(TypedDict):
    url: str


class SavedGuideConceptContent(TypedDict):
    """What participants see."""

    title: str
    description: NotRequired[str | None]
    media: NotRequired[list[DraftMedia]]
    embed: NotRequired[SavedGuideConceptContentEmbed1 | None]


class SavedGuideConcept(TypedDict):
    """What participants are asked about."""

    externalId: NotRequired[str]
    nickname: str
    content: SavedGuideConceptContent
    conditional: NotRequired[SavedConditional | None]


SavedItem: TypeAlias = "SavedOpenEndedItem | SavedMultipleChoiceItem | SavedRankingItem | SavedMatrixItem | SavedMaxDiffItem | SavedStatementItem | SavedFileUploadItem"


class SavedMatrixItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class SavedMatrixItem(TypedDict):
    """A table: one answer for each row."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[SavedConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[SavedMatrixItemEmbed1 | None]
    type: Literal['matrix']
    options: list[DraftOption]
    rows: list[DraftRow]
    multiSelect: NotRequired[bool | None]


class SavedMaxDiffItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class SavedMaxDiffItem(TypedDict):
    """Best and worst of a few options at a time."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[SavedConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[SavedMaxDiffItemEmbed1 | None]
    type: Literal['max_diff']
    options: list[DraftOption]
    metric: NotRequired[str | None]
    itemsPerScreen: NotRequired[int | None]


class SavedMultipleChoiceItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class SavedMultipleChoiceItem(TypedDict):
    """A question with options to choose from."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[SavedConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[SavedMultipleChoiceItemEmbed1 | None]
    type: Literal['multiple_choice']
    options: NotRequired[list[DraftOption]]
    multiSelect: NotRequired[bool | None]
    allowCustomOption: NotRequired[bool | None]
    minSelect: NotRequired[int | None]
    maxSelect: NotRequired[int | None]
    randomizeOptionOrder: NotRequired[bool | None]
    pinnedFinalOption: NotRequired[bool | None]
    carryForwardFrom: NotRequired[str | None]


class SavedOpenEndedItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class SavedOpenEndedItem(TypedDict):
    """An open question, with follow-ups by the moderator."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[SavedConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[SavedOpenEndedItemEmbed1 | None]
    type: Literal['open_ended']
    followUp: NotRequired[Literal['none', 'light', 'medium', 'heavy'] | None]
    addInstructions: NotRequired[str | None]
    preferredInput: NotRequired[Literal['text', 'voice', 'screenRecording', 'none'] | None]
    screenObservationEnabled: NotRequired[bool | None]


class SavedRankingItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class SavedRankingItem(TypedDict):
    """Options to put in order."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[SavedConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[SavedRankingItemEmbed1 | None]
    type: Literal['ranking']
    options: NotRequired[list[DraftOption]]
    randomizeOptionOrder: NotRequired[bool | None]
    carryForwardFrom: NotRequired[str | None]


class SavedSelectionCriterion(TypedDict):
    """What was selected in an earlier question."""

    type: Literal['selectedTemplateOptions']
    questionId: str
    matchingCriteria: Literal['mustSelect', 'mustNotSelect']
    choices: list[str]
    matrixRow: NotRequired[str | None]


class SavedStatementItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class SavedStatementItem(TypedDict):
    """Something to read; nothing is asked."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[SavedConditional | None]
    media: NotRequired[list[DraftItemMedia] | None]
    embed: NotRequired[SavedStatementItemEmbed1 | None]
    type: Literal['statement']
    continueButtonText: NotRequired[str]


class ScriptedParticipantBroke1(TypedDict):
    questionId: str | None
    message: str


class ScriptedParticipant(TypedDict):
    """A scripted participant and its interview."""

    manner: Literal['terse', 'rich', 'rambling', 'unsure', 'contradicting', 'hostile', 'other_language']
    name: str
    description: str
    status: Literal['waiting', 'walking', 'done', 'broke', 'cut']
    outcome: Literal['complete', 'screened_out'] | None
    language: str | None
    minutes: int
    broke: ScriptedParticipantBroke1 | None
    steps: list[RehearsedStep]


class SecondFactorRuleMembersItem(TypedDict):
    userId: str
    name: str
    role: Literal['owner', 'admin', 'researcher', 'collaborator', 'viewer']
    hasSecondFactor: bool


class SecondFactorRule(TypedDict):
    """Who needs a second factor, and who has one."""

    required: bool
    exemptUserId: str | None
    members: list[SecondFactorRuleMembersItem]


class SelectionCriterion(TypedDict):
    """What was selected in an earlier question."""

    type: Literal['selectedTemplateOptions']
    questionId: str
    matchingCriteria: Literal['mustSelect', 'mustNotSelect']
    choices: list[str]
    matrixRow: NotRequired[str | None]


class SentInvitation(TypedDict):
    """An invitation and its link."""

    invitation: MemberInvitation
    replaced: bool
    delivery: Literal['mailed', 'failed', 'by_hand']
    link: str | None


class SetChannelRequest(TypedDict):
    """Where to tell the organization, and what."""

    url: NotRequired[str]
    notices: NoticesToSet
    studyIds: NotRequired[list[str] | None]


class SetModelRequest(TypedDict):
    """A model to use."""

    baseUrl: str
    model: str
    apiKey: NotRequired[str | None]
    limits: NotRequired[ModelLimits]


class SetNotificationsRequest(TypedDict):
    """What to tell the caller by mail."""

    notices: NoticesToSet
    studies: NotRequired[list[SetStudyNotifications]]


class SetSecondFactorRuleRequest(TypedDict):
    """Who needs a second factor."""

    required: bool
    exemptUserId: str | None


class SetStudyNotifications(TypedDict):
    """What to tell of one study."""

    studyId: str
    notices: StudyNoticesToSet


class Share(TypedDict):
    """A link for people without an account."""

    id: str
    what: Literal['report', 'insight', 'clip', 'reel', 'response', 'responses']
    label: str | None
    insightId: str | None
    clipId: str | None
    reelId: str | None
    responseId: str | None
    filter: ResponseFilter | None
    hasPassword: bool
    withRecordings: bool
    withNames: bool
    mayDownload: bool
    expiresAt: str | None
    views: int
    lastViewedAt: str | None
    createdBy: FindingAuthor | None
    createdAt: str
    revokedAt: str | None
    revokedBy: FindingAuthor | None


class Shares(TypedDict):
    """A page of a study's links."""

    shares: list[Share]
    total: int


class SingleResponse(TypedDict):
    """A response with its transcript."""

    id: str
    readableId: int
    linkId: str
    urlParams: dict[str, str]
    tagline: str | None
    bulletSummary: list[str]
    transcript: list[TranscriptItem]


class SkipAnswer(TypedDict):
    """To any question but a screening one."""

    skip: Literal[True]


class SkippedResponse(TypedDict):
    """A response that was not erased."""

    id: str
    studyId: str


class SourcedBullet(TypedDict):
    """A point of the summary."""

    text: str
    rows: list[int]
    passages: list[RowPassage]
    view: Literal['own', 'reported']


class SpokenWord(TypedDict):
    """A word and its place in the recording."""

    word: str
    startMs: int
    endMs: int
    unsure: NotRequired[Literal[True]]


class StartRehearsalRequest(TypedDict):
    """Who walks the study."""

    manners: NotRequired[list[Literal['terse', 'rich', 'rambling', 'unsure', 'contradicting', 'hostile', 'other_language']]]


class StartRequestConsent(TypedDict):
    """What the participant agreed to."""

    text: str
    version: NotRequired[str]


class StartRequest(TypedDict):
    """The start of an interview."""

    linkId: str
    urlParams: NotRequired[dict[str, str]]
    language: NotRequired[str]
    consent: NotRequired[StartRequestConsent]


class StartedInterview(TypedDict):
    """An interview that has begun."""

    responseId: str
    token: str
    study: InterviewStudy
    step: Step


class StateTexts(TypedDict):
    """The study's own words where it cannot go on; null: the usual ones."""

    notOpenYet: NotRequired[str | None]
    paused: NotRequired[str | None]
    closed: NotRequired[str | None]
    full: NotRequired[str | None]
    screenedOut: NotRequired[str | None]
    overQuota: NotRequired[str | None]


class Statement(TypedDict):
    """Something stated about a response, with its evidence."""

    text: str
    passages: list[RowPassage]
    view: Literal['own', 'reported']


class StatementAnswer(TypedDict):
    """To a statement: nothing."""

    pass


class StatementItemEmbed1(TypedDict):
    url: str
    proxyUrl: NotRequired[str]


class StatementItem(TypedDict):
    """Something to read; nothing is asked."""

    text: str
    externalId: NotRequired[str]
    conditional: NotRequired[Conditional | None]
    media: NotRequired[list[ItemMedia] | None]
    embed: NotRequired[StatementItemEmbed1 | None]
    type: Literal['statement']
    continueButtonText: NotRequired[str]


class StatementStepQuestion(TypedDict):
    """Something to read."""

    id: str
    text: str
    isScreener: bool
    questionNumber: int
    concepts: list[Concept]
    type: Literal['statement']
    continueButtonText: str | None


Step: TypeAlias = "QuestionStep | FollowUpStep | EndStep"


class StepCare(TypedDict):
    """What to say when somebody may not be well."""

    level: Literal['imminent', 'painful']
    text: str
    note: str
    supportMessage: str | None


class StepChoiceOption(TypedDict):
    """An option."""

    id: str
    text: str
    exclusive: NotRequired[Literal[True]]


class StepMedia(TypedDict):
    """A picture or a film beside a question."""

    type: Literal['image', 'video']
    name: str
    url: str
    widthPercentage: float | None
    forceWatching: bool


class StepOption(TypedDict):
    """An option, a row or a column."""

    id: str
    text: str


StepQuestion: TypeAlias = "OpenStepQuestion | ChoiceStepQuestion | RankingStepQuestion | MatrixStepQuestion | MaxDiffStepQuestion | StatementStepQuestion | FileStepQuestion"


class StepSection(TypedDict):
    """A block of the guide. Blocks that cannot follow any more are left out."""

    number: int
    total: int
    done: int
    questions: int


class StudiesAnswer(TypedDict):
    """What participants of several studies said to a question."""

    sentences: list[AnswerSentence]
    searched: int
    answers: int
    languages: list[str]
    people: int
    notFound: bool
    wasAsked: bool
    nearest: list[Citation]
    writtenBy: Literal['model', 'search']
    model: str | None
    dropped: int
    problem: Literal['unsupported', 'unavailable'] | None
    studies: list[CitedStudy]


class Study(TypedDict):
    """A study that was just created."""

    id: str
    linkId: str
    status: Literal['draft']


class StudyAnswer(TypedDict):
    """What participants said to a question."""

    sentences: list[AnswerSentence]
    searched: int
    answers: int
    languages: list[str]
    people: int
    notFound: bool
    wasAsked: bool
    nearest: list[Citation]
    writtenBy: Literal['model', 'search']
    model: str | None
    dropped: int
    problem: Literal['unsupported', 'unavailable'] | None


class StudyConsent(TypedDict):
    """What participants agree to before they begin."""

    text: str
    required: bool
    contact: str | None
    privacyUrl: str | None
    retentionDays: int | None
    version: str


class StudyConsentChange(TypedDict):
    """What participants agree to. Without a `version` a new text gets the next number."""

    text: str
    version: NotRequired[str]
    required: NotRequired[bool]
    contact: NotRequired[str | None]
    privacyUrl: NotRequired[str | None]
    retentionDays: NotRequired[int | None]


class StudyCreator(TypedDict):
    """Somebody who created studies."""

    id: str
    name: str | None
    email: str | None


class StudyDetailConfig(TypedDict):
    """How the interview is held."""

    interviewMode: Literal['text', 'audio', 'audio_text', 'audio_screen', 'video', 'video_screen']
    questionLanguage: str
    availableLanguages: list[str] | None
    targetPlatforms: list[Literal['ios', 'android', 'desktop']]
    turnTaking: Literal['button', 'patient']
    style: Literal['balanced', 'warm', 'brisk', 'non_directive']
    allowRevision: bool


class StudyDetailWelcomeMessage(TypedDict):
    """Shown before the interview."""

    title: NotRequired[str]
    message: NotRequired[str]


class StudyDetail(TypedDict):
    """A whole study with its editable revision. Fields that were never given are absent."""

    id: str
    linkId: str
    status: Literal['draft', 'live', 'paused', 'closed']
    title: str
    externalTitle: NotRequired[str]
    background: NotRequired[str]
    studyGoal: NotRequired[str]
    config: StudyDetailConfig
    welcomeMessage: NotRequired[StudyDetailWelcomeMessage]
    closingMessage: NotRequired[str]
    transcribes: bool
    studyGuide: list[SavedBlock]
    problems: list[GuideProblem]
    hasPendingEdits: bool
    folderPath: list[str] | None
    responseTarget: int
    closeAtTarget: bool
    entry: StudyEntry
    supportMessage: str | None
    organisation: str | None
    contact: str | None
    quotas: list[Quota]
    redirects: Redirects | None
    opensAt: str | None
    closesAt: str | None
    closeAfter: int | None
    stateTexts: StateTexts | None
    consent: StudyConsent | None
    retention: RetentionTimes
    branding: Branding | None
    invitationTexts: dict[str, InvitationText] | None
    embedOrigins: list[str]
    launchers: list[str] | None
    walletId: str | None
    test: bool
    createdAt: str
    updatedAt: str


StudyEntry: TypeAlias = "PlainEntry | ParameterEntry"


class StudyExport(TypedDict):
    """An export that a job writes."""

    id: str
    status: Literal['waiting', 'running', 'ready', 'failed']
    progress: float
    url: NotRequired[str]
    expiresAt: NotRequired[str]


class StudyHead(TypedDict):
    """The head of a study."""

    id: str
    linkId: str
    title: str
    status: Literal['draft', 'live', 'paused', 'closed']
    selfRecruitLink: str
    folderPath: list[str] | None
    responseTarget: int
    closeAtTarget: bool
    responseCount: int
    responseTotal: int
    hasPendingEdits: bool
    problemCount: int
    mayEdit: bool
    test: bool
    launchRefusal: Literal['role', 'launchers'] | None


class StudyHolds(TypedDict):
    """The legal holds in a study."""

    study: LegalHold | None
    responses: list[HeldResponse]


class StudyInvitation(TypedDict):
    """Somebody who is invited to a study."""

    id: str
    email: str
    name: str | None
    language: str | None
    state: Literal['added', 'queued', 'sent', 'opened', 'started', 'completed', 'screened_out', 'over_quota', 'unsubscribed', 'failed']
    url: str
    responseId: str | None
    sentAt: str | None
    remindedAt: str | None
    reminders: int
    openedAt: str | None
    nextMailAt: str | None
    problem: str | None
    createdAt: str


class StudyInvitations(TypedDict):
    """Whom a study invites."""

    invitations: list[StudyInvitation]
    total: int
    states: InvitationCounts
    sent: int
    remindable: int
    sendsMail: bool


class StudyLink(TypedDict):
    """A participant's link."""

    url: str


class StudyListItemCreator1(TypedDict):
    name: str | None
    email: str | None


class StudyListItem(TypedDict):
    """A study in a list."""

    id: str
    title: str
    createdAt: str
    linkId: str
    responseCount: int
    creator: StudyListItemCreator1 | None
    folderPath: list[str] | None


class StudyNotices(TypedDict):
    """What is told of a study. Each `off`, `now` (within a minute) or `daily` (at 7:00 UTC)."""

    responseCompleted: Literal['off', 'now', 'daily']
    targetReached: Literal['off', 'now', 'daily']
    studyClosed: Literal['off', 'now', 'daily']
    safetyFlag: Literal['off', 'now', 'daily']


class StudyNoticesToSet(TypedDict):
    """What to tell of a study; what is left out is `off`. Each `off`, `now` (within a minute) or `daily` (at 7:00 UTC)."""

    responseCompleted: NotRequired[Literal['off', 'now', 'daily']]
    targetReached: NotRequired[Literal['off', 'now', 'daily']]
    studyClosed: NotRequired[Literal['off', 'now', 'daily']]
    safetyFlag: NotRequired[Literal['off', 'now', 'daily']]


class StudyNotifications(TypedDict):
    """What is told of one study."""

    studyId: str
    title: str
    notices: StudyNotices


class StudyOverviewLastHeard1(TypedDict):
    text: str
    isShortened: bool
    language: str
    responseId: str
    readableId: int


class StudyOverview(TypedDict):
    """A study among others."""

    id: str
    linkId: str
    title: str
    externalTitle: str | None
    status: Literal['draft', 'live', 'paused', 'closed']
    folderPath: list[str] | None
    creator: StudyCreator | None
    createdAt: str
    responseCount: int
    responseTotal: int
    lastResponseAt: str | None
    completedPerDay: list[int]
    lastHeard: StudyOverviewLastHeard1 | None
    problemCount: int | None
    test: bool


class StudyResults(TypedDict):
    """What was answered to each question."""

    total: int
    wholeTotal: int
    sampledCount: int
    segments: list[ResultSegment]
    questions: list[QuestionResult]


class StudyTags(TypedDict):
    """The tags of a study."""

    tags: list[CountedTag]


class StudyWarning(TypedDict):
    """A probable mistake in a study."""

    code: Literal['placeholder', 'untitled', 'screen-not-recorded', 'not-transcribed']
    path: list[str | int]
    message: str


class TagResponsesRequest(TypedDict):
    """A tag to add or to remove: exactly one of them."""

    add: NotRequired[str]
    remove: NotRequired[str]
    filter: NotRequired[ResponseFilter]
    after: NotRequired[int]


class TaggedResponses(TypedDict):
    """What became of it."""

    total: int
    seen: int
    changed: int
    after: int | None


class Theme(TypedDict):
    """A theme of a study."""

    id: str
    name: str
    rule: str
    parentId: str | None
    status: Literal['suggested', 'accepted', 'rejected']
    origin: ThemeOrigin
    responses: int
    asked: int
    version: int
    updatedAt: str


class ThemeDecisionBy1(TypedDict):
    id: str
    name: str


ThemeDecisionChange = TypedDict(
    "ThemeDecisionChange",
    {
        "what": "Literal['made', 'accepted', 'rejected', 'reopened', 'renamed', 'rule', 'nested', 'merged', 'deleted', 'put_in', 'turned', 'taken_out']",
        "from": "NotRequired[str | None]",
        "to": "NotRequired[str | None]",
        "readableId": "NotRequired[int]",
    },
)


class ThemeDecision(TypedDict):
    """What somebody decided."""

    at: str
    by: ThemeDecisionBy1 | None
    change: ThemeDecisionChange


class ThemeDecisions(TypedDict):
    """What people decided about a theme."""

    decisions: list[ThemeDecision]


class ThemeEvidenceBy(TypedDict):
    """Who put it in; without a name once that person is deleted."""

    origin: ThemeOrigin
    id: str | None
    name: str | None


class ThemeEvidence(TypedDict):
    """A passage that speaks for a theme or against it."""

    id: str
    responseId: str
    readableId: int
    answerId: str | None
    discussionGuideQuestionId: str
    conceptId: str | None
    responseIndex: int
    start: int
    end: int
    quote: str
    stance: Literal['supports', 'contradicts']
    by: ThemeEvidenceBy
    row: NotRequired[EvidenceRow]


ThemeOrigin: TypeAlias = "Literal['built_in', 'model', 'person']"


class Themes(TypedDict):
    """The themes of a study."""

    themes: list[Theme]


class TitleCard(TypedDict):
    """Words on an empty picture."""

    before: int
    text: str
    seconds: float


class TranscriptItem(TypedDict):
    """A row of the transcript: the moderator’s words, then the participant’s."""

    moderator: str
    user: str
    audio: str | None
    video: Video | None
    screenVideo: Video | None
    responseIndex: int
    discussionGuideQuestionId: str | None
    conceptId: str | None
    isFollowUp: bool
    answerId: str | None


class Transcription(TypedDict):
    """What is to be transcribed."""

    recordings: int


class TranslatedText(TypedDict):
    """A text and its translation."""

    source: str
    text: str | None
    state: Literal['machine', 'edited', 'approved', 'outdated'] | None


class Translation(TypedDict):
    """A study in another language."""

    sourceLanguage: str
    language: str
    isAvailable: bool
    texts: int
    approved: int
    edited: int
    machine: int
    outdated: int
    missing: int
    strings: dict[str, TranslatedText]


class Translations(TypedDict):
    """The languages of a study."""

    mayDraft: bool
    sourceLanguage: str
    languages: list[LanguageProgress]


class UrlParameters(TypedDict):
    """Query parameters of links."""

    urlParams: list[CountedUrlParameter]


class ValidateRequest(TypedDict):
    """A guide to check instead of the saved one."""

    studyGuide: NotRequired[list[DraftBlock]]


class Validation(TypedDict):
    """What is wrong with a guide."""

    valid: bool
    problems: list[GuideProblem]
    warnings: list[GuideWarning]


class Video(TypedDict):
    """A recording; both links are valid for one hour."""

    streamUrl: str
    mp4Url: str


class Wallet(TypedDict):
    """It pays for launches and responses."""

    walletId: str
    name: str
    recruitmentCreditBalance: CreditBalance
    projectCreditBalance: CreditBalance


class WalletAccessRequest(TypedDict):
    """Who may bill to a wallet."""

    members: list[str] | None


class WalletList(TypedDict):
    """Wallets."""

    wallets: list[Wallet]


class WalletUseMembers1Item(TypedDict):
    userId: str
    name: str


class WalletUse(TypedDict):
    """A wallet with its figures."""

    walletId: str
    name: str
    accessible: bool
    members: list[WalletUseMembers1Item] | None
    project: CreditUse
    recruitment: CreditUse
    liveStudies: int


class WalletUseList(TypedDict):
    """Wallets with their figures."""

    wallets: list[WalletUse]


class WayCount(TypedDict):
    """Interviews by one way in."""

    way: str | None
    count: int


class Webhook(TypedDict):
    """An address that is told what happens."""

    id: str
    url: str
    events: list[Literal['study.launched', 'study.paused', 'study.closed', 'study.target_reached', 'response.started', 'response.completed', 'response.screened_out', 'response.over_quota', 'response.analyzed', 'response.flagged', 'response.deleted', 'export.ready']]
    studyIds: list[str] | None
    description: str | None
    status: Literal['active', 'failing', 'disabled']
    failingSince: str | None
    test: bool
    formerSecretUntil: str | None
    createdAt: str


class WebhookAttempt(TypedDict):
    """One try to deliver a message."""

    at: str
    status: int | None
    durationMs: int
    problem: str | None


class WebhookDeliveries(TypedDict):
    """Messages of a webhook."""

    deliveries: list[WebhookDelivery]


class WebhookDelivery(TypedDict):
    """A message to one address about one event."""

    id: str
    eventId: str
    type: str
    status: Literal['waiting', 'delivered', 'failed']
    attempts: list[WebhookAttempt]
    nextAttemptAt: str | None
    createdAt: str
    body: str


class WebhookWithSecret(TypedDict):
    """A webhook with its new secret."""

    id: str
    url: str
    events: list[Literal['study.launched', 'study.paused', 'study.closed', 'study.target_reached', 'response.started', 'response.completed', 'response.screened_out', 'response.over_quota', 'response.analyzed', 'response.flagged', 'response.deleted', 'export.ready']]
    studyIds: list[str] | None
    description: str | None
    status: Literal['active', 'failing', 'disabled']
    failingSince: str | None
    test: bool
    formerSecretUntil: str | None
    createdAt: str
    secret: str


class Webhooks(TypedDict):
    """The webhooks of the organization."""

    webhooks: list[Webhook]


class WhyAsked(TypedDict):
    """Why a follow-up was asked."""

    by: Literal['rules', 'model']
    model: NotRequired[str]
    took: str | None
    missing: str | None
    reason: str


class WordPlace(TypedDict):
    """A word of a row that was recorded."""

    responseIndex: int
    word: int


class WordsAuthor(TypedDict):
    """Who wrote the words."""

    id: str
    name: str


class WordsState(TypedDict):
    """How far the words of a spoken answer are."""

    version: int
    by: Literal['transcriber', 'person'] | None


class WordsVersion(TypedDict):
    """The words as they were at some time."""

    version: int
    text: str
    by: Literal['transcriber', 'person']
    author: WordsAuthor | None
    at: str | None


class WriteClip(TypedDict):
    """A clip."""

    id: str
    type: Literal['clip']
    clipId: str
    by: NotRequired[str]


WriteQuestion = TypedDict(
    "WriteQuestion",
    {
        "id": "str",
        "type": "Literal['question']",
        "questionId": "str",
        "as": "NotRequired[Literal['chart', 'table']]",
    },
)


class WriteQuote(TypedDict):
    """A participant's words."""

    id: str
    type: Literal['quote']
    by: NotRequired[str]
    passage: CitePassage


class WriteReport(TypedDict):
    """The whole report."""

    title: str
    standfirst: NotRequired[str]
    blocks: list[WriteText | WriteQuestion | WriteTheme | WriteClip | WriteQuote | WriteTable]


class WriteTable(TypedDict):
    """A table."""

    id: str
    type: Literal['table']
    columns: list[str]
    rows: list[list[str]]


class WriteText(TypedDict):
    """Text."""

    id: str
    type: Literal['text']
    text: str


WriteTheme = TypedDict(
    "WriteTheme",
    {
        "id": "str",
        "type": "Literal['theme']",
        "themes": "list[str]",
        "as": "NotRequired[Literal['chart', 'table']]",
    },
)
