// Server with watch and web app with hot reload, side by side; either one ending ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT } from './prepare/project.js';

const children = [
  spawn(process.execPath, ['--watch-preserve-output', '--watch', join(PROJECT, 'apps/server/src/main.ts')], {
    cwd: PROJECT,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [join(PROJECT, 'node_modules/vite/bin/vite.js'), join(PROJECT, 'apps/web')], {
    cwd: PROJECT,
    stdio: 'inherit',
  }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 1;
  });
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
