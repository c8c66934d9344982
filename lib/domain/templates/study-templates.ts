import { churn } from './churn';
import { conceptTest } from './concept-test';
import { employeeListening } from './employee-listening';
import { firstUse } from './first-use';
import { jobsToBeDone } from './jobs-to-be-done';
import { messageTest } from './message-test';
import { npsWhy } from './nps-why';
import { pricePerception } from './price-perception';
import type { StudyTemplate } from './study-template';
import { usabilityDiary } from './usability-diary';

/** All templates, in the order in which they are offered. */
export const STUDY_TEMPLATES: readonly StudyTemplate[] = [
  firstUse,
  conceptTest,
  jobsToBeDone,
  churn,
  pricePerception,
  messageTest,
  usabilityDiary,
  npsWhy,
  employeeListening,
];
