import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { ifNamed, page } from '../page.ts';
import { withGrownUp } from '../with-grown-up.ts';
import { ailsIn } from './ails.ts';
import { old } from './ug-old.ts';
import { REFRAINS, TITLES } from './parts.ts';

/** Somebody with no voice wants one thing, and only the end of it can be heard; it is the one thing that they had every day. */
export const UG: EventPlot = {
  id: 'ug',
  young: (going) => young(withGrownUp(going)),
  middle: (going) => middle(withGrownUp(going)),
  old: (going) => old(withGrownUp(going)),
};

function young(going: Going): Told {
  const { A, B, a, b, raw, comesToo, chance } = going;
  const { had } = ailsIn(raw);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')] },
        `Here came ${B.introduced}. Here came ${A.introduced}. Every day began with a hug.`,
        `${A.introduced} and ${B.introduced}! Each morning they had a hug.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')] },
        `Not today! ${a} ${had}. "I must keep back," said ${b}.${comesToo}`,
        `But today ${a} ${had}. "No hug," said ${b}. "I might catch it."${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'curious')], things: ['pillow'] },
        `${a} lay in bed. "What do you want?" asked ${b}. "Ug," croaked ${a}. ${refrain}`,
        `"What shall I bring?" asked ${b}. ${a} had no voice. "Ug," said ${a}. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy'), seen(A, 'sit', 'sad')] },
        `"A rug!" said ${b}, and brought one. It was too hot. "Ug," said ${a}.`,
        `${b} brought a big red rug. But ${a} was hot. "Ug," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'hold', 'happy'), seen(A, 'sit', 'sad')] },
        `"A jug!" said ${b}. Splash! The bed was wet. "Ug," said ${a}. ${refrain}`,
        `Then ${b} brought a jug. It went splash. "Ug," said ${a}, all wet. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy'), seen(A, 'sit', 'surprised')] },
        `"A bug!" said ${b}. It ran up the pillow. "Ug!" said ${a}.`,
        `So ${b} brought a bug. Tickle, tickle! "Ug!" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `Rug, jug, bug! But ${a} was sad.`,
        `Rug, jug, bug! And still ${a} was sad.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'sit', 'sad')] },
        `${b} sat and thought. What had they not had today?`,
        `${b} thought hard. Something was missing. It came first, every day.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `"A HUG!" said ${b}. It was a long, warm one. "Ug," said ${a}. That was it.`,
        `"I know! A HUG!" And ${b} gave ${a} a big one. "Ug," said ${a}. Yes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'hug', 'happy')] },
        `Soon ${a} was well. But who was in bed now? "Ug," said ${b}. And ${a} knew.`,
        `Then ${a} was well. Now ${b} lay in bed. "Ug," said ${b}. ${a} came at once.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, g, raw, comesToo, chance } = going;
  const { had, sign } = ailsIn(raw);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')] },
        `Every morning, before anything else, ${B.introduced} came to see ${A.introduced}. They had a hug. It was a long one. After that the day could begin.`,
        `${A.introduced} and ${B.introduced} had a rule. First a hug, and then breakfast. They had never once done it the other way round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')], things: ['pillow'] },
        `But one morning ${a} ${had}. ${sign(a)} "Stop there!" said ${b} in the doorway. "If I come close I'll catch it. No hug today."${comesToo}${ifNamed(going, `"Stay tucked up," said ${g}.`)}`,
        `Then came a morning when ${a} ${had}. ${sign(a)} "You poor thing," said ${b}, and stayed in the doorway. "We'd better not hug. It jumps from one to the other."${comesToo}${ifNamed(going, `"It does," said ${g}.`)}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'curious')] },
        `"I'll bring you anything you like," said ${b}. "What is it to be?" ${a} had hardly any voice left. "Ug," said ${a}. ${refrain}`,
        `"But I can fetch you something," said ${b}. "You only have to say." That was just what ${a} couldn't do. The voice was nearly gone. "Ug," it said. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy'), seen(A, 'sit', 'sad')] },
        `"A rug!" said ${b}. It was the thick one from the hall. It went on top, and ${a} went as red as a tomato. "Ug," said ${a}, and pushed it off. ${refrain}`,
        `"That's a rug," said ${b}, and dragged one up the stairs. Under it ${a} got hotter and hotter. You could have fried an egg there. "Ug!" said ${a}. ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'hold', 'happy'), seen(A, 'sit', 'surprised')] },
        `"Not a rug. A jug, then!" It was full to the top, and ${b} carried it at a run. Most of it arrived before ${b} did. "Ug," said ${a}, dripping. ${refrain}`,
        `${b} thought again, and came back with a jug. It was a very full jug. There was a corner of the bed in the way. "Ug," said ${a}, with a wet nose. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'proud'), seen(A, 'sit', 'surprised')] },
        `"This must be it," said ${b}. "It took me an hour to catch." It was a bug, a fine green one. It looked at ${a}, and walked down to the toes. "Ug! Ug! Ug!" said ${a}.`,
        `Next time ${b} had something in a cup. "Guess," said ${b}, and tipped it out. It was a bug with long legs. It liked the pillow very much. "Ug!" said ${a}, from the other end.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `After that came a mug and a plug, and they didn't help. There was hardly room in bed for ${a}. "Is there anything else that ends in ug?" said ${b}. A tear ran down ${A.names} nose.`,
        `After that came a mug, and the plug out of the bath. They were all on the bed. ${a} was somewhere behind. "I've run out of ugs," said ${b}. "There are no more." ${a} gave one very small sniff.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'sit', 'sad')] },
        `${b} sat down in the doorway. It had been a funny sort of day. It felt as if it hadn't begun yet. Now why was that? Every day began with...`,
        `It was nearly noon, and ${b} had not had breakfast. You couldn't, before... Before what? ${b} stood quite still. Then ${b} looked at ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `"A HUG!" shouted ${b}. "It's a HUG!" You can catch things that way, and ${b} knew it. ${b} went all the same. It was the longest that they had ever had. "Ug," said ${a}. That was it.`,
        `"Oh!" said ${b}. "It begins with H!" ${b} climbed over the jug and under the rug, and there was ${a}. "I might catch it," said ${b}. "I don't mind." "Ug," said ${a}, and shut both eyes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'happy'), seen(B, 'sit', 'sleepy')] },
        `Three days later ${a} was up and about, and sang. But it was late, and nobody had come. So ${a} went to see. There lay ${b} in bed, with a wet nose. "Ug," said ${b}. ${refrain}`,
        `On Sunday ${a} was well, and could say things from front to back. "Good morning!" called ${a}. Nobody answered. ${b} was in bed, under a scarf. "Ug," said ${b}. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'sleepy')] },
        `"Would that be a rug?" said ${a}. "Or would it be a bug?" But ${a} was only joking, and was there already. And so the day could begin.`,
        `"I'll get you a jug," said ${a}, and turned round at the door. It was only fun. It was the right thing that ${b} got, before breakfast and after.`,
      ),
    ],
  };
}
