import { described } from '@/lib/http/openapi/described';
import { voiceRoute } from '@/lib/http/voice-route';
import { speakStepDoc } from '@/lib/wire/docs/recordings';

/** GET /api/interviews/{responseId}/voice?stepId=…. What the interviewer says, as sound. */
export const GET = described(voiceRoute, speakStepDoc);
