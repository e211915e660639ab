import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { LEFT } from './parts.ts';
import { RETURN } from './return.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ON = String.raw`(?:on|in|aboard|at) (?:the |a |our |an )?(?:\p{L}+ )?(?:train|bus|coach|tram|plane|aeroplane|airplane|ferry|boat|ship|underground|tube|metro|subway|airport)`;
const GONE = String.raw`(?:left|leaves|leaving|leave|lost|loses|losing|lose|forgot\w*|forgets?|stayed|missing|gone|abandoned)`;

/** Something stays on a seat, and what it is on goes off with it. */
export const LEFT_BEHIND: StoryEvent = {
  id: 'left-behind',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${GONE}\b[^.]*\b${LEFT}\b[^.]*\b${ON}\b|\b${LEFT}\b[^.]*\b${GONE}\b[^.]*\b${ON}\b|\blost property\b`,
    'iu',
  ),
  not: /\b(?:pirates?|driver|sinks?|storm|island|stole\w*|thief|mum\w*|dad\w* (?:left|leaves)|child|baby|brother|sister|alone at|polar express|christmas|space|moon|detective|myster\w*|polar bear|home alone)\b/i,
  fits: (theme) => theme.hero?.plural !== true || theme.hero.being?.isa === 'thing',
  reads: ({ hero, other, raw }) => {
    const isLeft = new RegExp(`^(?:${LEFT}|leaf)$`, 'iu');
    const all = [hero, other].filter(
      (each) => each !== null && !isLeft.test(each.word) && each.being?.isa !== 'vehicle',
    );
    const owner =
      all.map(somebody).find((each) => each !== null && !/bunn|rabbit|bear|teddy|doll/.test(each.word)) ?? null;
    return {
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
      occasion: null,
      place: null,
      hero: owner,
      other: null,
      thing: about(new RegExp(String.raw`\b${LEFT}\b`, 'iu').exec(raw)?.[0].toLowerCase() ?? 'ticket'),
    };
  },
  plots: [{ ...RETURN, when: new RegExp(`${ON}\\b|lost property`, 'iu') }],
  talk: {
    young: { yours: [() => 'Who should have a ticket of their own?'] },
    older: {
      wonder: [() => 'What would have happened without the ticket?'],
      yours: [() => 'What have you left somewhere, and how did it come back?'],
    },
  },
};
