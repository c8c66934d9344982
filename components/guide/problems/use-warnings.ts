'use client';
import { useDeferredValue, useMemo } from 'react';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import { type StudyWarning, studyWarnings } from '@/lib/domain/study/study-warnings';
import { fieldOf, placeWords, problemPlace } from '../model/problem-place';
import type { Selection } from '../model/selection';
import { useGuide } from '../store/use-guide';

/** A warning as the page shows it: where it is, for people and for the focus. */
export interface ListedWarning {
  key: string;
  message: string;
  place: string;
  selection: Selection;
  field: string;
}

/** The study's own words, by the field of the study. */
const WORDS: Record<string, { kind: 'brief' | 'welcome' | 'closing'; place: string }> = {
  externalTitle: { kind: 'brief', place: 'Brief' },
  welcomeMessage: { kind: 'welcome', place: 'Welcome' },
  closingMessage: { kind: 'closing', place: 'Closing' },
};

/** What a launch does not refuse and nobody is likely to have meant. Found after a keystroke was drawn, not before. */
export function useWarnings(): ListedWarning[] {
  const { guide, fields } = useDeferredValue(useGuide(({ history }) => history.present));
  return useMemo(() => {
    const warnings = studyWarnings({
      // Asked for by the launch dialog: the builder does not edit it.
      title: 'A study',
      externalTitle: fields.externalTitle,
      welcomeMessage: { title: fields.welcomeTitle, message: fields.welcomeMessage },
      closingMessage: fields.closingMessage,
      interviewMode: fields.interviewMode,
      // Said in the settings and by the launch dialog: nothing in the guide mends it.
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
