import localFont from 'next/font/local';

/*
 * The faces of app/tokens.css for Latin letters, by the names used there; app/fonts.css has the other letters. A page
 * is drawn once: with these when they are there in time, which fetching them ahead sees to, otherwise with what the
 * reader's device has. Nothing moves when they come later; the next page has them.
 * To import this file is to use it.
 */

/** @public */
export const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
  weight: '100 900',
  style: 'normal',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Inter Variable' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

/** @public */
export const newsreader = localFont({
  src: '../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  weight: '200 800',
  style: 'normal',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Newsreader Variable' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

/** Where words are in italics they come after the page's first picture, too late for a face that is optional. @public */
export const newsreaderItalic = localFont({
  src: '../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
  weight: '200 800',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Newsreader Variable' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});
