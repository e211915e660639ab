import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FILE = fileURLToPath(new URL('stand-back.ts', import.meta.url));
const PROGRAM = `import { standBack } from '${FILE}';
import { getPriority } from 'node:os';
standBack(5);
console.log(getPriority());`;

/** The niceness of a maker that was told to stand back by 5; in a session of its own, as its weight is the session's. */
async function nicenessWith(setting: string): Promise<number> {
  const maker = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    env: { MAKERS_STAND_BACK: setting },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  return Number(await text(maker.stdout));
}

it('a maker lets everything else go first, unless the machine has other programs that never rest', async () => {
  expect((await nicenessWith('yes')) - (await nicenessWith('no'))).toBe(5);
});
