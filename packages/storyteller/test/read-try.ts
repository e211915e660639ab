import { readFileSync } from 'node:fs';
import { tellSocialStory, understandBrief } from '../src/index.ts';
// lines: bands;problem;notes;expected
for (const line of readFileSync(process.argv[2] ?? '', 'utf8')
  .trim()
  .split('\n')) {
  const [bands = '', problem = '', notes = '', want = ''] = line.split(';');
  for (const ageBand of bands.split(',')) {
    const b = { name: 'Noor', ageBand, gender: 'girl', problem, notes } as never;
    const s = tellSocialStory(b, { seed: 1, recent: [] });
    const u = understandBrief(b);
    const is = `${s.situation}/${s.thread}`;
    const bad = want.startsWith('!') ? new RegExp(want.slice(1)).test(is) : is !== want;
    if (bad || (!u.sure && !want.startsWith('!')) || s.leftOut.length)
      console.log(
        `${bad ? 'WRONG' : '  '} ${ageBand} ${problem} | ${notes} -> ${is}${u.sure ? '' : ' (asks)'} ${s.leftOut.length ? 'LEFT ' + s.leftOut.join('|') : ''}`,
      );
  }
}
