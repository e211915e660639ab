import { THINGS } from '@storylantern/library';
for (const t of THINGS as any[]) if (t.wrong) console.log(t.id, t.uncounted?'U':'', '|', t.parts?.join(' ; '), '|', t.wrong.map((w:any)=>w.join(' BECAUSE ')).join(' || '), '|', t.left, '|', t.use);
