import { readTheme } from './arc-samples.ts';
import { EVENT_WORDINGS } from './event-wordings.ts';
import { asLikeEvent, EVENTS } from '../src/books/arcs/events/index.ts';
let n = 0, ok = 0;
for (const [id, themes] of Object.entries(EVENT_WORDINGS)) for (const typed of themes) { const theme = readTheme(typed, 'Ada'); if (!EVENTS.every((e) => e.fits(theme) === 0)) continue; const like = asLikeEvent(typed, theme, false)?.like; if (like === undefined) continue; n++; if (like === id) ok++; else console.log(id, '<-', typed, '->', like); }
console.log(ok, n, ok / n);
