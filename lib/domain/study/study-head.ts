import type { LaunchRefusal } from './launch-preview';
import type { StudyStatus } from './study';

/** The data at the top of every page of a study. */
export interface StudyHead {
  id: string;
  linkId: string;
  title: string;
  status: StudyStatus;
  folderPath: string[] | null;
  responseTarget: number;
  closeAtTarget: boolean;
  /** Complete responses, and all that were started. */
  responseCount: number;
  responseTotal: number;
  hasPendingEdits: boolean;
  problemCount: number;
  mayEdit: boolean;
  /** Made with a test key (O3). */
  test: boolean;
  launchRefusal: LaunchRefusal | null;
}
