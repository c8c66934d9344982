'use client';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Fix, GuideWarning } from '@/lib/domain/guide/lint/guide-warning';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import type { guideWarnings } from '@/lib/domain/study/guide-warnings';
import { type StudyWarning, studyWarnings } from '@/lib/domain/study/study-warnings';
import { fieldOf, placeWords, problemPlace } from '../model/problem-place';
import type { Selection } from '../model/selection';
import { useBuilder, useGuide } from '../store/use-guide';
import { leftAlone, storeLeftAlone } from './left-alone';

/** A warning for display, with its place in words and for the focus. */
export interface ListedWarning {
  key: string;
  /** A key that stays the same while the words that it is about do: what was left as it is, is known by it. */
  lasting: string;
  message: string;
  /** The words to ask instead, where the fix is no more than that. */
  instead: string | null;
  fix: Fix | null;
  place: string;
  itemId: string | null;
  selection: Selection;
  field: string;
}

interface Warnings {
  shown: readonly ListedWarning[];
  /** Those that the author left as they are, on this device. */
  left: readonly ListedWarning[];
  ofItem: ReadonlyMap<string, readonly ListedWarning[]>;
  leave: (warning: ListedWarning) => void;
  lookAgain: () => void;
}

const WarningsContext = createContext<Warnings>({
  shown: [],
  left: [],
  ofItem: new Map(),
  leave: () => {},
  lookAgain: () => {},
});

/** Finds probable mistakes after a keystroke was rendered, not before; the rules of wording are loaded by themselves. */
export function WarningsProvider({ children }: { children: ReactNode }) {
  const { studyId } = useBuilder();
  const all = useAllWarnings(useRules());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setLeft(leftAlone(studyId)), [studyId]);
  const keep = useCallback(
    (now: ReadonlySet<string>) => {
      storeLeftAlone(studyId, now);
      setLeft(now);
    },
    [studyId],
  );
  const warnings = useMemo<Warnings>(() => {
    const shown = all.filter(({ lasting }) => !left.has(lasting));
    return {
      shown,
      left: all.filter(({ lasting }) => left.has(lasting)),
      ofItem: byItem(shown),
      leave: ({ lasting }) => keep(new Set([...left, lasting])),
      lookAgain: () => keep(new Set()),
    };
  }, [all, left, keep]);
  return <WarningsContext value={warnings}>{children}</WarningsContext>;
}

function byItem(list: readonly ListedWarning[]): ReadonlyMap<string, readonly ListedWarning[]> {
  const groups = new Map<string, ListedWarning[]>();
  for (const warning of list) {
    if (warning.itemId === null) continue;
    groups.set(warning.itemId, [...(groups.get(warning.itemId) ?? []), warning]);
  }
  return groups;
}

export function useWarnings(): Warnings {
  return use(WarningsContext);
}

type Rules = typeof guideWarnings;

function useRules(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    let gone = false;
    void import('@/lib/domain/study/guide-warnings').then((loaded) => {
      if (!gone) setRules(() => loaded.guideWarnings);
    });
    return () => {
      gone = true;
    };
  }, []);
  return rules;
}

/** The study's own texts, by field. */
const WORDS: Record<string, { kind: 'brief' | 'welcome' | 'closing'; place: string }> = {
  externalTitle: { kind: 'brief', place: 'Brief' },
  welcomeMessage: { kind: 'welcome', place: 'Welcome' },
  closingMessage: { kind: 'closing', place: 'Closing' },
};

function useAllWarnings(rules: Rules | null): ListedWarning[] {
  const { guide, fields } = useDeferredValue(useGuide(({ history }) => history.present));
  return useMemo(() => {
    const study = {
      // The launch dialog asks for it: the builder does not edit it.
      title: 'A study',
      externalTitle: fields.externalTitle,
      welcomeMessage: { title: fields.welcomeTitle, message: fields.welcomeMessage },
      closingMessage: fields.closingMessage,
      interviewMode: fields.interviewMode,
      // Shown in the settings and by the launch dialog: it cannot be solved in the guide.
      transcribes: true,
      guide: stripIds(guide),
    };
    const warnings: (StudyWarning | GuideWarning)[] = [
      ...studyWarnings(study),
      ...(rules?.(study, fields.questionLanguage) ?? []),
    ];
    return warnings.map((warning, index) => listed(warning, index));

    function listed(warning: StudyWarning | GuideWarning, index: number): ListedWarning {
      const { code, path, message } = warning;
      const fix = 'fix' in warning ? (warning.fix ?? null) : null;
      const change = fix?.changes.length === 1 ? fix.changes[0] : undefined;
      const instead =
        change?.op === 'replace' && path.at(-1) === 'text' && typeof change.value === 'string'
          ? change.value
          : null;
      const { part, ...where } = placed(warning);
      return {
        key: `${index} ${path.join('.')} ${message}`,
        lasting: `${code} ${part} ${message}`,
        message,
        instead,
        fix,
        ...where,
      };
    }

    function placed({ path }: Pick<StudyWarning, 'path'>): Pick<
      ListedWarning,
      'place' | 'itemId' | 'selection' | 'field'
    > & {
      part: string;
    } {
      const [first, second] = path;
      const words = typeof first === 'string' ? WORDS[first] : undefined;
      if (words) {
        const field = first === 'welcomeMessage' && second === 'title' ? 'welcomeTitle' : `${first}`;
        return {
          place: words.place,
          itemId: null,
          selection: { kind: words.kind },
          field,
          part: field,
        };
      }
      const place = problemPlace(guide, path);
      const field = place.concept ? `concept/${place.concept.id}/${fieldOf(place)}` : fieldOf(place);
      const selection: Selection = place.item
        ? { kind: 'item', id: place.item.id }
        : place.block
          ? { kind: 'block', id: place.block.id }
          : { kind: 'brief' };
      return {
        place: placeWords(place),
        itemId: place.item?.id ?? null,
        selection,
        field,
        part: place.item?.text ?? place.concept?.content.title ?? place.block?.title ?? '',
      };
    }
  }, [guide, fields, rules]);
}
