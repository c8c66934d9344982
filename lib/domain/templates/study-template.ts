import type { Guide, InterviewConfig } from '../guide/guide';

/** A template for a new study: a create request with a description. Everything in square brackets is to be replaced. */
export interface StudyTemplate {
  /** Used in URLs. */
  id: string;
  name: string;
  /** One sentence: when to use it. */
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
