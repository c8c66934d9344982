import type { StudySettings } from '@/lib/client/settings';
import type { SettingsDraft } from './settings-draft';

/** The props of every section of the form. */
export interface SectionProps {
  saved: StudySettings['study'];
  draft: SettingsDraft;
  change: (part: Partial<SettingsDraft>) => void;
  readOnly: boolean;
}
