import type { StudySettings } from '@/lib/client/settings';
import type { SettingsDraft } from './settings-draft';

/** What every section of the form is given. */
export interface SectionProps {
  saved: StudySettings['study'];
  draft: SettingsDraft;
  change: (part: Partial<SettingsDraft>) => void;
  readOnly: boolean;
}
