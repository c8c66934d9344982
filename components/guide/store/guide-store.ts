import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import type { NewId } from '../model/edit-parts';
import { type History, newHistory, recorded, redone, undone } from '../model/history';
import { afterRemoval, firstChanged, isThere, type Selection } from '../model/selection';
import type { StudyDraft, StudyFields } from '../model/study-draft';

export interface GuideState {
  history: History<StudyDraft>;
  selection: Selection;
}

/** A request to focus a field once it is rendered: the target of a problem, or of a new part. */
export interface FocusWish {
  /** The value of `data-field`; the nearest existing one is used. In the outline, the row's id. */
  field: string;
  /** The outline's row instead of a field of the editor. */
  inOutline?: boolean;
}

interface EditOptions {
  /** The name of the step for undo: "Delete Q4". */
  label: string;
  /** Edits of one group in quick succession are undone as one step. */
  group?: string | undefined;
  select?: Selection | undefined;
  focus?: FocusWish | undefined;
}

/**
 * The state of the builder, outside React: a keystroke renders only the components that read the changed part. Read
 * with selectors (`useGuide`), change with `edit`.
 */
export class GuideStore {
  private current: GuideState;
  private readonly listeners = new Set<() => void>();
  private lastId = 0;
  /** Cleared by the component that renders the field. */
  wish: FocusWish | null = null;

  constructor(
    first: (newId: NewId) => StudyDraft,
    private readonly now: () => number = Date.now,
  ) {
    const draft = first(this.newId);
    const item = draft.guide.flatMap((block) => block.items)[0];
    this.current = {
      history: newHistory(draft),
      selection: item ? { kind: 'item', id: item.id } : { kind: 'brief' },
    };
  }

  /** Ids live as long as the page: they identify parts during editing and are never sent. */
  readonly newId: NewId = () => {
    this.lastId += 1;
    return `k${this.lastId}`;
  };

  get state(): GuideState {
    return this.current;
  }
  get draft(): StudyDraft {
    return this.current.history.present;
  }
  get guide(): IdentifiedGuide {
    return this.draft.guide;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  edit(change: (guide: IdentifiedGuide, newId: NewId) => IdentifiedGuide, options: EditOptions): void {
    const guide = change(this.guide, this.newId);
    this.record(guide === this.guide ? this.draft : { ...this.draft, guide }, options);
  }

  setFields(changes: Partial<StudyFields>, options: EditOptions): void {
    this.record({ ...this.draft, fields: { ...this.draft.fields, ...changes } }, options);
  }

  select(selection: Selection, focus?: FocusWish): void {
    this.wish = focus ?? null;
    this.set({ ...this.current, selection });
  }

  undo = (): string | null => this.travel(undone, this.current.history.past.at(-1)?.label);
  redo = (): string | null => this.travel(redone, this.current.history.future[0]?.label);

  /** Replaces the whole draft in a step that undo reverts: with another person's version, or a merged one. */
  replace(draft: StudyDraft, label: string): void {
    this.record(draft, { label });
  }

  private record(draft: StudyDraft, { label, group, select, focus }: EditOptions): void {
    const before = this.guide;
    const history = recorded(this.current.history, draft, { label, group, at: this.now() });
    if (focus) this.wish = focus;
    const selection = select ?? this.current.selection;
    this.set({
      history,
      selection: isThere(draft.guide, selection) ? selection : afterRemoval(before, draft.guide, selection),
    });
  }

  private travel(
    by: (history: History<StudyDraft>) => History<StudyDraft>,
    label: string | undefined,
  ): string | null {
    const { history, selection } = this.current;
    const next = by(history);
    if (next === history || label === undefined) return null;
    const changed = firstChanged(history.present.guide, next.present.guide);
    const stays = isThere(next.present.guide, selection)
      ? selection
      : afterRemoval(history.present.guide, next.present.guide, selection);
    this.set({ history: next, selection: changed ?? stays });
    return label;
  }

  private set(state: GuideState): void {
    if (state.history === this.current.history && state.selection === this.current.selection) {
      if (!this.wish) return;
    }
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}
