'use client';
import { useDeferredValue, useMemo } from 'react';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import { type StudyWarning, studyWarnings } from '@/lib/domain/study/study-warnings';
import { fieldOf, placeWords, problemPlace } from '../model/problem-place';
import type { Selection } from '../model/selection';
import { useGuide } from '../store/use-guide';

/** A warning for display, with its place in words and for the focus. */
export interface ListedWarning {
  key: string;
  message: string;
  place: string;
  selection: Selection;
  field: string;
}

/** The study's own texts, by field. */
const WORDS: Record<string, { kind: 'brief' | 'welcome' | 'closing'; place: string }> = {
  externalTitle: { kind: 'brief', place: 'Brief' },
  welcomeMessage: { kind: 'welcome', place: 'Welcome' },
  closingMessage: { kind: 'closing', place: 'Closing' },
};

/** Probable mistakes that do not prevent a launch. Found after a keystroke was rendered, not before. */
export function useWarnings(): ListedWarning[] {
  const { guide, fields } = useDeferredValue(useGuide(({ history }) => history.present));
  return useMemo(() => {
    const warnings = studyWarnings({
      // The launch dialog asks for it: the builder does not edit it.
      title: 'A study',
      externalTitle: fields.externalTitle,
      welcomeMessage: { title: fields.welcomeTitle, message: fields.welcomeMessage },
      closingMessage: fields.closingMessage,
      interviewMode: fields.interviewMode,
      // Shown in the settings and by the launch dialog: it cannot be solved in the guide.
      transcribes: true,
      guide: stripIds(guide),
    });
    return warnings.map((warning, index) => ({
      key: `${index} ${warning.path.join('.')} ${warning.message}`,
      message: warning.message,
      ...placed(warning),
    }));

    function placed({ path }: StudyWarning): Pick<ListedWarning, 'place' | 'selection' | 'field'> {
      const [first, second] = path;
      const words = typeof first === 'string' ? WORDS[first] : undefined;
      if (words) {
        const field = first === 'welcomeMessage' && second === 'title' ? 'welcomeTitle' : `${first}`;
        return { place: words.place, selection: { kind: words.kind }, field };
      }
      const place = problemPlace(guide, path);
      const field = place.concept ? `concept/${place.concept.id}/${fieldOf(place)}` : fieldOf(place);
      const selection: Selection = place.item
        ? { kind: 'item', id: place.item.id }
        : place.block
          ? { kind: 'block', id: place.block.id }
          : { kind: 'brief' };
      return { place: placeWords(place), selection, field };
    }
  }, [guide, fields]);
}
