/** All films have one size and rate, so that parts of them can be joined without being encoded again. */
export const FILM_WIDTH = 1280;
export const FILM_HEIGHT = 720;
export const FILM_RATE = 30;

/** A place in a recording that was made playable. */
export interface FilmSource {
  /** An absolute path of an MP4 file. */
  file: string;
  fromSeconds: number;
}

/** A part of a film in which the same recordings run from beginning to end. Times count from its beginning. */
export interface FilmPiece {
  /** Its length, in frames. */
  frames: number;
  /** Side by side when there are both; without either, the sound is drawn. */
  camera: FilmSource | null;
  screen: FilmSource | null;
  sound: FilmSource | null;
  /** A title on an empty picture. */
  card: string | null;
  /** Written into the picture. */
  captions: readonly { fromSeconds: number; toSeconds: number; text: string }[];
  /** A tone is heard instead. */
  silenced: readonly { fromSeconds: number; toSeconds: number }[];
  /** `other`: of another pitch and timbre, so that nobody recognises the person by it. */
  voice: 'own' | 'other';
}

/** What an engine can do besides cutting and joining. */
export interface FilmAbilities {
  /** Captions and cards in the picture. */
  text: boolean;
  /** Another voice. */
  voice: boolean;
  /** A tone over single words. */
  silence: boolean;
}

export interface MadeFilm {
  /** H.264 with AAC in MP4, its index in front. */
  file: string;
  poster: string | null;
  durationMs: number;
}

/** Makes films from parts of recordings. */
export interface FilmMaker {
  abilities(): Promise<FilmAbilities>;
  /**
   * Writes into `folder`, which exists, is empty and belongs to the caller. A piece's recordings are read before the
   * next piece is asked for. `report` is told how many frames are done; the work ends when it throws. Throws a
   * MediaProblem when a recording cannot be read.
   */
  make(
    pieces: AsyncIterable<FilmPiece>,
    folder: string,
    report: (framesDone: number) => void,
  ): Promise<MadeFilm>;
}
