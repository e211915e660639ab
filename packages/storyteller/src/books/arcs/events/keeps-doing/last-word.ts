import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './last-word-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** It cannot be stopped, because over there somebody answers every time; and one does not stop first. */
export const LAST_WORD: EventPlot = { id: 'last-word', young, middle, old };

function young(start: Going): Told {
  const { A, a, habit, ways, refrain, H, h, N, n, g, G, chance } = partsOf(start);
  const { now, sound } = habit;
  const { where, setting } = ways;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'shout', 'excited')] },
        `${sound} That is ${A.introduced}. ${a} ${now} by ${where}. "${refrain}" says ${a}.`,
        `${A.introduced} ${now} by ${where}. ${sound} "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'cover', 'worried'), seen(A, 'jump', 'excited')] },
        `"Please stop!" says ${N.introduced}. But ${a} ${now} and ${now}. "${refrain}"`,
        `${N.introduced} comes out. "Stop, please!" But ${a} cannot stop. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(N, 'stand', 'worried')] },
        ways.wrapNow(a, sound),
        `Look! ${ways.wrapNow(a, sound)}`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'calm'), seen(A, 'sit', 'happy')], things: ['biscuit'] },
        `"Have a biscuit," says ${g}. Munch, munch. It is so quiet! "${sound}" Oh no.`,
        `${cap(g)} has a biscuit for ${a}. Munch, munch. Then it is all gone. "${sound}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'happy'), seen(G, 'cover', 'surprised')] },
        ways.inNow(a, sound),
        `Oh! ${ways.inNow(a, sound)}`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'shout', 'sleepy'), seen(H, 'walk', 'curious')] },
        `It is night. ${H.introduced} goes out to ${a}. "Why, ${a}?"`,
        `All want to sleep. ${H.introduced} goes out to ${a}. "But why?"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'shout', 'curious'), seen(A, 'point', 'excited')] },
        `So ${h} ${now}, too. ${ways.answerNow(sound, now)}`,
        `"There!" says ${a}. So ${h} ${now}, too. ${ways.answerNow(sound, now)}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(H, 'think', 'calm')] },
        `"It never stops first," says ${a}. "So I cannot stop."`,
        `"You see? It never stops," says ${a}. "How can I stop first?"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'kneel', 'calm'), seen(A, 'sit', 'sleepy')] },
        `"Say good night to it," says ${h}. ${ways.endNow(a)}`,
        `"Say good night," says ${h}. ${ways.endNow(a)}`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'happy'), seen(A, 'sleep', 'sleepy')] },
        `How quiet it is! ${a} sleeps. ${n} looks out. "${sound}" says ${n}. "${refrain}"`,
        `Now ${a} sleeps. So quiet! Too quiet for ${n}. "${sound}" says ${n}. "${refrain}"`,
      ),
    ],
  };
}

function middle(start: Going): Told {
  const { A, a, habit, ways, refrain, H, h, N, n, G, g, Gcap, atNight, chance } = partsOf(start);
  const { to, did, doing, sound } = habit;
  const { where, setting } = ways;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'shout', 'excited')] },
        `It began on Monday ${atNight ? 'at midnight' : 'after breakfast'}. ${A.introduced} stood by ${where} and ${did}. "${sound}" At ${atNight ? 'dawn' : 'noon'} ${a} still ${did}. "${refrain}" said ${a}, each time.`,
        `"${sound}" ${A.introduced} had found a good place, by ${where}. There ${a} ${did} ${atNight ? 'all Sunday night, and then all Monday morning' : 'all Monday morning, and then all Monday afternoon'}. "${refrain}" said ${a}. But it never was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'cover', 'worried'), seen(A, 'jump', 'excited')] },
        `Next door lived ${N.introduced}, who liked to hear the clock. Now one couldn't hear it. "Could you stop ${doing}?" said ${n}. "I'd like to," said ${a}. "${sound} ${refrain}"`,
        `${N.introduced} looked over the hedge, with a cushion on each ear. "I can't hear my own clock," said ${n}. "How long will you go on ${doing}?" "I'm nearly done," said ${a}. "${sound} ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(N, 'stand', 'worried')] },
        `${n} had an idea. ${ways.wrap(a, sound)} "That was a good idea," said ${a}. "I'm sorry."`,
        `"I've got something that will help," said ${n}. ${ways.wrap(a, sound)} So that was no use.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'calm'), seen(A, 'sit', 'happy')], things: ['biscuit'] },
        `"Nobody can ${to} and eat," said ${g}, and brought a biscuit. It was quiet, for as long as a biscuit takes. "Thank you," said ${a}. "${sound} ${refrain}"`,
        `${Gcap} came with a biscuit, a big one. It took ${a} eleven bites. One could hear the clock, and a bee. Then there was only a crumb. "${sound}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(G, 'cover', 'surprised')] },
        `${ways.indoors(a)} "Out with you," said ${g}. And ${a} went straight back to ${where}.`,
        `${ways.indoors(a)} So the door was opened again. ${a} ran out, to the very same place as before.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'shout', 'sleepy'), seen(H, 'think', 'curious')] },
        `In the evening ${a} could hardly stand, and ${did}. ${H.introduced} had watched it all. ${a} was always in the same place. And ${a} always looked the same way. "Has anybody asked why?" said ${h}. Nobody had.`,
        `It got late. ${a} ${did}, with half an eye open. "It's odd," said ${H.introduced}. "It's only ever there, by ${where}. They've all tried to stop it. Nobody has tried to look."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'shout', 'curious'), seen(A, 'stand', 'surprised')] },
        `So ${h} went and stood by ${a}, and ${did} as well. "${sound}" They both waited. ${ways.answer(sound, did)}`,
        `${h} went over, and stood just where ${a} stood, and ${did}. It's the only way to find out. ${ways.answer(sound, did)}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'worried'), seen(H, 'think', 'calm')] },
        `"There!" said ${a}. "Somebody answers. Every time! And one can't just go away, when somebody has answered." "No," said ${h}. "And it never stops first?" "Never," said ${a}, and yawned.`,
        `"You see?" said ${a}. "I do it, and then it's their turn. And then it's my turn again. I've been waiting for them to stop since Monday." "They may be waiting for you," said ${h}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(H, 'kneel', 'calm'), seen(A, 'sit', 'sleepy')] },
        `${h} thought for a while. "Say good night to it," said ${h}, "${ways.how}." ${ways.end(a)} "It's gone to bed," whispered ${a}. "It was tired, too."`,
        `"It wants to go to bed, I think," said ${h}. "But somebody must say good night. Do it ${ways.how}." ${ways.end(a)} "Oh, good," said ${a}, and was asleep.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'stand', 'surprised'), seen(H, 'walk', 'happy')] },
        `It was quiet now. It was so quiet that ${n} woke up. There was the clock, and there was nothing else. ${n} lay there, and listened to all the nothing.`,
        `${n} could hear the clock again. It ticked, and ticked. That was all it did. After all this time it seemed a bit lonely, for a noise.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'shy'), seen(A, 'sit', 'happy'), seen(H, 'stand', 'happy')] },
        `Very early somebody was out there in slippers, by ${where}. It was ${n}. ${n} looked left and right, and ${did}. "${sound}" And it answered! ${a} and ${h} were at the window. "${refrain}" said ${n}.`,
        `At six ${h} and ${a} were woken up. Somebody was by ${where}, in a nightshirt. "${sound}" It was ${n}! "${sound}" it came back. "${refrain}" said ${n}. "It's so nice to be answered."`,
      ),
    ],
  };
}
