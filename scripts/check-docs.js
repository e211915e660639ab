// Keeps the documentation true: every local link in a Markdown file leads somewhere, every `npm run` it names exists,
// and every path it writes in backticks is there.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { PROJECT } from './prepare/project.js';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: PROJECT,
  encoding: 'utf8',
});
const scripts = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')).scripts;
const PLACES = /^(apps|packages|scripts|docs|e2e|bench|\.ci)\/[\w./-]+$/;
const faults = [];

for (const file of tracked.split('\n').filter(Boolean)) {
  const text = readFileSync(join(PROJECT, file), 'utf8');
  for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^(https?:|mailto:|#)/.test(target)) continue;
    const path = join(PROJECT, dirname(file), decodeURIComponent(target.split('#')[0]));
    if (!existsSync(path)) faults.push(`${file}: the link to ${target} leads nowhere`);
  }
  for (const [, name] of text.matchAll(/npm run ([\w:-]+)/g)) {
    if (
      !scripts[name] &&
      !/-w /.test(text.slice(text.indexOf(`npm run ${name}`), text.indexOf(`npm run ${name}`) + 60))
    ) {
      faults.push(`${file}: there is no script called ${name}`);
    }
  }
  for (const [, code] of text.matchAll(/`([^`\n]+)`/g)) {
    if (PLACES.test(code) && !/results\/|\*/.test(code) && !existsSync(join(PROJECT, code))) {
      faults.push(`${file}: ${code} is not there`);
    }
  }
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
