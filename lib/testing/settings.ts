import { judgeReplies } from './call';
import { checkAgainstDocument } from './documented';

judgeReplies(checkAgainstDocument);

/** The settings of every test process. Here and not in the runner's `env`, where Vite puts a BASE_URL of its own. */
Object.assign(process.env, {
  BASE_URL: 'http://127.0.0.1:3000',
  DATA_DIR: 'data-test',
  RATE_LIMITS: 'off',
  SIGN_UP: 'open',
});
