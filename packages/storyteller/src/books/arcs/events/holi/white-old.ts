import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { crowdOf, REFRAINS, TITLES } from './white-said.ts';

/** For the oldest: a fight is nearly won, and the last colour may be spent on it or on somebody else. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { O, o, C, c } = crowdOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'determined'), seen(C, 'stand', 'proud'), seen(G, 'stand', 'happy')],
          things: ['bowl', 'shirt'],
        },
        `Last Holi it had ended with a draw. ${C.introduced} had been green all over, and ${A.introduced} had been red all over, but for one sleeve. This year it would be settled between the cousins. They stood there in white, like two sheets of paper.${comesToo} "Ask first," said ${g}, and took the lids off the bowls. "No faces. And when it's gone, it's gone."`,
        `There were nine bowls on the table, heaped like small mountains. ${A.introduced} had bought the pink one with saved-up money, and put it right at the back. It was for ${C.introduced}, who was a cousin, and had won last time.${comesToo} All of them wore white, and it was Holi, and nobody had moved yet. "May I, and yes, and only then," said ${g}. "And nothing in the eyes."`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'sit', 'calm'), seen(A, 'stand', 'curious')], things: ['chair'] },
        `In the middle of the lawn they had put a chair for ${o}. She was ninety, or thereabouts, and her shawl was whiter than any of theirs. "It's the one from her wedding," said ${g}. "So mind." She had nodded to each of them. In her lap lay one hand, shut, as if there were a bird in it. "Is it a sweet?" whispered ${B.introduced}. "It's just how she holds it," said ${a}.`,
        `Only one person had a chair. It was ${o}, who was so old that she had been to everyone's wedding. It stood in the middle, where she could see it all, and be out of the way. Her white shawl was the one from her wedding, and had never had a crumb on it. One of her hands was open, for the tea. The other was shut. ${B.introduced} looked at it from the left and from the right, and it stayed shut.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'run', 'excited'), seen(A, 'run', 'excited'), seen(B, 'run', 'happy')] },
        `"May I?" "Yes!" They said it both at once, and there was a bang without a noise. When it had settled ${a} was red, and ${c} was yellow, and they were running. It's a strange thing to breathe in a colour. Between the trees they went, and over the bench. And at the chair they stopped short, and walked round it with their hands up. "${refrain}!" called ${g}. Then they ran on.`,
        `It began with one pinch. After a minute you could not see the house. Somebody went by who was orange and might have been an uncle. "May I?" shouted ${c}, out of a green cloud. "If you can!" shouted ${a}. They tore across the lawn. But wherever they ran, it came out at the chair, and there everyone went on tiptoe. "${refrain}," they told each other, quite politely, and then it broke loose again.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hide', 'determined'), seen(C, 'run', 'happy'), seen(G, 'stand', 'surprised')],
          things: ['bowl'],
        },
        `By noon they had seen to the uncles. ${Gcap} was blue, and had said yes to it in a weak moment. There was drumming, and things to eat with nuts inside. Of all the bowls there was only the pink one left, with one handful in it. ${c} had one white patch, between the shoulders. It was as big as a plate. ${a} lay behind the bush with the bowl. "Turn round, turn round," whispered ${a}.`,
        `One by one the bowls had been emptied. There was one fistful of pink, and it was ${A.names}. And there was one bit of ${c} that nobody had got at. It was in the middle of the back, as clean as a plate. Whoever filled that in had won. ${a} crept round by the drums, behind ${g}, who was blue to the teeth. "${refrain}," said ${g}, from habit. ${c} was eating something. It was perfect.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(O, 'sit', 'sad')], things: ['chair'] },
        `${a} got down flat in the grass, and from there you saw the chair from the side. The whole garden was dancing round it, in every colour there is. They came running up to it, and they bent, and they were gone. Each time, ${o} leaned forward. It was very little. You had to be lying on your front to see it. Each time her hand came up from her lap, and each time it went down again. "What does she want?" whispered ${b}. ${a} forgot about the plate.`,
        `It was only by chance that ${a} looked that way. ${o} had her eyes on a small boy who was galloping straight at her, orange to the ears. She sat up. She lifted the hand that was shut. "${refrain}!" somebody cried, and the boy was pulled to one side. And ${o} put the hand back in her lap, and smiled at nobody. It's how you smile at the window of a bus that has gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(C, 'stand', 'happy')], things: ['bowl'] },
        `There was one handful. If it went on ${c}, it would be told for a year who had won. And what if ${o} said no? She'd be quite right. It was her wedding shawl, and everyone had said mind. ${c} was turning round at last, and there was the plate, three steps away. "May I?" was all that it would take. ${a} stepped out, with the pink in one hand, and went past.`,
        `Nobody had asked her. They had all been so careful that nobody had asked. But there was just the one fistful, and when it's gone it's gone. ${c} stood there, with that clean white back, licking honey off a thumb. ${a} had saved that pink all morning. "Why are you stopping?" said ${b}. ${a} could not have said. It was the way that she had put it back in her lap.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(O, 'sit', 'curious')] },
        `It's a long way to a chair, when people have seen where you are going. The drums left off. "${refrain}," said an aunt, quite sharply. ${a} stood in front of the white shawl, with red knees. From there you could see every thread. "Great-Aunt," said ${a}. "I've only got pink. You needn't. But may I?"`,
        `"${refrain}!" cried three people at once. ${a} walked on, and stopped where everybody had stopped, and then took one more step. ${o} had to look up a bit, because of the sun. "It doesn't wash out very well," said ${a}. That had to be said, to be fair. "I wanted to ask you, anyhow. May I?"`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'cheer', 'excited'), seen(A, 'cheer', 'surprised')] },
        `For a moment nothing happened. Then it began at the corners of her eyes. "I have been holding this," said ${o}, "since a quarter to eight." And the hand opened. It was purple. It was packed as hard as a plum, and it had got into all the lines. "I thought, the first who asks me gets it," said ${o}. "Every year I think so. May I?" She had a very good arm, for ninety.`,
        `"Child," said ${o}, "what do you suppose I wore white for?" She held out her fist, and turned it over, and undid it, one finger after another. There was purple in it, right to the wrist, as warm as bread. "I take some every year," said ${o}. "Every year I carry it home again. May I?" "Yes," said ${a}. It hit the middle of the shirt, and went off like a firework.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(O, 'dance', 'happy'),
            seen(A, 'dance', 'happy'),
            seen(C, 'dance', 'happy'),
            seen(B, 'dance', 'happy'),
          ],
        },
        `Then ${a} used the pink, and it came down on her like blossom. "Happy Holi," said ${a}. Somebody laughed, or cried, and the drums fell over each other to begin. "May I?" said ${c}, who had scraped up some green. "May I?" said ${g}. They stood in a queue. And ${o} got up from the chair, and it was she who went after the uncles.`,
        `The pink went over the shawl, slowly, and stayed. It had never looked so well. "Happy Holi!" said ${a}, and then they all said it, and they all came. They had nothing left but what was on them, so they hugged her, one after another, and it came off. At the end she was every colour in the garden. "Well, don't stand there," said ${o}. "Is nobody going to dance with me?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'stand', 'happy'), seen(A, 'sit', 'happy'), seen(O, 'sit', 'happy')],
          things: ['chair'],
        },
        `"You never got me," said ${c}, later, on the steps. "There's still a patch. I can feel it." It was true, and it would be told for a year. "No," said ${a}. Behind them somebody had come up without a sound, with the last of the purple on one thumb. "May I?" said ${o}, and winked. "May you what?" said ${c}. "Yes?" And there it was, right in the middle of the plate.`,
        `The chair stood empty, and it was the only white thing in the place. "So who's won?" said ${c}, turning to show the back. "You have," said ${a}. "I'd nothing left." ${c} thought about that. "You had pink," said ${c}. "I saw it go." Then ${c} did a thing that nobody does. ${c} sat down on the wet grass, and lay back, and rolled. "There," said ${c}. "Now it's a draw."`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(G, 'kneel', 'happy')],
          things: ['bathtub'],
        },
        `It took three baths. Red went first, and green, and there was a ring round the tub like the rings of a tree. At the end there was a purple mark on ${A.names} chest, the shape of a small hand. ${Gcap} reached for the brush. "${refrain}," said ${a}. They say that the shawl was never washed at all. It hangs in a window, with the light behind it.`,
        `"Hold still," said ${g}, with the sponge. It had all gone down the drain, but for one purple patch over the heart. "${refrain}!" said ${a}, and slid under. Next year there will be two chairs, ${o} says, one for the tea and one to throw from. She wants a bowl of her own. And somebody must ask her, she says. It's better if they ask.`,
      ),
    ],
  };
}
