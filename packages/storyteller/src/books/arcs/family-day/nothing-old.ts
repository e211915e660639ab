import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { FamilyDay } from './arc.ts';

const QUESTIONS = [
  'And what did you do?',
  'So what did you do?',
  'And you? What did you do?',
  'What did you do, then?',
];

/** For ages 8 to 12: eleven things in one day, or one thing from end to end, with nothing to show for it. */
export function nothingOld(bound: FamilyDay): Told {
  const { child: K, lead: P, introduced, alsoIntroduced, also: Q, seen: S, minder, isPet, once, day, chance } = bound;
  const n = K.name;
  const p = P.name;
  const P0 = cap(p);
  const s = S.name;
  const came = Q ? ` ${cap(Q.name)} came as well, to see what there was in it.` : '';
  const asked = chance.pick(...QUESTIONS);
  const ask = `"${asked}"`;
  const minded = minder ? ` ${cap(minder.name)} came too, three steps behind, with the bag.` : '';
  const along = minder ? [seen(minder, 'walk', 'calm')] : [];
  const q = Q
    ? Q.being
      ? ` ${cap(alsoIntroduced)} got into the bag, to be asked.`
      : ` ${cap(alsoIntroduced)} said that somebody should stay at home and have a rest from it.`
    : '';
  return {
    title: titled(chance.pick('thirty-three bricks', 'did it get there?', `${n}, ${p} and the wall`, 'number eight')),
    refrain: asked,
    pages: [
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(S, 'stand', 'proud'), seen(K, 'sit', 'shy')] },
        `On Mondays they went round the class, and everybody said what they had done at the weekend. ${S.introduced} had always done something. ${s} had been up a tower, and inside a bell. Then it was ${n}'s turn. ${ask} "Not much," ${n} would say. It took less than a second, and they went on to the next.`,
        `Every Monday had the same question in it. It went along the rows like a dish of peas. ${S.introduced} had been on a lifeboat, or had shaken hands with somebody. ${ask} said thirty faces then, and turned to ${n}. "Nothing really," said ${n}. Nobody had ever asked to hear more of it.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            seen(K, 'sit', 'determined', 'pencil'),
            seen(P, 'sit', 'curious'),
            ...(Q ? [seen(Q, 'stand', 'calm')] : []),
          ],
          things: ['pencil'],
        },
        ...keeping(
          20,
          isPet
            ? [
                `So there was going to be a ${day} that you could tell them about. It was for two, for ${n} and for ${introduced}. ${n} sat down with a pencil and made a list. There were eleven things on it, and each had a time. ${P0} came and sat on the list. "There's a rest at half past two," said ${n}. "It's four minutes."${q}`,
              ]
            : [
                `${once}So there was going to be a ${day} that you could tell them about. It was for two, for ${n} and for ${introduced}. ${n} took a pencil and wrote eleven things, each with a time. ${P0} read it from top to bottom. "When do we sit down?" said ${p}. "At half past two," said ${n}. "For four minutes."${q}`,
                `${once}"This ${day}," said ${n}, "we are going to do things." It was to be ${n} and ${introduced}, from nine until dark. There was a list, in pencil, and it had eleven numbers. ${P0} turned it over, to see if there was lunch on the back. "You can eat while you walk," said ${n}.${q}`,
              ],
          `So there was going to be a ${day} that you could tell them about. ${n} took a pencil and made a list for two. It had eleven things on it, and each had a time. The other one was ${p}.${q}`,
        ),
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(K, 'run', 'determined'), seen(P, 'stand', 'curious'), ...along],
        },
        `Number one was the pond. They were there by nine.${minded} A duck came straight over to ${p}, as if it had something to say. It opened its beak. "Time's up," said ${n}, and put a tick. "On we go." They never did hear what it was.`,
        `They did the pond first, and they did it in ten minutes.${minded} There were ducks. One of them was walking up the bank backwards, and ${p} wanted very much to see why. "We've seen it," said ${n}. "There are ten more." Tick, went the pencil.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(K, 'run', 'determined'), seen(P, 'run', 'worried'), ...along],
        },
        `Number two was the playground, one go on each thing, up one side and down the other. "Quick," said ${n}, "that's enough sliding." Number three was the library. They touched the door.${minder ? ` ${cap(minder.name)} kept up as well as anybody could.` : ''} By noon there were seven ticks. ${n} looked at number five and could not remember which one that had been. ${P0} could not either.`,
        `After that they went faster. They were on the swing for a count of twenty. They ate a bun on a bridge without stopping.${minder ? ` ${cap(minder.name)} had the other buns.` : ''} Six ticks, then seven. "What was the best bit?" ${n} asked ${p}, to practise for Monday. Neither of them could think of one. They had been looking at the time.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(P, 'sit', 'sleepy'), seen(K, 'stand', 'worried')] },
        `Number eight was the one that mattered. There was a telescope up on the hill, this afternoon until four, and then not for a year. ${s} would be there. Everybody would have heard of it by Monday. And half way along Long Wall ${p} sat down. It was not on the list. "Two minutes," said ${n}, and sat down too.`,
        `The seven ticks were only there to lead up to number eight. Somebody had set up a telescope on the hill. It was there once a year, and at four it shut. They had half an hour, and one long street to go. Then ${p} came to the low wall, and sat, and that was all. There is no arguing with ${p} in that state. "Two minutes, then," said ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(P, 'sit', 'curious')] },
        `There was somebody on the wall already, and it was a snail. It was on brick number one. Far off, at the other end, a dandelion hung over the edge. You could see that the snail had heard of it. "It'll never get there," said ${n}, and began to work it out. There were thirty-three bricks. A brick took it four minutes.`,
        `A snail was coming along the top of the wall. It had done one brick. ${n} counted thirty-two more, and then a dandelion, which must have been the point of it all. ${n} timed it by the church clock: four minutes to a brick. "That's over two hours," ${n} told ${p}. "It can't know that, or it wouldn't have started."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'worried'), seen(P, 'sit', 'calm')] },
        isPet
          ? `At half past three ${n} stood up. ${P0} looked at ${n}, and got up as well, quite willing. It was ${n}'s list, after all. If they ran, they would get there. ${ask} they would say on Monday, and for once there would be a telescope. But nothing on that list had lasted as long as it took to tick it. And if they went, they would never know. ${n} sat down again.`
          : `At half past three ${n} stood up. "We can go," said ${p}. "It's your list." If they ran, they would get there. ${ask} they would say on Monday, and for once there would be a telescope. But nothing on that list had lasted as long as it took to tick it. And if they went, they would never know. ${n} sat down again. "Are you sure?" said ${p}. "No," said ${n}.`,
        `Brick three. It was now or never, and you had to choose. There was the telescope, with the whole class waiting to hear of it. On the other side there was a snail. Nobody has ever told a class about a snail. ${ask} they would say, and laugh. ${n} looked along at ${p}, who was not looking at the time. Then ${n} folded up the list, and put it under one leg, to sit softer.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(P, 'sit', 'calm')] },
        isPet
          ? `At brick nine it went indoors. For ten minutes there was only a shell. It is easy to tell things, sideways, to somebody who is looking at a shell as well. So ${n} told ${p} a thing that nobody else knew. ${P0} leaned a little. When they looked again, two horns had come out, and then the rest.`
          : `At brick nine it went indoors. For ten minutes there was only a shell. It is easy to say things, sideways, to somebody who is looking at a shell as well. So ${n} told ${p} one that nobody else knew. Then ${p} told ${n} one. Neither of them had been on the list. When they looked again, two horns had come out, and then the rest.`,
        `Somebody had left a leaf lying on brick twelve. The snail went all the way up it and all the way down. ${n} could have moved it, and did not. It was the snail's wall. ${P0} had gone quite still. They had been side by side all day, those two, and only now did it feel like it.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(S, 'stand', 'curious'), seen(K, 'sit', 'happy'), seen(P, 'sit', 'calm')],
        },
        `At twenty to five ${s} came down the hill. "You missed it," said ${s}. "I saw the moon, by day." "What was it like?" "It was good," said ${s}. "It was a minute each. Everyone I was with had to be somewhere, after." ${s} looked at the wall. "Who's that?" "We don't know," said ${n}. "Brick seventeen." So ${s} sat down, for just two bricks, and stayed for four.`,
        `"The telescope's gone," said ${s}, who had come along the pavement kicking a stone. "I looked through it. You looked, and then it was someone else's turn." ${s} did not seem to be in a hurry to get home. "What are you two looking at?" They showed ${s}. Nobody said anything until brick twenty. "I've got to go," said ${s} then. "You'll tell me, won't you?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'kneel', 'excited'), seen(P, 'stand', 'excited')] },
        `The sun went, and the wall went pink, and then grey. Thirty-one. Thirty-two. Was there light enough? "Come on, come on," whispered ${n}, and held on to ${p}. At twenty to six it put out its neck, as far as a neck will go. It touched the first leaf of the dandelion. It did not look round to see who had noticed. It just began on its supper.`,
        `The street lamps came on for the last three bricks. ${n} and ${p} were breathing together by then, without having planned it. Thirty-two. It stopped. "Not now," breathed ${n}. It seemed to be thinking of something else. Then it went on, over the crack, and up, and laid its cheek against the dandelion. Somebody on that wall let out a cheer that brought people to their windows.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'stand', 'shy'), seen(S, 'sit', 'curious')],
        },
        `On Monday the question came along the rows. ${s} said "a telescope", and sat down. ${ask} There were seven ticks in ${n}'s pocket. There was a pond and a bridge. "We watched a snail go along a wall," said ${n}. Somebody laughed. Then it went quiet. "How long was the wall?" said somebody else. "Thirty-three bricks." And from right at the back: "Did it get there?"`,
        `On Monday it came round again. ${ask} It had come to ${n}. You could say the pond and the swing and the bridge. That would make seven. "A snail," said ${n}. "${P0} and I saw a snail go from one end of a wall to the other." There was a laugh, the sort you wait for. "Well?" said ${s}, who had been waiting for two nights. "Did it get there?" All the pens in the room had stopped.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [
            seen(K, 'sit', 'happy'),
            seen(P, 'sit', 'happy'),
            seen(S, 'sit', 'happy'),
            ...(Q ? [seen(Q, 'stand', 'curious')] : []),
          ],
        },
        `${n} began with brick one. Half way along somebody said "Oh no", quite loudly, and it was the teacher. They never got round to the other half of the class. The list for next ${day} has one word on it: wall. ${P0} was there first, and ${s} brought three cushions. There was no snail that day. They stayed till dark, in case.${came}`,
        `It took until the bell, and nobody minded. Some of them went home by way of Long Wall. Next ${day} there was no list at all. There was ${p}, on the wall, and ${n} leaning on ${p}. And there was ${s}, who had nothing to be at. "What are we looking at?" said ${s}. "We don't know yet," said ${n}, and moved up.${came}`,
      ),
    ],
  };
}
