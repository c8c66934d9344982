import { creditsText } from '@/components/ui/credits';
import { ApiError } from '@/lib/client/api';
import type { FundingWallet, LaunchPreview } from '@/lib/client/launch';
import { MODE_WORDS } from '@/lib/domain/guide/interview-mode';

type Action = LaunchPreview['action'];

/** The words for each kind of launch. */
export const LAUNCH_WORDS: Record<
  Action,
  { title: (title: string) => string; about: string; act: string; busy: string; still: string }
> = {
  launch: {
    title: (title) => `Launch “${title}”`,
    about: 'The study goes live at once. Anyone with the link can take part.',
    act: 'Launch study',
    busy: 'Launching',
    still: 'The study is still a draft.',
  },
  publish: {
    title: (title) => `Publish changes to “${title}”`,
    about: 'Interviews that start from now on see them. Those under way finish as they began.',
    act: 'Publish changes',
    busy: 'Publishing',
    still: 'Participants still see what they saw.',
  },
  resume: {
    title: (title) => `Resume “${title}”`,
    about: 'It takes interviews again. Nothing is published and no more credits are held.',
    act: 'Resume study',
    busy: 'Resuming',
    still: 'The study is still paused.',
  },
  none: {
    title: (title) => `“${title}” is live`,
    about: 'Participants see everything already: there is nothing to publish.',
    act: 'Publish changes',
    busy: 'Publishing',
    still: '',
  },
  closed: {
    title: (title) => `“${title}” is closed`,
    about: 'A closed study stays closed. Duplicate it to ask again.',
    act: 'Launch study',
    busy: 'Launching',
    still: '',
  },
};

const credits = (count: number) => `${creditsText(count)} project ${count === 1 ? 'credit' : 'credits'}`;

/** The amount that the launch sets aside, and why. */
export function holdText(preview: LaunchPreview): string {
  const { isBilled, holds, givesBack, responseTarget, pricePerResponse, interviewMode, action } = preview;
  if (preview.test) return 'A test study: nothing is held or charged, whatever is answered.';
  if (!isBilled) return 'Nothing is billed: this organisation has no wallet for it.';
  if (action === 'resume') return '';
  const each = `${creditsText(responseTarget)} ${responseTarget === 1 ? 'response' : 'responses'} × ${creditsText(pricePerResponse)} for ${MODE_WORDS[interviewMode]}`;
  if (action === 'launch') {
    return `Holds ${credits(holds)}: ${each}. What no response takes comes back when the study closes.`;
  }
  if (holds > 0) return `Holds ${credits(holds)} more: ${each}.`;
  if (givesBack > 0) return `Gives back ${credits(givesBack)} of what it holds: ${each}.`;
  return 'Holds nothing more.';
}

/** Why a wallet has not enough credits, and how many would be enough. */
export function fundingText(wallet: FundingWallet, preview: LaunchPreview): string {
  const left = `It has ${credits(wallet.project.balance)} left`;
  // Refused as another study would be, so that a script which is tried out meets it.
  if (preview.test) return `${left}; launched for real, this study would hold ${creditsText(preview.price)}.`;
  return `${left}; this launch holds ${creditsText(preview.holds)}.`;
}

/** Why the member may not launch, and who may. */
export function refusalText(preview: LaunchPreview, role: string): string {
  if (preview.refusal === 'launchers') {
    const named = preview.launchers?.map(({ name }) => name) ?? [];
    const who =
      named.length === 0 ? 'nobody but owners and admins' : `${named.join(', ')}, owners and admins`;
    return `This study leaves it to ${who}. Ask one of them, or ask an owner or admin to name you in its settings.`;
  }
  return `You are ${role} here: you may write, not launch. Ask an owner, an admin or a researcher to launch it.`;
}

/** Whether the same request may be sent again (decisions, A13). */
export function isBusy(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'study_busy' || error.code === 'conflict') &&
    error.retryAfterSeconds !== null
  );
}

/** `interviewMode` is "the interview mode" to people. */
const SETTINGS: Record<string, string> = {
  externalTitle: 'the external title',
  background: 'the background',
  studyGoal: 'the goal',
  welcomeMessage: 'the welcome message',
  closingMessage: 'the closing message',
  interviewMode: 'the interview mode',
  questionLanguage: 'the language',
  translations: 'texts in other languages',
  availableLanguages: 'the languages to choose from',
  targetPlatforms: 'the target platforms',
  turnTaking: 'the end of a spoken answer',
  style: 'the interviewer’s style',
  allowRevision: 'whether answers may be changed',
};

/** One difference, as a line. */
export function changeText({ change, of, number, name }: LaunchPreview['changes'][number]): string {
  const done = { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' }[change];
  if (of === 'setting') return `${done} ${SETTINGS[name] ?? name}`;
  if (of === 'block') return `${done} block “${name}”`;
  return `${done} ${number === null ? '' : `Q${number} `}“${name}”`;
}
