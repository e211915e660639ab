import { againstNature } from './against-nature/arc.ts';
import { alwaysWith } from './always-with/arc.ts';
import { anyArc, type AnyArc } from './any-arc.ts';
import { quietDay } from './any-day/arc.ts';
import { bedtime } from './bedtime/arc.ts';
import { bringItHome } from './bring-it-home/arc.ts';
import { broughtByHand } from './brought-by-hand/arc.ts';
import { byOneMark } from './by-one-mark/arc.ts';
import { couldYouJust } from './could-you-just/arc.ts';
import { doneByHand } from './done-by-hand/arc.ts';
import { everybodysCure } from './everybodys-cure/arc.ts';
import { familyDay } from './family-day/arc.ts';
import { fearFaced } from './fear-faced/arc.ts';
import { firstAndSecond } from './first-and-second/arc.ts';
import { firstTime } from './first-time/arc.ts';
import { foundSomething } from './found-something/arc.ts';
import { goneToTheSea } from './gone-to-the-sea/arc.ts';
import { helping } from './helping/arc.ts';
import { holeInTheWall } from './hole-in-the-wall/arc.ts';
import { justMissed } from './just-missed/arc.ts';
import { justSo } from './just-so/arc.ts';
import { keepsake } from './keepsake/arc.ts';
import { keptForYou } from './kept-for-you/arc.ts';
import { keptCompany } from './kept-company/arc.ts';
import { itIsShy } from './it-is-shy/arc.ts';
import { journey } from './journey/arc.ts';
import { longWayRound } from './long-way-round/arc.ts';
import { lostAndFound } from './lost-and-found/arc.ts';
import { magicGift } from './magic-gift/arc.ts';
import { magicRide } from './magic-ride/arc.ts';
import { making } from './making/arc.ts';
import { missedAtEight } from './missed-at-eight/arc.ts';
import { mixUp } from './mix-up/arc.ts';
import { nightVisitor } from './night-visitor/arc.ts';
import { neverEnough } from './never-enough/arc.ts';
import { newAtHome } from './new-at-home/arc.ts';
import { newHouse } from './new-house/arc.ts';
import { noSquare } from './no-square/arc.ts';
import { notInHere } from './not-in-here/arc.ts';
import { oddOne } from './odd-one/arc.ts';
import { oneHandEach } from './one-hand-each/arc.ts';
import { onlySand } from './only-sand/arc.ts';
import { openAllDay } from './open-all-day/arc.ts';
import { otherHalf } from './other-half/arc.ts';
import { practice } from './practice/arc.ts';
import { pullTogether } from './pull-together/arc.ts';
import { rehearsal } from './rehearsal/arc.ts';
import { showingTheWay } from './showing-the-way/arc.ts';
import { smallAnswer } from './small-answer/arc.ts';
import { smallSteps } from './small-steps/arc.ts';
import { soTheySay } from './so-they-say/arc.ts';
import { stayedInBed } from './stayed-in-bed/arc.ts';
import { stuckFast } from './stuck-fast/arc.ts';
import { takingTurns } from './taking-turns/arc.ts';
import { tenSteps } from './ten-steps/arc.ts';
import { theCase } from './the-case/arc.ts';
import { theLine } from './the-line/arc.ts';
import { theOneAbout } from './the-one-about/arc.ts';
import { theChase } from './the-chase/arc.ts';
import { theGuest } from './the-guest/arc.ts';
import { theShow } from './the-show/arc.ts';
import { tooMany } from './too-many/arc.ts';
import { turnedInto } from './turned-into/arc.ts';
import { unlikelyFriends } from './unlikely-friends/arc.ts';
import { wantedOdd } from './wanted-odd/arc.ts';
import { whoIsThere } from './who-is-there/arc.ts';
import { whoseAreYou } from './whose-are-you/arc.ts';
import { whileItLasts } from './while-it-lasts/arc.ts';
import { wish } from './wish/arc.ts';
import { EVENTS } from './events/index.ts';
import { youShouldNotHave } from './you-should-not-have/arc.ts';

/** Every arc a theme may be told by. A new arc is a folder beside this file and a line here. */
export const ARCS: readonly AnyArc[] = [
  anyArc(againstNature),
  anyArc(alwaysWith),
  anyArc(firstAndSecond),
  anyArc(firstTime),
  anyArc(bedtime),
  anyArc(bringItHome),
  anyArc(broughtByHand),
  anyArc(byOneMark),
  anyArc(couldYouJust),
  anyArc(doneByHand),
  anyArc(everybodysCure),
  anyArc(familyDay),
  anyArc(fearFaced),
  anyArc(foundSomething),
  anyArc(goneToTheSea),
  anyArc(helping),
  anyArc(itIsShy),
  anyArc(journey),
  anyArc(holeInTheWall),
  anyArc(justMissed),
  anyArc(justSo),
  anyArc(keepsake),
  anyArc(keptCompany),
  anyArc(keptForYou),
  anyArc(longWayRound),
  anyArc(lostAndFound),
  anyArc(magicGift),
  anyArc(magicRide),
  anyArc(making),
  anyArc(missedAtEight),
  anyArc(mixUp),
  anyArc(nightVisitor),
  anyArc(neverEnough),
  anyArc(newAtHome),
  anyArc(newHouse),
  anyArc(noSquare),
  anyArc(notInHere),
  anyArc(oddOne),
  anyArc(oneHandEach),
  anyArc(onlySand),
  anyArc(openAllDay),
  anyArc(otherHalf),
  anyArc(practice),
  anyArc(pullTogether),
  anyArc(quietDay),
  anyArc(rehearsal),
  anyArc(showingTheWay),
  anyArc(smallAnswer),
  anyArc(smallSteps),
  anyArc(soTheySay),
  anyArc(stayedInBed),
  anyArc(stuckFast),
  anyArc(takingTurns),
  anyArc(tenSteps),
  anyArc(theCase),
  anyArc(theChase),
  anyArc(theLine),
  anyArc(theOneAbout),
  anyArc(theGuest),
  anyArc(theShow),
  anyArc(tooMany),
  anyArc(turnedInto),
  anyArc(unlikelyFriends),
  anyArc(wantedOdd),
  anyArc(whoIsThere),
  anyArc(whoseAreYou),
  anyArc(whileItLasts),
  anyArc(wish),
  anyArc(youShouldNotHave),
  ...EVENTS,
];
