/** How the participant's page looks (decisions, N5). */
export interface Branding {
  name: string | null;
  /** The address of a picture. */
  logo: string | null;
  /** `#rrggbb`: what buttons are filled with. */
  accent: string | null;
}

/** The least that text on a button needs (WCAG 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** The contrast of white text on a colour `#rrggbb`, from 1 to 21 (WCAG 2). */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** Why a colour cannot fill buttons, with the figure; undefined for one that can. */
export function accentProblem(colour: string): string | undefined {
  const contrast = contrastWithWhite(colour);
  if (contrast >= LEAST_CONTRAST) return undefined;
  const shown = Math.floor(contrast * 10) / 10;
  return `White text on it has a contrast of ${shown}; it needs ${LEAST_CONTRAST}. Choose a darker colour`;
}
