import { FINDING_TEXTS } from './finding-texts';
import { GUIDE_TEXTS } from './guide-texts';
import { INTERVIEW_TEXTS } from './interview-texts';
import { LAUNCH_TEXTS } from './launch-texts';
import { LEGACY_TEXTS } from './legacy-texts';
import { PEOPLE_TEXTS } from './people-texts';
import { READING_TEXTS } from './reading-texts';
import { RESPONSE_SEARCH_TEXTS } from './response-search-texts';
import { STUDY_TEXTS } from './study-texts';

/**
 * The descriptions of the fields of one component by their path, such as `config.interviewMode`; '' is the component.
 */
type FieldTexts = Readonly<Record<string, string>>;

/**
 * The descriptions of fields that cannot be described where they are declared: those of schemas that a function makes
 * or another schema names. Every other field is described in its schema.
 */
export const FIELD_TEXTS: Readonly<Record<string, FieldTexts>> = {
  Notifications: { notices: 'Of all studies, and of what is about none.' },
  StudyNotifications: { notices: 'Of this study instead.' },
  SetNotificationsRequest: { notices: 'Of all studies, and of what is about none.' },
  SetStudyNotifications: { notices: 'Of this study instead.' },
  NotificationChannel: { 'channel.notices': 'What it is told.' },
  SetChannelRequest: { notices: 'What it is told.' },
  ...FINDING_TEXTS,
  ...STUDY_TEXTS,
  ...GUIDE_TEXTS,
  ...INTERVIEW_TEXTS,
  ...LAUNCH_TEXTS,
  ...LEGACY_TEXTS,
  ...READING_TEXTS,
  ...PEOPLE_TEXTS,
  ...RESPONSE_SEARCH_TEXTS,
};
