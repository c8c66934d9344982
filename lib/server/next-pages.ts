import http from 'node:http';
import next from 'next';
import type { NodeHandler } from './gateway';
import { projectRoot } from './project-root';

export interface Pages {
  handle: NodeHandler;
  upgrade(...call: Parameters<ReturnType<ReturnType<typeof next>['getUpgradeHandler']>>): void;
  close(): Promise<void>;
}

/**
 * The pages, served by Next. In production Next gets a server that never receives anything: otherwise it would listen
 * for upgrades on the real one, whose upgrades are refused.
 */
export async function openPages(options: {
  development: boolean;
  host: string;
  port: number;
}): Promise<Pages> {
  const decoy = http.createServer();
  const app = next({
    dev: options.development,
    dir: projectRoot(),
    hostname: options.host,
    port: options.port,
    httpServer: decoy,
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  return {
    handle: (req, res) => handle(req, res),
    upgrade: (req, socket, head) => {
      decoy.emit('upgrade', req, socket, head);
    },
    close: () => app.close(),
  };
}
