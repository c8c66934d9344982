/** Every event that other systems can be notified of (decisions, J1). The list is closed. */
export const EVENT_TYPES = [
  'study.launched',
  'study.paused',
  'study.closed',
  'study.target_reached',
  'response.started',
  'response.completed',
  'response.screened_out',
  'response.over_quota',
  'response.analyzed',
  'response.flagged',
  'response.deleted',
  'export.ready',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** An event, its organisation and its subject: ids alone, never a participant's words. */
export interface Event {
  type: EventType;
  organizationId: string;
  studyId: string;
  /** Null when the event is about the study. */
  responseId: string | null;
  /** Of `export.ready` alone. */
  exportId?: string;
  /** When it happened, if that is not now. */
  at?: Date;
}

export function studyEvent(
  type: Extract<EventType, `study.${string}`>,
  study: { id: string; organizationId: string },
): Event {
  return { type, organizationId: study.organizationId, studyId: study.id, responseId: null };
}

export function responseEvent(
  type: Extract<EventType, `response.${string}`>,
  response: { id: string; studyId: string; organizationId: string },
): Event {
  const { id: responseId, studyId, organizationId } = response;
  return { type, organizationId, studyId, responseId };
}

export function exportEvent(of: { id: string; studyId: string; organizationId: string }): Event {
  const { id: exportId, studyId, organizationId } = of;
  return { type: 'export.ready', organizationId, studyId, responseId: null, exportId };
}
