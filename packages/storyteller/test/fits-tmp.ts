import { ARCS } from '../src/books/arcs/index.ts';
import { understandTheme } from '../src/books/theme/understand.ts';
for (const t of process.argv.slice(2)) {
  const th = understandTheme(t, 'Mia');
  const w = (e: any) => e && `${e.word}${e.being ? ':B' : ''}${e.thing ? ':T' : ''}${e.place ? ':P' : ''}${e.known ? '' : '?'}`;
  console.log(t, '|', th.relation, 'hero', w(th.hero), 'other', w(th.other), 'place', w(th.place), 'thing', w(th.thing), 'want', th.want, 'clause', th.clause, 'act', th.activity?.id);
  console.log('   ', ARCS.map((a) => [a.id, a.fits(th)] as const).filter(([, f]) => f > 0).sort((a, b) => b[1] - a[1]).map(([i, f]) => `${i} ${f}`).join(', '));
}
