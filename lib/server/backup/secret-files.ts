import path from 'node:path';

const NAMES = ['app.secret', 'demo.password', 'demo.key'] as const;

/** The files of DATA_DIR that a restored instance needs to be the same. The database's password is a new one. */
export function secretFiles(dataDir: string): Record<(typeof NAMES)[number], string> {
  return Object.fromEntries(NAMES.map((name) => [name, path.join(dataDir, name)])) as ReturnType<
    typeof secretFiles
  >;
}
