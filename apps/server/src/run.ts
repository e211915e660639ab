import type { AddressInfo } from 'node:net';
import { ConfigError, readConfig, type Config } from './config.ts';
import type { Makers } from './makers.ts';
import { logOptions } from './platform/log/log-options.ts';
import { StartFault } from './platform/start-fault.ts';
import { openServer, type OpenServer } from './server.ts';

/** How long requests and jobs in hand may take to end when the server is told to stop. */
const STOP_MS = 8_000;
/** The longest a stop takes: most supervisors kill a process after ten seconds. */
const LONGEST_STOP_MS = 9_500;

/** What is wrong, in one line, for faults a person can mend; anything else is a defect and shown whole. */
function faultLine(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof ConfigError || error instanceof StartFault) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code } = error;
  const listening = 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'bind');
  const hostUnknown = 'hostname' in error && error.hostname === config?.host;
  if (code === 'EADDRINUSE') return `Port ${config?.port} is taken by another program. Choose another with PORT.`;
  if (code === 'EACCES' && listening)
    return `Port ${config?.port} may not be used by this user. Choose another with PORT.`;
  if (code === 'EADDRNOTAVAIL' || hostUnknown) return `This machine has no address ${config?.host}. Check HOST.`;
  return undefined;
}

/** The address to open: a browser cannot go to "every address of this machine". */
function addressOf(server: OpenServer, config: Config): string {
  const { port } = server.app.server.address() as AddressInfo;
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const host = everywhere || config.host === '127.0.0.1' ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Ends the process in good order at the first signal and at once at the second. */
function stopOnSignal(server: OpenServer): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    // Whatever does not end by itself must not keep the process: a job left behind is taken up at the next start.
    setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
    server.close(STOP_MS).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** What a process brings to a server. */
export interface RunParts {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly createMakers: () => Makers;
  /** Ends the process with a line. */
  readonly giveUp: (line: string) => never;
}

/** Runs the server until it is told to stop. */
export async function run({ variables, createMakers, giveUp }: RunParts): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(variables);
    const server = await openServer(config, { makers: createMakers(), logger: logOptions(config.logLevel) });
    stopOnSignal(server);
    await server.app.listen({ port: config.port, host: config.host });
    server.startJobs();
    process.stdout.write(`Storylantern is at ${addressOf(server, config)}\n`);
  } catch (error) {
    const line = faultLine(error, config);
    if (line === undefined) throw error;
    giveUp(line);
  }
}
