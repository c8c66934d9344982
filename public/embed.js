/*
 * Shows an interview in a page of yours:
 *
 *   <script async src="https://studies.example/embed.js" data-study="LINK"></script>
 *
 * The frame takes the place of the script. `data-query` is passed on as the link's parameters (`pid=1&source=shop`),
 * `data-title` names the frame, `data-min-height` is its least height in pixels (480 or more). The study's settings have to name
 * your page's origin.
 *
 * The frame dispatches DOM events that bubble: `colloquy:ready`, `colloquy:started`, `colloquy:completed`,
 * `colloquy:screened-out`, `colloquy:height`. `event.detail` is `{study, responseId, height}`, as far as known. No
 * event has words of a participant.
 */
(() => {
  const script = document.currentScript;
  if (!script) return;
  const { study, query = '', title = 'Interview', minHeight } = script.dataset;
  if (!study) {
    console.error('Colloquy: data-study is missing.');
    return;
  }
  const { origin } = new URL(script.src);
  // A lower window is taken for one with a phone's keyboard open.
  const least = Math.max(Number(minHeight) || 0, 480);
  const frame = document.createElement('iframe');
  const search = query.replace(/^\?/, '');
  frame.src = `${origin}/s/${encodeURIComponent(study)}${search ? `?${search}` : ''}`;
  frame.title = title;
  frame.allow = 'microphone; camera; display-capture; autoplay';
  frame.style.cssText = `display:block;width:100%;border:0;height:${least}px`;
  frame.dataset.colloquy = study;
  addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const { source, type, detail } = event.data ?? {};
    if (source !== 'colloquy' || typeof type !== 'string') return;
    if (type === 'height') frame.style.height = `${Math.max(least, Math.ceil(detail.height))}px`;
    frame.dispatchEvent(new CustomEvent(`colloquy:${type}`, { bubbles: true, detail: { study, ...detail } }));
  });
  script.after(frame);
})();
