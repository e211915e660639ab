import { auditBook } from '../src/books/audit/audit-book.ts';
import { understandTheme } from '../src/books/theme/understand.ts';
import { AGES } from './arc-samples.ts';
import { TENDER_THEMES, tenderSample } from './tender-samples.ts';
const BLURRED =
  /\b(?:asleep|sleep\w*|slept|passed|lost|better place|gone away|went away|heaven|angels?|stars? in the sky|watching over|looking down|be brave|big (?:boy|girl) now|don't cry|do not cry|everything will be|it will be (?:fine|all right)|get over|move on|at least|another (?:dog|cat|pet))\b/i;
const bare = understandTheme('', null);
const seen = new Set<string>();
for (const each of TENDER_THEMES) for (const [telling, age] of AGES) for (let seed = 1; seed <= 2; seed++) {
  const made = tenderSample(each, telling, seed);
  if (!made) continue;
  for (let v = 0; v < 4; v++) {
    const pages = made.draft.pages.map(({ variants, scene }) => ({ text: variants[v % variants.length] ?? '', scene }));
    for (const f of auditBook({ ...made.draft, arc: 'tender-book', pages, cast: [...made.draft.cast] }, bare, age).filter((e) => e.hard)) {
      const key = `${made.tender.book} ${telling} p${f.page} v${v} ${f.rule}`;
      if (seen.has(key)) continue; seen.add(key);
      console.log(key, '|', f.detail);
    }
    for (const [n, p] of pages.entries()) { const m = BLURRED.exec(p.text.replace(/believes .*heaven/, '')); if (m) { const key = `${made.tender.book} ${telling} p${n} v${v} BLUR ${m[0]}`; if (!seen.has(key)) { seen.add(key); console.log(key); } } }
  }
}
