import type { Guide, InterviewConfig } from '../guide/guide';

/** A study to begin from: a create request with words about it. Everything in square brackets is to be replaced. */
export interface StudyTemplate {
  /** Stands in addresses. */
  id: string;
  name: string;
  /** One sentence: when to take it. */
  about: string;
  study: {
    title: string;
    externalTitle: string;
    background?: string;
    studyGoal: string;
    config: Pick<Partial<InterviewConfig>, 'interviewMode' | 'targetPlatforms'>;
    welcomeMessage: { title: string; message: string };
    closingMessage: string;
    studyGuide: Guide;
  };
}
