/** The acknowledgements that clients received: no crash may undo them. */
export interface Journal {
  studies: JournaledStudy[];
  interviews: JournaledInterview[];
  /** Answers that no client should ever get, in plain words. */
  surprises: string[];
  /** Requests that had to be sent again. */
  resent: number;
}

export interface JournaledStudy {
  id: string;
  linkId: string;
  /** Of its author. */
  key: string;
  launched: boolean;
}

export interface JournaledInterview {
  responseId: string;
  token: string;
  /** Acknowledged answers in their order; `text` where the participant wrote one, `before` where they changed it. */
  answers: { stepId: string; text: string | null; before?: string }[];
  ended: boolean;
}

export function newJournal(): Journal {
  return { studies: [], interviews: [], surprises: [], resent: 0 };
}
