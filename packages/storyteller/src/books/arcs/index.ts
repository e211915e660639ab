import { againstNature } from './against-nature/arc.ts';
import { anyArc, type AnyArc } from './any-arc.ts';
import { bedtime } from './bedtime/arc.ts';
import { fearFaced } from './fear-faced/arc.ts';
import { firstTime } from './first-time/arc.ts';
import { foundSomething } from './found-something/arc.ts';
import { helping } from './helping/arc.ts';
import { keptCompany } from './kept-company/arc.ts';
import { journey } from './journey/arc.ts';
import { longWayRound } from './long-way-round/arc.ts';
import { lostAndFound } from './lost-and-found/arc.ts';
import { making } from './making/arc.ts';
import { mixUp } from './mix-up/arc.ts';
import { nightVisitor } from './night-visitor/arc.ts';
import { oddOne } from './odd-one/arc.ts';
import { practice } from './practice/arc.ts';
import { rehearsal } from './rehearsal/arc.ts';
import { smallAnswer } from './small-answer/arc.ts';
import { smallSteps } from './small-steps/arc.ts';
import { takingTurns } from './taking-turns/arc.ts';
import { tooMany } from './too-many/arc.ts';
import { unlikelyFriends } from './unlikely-friends/arc.ts';
import { wantedOdd } from './wanted-odd/arc.ts';

/** Every arc a theme may be told by. A new arc is a folder beside this file and a line here. */
export const ARCS: readonly AnyArc[] = [
  anyArc(againstNature),
  anyArc(firstTime),
  anyArc(bedtime),
  anyArc(fearFaced),
  anyArc(foundSomething),
  anyArc(helping),
  anyArc(journey),
  anyArc(keptCompany),
  anyArc(longWayRound),
  anyArc(lostAndFound),
  anyArc(making),
  anyArc(mixUp),
  anyArc(nightVisitor),
  anyArc(oddOne),
  anyArc(practice),
  anyArc(rehearsal),
  anyArc(smallAnswer),
  anyArc(smallSteps),
  anyArc(takingTurns),
  anyArc(tooMany),
  anyArc(unlikelyFriends),
  anyArc(wantedOdd),
];
