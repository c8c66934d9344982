/** What the pages of the reference do beyond being read: search, copy, try an operation. Sends nothing elsewhere. */

/** What the reader tries the API with: in the memory of this tab, nowhere else. */
const credentials = { key: '', token: '' };
const CREDENTIAL_LABELS = { key: 'API key', token: 'Interview token' };

function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

function addCopyButtons() {
  for (const figure of document.querySelectorAll('figure.code')) {
    const text = figure.querySelector('pre').textContent;
    const button = make('button', { type: 'button', textContent: 'Copy' });
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(text);
        button.textContent = 'Copied';
      } catch {
        button.textContent = 'Not allowed';
      }
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2_000);
    });
    figure.querySelector('figcaption').append(button);
  }
}

let index;
async function loadIndex() {
  index ??= fetch('/docs/assets/search.json').then((response) => response.json());
  return index;
}

/** Entries that have all of the words, those first that have them in their title. */
function found(entries, words) {
  return entries
    .map((entry) => {
      const title = entry.title.toLowerCase();
      const text = `${title} ${entry.text}`;
      const inTitle = words.filter((word) => title.includes(word)).length;
      return { entry, fits: words.every((word) => text.includes(word)), inTitle };
    })
    .filter(({ fits }) => fits)
    .sort((a, b) => b.inTitle - a.inTitle)
    .slice(0, 40)
    .map(({ entry }) => entry);
}

function addSearch() {
  const place = document.getElementById('search');
  const lists = [...document.querySelectorAll('.pages, .contents')];
  const input = make('input', { type: 'search', placeholder: 'Search', autocomplete: 'off' });
  input.setAttribute('aria-label', 'Search the reference');
  const results = make('div');
  results.setAttribute('aria-live', 'polite');
  place.append(input, results);
  input.addEventListener('focus', () => void loadIndex());
  input.addEventListener('input', async () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const entries = words.length > 0 ? found(await loadIndex(), words) : [];
    for (const list of lists) list.hidden = words.length > 0;
    results.replaceChildren();
    if (words.length === 0) return;
    const links = entries.map(({ title, url, page }) =>
      make(
        'li',
        {},
        make(
          'a',
          { href: url },
          title,
          make('small', { className: 'quiet' }, title === page ? '' : ` ${page}`),
        ),
      ),
    );
    const nothing = `Nothing here mentions “${input.value.trim()}”.`;
    results.append(links.length > 0 ? make('ul', {}, ...links) : make('p', { className: 'quiet' }, nothing));
  });
}

function fieldOf(label, { value = '', secret = false, lines = 0, required = false, onInput }) {
  const control = make(lines > 0 ? 'textarea' : 'input', {
    value,
    required,
    autocomplete: 'off',
    spellcheck: false,
  });
  if (secret) control.type = 'password';
  control.addEventListener('input', () => onInput(control.value));
  const field = make('label', {}, label, control);
  return field;
}

function addForms() {
  for (const place of document.querySelectorAll('[data-try]')) {
    const endpoint = JSON.parse(place.dataset.try);
    const summary = make(
      'summary',
      {},
      'Try it',
      make('span', { className: 'hidden' }, `: ${endpoint.summary}`),
    );
    const details = make('details', {}, summary);
    details.addEventListener('toggle', () => {
      details.querySelector('form')?.remove();
      if (details.open) details.append(formOf(endpoint));
    });
    place.append(details);
  }
}

function formOf(endpoint) {
  const values = {};
  let body = endpoint.body;
  const { credential } = endpoint;
  const label = CREDENTIAL_LABELS[credential];
  const answer = make('div');
  answer.setAttribute('aria-live', 'polite');
  const send = make('button', { type: 'submit', className: 'primary' }, 'Send request');
  const fields = [
    ...(label
      ? [
          fieldOf(label, {
            value: credentials[credential],
            secret: true,
            onInput: (value) => {
              credentials[credential] = value;
            },
          }),
        ]
      : []),
    ...endpoint.parameters.map(({ name, required }) =>
      fieldOf(required ? name : `${name} (optional)`, {
        required,
        onInput: (value) => {
          values[name] = value;
        },
      }),
    ),
    ...(body === undefined
      ? []
      : [
          fieldOf('Body', {
            value: body,
            lines: 8,
            onInput: (value) => {
              body = value;
            },
          }),
        ]),
  ];
  const form = make('form', {}, ...fields, send, answer);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (send.getAttribute('aria-disabled') === 'true') return;
    send.setAttribute('aria-disabled', 'true');
    try {
      answer.replaceChildren(...(await answerTo(endpoint, values, body)));
    } catch {
      const failed = 'The request did not reach the server. Check the connection and send it again.';
      answer.replaceChildren(make('p', { className: 'bad' }, failed));
    }
    send.removeAttribute('aria-disabled');
  });
  return form;
}

async function answerTo({ method, path, parameters, credential }, values, body) {
  const headers = new Headers();
  if (credential === 'key' && credentials.key) headers.set('x-api-key', credentials.key.trim());
  if (credential === 'token' && credentials.token)
    headers.set('authorization', `Bearer ${credentials.token.trim()}`);
  const query = new URLSearchParams();
  for (const { name, place } of parameters) {
    if (!values[name]) continue;
    if (place === 'header') headers.set(name, values[name]);
    if (place === 'query') query.set(name, values[name]);
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  const sent = body !== undefined && body.trim() !== '';
  if (sent) headers.set('content-type', 'application/json');
  const begun = performance.now();
  const response = await fetch(query.size > 0 ? `${filled}?${query}` : filled, {
    method,
    headers,
    credentials: credential === 'session' ? 'same-origin' : 'omit',
    cache: 'no-store',
    ...(sent && { body }),
  });
  const text = await response.text();
  const took = Math.round(performance.now() - begun);
  const status = make(
    'strong',
    { className: response.ok ? 'good' : 'bad' },
    `${response.status} ${response.statusText}`,
  );
  const told = [...response.headers]
    .sort()
    .map((pair) => pair.join(': '))
    .join('\n');
  return [
    make('p', {}, status, ` in ${took} ms`),
    make('details', {}, make('summary', {}, 'Headers'), scrolled('Headers of the answer', told)),
    text === ''
      ? make('p', { className: 'quiet' }, 'No body.')
      : scrolled('Body of the answer', pretty(text)),
  ];
}

function scrolled(label, text) {
  const pre = make('pre', { tabIndex: 0, textContent: text });
  pre.setAttribute('role', 'region');
  pre.setAttribute('aria-label', label);
  return pre;
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Addresses of when the reference was one page. */
async function followOldAddress() {
  const wanted = location.hash.slice(1);
  if (location.pathname !== '/docs' || wanted === '' || document.getElementById(wanted)) return;
  const entry = (await loadIndex()).find(({ url }) => url.endsWith(`#${wanted}`));
  if (entry) location.replace(entry.url);
}

addSearch();
addCopyButtons();
addForms();
void followOldAddress();
