/**
 * `npm run lockfile`, after every `npm install` that changes something: completes package-lock.json.
 * A registry that does not serve a platform's optional package makes npm leave its entry out, and `npm ci` then
 * refuses the lockfile that `npm install` has just written. An entry without address and checksum is enough:
 * only the platform that it names ever asks the registry for it.
 * It also sets apart what only development needs: npm installs with `--omit=dev` whatever a dependency names as an
 * optional peer as soon as anything brings it, such as Vitest, which better-auth could work with.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos'];
const SYSTEM = new RegExp(`(?:^|[-/])(${SYSTEMS.join('|')}|win32|windows)(?=-|$)`);
const PROCESSOR = /-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)(?=-|$)/;
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * The optional packages that the lockfile names and has no entry for.
 * @param {{packages: Record<string, any>}} lockfile
 * @returns {{dependent: string, name: string, version: string}[]}
 */
export function missingEntries({ packages }) {
  return Object.entries(packages).flatMap(([dependent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .map(([name, version]) => ({ dependent, name, version: String(version) }))
      .filter(({ name, version }) => {
        const place = placeOf({ packages }, dependent, name);
        return place === undefined || (EXACT.test(version) && packages[place].version !== version);
      }),
  );
}

/**
 * The lockfile with an entry for each of them. Throws when a name does not tell its platform or a version is a
 * range: then somebody has to look.
 * @template {{packages: Record<string, any>}} L
 * @param {L} lockfile
 * @returns {L}
 */
export function completed(lockfile) {
  const packages = { ...lockfile.packages };
  for (const { dependent, name, version } of missingEntries(lockfile)) {
    const platform = platformOf(name);
    if (!EXACT.test(version) || !platform)
      throw new Error(`${dependent} wants ${name}@${version}: complete by hand`);
    const [outermost = ''] = places(dependent, name).slice(-1);
    const taken = packages[outermost];
    const place = taken && taken.version !== version ? `${dependent}/node_modules/${name}` : outermost;
    const development = packages[dependent].dev === true ? { dev: true } : {};
    const { cpu, libc, os } = platform;
    // In npm's own order, so that its next run changes nothing.
    packages[place] = { version, ...cpu, ...development, ...libc, optional: true, ...os };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}

/**
 * The lockfile with `dev` at everything that is not reached from the project's own dependencies, and without the optional
 * peers that would lead there: npm works that mark out anew from them. Optional peers that the product uses are among
 * its own dependencies.
 * @template {{packages: Record<string, any>}} L
 * @param {L} lockfile
 * @returns {L}
 */
export function marked(lockfile) {
  const needed = neededToRun(lockfile);
  const packages = Object.entries(lockfile.packages).map(([place, entry]) => {
    if (needed.has(place)) return [place, withoutStrangers(place, entry)];
    const renamed = Object.entries(entry).map(([key, value]) => [key === 'devOptional' ? 'dev' : key, value]);
    return [place, { ...Object.fromEntries(renamed), dev: true }];
  });
  return { ...lockfile, packages: Object.fromEntries(packages) };

  /**
   * @param {string} place
   * @param {any} entry
   */
  function withoutStrangers(place, entry) {
    const leadsAstray = (/** @type {string} */ name) => {
      const found = placeOf(lockfile, place, name);
      return entry.peerDependenciesMeta?.[name]?.optional && found !== undefined && !needed.has(found);
    };
    const kept = Object.entries(entry).map(([key, value]) => {
      if (!key.startsWith('peerDependencies')) return [key, value];
      return [key, Object.fromEntries(Object.entries(value).filter(([name]) => !leadsAstray(name)))];
    });
    return Object.fromEntries(kept);
  }
}

/** @param {{packages: Record<string, any>}} lockfile */
function neededToRun(lockfile) {
  const needed = new Set(['']);
  // A set is walked to its end, also what is added meanwhile.
  for (const place of needed) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      lockfile.packages[place];
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = placeOf(lockfile, place, name);
      if (found !== undefined) needed.add(found);
    }
  }
  return needed;
}

/**
 * @param {{packages: Record<string, any>}} lockfile
 * @param {string} folder
 * @param {string} name
 */
function placeOf({ packages }, folder, name) {
  return places(folder, name).find((candidate) => Object.hasOwn(packages, candidate));
}

/**
 * Where node looks for `name` from the folder `dependent`, innermost first.
 * @param {string} dependent
 * @param {string} name
 */
function places(dependent, name) {
  const found = [`${dependent === '' ? '' : `${dependent}/`}node_modules/${name}`];
  for (let folder = dependent; folder !== ''; ) {
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1));
    found.push(`${folder === '' ? '' : `${folder}/`}node_modules/${name}`);
  }
  return [...new Set(found)];
}

/**
 * What npm checks before it installs, read from a name such as @next/swc-linux-x64-musl.
 * @param {string} name
 */
function platformOf(name) {
  const system = SYSTEM.exec(name)?.[1];
  const processor = PROCESSOR.exec(name)?.[1];
  if (!processor || (!system && processor !== 'wasm32')) return null;
  const musl = /-(?:musl|musleabihf)$/.test(name);
  const glibc = /-(?:gnu|gnueabihf)$/.test(name);
  return {
    cpu: { cpu: [processor] },
    libc: musl || glibc ? { libc: [musl ? 'musl' : 'glibc'] } : {},
    os: system ? { os: [system === 'windows' ? 'win32' : system] } : {},
  };
}

if (process.argv[1] === import.meta.filename) {
  const file = path.resolve(import.meta.dirname, '../package-lock.json');
  const text = readFileSync(file, 'utf8');
  const lockfile = JSON.parse(text);
  const missing = missingEntries(lockfile);
  const complete = `${JSON.stringify(marked(completed(lockfile)), null, 2)}\n`;
  if (complete !== text) writeFileSync(file, complete);
  for (const { name, version } of missing) process.stdout.write(`added ${name}@${version}\n`);
  process.stdout.write(`${missing.length} entries added to package-lock.json\n`);
}
