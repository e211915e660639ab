import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { besides, inTent, oldHand, refrainOf, tipOf, titlesOf } from './drips-parts.ts';

/** For the oldest there is the house down the road, with a light on, and somebody who has looked forward to this for a year. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const W = oldHand(going);
  const w = W.name;
  const refrain = refrainOf(going);
  return {
    title: titled(chance.pick(...titlesOf(w))),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: inTent(going, 'stand', 'happy'), things: ['tent'] },
        `The tent had been on top of the cupboard for years. It was green, it was heavy, and it smelled of all the summers before ${A.introduced}. ${W.introduced} had been telling about it since Easter, about one night with an owl and one with a cow.${besides(going)} "I was as small as a boot when I first slept in it," said ${w}. "There's nothing you can tell me about this tent." ${a} handed over the pegs, one by one.`,
        `"Left one, right one, long one," said ${W.introduced}, who had put up this tent a hundred times. It was the same old green one as ever. For ${A.introduced} it was the first time.${besides(going)} All the way here ${w} had told about nights in it, one with an owl and one with a cow. You couldn't get a word in. You didn't want to.`,
      ),
      page(
        {
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(W, 'reach', 'proud'), seen(A, 'sit', 'happy')],
        },
        `It began at nine. First there was one tap on the roof, as if somebody wanted to be let in. Then it came down by the bucket. They sat dry in the light of one torch, and it was like being inside a drum. "Listen to that!" said ${w}, and gave the roof a good, loving pat. "Not a drop."`,
        `At nine the rain came over the hill. You could hear it walk through the wood, and then it was on top of them. Inside there was a smell of rope and biscuits. "They don't make them like this any more," said ${w}, and slapped the roof, as you slap a horse. "It could rain till Friday." It had every intention of it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(W, 'look-up', 'calm')] },
        `Plip. It hit ${a} on the nose. "There's a hole," said ${a}. "There can't be," said ${w}, and felt for it, here, and here, and a bit further on. There was none. "${refrain}" said ${w}, and wiped ${A.names} nose. Plip, it went. Then it went plap, where they had not been wet before.`,
        `"Is it meant to do that?" said ${a}. A drop had come through, and hung there, and let go. ${w} went over the whole place with one finger. "No hole," said ${w}. "${refrain}" But after that there were three, one for every place where the finger had stopped to think.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'hold', 'determined', 'saucepan'), seen(A, 'sit', 'worried')] },
        `${w} knew what to do. ${w} knew four things to do. There was the pan, which filled up. There was a towel, fastened to the roof with six pegs. Then there were ${W.names} own two hands, which held the roof up, for as long as hands can. All of it was pressed against the green stuff overhead, firmly, by somebody who knew. "${refrain}" said ${w}, after each.`,
        `Out came the pan, and was full. So ${w} hung up a towel, with six pegs, to drink what came. It had soon drunk all it could. After that ${w} held the roof up by hand, a bit here and a bit there. "${refrain}" said ${w}. Nobody counted any more.`,
      ),
      page(
        { camera: 'wide', actors: inTent(going, 'sit', 'sad') },
        `Everything was wet by now, but for one place in the corner, as big as a tea tray. "You lie there," said ${w} to ${a}, and sat down in a puddle. "I like it damp." It was not said in the voice of somebody who likes it. Down by the road was the farm, with a yellow window. "We could knock," said ${w}. "I suppose that the tent is done for. It's old." And ${w} looked at it.`,
        `There was one dry corner, as big as a tea tray. ${w} put ${a} into it and sat down beside it, in a puddle. Through the flap you could see a yellow window, where the farm was. "They'd have a sofa," said ${w}. "I'd hoped, you know, that you would like it." The rain ran down ${W.names} neck. "It never used to do this. I expect that we've both got old, the tent and I."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(W, 'sit', 'sad')] },
        `${a} lay on the tea tray and looked up. It was a map, if you knew the evening. There was the row of six pegs. Those in two bows were ${W.names} hands. And over the corner, where nobody had put so much as a thumb, there was nothing at all. It wasn't the tent. It was ${w}. And how do you say that to somebody who is sitting in a puddle?`,
        `It was warm in the corner, and ${a} had time to look. The drips weren't just anywhere. They stood in rows. There was a hand, with all it had, and another hand, and there were the six pegs. Only here, right up in the corner, where nobody had reached, the roof was as dry as a book. So that was it. And ${a} looked at ${w}, who had been so looking forward, and said nothing at all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(W, 'sit', 'curious')] },
        `${a} could say, "You did it." Then ${w} would know, and they would knock at the yellow window. Or ${a} could try something. It came to a touch, that was clear, so it might go where the touch went. "I want to see a thing," said ${a}. "Don't be cross." And ${a} got up out of the only dry place, and touched the fattest drop of them all.`,
        `There was no need to say it, if there was a way to mend it. Wherever you touched it, the water came. Well, then. "May I touch your tent?" said ${a}. "Help yourself," said ${w}. "It can't get any worse." So ${a} left the dry corner and stood in the wet. ${a} put one ${tipOf(going)} to a drop, and began to draw.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'proud'), seen(W, 'look-up', 'surprised')] },
        `The ${tipOf(going)} went down the roof, over the seam, and down the wall, to where the grass began. It left a thin dark line. The drop hung on a moment longer. Then it leaned over, and ran, and the next one ran after it, all down the line and out. They both waited for the plip. There was none. "It's going home by itself," said ${a}.`,
        `It was only a line, from the drip to the ground. But water likes to go where there has been water. It tried the line, and found it good, and slid off down the wall like a bead on a string. Underneath, the pan had stopped. "That one is finished," said ${a}. ${w} had not breathed for some time.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'think', 'surprised'), seen(A, 'stand', 'calm')] },
        `"Wait," said ${w}. "I've seen that." It was a long way back, in this same tent, in a rain like this one. Somebody had drawn on the wall with one finger, and ${w}, as small as a boot, had fallen asleep. "And you're not to touch the roof!" said ${w}. "That's what they always said! It drips where you..." And ${w} stopped, and looked at both hands.`,
        `"I know that," said ${w}, slowly. "I was shown that. I lay just there, where you've been lying, and somebody drew. And before that they said a thing, every night, and I said it back." You could see it come, from far off. "They said, don't touch the tent." It was very quiet, but for the rain. ${w} put both hands under the blanket.`,
      ),
      page(
        { camera: 'wide', actors: inTent(going, 'reach', 'happy') },
        `After that they drew. There were a great many rivers to make. The pegs got a delta, and the hands had streams that met lower down. ${a} gave them names. ${w} was allowed to do the last, and got it round a bend without a spill. Nobody looked at the yellow window. By and by somebody down there put it out.`,
        `They did the pegs first, since that was the worst. Then came the hands. "That's a big river," said ${a}. "Call it after me," said ${w}. "It was all mine." They called it that. There was a lake, too, where two of them met by mistake. At midnight everything that came in went out again, on both sides, and the window at the farm was dark.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(W, 'sit', 'happy')] },
        `They lay side by side and watched the weather go down the walls. "You knew," said ${w}. "Before. You'd seen that it was me." "For a bit," said ${a}. "And you didn't say so." "You were sitting in a puddle," said ${a}. ${w} thought about that for the length of a river. "It's the best night I've had in it," said ${w}. "And I've had a hundred."`,
        `"When did you see it?" said ${w}, in the dark. "In the corner," said ${a}. "It was your hand." "You might have told me." "I might," said ${a}. The Big River was running well. "There was one with an owl," said ${w}, "and one with a cow. They're good. But when you tell about this tent, some day, you tell this one."`,
      ),
      page(
        {
          setting: 'forest',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(W, 'sit', 'happy')],
        },
        `So that is how it's done now. Whoever sleeps in the green tent has to say it first, hand on heart: I shall not touch it. ${a} says it loudest. But that night, when ${a} was asleep, a hand went up in the dark. It stopped a hair below the roof, and patted the air. "Good old tent," said ${w}. Then ${w} sneezed, and both hands flew up. Plip. "${refrain}"`,
        `In the morning the rain was over, and everything steamed. They rolled up the tent, with all its rivers, and carried it down the hill between them. "Good old thing," said ${w}, and for once could give it a proper pat, on the outside. A cupful of water came out over ${W.names} shoes. "${refrain}" said ${a}.`,
      ),
    ],
  };
}
