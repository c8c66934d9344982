import type { Redirects } from './redirect';

/**
 * What is known of panels: how their links name a participant, and where participants go back to. `CODE` stands where
 * the panel's own code is to be written. Sources: docs.prolific.com (study object, return by code), help.cint.com
 * (client response codes: 10 complete, 20 terminate; a full quota is booked as a termination), developers.respondent.io
 * (completion URL with `cc`).
 */
export interface Panel {
  id: string;
  name: string;
  /** How the panel names a participant in the link that it opens. */
  parameter: string;
  /** What the panel is to open: placeholders as it writes them, behind the study's link. */
  query: string;
  redirects: Required<Pick<Redirects, 'complete' | 'screenedOut' | 'overQuota'>>;
}

/** To be replaced by what the panel gives for this study. */
export const CODE = 'CODE';

const prolific = `https://app.prolific.com/submissions/complete?cc=${CODE}`;
const cint = 'https://notch.insights.supply/cb?token=CODE&RID={RID}';

export const PANELS: readonly Panel[] = [
  {
    id: 'prolific',
    name: 'Prolific',
    parameter: 'PROLIFIC_PID',
    query: 'PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}',
    redirects: { complete: prolific, screenedOut: prolific, overQuota: prolific },
  },
  {
    id: 'cint',
    name: 'Cint',
    parameter: 'RID',
    query: 'RID=[%RID%]',
    redirects: { complete: cint, screenedOut: cint, overQuota: cint },
  },
  {
    id: 'respondent',
    name: 'Respondent',
    parameter: 'respondent_id',
    query: 'respondent_id={{respondent_id}}',
    redirects: {
      complete: `https://app.respondent.io/completion?cc=${CODE}`,
      screenedOut: null,
      overQuota: null,
    },
  },
];

/** Whether an address still has the place for a code instead of a code. */
export function lacksCode(address: string): boolean {
  return new RegExp(`[=/]${CODE}(?=[&/#]|$)`).test(address);
}
