'use client';
import { useDeferredValue, useMemo, useState } from 'react';
import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { answerProblems } from '@/lib/domain/interview/answer-problems';
import type { Answer } from '@/lib/domain/interview/interview';
import { type Selection, sameSelection } from '../model/selection';
import type { StudyFields } from '../model/study-draft';
import { useGuide } from '../store/use-guide';
import { answeredWalk, jumpTo, newWalk, type Walk, walkBack, wholeWalkTo } from './preview-walk';

/** The step reached from the selected part, and the answer being entered there. */
interface Going {
  from: Selection;
  /** The guide that was used: the preview starts again when it changes. */
  guide: IdentifiedGuide;
  walk: Walk;
}

export interface Preview {
  guide: IdentifiedGuide;
  fields: StudyFields;
  /** The content: a step of the simulated interview, or the study's own text. */
  shown: { kind: 'step'; walk: Walk; unreachable: boolean } | { kind: 'welcome' | 'nothing' };
  value: Answer | undefined;
  /** Whether the current answer would end the interview here. */
  leadsOut: boolean;
  /** Whether the step is not the selected part any more. */
  walking: boolean;
  preferred: string | null;
  concept: string | null;
  setValue: (value: Answer | undefined) => void;
  prefer: (choice: string) => void;
  showConcept: (id: string) => void;
  next: () => void;
  back: () => void;
  restart: () => void;
  begin: () => void;
}

/**
 * The interview as it would run. It shows the selected part for a participant who is asked it, and continues from there
 * with the engine. Computed after a keystroke was rendered.
 */
export function usePreview(): Preview {
  const draft = useDeferredValue(useGuide(({ history }) => history.present));
  const selection = useDeferredValue(useGuide((state) => state.selection));
  const { guide } = draft;
  const [going, setGoing] = useState<Going | null>(null);
  const [given, setGiven] = useState<{ stepId: string; value: Answer | undefined } | null>(null);
  const [preferred, setPreferred] = useState<string | null>(null);
  const [concept, setConcept] = useState<string | null>(null);
  const jump = useMemo(() => {
    const itemId = selection.kind === 'item' ? selection.id : firstOf(guide, selection);
    return itemId === null ? null : jumpTo(guide, itemId, { preferred, concept });
  }, [guide, selection, preferred, concept]);

  const walking = going !== null && going.guide === guide && sameSelection(going.from, selection);
  const ended = useMemo(() => endOf(guide, selection), [guide, selection]);
  const walk = walking ? going.walk : (jump?.walk ?? ended);
  const stepId = walk?.step.kind === 'question' ? walk.step.id : '';
  const value = given?.stepId === stepId ? given.value : undefined;
  const goTo = (next: Walk | null) => {
    setGiven(null);
    setGoing(next && { from: selection, guide, walk: next });
  };
  return {
    guide,
    fields: draft.fields,
    shown: shownOf(selection, walking, walk, jump?.unreachable === true && !walking),
    value,
    leadsOut: walk !== null && leadsOut(walk, value),
    walking,
    preferred,
    concept,
    setValue: (next) => setGiven({ stepId, value: next }),
    prefer: setPreferred,
    showConcept: setConcept,
    next: () => walk && goTo(walkOn(guide, walk, value ?? { skip: true }, walking ? null : preferred)),
    back() {
      if (!walk) return;
      const whole = walking ? walk : wholeWalk(guide, walk, preferred);
      const { walk: before, answer } = walkBack(whole);
      goTo(before);
      if (before.step.kind === 'question') setGiven({ stepId: before.step.id, value: answer });
    },
    restart: () => goTo(newWalk(guide)),
    begin: () => goTo(newWalk(guide)),
  };
}

function shownOf(
  selection: Selection,
  walking: boolean,
  walk: Walk | null,
  unreachable: boolean,
): Preview['shown'] {
  if (!walking && (selection.kind === 'welcome' || selection.kind === 'brief')) return { kind: 'welcome' };
  return walk ? { kind: 'step', walk, unreachable } : { kind: 'nothing' };
}

function firstOf(guide: IdentifiedGuide, selection: Selection): string | null {
  if (selection.kind !== 'block') return null;
  return guide.find(({ id }) => id === selection.id)?.items[0]?.id ?? null;
}

/** The final screen, when the closing text is selected. */
function endOf(guide: IdentifiedGuide, selection: Selection): Walk | null {
  if (selection.kind !== 'closing') return null;
  return { ...newWalk([]), interview: { ...newWalk([]).interview, guide } };
}

/** One step forward, from the shortened simulation to the whole one. */
function walkOn(guide: IdentifiedGuide, walk: Walk, answer: Answer, preferred: string | null): Walk {
  return answeredWalk(wholeWalk(guide, walk, preferred), answer);
}

function wholeWalk(guide: IdentifiedGuide, walk: Walk, preferred: string | null): Walk {
  if (walk.interview.guide === guide || walk.step.kind === 'end') return walk;
  return wholeWalkTo(guide, walk.step.item.id, preferred) ?? walk;
}

function leadsOut(walk: Walk, value: Answer | undefined): boolean {
  const { step } = walk;
  if (step.kind === 'end' || step.block.type !== 'screening' || value === undefined) return false;
  if (answerProblems(step, value).length > 0) return false;
  const after = answeredWalk(walk, value).step;
  return after.kind === 'end' && after.outcome === 'screened_out';
}
