/** Who signs in with what. */
export interface Person {
  email: string;
  password: string;
  name: string;
}

export interface SeededStudy {
  id: string;
  linkId: string;
  responses: number;
}

/** What every end-to-end test finds: the running product and an organisation in it. */
export interface World {
  /** Origin, without a slash at the end. */
  url: string;
  organizationId: string;
  apiKey: string;
  walletId: string;
  owner: Person;
  researcher: Person;
  collaborator: Person;
  viewer: Person;
  /** With SEED_RESPONSES: the demo's studies, in the organisation. */
  studies: SeededStudy[];
  /** Owner of another organisation. */
  stranger: Person;
}

const VARIABLE = 'COLLOQUY_END_TO_END_WORLD';

/** Hands it to the processes that run the tests. */
export function shareWorld(world: World): void {
  process.env[VARIABLE] = JSON.stringify(world);
}

export function world(): World {
  return JSON.parse(process.env[VARIABLE] ?? 'null');
}
