import type { Stance } from './theme';

/** What a theme is known by. */
export interface ThemeToFind {
  id: string;
  name: string;
  rule: string;
  /** Stems that the built-in engine knows it by, besides those of name and rule. */
  cues: readonly string[];
}

/** A passage of a response's turn that speaks for a theme or against it. */
export interface Mention {
  themeId: string;
  seq: number;
  start: number;
  end: number;
  stance: Stance;
  /** Told by what it means, without the theme's words. */
  isNear?: true;
}

/** What somebody said in one turn, as themes are looked for in it. */
export interface Said {
  seq: number;
  /** Null: closed answers have no passages. */
  text: string;
  /** What was asked. */
  asked: string;
}
