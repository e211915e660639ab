import { existsSync } from 'node:fs';

/** Where a fault is said in one line, for the person at the terminal; the process then ends with status 1. */
const giveUp = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

if (Number(process.versions.node.split('.')[0]) < 24) {
  giveUp(`Storylantern needs Node 24 or newer; this is ${process.versions.node}. Start it by "npm start".`);
}
if (existsSync('.env')) {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    giveUp(`The settings in .env cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
// Only now: older versions of Node could not even load it.
const [{ run }, { createEmbeddedMakers }] = await Promise.all([import('./run.ts'), import('./makers.ts')]);
await run({ variables: process.env, createMakers: createEmbeddedMakers, giveUp });
