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

/** What every end-to-end test finds: the running product and an organisation in it, which those of its worker share. */
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

/** Which of the tests' workers this process is, from 0 on, also when it is one after a failure. Playwright sets it. */
export const workerIndex = () => Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const variable = (worker: number) => `COLLOQUY_END_TO_END_WORLD_${worker}`;

/** Hands it to the process that runs a worker's tests. */
export function shareWorld(world: World, worker = workerIndex()): void {
  process.env[variable(worker)] = JSON.stringify(world);
}

export function world(): World {
  return JSON.parse(process.env[variable(workerIndex())] ?? 'null');
}
