import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: somebody read the paper with the times, and let another take the blame for it. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, company, chance } = going;
  const { refrain, x, stop, way, things } = partsOf(going);
  const V = company.person([a, b, g].includes('Mrs Amory') ? 'Mrs Tull' : 'Mrs Amory', 'neighbour');
  const v = V.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'reach', 'happy'), seen(G, 'stand', 'calm')],
          things: ['rock'],
        },
        `${A.introduced} was in charge of the times. It was an important job. It came with a folded paper, and nobody else might touch it. "When's the last ${x} home?" called ${g}. ${B.introduced} had just got a flat stone to skip five times. ${a} looked at the paper, more or less. "Ten past!" called ${a}. There was one at ten past, on other days.`,
        `Every outing has somebody who carries the paper with the times on it. That was ${A.introduced}, and nobody else was allowed to unfold it. They were skipping stones. ${B.introduced} had done five, and ${a} had done four. "When's the last ${x} home?" called ${g}. ${a} looked, out of one eye, with a stone in one hand. "Ten past," said ${a}. It was a good stone.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'surprised'), seen(G, 'stand', 'worried'), seen(V, 'sit', 'calm')],
          things,
        },
        `At five past they came round the corner, not even hurrying. There went the ${x}. It had two red lights at the back. They grew small, and then the dark had both. On the bench sat ${V.introduced}, with a basket. "${refrain}," she said. "There's no more tonight. I missed it myself. It's my knees."`,
        `They were early. That was the strange part. They walked up to the ${stop} at five past, and the ${x} was just leaving it, quite calmly. You could see the driver's hat. "${refrain}," said somebody on the bench. It was ${V.introduced}, from their own end of town, with a basket and a stick. "There's nothing more tonight."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'sad'), seen(A, 'stand', 'shy'), seen(B, 'look-up', 'worried')] },
        `They shouted, and ran, and ran back. "That's me all over," said ${g}. "I heard ten past, and I never asked twice. I'm no good with times. You had it right, I'm sure." ${b} looked at ${a}. ${a} had the paper in one pocket, and it was the first moment when you could have said so. It went by, like the ${x}.`,
        `"How silly of me," said ${g}, when they had run after it and come back. "It'll have been ten to. I must have got it muddled." It would have taken three words, and there was a place for them. ${a} began to speak, and stopped. The paper was in one pocket, folded small. ${b} looked over, and then at the ground.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'calm', 'biscuit'), seen(B, 'sit', 'curious'), seen(A, 'sit', 'sad')],
          things: ['biscuit'],
        },
        `So they were stuck. They sat in a row, in case there was a secret one. A lamp came on. A moth came. ${Gcap} found half a biscuit at the bottom of the bag, and made four of it, with ${v}. "${refrain}," said ${g}. "I'm so sorry, all of you." It was a nice biscuit. ${a} could not get it down.`,
        `They were stuck there. "Somebody might come," said ${b}. Somebody did, but it was only the dark. ${Gcap} had a biscuit, and broke it in four. "${refrain}," said ${g}, "and it's my fault that you need it." ${a} gave away that bit of biscuit. ${v} was pleased to have it, and looked at ${a} over it, rather closely.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(V, 'sit', 'surprised')], things: ['sign'] },
        `When you don't want to look at people, you look at other things. ${a} looked at a wall, stone by stone. Under the leaves there was a sign, the size of a hand. OVER THE HILL, it said. "Bless me," said ${v}. "The old path! The ${way} goes round, you know, the whole way. I used to go over it in twenty minutes, when I had knees."`,
        `${a} did not care to look anybody in the face just then. So ${a} looked into the hedge. There was moss, and a snail shell, and an iron sign with most of its letters. "OVER THE HILL," read ${a}. "So it's still there," said ${v}. "Everybody walked that way, before the ${x}. It goes round, and the path goes over. But I've not got a light."`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'night',
          camera: 'wide',
          actors: [seen(G, 'walk', 'calm', 'torch'), seen(V, 'walk', 'calm'), seen(A, 'walk', 'happy')],
          things: ['torch', 'basket'],
        },
        `${Gcap} had a torch, and gave ${v} an arm. So they went up in the night, at the speed of two knees, and ${a} took the basket. It had a cabbage in it, and some iron, by the feel. A sheep coughed. The path smelled of mint where one trod on it. It would have been the best part of the day, but for a bit of paper.`,
        `They went as fast as ${v} did, which was not fast. ${Gcap} held the torch low for her. ${a} carried the basket, without being asked. There was a cabbage in it, the weight of a cannon ball. Things looked up from the grass and went on chewing. It was a fine night. ${a} noticed it as one notices things through a window.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'excited'), seen(A, 'look-up', 'surprised')], things: ['moon'] },
        `At the top they had a moon, and the whole of the world, on both sides. "What's that?" said ${b}. Far down something with lights was going round the hill, like a snail with a lamp. It went a little way and stopped. Then it went on a little way, and stopped for longer. "It's our ${x}!" said ${b}. "It isn't even half way."`,
        `"Oh, look," said ${b}, on the top. The moon was up. There was the one town, and there was the other. Between them ran the ${way}, in a great lazy ring. Something lit crept along it. It was the ${x}, no bigger than a beetle. "It stops so long," said ${a}. "It's stopping for ages. And nobody gets on."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(V, 'hold', 'curious', 'letter'), seen(A, 'stand', 'scared')],
          things: ['letter', 'torch'],
        },
        `"Let's see when it gets in," said ${v}. "Who's got the times?" So out it came, the paper. She held it under the torch like a letter, and put on her glasses. It said it there, as plain as a door: ten past, not on Saturdays. She looked at ${a}. "The print's very small," she said, and folded it up again. "Anybody might get that wrong."`,
        `${v} wanted to know when it was due. There was only one way to know it. ${a} had to unfold the paper and give it to her, like a letter, there under the torch. Her finger went down the row, and stopped, and stayed. "Well," she said, after a time. "What small print! Anybody might get that wrong." And she held it out to ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(G, 'stand', 'surprised')] },
        `She had opened a gate and was holding it. One had only to walk through. "It isn't small," said ${a}. "It's in capitals. I didn't look, because I had a good stone. And then you said that it was you, and I let you." ${Gcap} didn't shout. It was worse. ${Gcap} put out a hand for the paper, and it went into another pocket.`,
        `That was kind of her, and it would have done. Nobody would ever have known. "It isn't so very small," said ${a}. "I saw it said Saturday. I just saw it with the back of my head. It wasn't you, ${g}. It was me, and I let you say sorry for it." There was a long bit of hill with nothing said. "I'll have the paper, please," said ${g}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(V, 'sit', 'calm'), seen(B, 'sit', 'happy'), seen(A, 'sit', 'shy')],
        },
        `Down they came, between two gardens, and out by a pump, and it was their own road. They sat on the wall by the ${stop}, and rubbed their feet, ${v} and ${b} and ${a}. "It ought to be here," said ${b}. "We were so slow." ${a} knew now when it was due, to the minute. But ${a} had no paper, and said nothing.`,
        `The path let them out behind somebody's beans. It was their own street, with their own lamp, and their own ${stop}, and there was nothing at it. ${v} sat down with a bump, and ${b} sat down by her. "We've beaten it," said ${b}. "At the speed of a cabbage!" ${a} sat at the end of the wall, and felt an empty pocket.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(G, 'wave', 'surprised'), seen(V, 'stand', 'happy')],
          things,
        },
        `At last the ${x} came, very slowly, with its lights all on. "There you are!" said the driver, and leaned right out. "I saw you running, in my mirror, when I couldn't stop any more. So I waited for you at every stop there is." Nobody spoke. "${refrain}," said the driver. "I didn't like to leave you." And ${v} gave the driver the cabbage.`,
        `Then the ${x} crept round the corner, as if it were looking for something. It was. "I've been worried sick," said the driver. "I saw you in the mirror, and I was on the bend. I've stopped at every single place, and waited ten minutes. ${refrain}, you see." ${Gcap} went over, and they shook hands, for some time. ${v} said that she had never had such an evening.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'calm', 'letter')],
          things: ['letter'],
        },
        `"When's the first ${x} tomorrow?" said ${g}, at bedtime. "I haven't got the paper," said ${a}. ${Gcap} laid it on the blanket, like a letter. ${a} sat up and unfolded it, and looked, and looked again. "Twenty to," said ${a}. "Not on Sundays. Tomorrow is a Sunday, so there isn't one." "Thank you," said ${g}. "One more story?" said ${a}. There was one. "${refrain}," said ${g}, and put out the lamp.`,
        `It was far too late for anything. But ${g} came in, and sat down, and took a paper out of one pocket, folded like a letter. "Somebody has to be in charge of these," said ${g}. ${a} read all of it, down to the small stars at the bottom. "May I have a kiss?" said ${a}. There was that. "And another?" There was that. "${refrain}," said ${g}. But that was only for today.`,
      ),
    ],
  };
}
