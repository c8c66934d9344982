import localFont from 'next/font/local';

/**
 * The face of app/fonts.ts in which questions stand, fetched ahead on the one page that is full of them: what is set
 * anew when it comes would move. @public
 */
export const questionFace = localFont({
  src: '../../../../../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
  weight: '200 800',
  style: 'italic',
  display: 'swap',
  preload: true,
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
