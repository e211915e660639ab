import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { refrainsOf, sleepersOf, titlesOf } from './parts.ts';

/** For the oldest: whoever sings wished to have it all alone, and what is missing at last has to be asked for. */
export function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { P, Q, R, S, s, setting, where, hollow } = sleepersOf(going);
  const [p, q, r] = [P.name, Q.name, R.name];
  const refrain = chance.pick(...refrainsOf(s));
  return {
    title: titled(chance.pick(...titlesOf(s))),
    refrain,
    pages: [
      page(
        { setting, time: 'sunset', camera: 'wide', actors: [seen(A, 'shout', 'proud'), seen(B, 'sit', 'happy')] },
        `There was only one ${s} in ${where}, and it was ${A.introduced}'s. "Oo, la-la, lee, lum." It came every evening when the sun touched the edge, and it put the whole place to sleep. ${B.introduced} was caught humming it once, over the washing up. "Don't," said ${a}. "You'll wear it out. It's mine." So after that nobody hummed, or not so as to be heard.${comesToo}`,
        `${A.introduced} had a ${s}, four bits long. "Oo, la-la, lee, lum." It was the last thing that anyone in ${where} heard of the day. People said that they didn't know what they'd do without it. "You won't have to," said ${a}, "as long as you leave it to me." That was because ${B.introduced} had joined in at the "lee". "It's not a thing for everybody," said ${a}. And they left it.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'scared'), seen(B, 'stand', 'worried')] },
        `It went on a Tuesday. The sun touched the edge. ${a} drew in a breath, and there it stayed. It wasn't hoarseness; it wasn't a cold. There was simply nothing there, as when you put out a foot for a stair. ${b} waited for a bit, and came over. "I've lost it," said ${a}. "I don't even know how it begins." And all the lamps of ${where} stayed on.`,
        `Then there was an evening without it. ${b} found ${a} in the usual place, wide open, with a look of such surprise that ${b} sat down. "It was here yesterday," said ${a}. "I know what it was like. It was long, and it went down at the end. But I can't find the way in." It was the first time that ${b} had heard ${a} ask for anything. "Would you help me look?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'worried')] },
        `It's hard to look for a thing that you can't see. They held ${hollow} to their ears. There was a hoo in it, with a crackle. ${refrain} They went over everything that ${a} had done since Monday. "Could you hum a bit," said ${a}, "to put me on the track?" "I'd rather not," said ${b}. "You told me not to."`,
        `They looked high and low, and in ${hollow}, where something went hoo. ${refrain} "You joined in once," said ${a}, not looking at ${b}. "How did you do that?" "I don't know," said ${b}. "I stopped. You get out of the way of it." There was nothing much to say to that, and ${a} didn't say it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'shout', 'proud'), seen(A, 'cover', 'worried')] },
        `On Thursday ${P.introduced} came by with one of ${p}'s own. "It's been in the family for years," said ${p}. "CRARK!" It took the leaves off a bush. ${refrain} ${a} thanked ${p}, which was a thing that ${a} had been practising. By then they'd been awake for two nights in ${where}. You could hear it in how they shut their doors.`,
        `Everybody who had one brought it along. ${P.introduced}'s was the best. "CRARK!" it went, on one note. ${refrain} "You get used to it," said ${p}. "I was brought up on it myself." It was the third day. ${p} had rings round both eyes like saucers, and had come all the same.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'sit', 'sleepy')] },
        `"I'll make another," said ${a}. It can't be so difficult, you would think. "Bip, bop, brrr." ${a} worked on it until it was dark. It sounded as if someone were moving house. ${refrain} "Perhaps I never made the first one," said ${a}. "Perhaps it was only lent." ${b} had fallen over sideways, but not asleep. Nobody could do that any more.`,
        `Next ${a} tried to build one, from the ground up. It had a "bip" and a "bop", and it had a "brrr" that held them together. ${refrain} "What's wrong with it?" said ${a}. "There's nobody in it," said ${b}, who was so tired that it came out true. "The other one was full of everyone." ${a} thought about that for a good while.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(P, 'sit', 'sleepy'), seen(Q, 'sit', 'sleepy')],
        },
        `So the third night came. You never heard such a silence; it was full of people keeping still. ${a} lay under the stars and listened. Until now there had been a ${s} over it all. A bed creaked at ${p}'s. At the other end ${Q.introduced} sighed. And presently there was something else, and it was hardly a sound at all.`,
        `The lamps went out for the third time, one by one, for the look of the thing. Nobody slept. ${a} could hear that they didn't. ${p} was walking up and down. ${Q.introduced} was talking to a pillow. "I did that," said ${a} to the dark. And because ${a} for once wasn't singing, and wasn't about to, ${a} could hear.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sleepy'), seen(Q, 'sit', 'sleepy'), seen(R, 'sit', 'sleepy')] },
        `"Lee," hummed ${p}, as you do when you're past minding. It had slipped out. There was a pause, and then, from far off, came "lum." That was ${q}. ${R.introduced} was rocking to and fro by a window. "La-la," went ${r}, so low that it might have been a hinge. None of them could hear the others. But ${a} lay in the middle.`,
        `It was ${p} who began, with a blanket overhead, so that no one should know. "Lee." It was a small sound. It ran along the ground to where ${a} was lying. Then ${q}'s pillow said "lum." Then, from ${R.introduced}'s side, there came "la-la", over and over, the way you stroke a cat. They'd each kept a bit. They'd kept it under the bedclothes, where nobody would mind.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')] },
        `"That's it!" said ${a}. "That's mine!" And then ${a} stood there, and went hot. It was, and it wasn't. ${a} had sung it out every night for years and had never wondered where it went. "I'd have to ask them," said ${a}. "Yes," said ${b}. "After what I said about it." "Yes," said ${b}, "you would."`,
        `${a} woke ${b}, who wasn't asleep. "They've got it! It's in pieces, all over ${where}! We have only to collect it!" "It's theirs by now," said ${b}. "You can't collect it. You could ask." There was a silence, with a "lum" in it. "What if they say no?" said ${a}. "I would," said ${b}. "But I'm not as nice as they are."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'shy'),
            seen(P, 'stand', 'surprised'),
            seen(Q, 'stand', 'happy'),
            seen(R, 'stand', 'happy'),
          ],
        },
        `${a} went to every one of them. It took a quarter of the night. "I said a mean thing, once," said ${a}. "Could I have my... could we have the ${s}?" They came out in blankets. They were shy about it at first. "Lum, lee, la-la," they tried, which is a pram on a stair. And then it was "la-la, lee, lum," and half of ${where} sat up in bed.`,
        `"It's about the ${s}," said ${a}, to one after another. "I thought that it was mine. Would you come and sing it?" Nobody said no. "Is it allowed?" asked ${q}. They stood in a ring and were bad at it. "Lee, lum, la-la" made a dog howl. "La-la, lee, lum!" That was the way of it. Somebody laughed for the first time since Monday.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'surprised'), seen(P, 'stand', 'surprised')],
        },
        `"But there's a hole at the front," said ${p}. So there was. You could walk straight in. They'd all of them come to it late, year after year, with a tap running, or the door to lock. Not one had ever heard how it begins. "You could put in a new bit," said ${r}. "Bip, for instance." ${a} looked along the whole row. No one had it. ${a} would have given all the rest for it.`,
        `It started in the middle, though. "What's before the la-la?" said ${q}. They thought hard, and it turned out that nobody knew. Who listens to the first note? You're still looking for a slipper. "${a} must," said ${p}. But ${a} had never listened either; ${a} had only sung. They all stood about with most of a ${s}, and couldn't get in.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'sit', 'shy'), seen(A, 'kneel', 'surprised'), seen(B, 'stand', 'curious')],
        },
        `"Please," said somebody, quite low down, "is it Oo?" It was ${S.introduced}. ${S.name} is put to bed before anyone else. "I only know that much," said ${S.name}. "It says Oo, and then it's morning. I always wondered if there was more." ${a} came right down low. "There's a good deal more," said ${a}. "But it's nothing without yours."`,
        `Nobody had asked ${S.introduced}, who was there because of the noise. Nobody had thought of it. "I've got a bit," said ${S.name}. "It's the wrong bit, I expect. It isn't la, or lee." "What is it?" said ${a}. "Oo," said ${S.name}. "That's all I ever get. I'm asleep after that." You could hear the thing close, like a ring.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy')] },
        `"Oo," they sang, "la-la, lee," and at the "lum" it was only ${a}. Everyone else was lying where they had stood. ${a} kept watch till it was light. Since then it has been sung by whoever likes, and it hasn't worn out yet. ${a} comes in at the end. Some nights ${a} isn't needed, and has a hum, and sleeps like ${S.name}.`,
        `They sang it once through. It laid them down in order, ${S.name} at the Oo, and ${b} at the lee. ${a} stayed up a little, with all of it, and no one to be it for. These days ${b} hums over the washing up. "Don't stop," says ${a}. "It's got to be somewhere, when I'm not looking." And in the evening anyone may begin. They begin with Oo.`,
      ),
    ],
  };
}
