/** The light build has the types of the whole one, and no declaration of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
