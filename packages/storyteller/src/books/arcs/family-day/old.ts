import type { ThingName } from '@storylantern/contract';
import type { Told } from '../../arc.ts';
import { namesThing } from '../../audit/thing-words.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { FamilyDay } from './arc.ts';
import { dayOf } from './which-day.ts';

const MOST = 20;

/** Told from eight: "just today, could you not?"; it is left at home; and it is the one thing that was wanted. */
export function old(bound: FamilyDay): Told {
  const {
    child: K,
    lead: P,
    introduced,
    also: Q,
    alsoIntroduced,
    isPet,
    seen: N,
    longErrand: errand,
    refrain,
    chance,
  } = bound;
  const day = dayOf(errand.plan);
  const { odd, tries, setting } = errand;
  // What no line of a page speaks of would only stand about, on the moon of all places.
  const seenIn = (text: string): ThingName[] => errand.things.filter((thing) => namesThing(text, thing));
  const name = K.name;
  const p = P.name;
  const n = N.name;
  const says = `"${cap(refrain)}," said ${p}.`;
  const third = Q ? [{ who: Q, pose: 'stand' as const, feeling: 'calm' as const }] : [];
  const qCame = Q ? ` ${cap(alsoIntroduced)} came as well, and had no opinion.` : '';
  const qLooked = Q ? ` ${cap(Q.name)} had a look at it from both sides.` : '';
  const word = isPet ? 'noise' : 'sentence';
  const left = isPet ? 'laid it down on the mat' : 'hung it up on the hook';
  const where = isPet ? 'on the mat' : 'on the hook';
  const waited = isPet ? 'looked up, with the head on one side' : 'did not say "I told you so"';
  const shrug = isPet ? `${p} gave it one sniff, and that was all.` : `"It's only a thing," said ${p}.`;
  return {
    title: titled(
      chance.pick(`${odd.the} stays at home`, `just today, ${p}`, `what was on the ${isPet ? 'mat' : 'hook'}`),
    ),
    refrain: cap(refrain),
    pages: [
      {
        text: keeping(
          MOST,
          [
            `There was nothing wrong with ${introduced}. ${name} would like that to be clear. It was only that ${p} went nowhere, not even to the dustbin, without ${odd.a}. When you are four you do not notice. At six you think that everybody has one. But sooner or later you begin to see people looking. "Why?" said ${name}, once. ${says} And that was the whole of the answer.`,
            `In every family there is something that visitors ask about, when they have gone home. In this one it was ${odd.a}. It belonged to ${introduced}, and it had been to the dentist, the seaside and two weddings. It had never once been of any use. ${says} ${p} always did, at that point. ${name} used to find it funny.`,
            `You could draw ${introduced} with four lines, and one of them would be ${odd.a}. That is how much they went together. Shopkeepers knew it. Bus drivers said good morning to it. ${says} It was not an explanation, but it always came in the place where you go. Lately ${name} had begun to walk a step or two ahead.`,
          ],
          `${p} went nowhere, not even to the dustbin, without ${odd.a}. This was ${introduced}. "Why?" said ${name}, once. ${says} And that was the whole of the answer.`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: P, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'think', feeling: 'curious' },
          ],
          things: [odd.drawn],
        },
      },
      {
        text: [
          `${day} was for ${errand.aim}. They were going to ${errand.plan}, just as they had planned it, ${name} and ${p}. ${name} had a list of eleven things, all of them of use. "We'll do it properly," said ${name}. "Like other people." ${p} was pleased already, in the way that ${p} is pleased, which is all over.${qCame}`,
          `They had been going to ${errand.plan} for weeks. Something had always come up. But on ${day} nothing did, and there stood ${p}, ready an hour too soon. ${name} read the list out loud. It had a heading and a line under the heading. It was going to be the sort of day that goes in order.${qCame}`,
          `"${day}, then," it had been, so often that it had worn thin. Then it was ${day}. ${name} and ${p} were going to ${errand.plan}, the two of them, with a list. ${name} had made it on squared paper. It is surprising how much can go wrong on plain.${qCame}`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'cheer', feeling: 'excited' },
            { who: P, pose: 'stand', feeling: 'happy' },
            ...third,
          ],
          things: ['notebook'],
        },
      },
      {
        text: [
          `"Only," said ${name}. It was hard to put. ${n} lived along that way, and ${n} was in the same class, and looked at things. "Could you not bring ${odd.the}? Just today. I mean, ${errand.noUse}." ${p} stood there for a moment. Then ${p} ${left}, carefully, as if it were asleep. There was no ${word} after it. ${name} waited, but there was none.`,
          `At the door ${name} looked at ${p}, and then at what ${p} had with ${P.him}. "Just this once," said ${name}, "couldn't we leave ${odd.the}? People look. And ${errand.noUse}." It sounded quite reasonable. ${p} ${left}, and was in no hurry about it. It was a moment before the door shut. They were halfway down the street when ${name} knew what was missing. Nobody had said anything.`,
          `It came out faster than ${name} had meant. "Does it have to come everywhere?" And then: "It's just that ${errand.noUse}." ${p} looked at ${odd.the}, and at ${name}. So ${p} ${left}. That was all. There was no fuss. It would have been easier with some fuss. The usual ${word} did not come, and they went out without it.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'shy' },
            { who: P, pose: 'stand', feeling: 'sad' },
          ],
          things: [odd.drawn],
        },
      },
      {
        text: [
          `And there was ${n}, of course, on the wall, as if waiting for a parade. "Where is it?" said ${n}. "Where's what?" "${cap(odd.the)}. I always look out for it. It's the best thing in our street." ${name} said that it was at home. "Oh," said ${n}, and got down off the wall. "I was going to draw it." There are days when you cannot do anything right, even in order.`,
          `They very nearly got by. But ${n} was at the gate with a sandwich, and stopped chewing. "Something's gone," said ${n}, and looked at ${p} from top to bottom. "It's ${odd.the}! Is it ill?" "It's having a rest," said ${name}. It was not a very good answer. ${n} put away the sandwich and came too, a little way behind. You do, with people who have had a loss.`,
          `${n} was out on the pavement, drawing with a bit of chalk. "Hello," said ${n}, and looked ${p} up and down. "You've forgotten ${odd.the}." "We left it," said ${name}. "Why?" It was a simple question. ${name} looked at the list, but it was not on there. "No reason," said ${name}. ${n} came along to see ${errand.aim}, but you could tell it was not for that.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: N, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'shy' },
            { who: P, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `They began at the top of the list. ${tries[0].full} "Is it meant to do that?" said ${n}. It was not. ${name} looked at number one, and then at number two, and there was nothing about it in either. ${p} stood by, with nothing to carry. It made ${p} look smaller on that side.`,
          `There was a right way, and ${name} had it in writing. ${tries[0].full} "Do it again," said ${n}. "I missed the beginning." They did it again, and the end was the same. ${p} was a great help all through. But it was the help of somebody who keeps on feeling for a thing that is not there.`,
          `${name} did it just as it was written. ${tries[0].full} Now, that was strange. It had been a good idea on Tuesday. ${n} sat down to watch, in the way that people sit down for a film. ${p} came to help, and turned round to pick something up, and there was nothing there.`,
        ],
        scene: {
          setting,
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: P, pose: 'stand', feeling: 'surprised' },
            { who: N, pose: 'sit', feeling: 'curious' },
          ],
          things: seenIn(tries[0].full),
        },
      },
      {
        text: [
          `There was a second way. ${tries[1].full} ${errand.low} Number three to number eleven all began with "Then", and there was no then to put them after. "It's a nice list, though," said ${n}. That was meant kindly. ${name} folded it up until it would not fold any more.`,
          `After that they did it by thinking. ${tries[1].full} It is a pity when a thing has been thought about and still does that. ${errand.low} ${n} handed round a sandwich. Nobody said what ${p} always says. ${name} noticed how long a ${day} is, with nothing in the gaps.`,
          `"Plan two," said ${name}, who had just made it up. ${tries[1].full} After that it was quiet. ${errand.low} In the usual way there would have been one ${word}, just there, to make you laugh. It was a hole the exact size of ${p}. But ${p} was sitting beside it, and looking at the sky.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'sad' },
            { who: P, pose: 'sit', feeling: 'calm' },
            { who: N, pose: 'stand', feeling: 'curious' },
          ],
          things: seenIn(`${tries[1].full} ${errand.low}`).slice(0, 2),
        },
      },
      {
        text: [
          `And then ${name} saw it. It was so plain that it was almost rude. There was one thing in the world that would do, and only one. ${name} could see just where it would go. It was not on the list. It was at home, ${where}, where ${name} had asked for it to be. It was ${odd.the}.`,
          `"If only we had," said ${name}, and stopped. The word that was going to come next was a word ${name} knew. It hung about there, with its mouth open. What was wanted was just so long, and just so strong, and not at all sensible. There was one of those. There was one in the whole family, and it had been everywhere, apart from here. It was ${odd.the}. It was at home ${where}, and whose doing was that?`,
          `${name} was not thinking of anything. That is the best time. What we need, thought ${name}, is something like, and then held up two hands to show the size of it. It was like meeting somebody you know in a strange town. ${cap(odd.a)}! And where was it? It was lying at home, ${where}, being no trouble to anyone.`,
        ],
        scene: { camera: 'close', actors: [{ who: K, pose: 'think', feeling: 'surprised' }] },
      },
      {
        text: [
          `Nobody else had seen. That was the awful part. ${name} could just say that it was the wrong day for it, and they would all go home. It would be the fault of ${day}. ${p} would never know. To do it the other way ${name} would have to say it out loud, with ${n} there. It was the very thing they had left. It would take an hour to fetch, and that was half of what was left.`,
          `It would have been simple to go home. "Never mind," everyone would say, and it would be true by Monday. ${name} looked at the way home, and it was a nice straight road with no talking on it. There was only one thing against it. It had all gone wrong for want of something that ${name} had asked ${p} to leave. ${p} had done it too, at once, and for no better reason than being asked.`,
          `It can be quite comfortable to have failed, if it was nobody's doing. You get tea. ${name} thought about the tea. All it needed was to say nothing, and ${name} had become rather good at that since the morning. On the other side was ${p}, with both sides the same, looking like anybody. ${name} had wanted that. It turned out to be a terrible thing to want.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'think', feeling: 'worried' },
            { who: P, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"We need ${odd.the}," said ${name}. It got no easier in the middle. "I made you leave it because of people looking. And it's what we need, and I'm sorry, and it's my fault that it's miles away." ${p} ${waited}. ${n} was already on the way to the gate. So they all went back for it, the whole way, and half the afternoon went by on the pavement.`,
          `There is no good way to begin, so ${name} began in the middle. "It was me. I said that it was no use. And it's the only thing that would be." ${n} looked up, and heard all of it, and that could not be helped. ${p} ${waited}. It took them the best part of an hour, there and back again, with ${name} going first. For once it did not matter in the least who was looking.`,
          `${name} said it to ${p}, low, but not so low that ${n} could not hear. "It wasn't in the way. I was only embarrassed. I think that it would work." There. It lay on the ground between them like something dropped. ${p} ${waited}. Then ${p} got up and set off for home, faster than at the egg race. They had to run to keep up.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'determined' },
            { who: P, pose: 'stand', feeling: 'happy' },
            { who: N, pose: 'run', feeling: 'excited' },
          ],
        },
      },
      {
        text: errand.fix.map(
          (fix, i) =>
            `${['By the time they were back, the sun had moved.', 'They came back with it held high, like a flag.', 'There was just enough of the day left to try.'][i] ?? ''} ${fix} "I knew it," said ${n}, who had known nothing of the kind. It was not how it said on the list. It had cost them half of ${day}, and what was left was the good half.`,
        ),
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: P, pose: 'stand', feeling: 'excited' },
            { who: N, pose: 'cheer', feeling: 'happy' },
          ],
          things: [odd.drawn, ...errand.things.slice(0, 1), ...(errand.made ? [errand.made] : [])],
        },
      },
      {
        text: [
          `It was not good for it, being used. ${errand.after[0]} ${name} saw that before anyone, and felt it go in. "It's spoilt," said ${name}. "All those years it was as good as new." ${shrug} Then, since there was room for it at last: ${says} ${name} had not known how you could wait all day for that.${qLooked}`,
          `${errand.after[0]} It would never be quite what it was. ${name} kept looking. "I could save up," said ${name}, "for another." ${shrug} And then it came, in the old place, at the old speed. ${says} ${n} laughed out loud. It is a funny thing to say. ${name} had forgotten that it was funny, and it took until now to come back.${qLooked}`,
          `"What is it for, really?" said ${n}, when it was all done and the light went. ${name} turned round, to hear. ${says} And ${n} nodded, as if that settled it, and it did. ${errand.after[1]} Nobody minded but ${name}. ${shrug}${qLooked}`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: P, pose: 'sit', feeling: 'proud' },
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: N, pose: 'sit', feeling: 'curious' },
            ...third,
          ],
          things: [odd.drawn],
        },
      },
      {
        text: [
          `The list is still in the pocket of the coat, folded to the size of a stamp. On the other side of it there is a drawing now, by ${n}. It has ${p} in it, done in four lines. ${name} has pinned it up by the door, above ${odd.the}. And when anyone asks, ${name} gets in first. "${cap(refrain)}," says ${name}.`,
          `By Monday it was all round the school, and it had grown a good deal in the telling. Nobody laughed, except in the proper places. "Can we see it?" they said. So now there is a path worn to the door. ${cap(odd.the)} has to come out and be looked at. "What's it for?" they ask. Late at night, when they have gone, ${name} says it over. "${cap(refrain)}." It is all in how you say it.`,
          `Late that night ${name} went down for some water. ${cap(odd.the)} was back in its place, and a little the worse for it. ${name} stood there in the dark. Then ${name} cleared a second place beside it, for anything that ${name} might begin to take along. There is nothing in it yet. It is just in case.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [{ who: K, pose: 'stand', feeling: 'calm' }],
          things: [odd.drawn],
        },
      },
    ],
  };
}
