import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './white-old.ts';
import { REFRAINS, TITLES, crowdOf } from './white-said.ts';

/** All are every colour, and run round one chair with great care; nobody has asked who sits in it. */
export const WHITE: EventPlot = {
  id: 'white',
  when: /\bholi\b|\bfestival\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, G, a, g, Gcap, comesToo, chance } = going;
  const { O, o, C, c } = crowdOf(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(G, 'stand', 'happy')],
          things: ['bowl', 'shirt'],
        },
        `It is Holi! ${A.introduced} wears white. ${Gcap} has bowls of colour.${comesToo}`,
        `Today is Holi. ${A.introduced} wears white. There are bowls of colour.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'sit', 'calm'), seen(A, 'stand', 'curious')], things: ['chair'] },
        `In the middle sits ${o}. Her shawl is white. Her hand is shut.`,
        `There sits ${o}, all in white. One hand is shut.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'run', 'happy'), seen(A, 'run', 'happy')] },
        `"May I?" says ${C.introduced}, the cousin. "Yes!" Puff! Now ${a} is red.`,
        `Here is ${C.introduced}, the cousin. "May I?" "Yes!" Puff! ${a} is all red.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(B, 'run', 'happy'), seen(O, 'sit', 'calm')] },
        `Puff! ${B.introduced} is yellow. They run. "${refrain}" calls ${g}. They go round the chair.`,
        `Puff! Now ${B.introduced} is yellow. Round the chair they go. "${refrain}" says ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'run', 'happy'), seen(G, 'stand', 'surprised')] },
        `Puff! ${c} is green. Puff! ${Gcap} is blue! "${refrain}"`,
        `${c} is green. And ${g}? Blue, all blue! "${refrain}" says ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(O, 'sit', 'sad'), seen(A, 'stand', 'surprised')], things: ['chair'] },
        `Now all are red and green. Only ${o} is white. She looks at her hand.`,
        `Only one is white still. ${o} sits there, and sighs.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(O, 'sit', 'curious')], things: ['bowl'] },
        `${a} goes up to the chair. There is one pinch left. "May I?" says ${a}.`,
        `There is a bit of pink left. ${a} takes it to ${o}. "May I, please?"`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'cheer', 'happy'), seen(A, 'cheer', 'surprised')] },
        `"Yes!" says ${o}. "At last!" Her hand opens. Puff! Purple!`,
        `"I thought nobody would ask!" says ${o}. Her hand opens. Purple! Puff! All over ${a}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(O, 'dance', 'happy'), seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')] },
        `Now ${o} is pink, and dances. Round and round! "Happy Holi!"`,
        `Puff! The shawl is pink. Up gets ${o}, and dances with ${a}. "Happy Holi!"`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(G, 'kneel', 'happy')],
          things: ['bathtub'],
        },
        `The bath goes brown. But behind one ear is purple. "${refrain}" says ${a}.`,
        `In the bath it all comes off. One purple dot stays. "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
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
          actors: [seen(A, 'stand', 'excited'), seen(G, 'stand', 'happy')],
          things: ['bowl', 'shirt'],
        },
        `It was the morning of Holi. ${A.introduced} had a clean white shirt on, for the last time.${comesToo} On the garden table stood bowls of powder, red and yellow and green. "Ask first," said ${g}, "and then throw."`,
        `On Holi people wear white, so that there is room for the colours. ${A.introduced} had buttoned it right up.${comesToo} "There's one rule," said ${g}, and filled the bowls with powder. "You say: may I? And if it's yes, you may."`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'sit', 'calm'), seen(A, 'stand', 'curious')], things: ['chair'] },
        `In the middle was a chair. On it sat ${o}, the oldest of them all. Her shawl was as white as milk. She kept one hand shut in her lap. "Has she got a sweet in there?" said ${a}.`,
        `All the aunts and uncles had come. The oldest was ${o}, who had the only chair, in the middle. She was white from top to toe. One hand lay in her lap like a nut. "What's in it?" said ${a}. Nobody knew.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'run', 'happy'), seen(A, 'run', 'happy')] },
        `"May I?" said ${C.introduced}, who was a cousin, and had red in both fists. "Yes!" said ${a}. Puff! The shirt was not white any more, and nor was ${a}. "Happy Holi!" they shouted.`,
        `The first was ${C.introduced}, the quickest of the cousins. "May I?" "You may!" said ${a}, and shut both eyes. It was as soft as flour. When ${a} looked down, there was a red sun on the shirt. "Happy Holi!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(B, 'run', 'happy'), seen(O, 'sit', 'calm')] },
        `${B.introduced} was yellow in no time. They chased each other over the grass. When they came to the chair, the whole chase had to bend. "${refrain}!" called ${g}. So it went round, like water round a stone.`,
        `Then ${B.introduced} asked, and was asked, and turned yellow. They ran all over the garden. But each time, at the chair, somebody called out. "${refrain}!" called ${g}. And they ran on tiptoe, with their hands behind them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'run', 'happy'), seen(G, 'stand', 'surprised')] },
        `By eleven ${c} was green, with a yellow nose. "May I?" said ${a} to ${g}. "Oh, well," said ${g}, and was blue. There was a song, and some of them danced. "${refrain}!" sang the blue one, between two verses.`,
        `There was drumming, and there were sweets with nuts inside. ${c} had been green for an hour. Even ${g} had said yes, and was blue to the eyebrows. "${refrain}!" said everybody to everybody, going past the chair.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'sit', 'sad'), seen(A, 'stand', 'surprised')], things: ['chair'] },
        `Then ${a} stopped to get some breath. It was like looking into a paint box. "There's only one white thing left," said ${b}. That was ${o}. She watched them all go by. Every time, she sat up a little. And then she sat back.`,
        `${a} had a stitch, and leaned on the tree. "Look," said ${b}. They were red, and orange, and every sort of green. In the middle was a hole, and the hole was ${o}. Her foot was dancing. The rest of her sat still.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(O, 'sit', 'curious')], things: ['bowl'] },
        `"Nobody has asked her," thought ${a}. In the last bowl was one pinch of pink. It was very quiet, all at once, when ${a} walked up to the chair. "${refrain}!" somebody whispered. "Great-Aunt," said ${a}, "may I?"`,
        `"We all say mind," thought ${a}, "and nobody says may I." ${a} scraped out a bowl, and there was some pink in it. The drums stopped. You could hear ${A.names} bare feet in the grass. "Please," said ${a} to the white shawl, "may I?"`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'cheer', 'happy'), seen(A, 'cheer', 'surprised')] },
        `"May you?" said ${o}. "I've been sitting here since eight!" And the hand opened. It was not a sweet. It was a whole fistful of purple, warm from being held. "May I?" said ${o}. Puff! ${a} was purple before the yes was out.`,
        `She looked up at ${a} for a long moment. "I thought that nobody ever would," said ${o}. And she opened her hand. It had been full of purple, all that time. "And may I?" said ${o}. "Yes," said ${a}. Puff! It went up ${A.names} nose.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(O, 'dance', 'happy'),
            seen(A, 'dance', 'happy'),
            seen(B, 'dance', 'happy'),
            seen(C, 'dance', 'happy'),
          ],
        },
        `Pink went the shawl, and then they all came. "May I? May I?" "Yes!" cried ${o}. "And you! And you!" She got up, and she was the best dancer of them all. Only the chair was white now. "May I?" said ${b} to the chair.`,
        `After that there was no stopping her. She was pink, and then she was everything. She threw straighter than ${c}, and she could run. "Why did you never say?" said ${g}. "You all took such good care of me," said ${o}.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(G, 'kneel', 'happy')],
          things: ['bathtub'],
        },
        `In the evening there was a bath. It turned seven colours, and then brown. ${Gcap} scrubbed and scrubbed. Behind one ear was a spot that was purple. "${refrain}," said ${a}, and held a hand over it. "That's hers."`,
        `It took three baths to find ${a} again. At last there was only a bit of purple, on one elbow. ${Gcap} came with the sponge. "${refrain}!" said ${a}. So it was left there, and it stayed until Tuesday.`,
      ),
    ],
  };
}
