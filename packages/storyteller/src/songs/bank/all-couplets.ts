import { SONG_SHEETS } from '@storylantern/library';
import { ADVENTURE } from './adventure.ts';
import { SUNG_RELATIONS, type Chorus, type Couplet, type StyleBank, type Thread } from './couplet.ts';
import { DEAR_ONES } from './dear-ones.ts';
import { EVERY_DAY } from './every-day.ts';
import { HARD_DAYS } from './hard-days.ts';
import { DANCE } from './dance.ts';
import { FUN } from './fun.ts';
import { LESSON } from './lesson.ts';
import { KEEP_SAFE } from './keep-safe.ts';
import { LULLABY } from './lullaby.ts';
import { TENDER } from './tender.ts';

/** Everything that is sung, by style, for those who proof it. */
export interface Stock {
  readonly style: string;
  readonly couplets: readonly Couplet[];
  readonly choruses: readonly Chorus[];
}

const ofBank = (style: string, bank: StyleBank): Stock => ({
  style,
  couplets: [
    ...bank.threads.flatMap((each) => [each.meet, each.odd, ...each.grow, each.turn, each.end]),
    ...bank.bridges,
    ...bank.told,
    ...SUNG_RELATIONS.flatMap((each) => [...bank.relations[each].set, ...bank.relations[each].turn]),
  ],
  choruses: bank.threads.map((each) => each.chorus),
});

const ofThreads = (style: string, threads: readonly Thread[]): Stock => ({
  style,
  couplets: threads.flatMap((each) => [each.meet, each.odd, ...each.grow, each.turn, each.end]),
  choruses: threads.map((each) => each.chorus),
});

export const STOCK: readonly Stock[] = [
  ofBank('fun', FUN),
  ofBank('lullaby', LULLABY),
  ofBank('adventure', ADVENTURE),
  ofBank('dance', DANCE),
  {
    style: 'educational',
    couplets: [
      ...SONG_SHEETS.flatMap((sheet) => sheet.chapters.flat().map(([first, second]): Couplet => [first, second])),
      ...LESSON.threads.flatMap((each) => [...each.look, ...each.reckon, ...each.ask]),
      ...LESSON.openers,
      ...LESSON.closers,
      ...LESSON.bridges,
      ...LESSON.told,
      ...LESSON.besides,
    ],
    choruses: [
      ...SONG_SHEETS.map((each) => each.chorus),
      ...LESSON.choruses,
      ...LESSON.threads.map((each) => each.chorus),
    ],
  },
  ofThreads('tender', [...TENDER, ...KEEP_SAFE, ...HARD_DAYS.flatMap((each) => each.threads)]),
  ofThreads(
    'every day',
    [...EVERY_DAY, ...DEAR_ONES].flatMap((each) => each.threads),
  ),
];
