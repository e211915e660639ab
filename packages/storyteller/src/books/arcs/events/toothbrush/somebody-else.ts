import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { partsOf } from './parts.ts';
import { REFRAINS, TITLES } from './said.ts';
import { old } from './somebody-else-old.ts';

/** Combs have teeth, zips have teeth, rakes have teeth; and in the end it is the toothbrush that has to be brushed. */
export const SOMEBODY_ELSE: EventPlot = standsApart(
  ableFriend({ id: 'somebody-else', when: /\bteeth\b|\btooth ?brush/i, young, middle, old }),
);

function young(going: Going): Told {
  const { chance } = going;
  const { O, B, T } = partsOf(going);
  const [o, b, t] = [O.name, B.name, T.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(O, 'stand', 'angry'), seen(T, 'stand', 'happy')] },
        `This is ${O.introduced}. And this is ${T.introduced}. "Not my teeth!" says ${o}. "${refrain}"`,
        `Here is ${T.introduced}. But ${O.introduced} will not brush! "Not me," says ${o}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'run', 'excited'), seen(O, 'stand', 'surprised')] },
        `So ${t} jumps down. Hop, hop, hop! The toothbrush has run away.`,
        `Hop! Down jumps the toothbrush. ${t} runs away.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'dance', 'happy'), seen(O, 'stand', 'happy')] },
        `A comb has teeth, too. Scrub, scrub! Now the comb shines. "${refrain}" says ${o}.`,
        `Who else has teeth? The comb! Scrub, scrub. ${o} laughs. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'dance', 'happy'), seen(O, 'cheer', 'happy')], things: ['coat'] },
        `The zip on the coat has teeth. Scrub, scrub! It shines. "${refrain}" says ${o}.`,
        `A coat! The zip has teeth, too. Scrub, scrub. "${refrain}"`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(T, 'run', 'excited'), seen(O, 'run', 'surprised')] },
        `Out into the garden! The rake has teeth. Big, muddy teeth. Scrub, scrub!`,
        `Now ${t} hops out to the rake. It has muddy teeth. Scrub, scrub!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(O, 'stand', 'worried')] },
        `Here comes ${B.introduced}. "Everything shines," says ${b}. "But your teeth have jam on!"`,
        `Everything shines, but not ${o}. "Jam on your teeth!" Here is ${B.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'reach', 'determined'), seen(T, 'stand', 'shy')] },
        `"Now me!" says ${o}. But look at ${t}! The toothbrush is all mud.`,
        `"Come back, ${t}! Now me!" But the toothbrush is black with mud.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'close',
          actors: [seen(O, 'hold', 'determined', 'soap'), seen(T, 'stand', 'happy')],
        },
        `So ${o} takes the soap. Scrub, scrub, scrub! ${o} brushes the toothbrush.`,
        `First ${t} needs a wash. Soap! Scrub, scrub. Now ${o} brushes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'happy'), seen(T, 'dance', 'happy')] },
        `Now ${o} opens wide. Up and down. Ting! They shine.`,
        `Open wide, ${o}. Scrub, scrub. Ting!`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(B, 'hold', 'happy'), seen(O, 'stand', 'determined')] },
        `Next night ${b} brings the comb. "${refrain}" says ${b}. "No," says ${o}. "Me!"`,
        `Next night the comb waits, too. "${refrain}" says ${b}. "No! Me first!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { O, B, T } = partsOf(going);
  const [o, b, t] = [O.name, B.name, T.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(O, 'stand', 'angry'), seen(T, 'stand', 'happy')] },
        `${O.introduced} did not want to brush any teeth. "I did them yesterday," said ${o}. In the cup stood ${T.introduced}, quite ready. "${refrain}" said ${o}.`,
        `Every evening it was the same. ${T.introduced} waited in the cup. And ${O.introduced} did not want to brush any teeth. "They only get dirty again," said ${o}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'run', 'excited'), seen(O, 'stand', 'surprised')] },
        `Nobody had ever said that to ${t} before. The toothbrush thought about it, and jumped out of the cup. Hop, hop, hop, it went, and round the corner. It had run away.`,
        `The toothbrush could take a hint. There was a clink. ${t} was out of the cup, and down from the shelf. With a hop and a hop the toothbrush ran away.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'dance', 'happy'), seen(O, 'stand', 'happy')] },
        `On the shelf in the hall lay the comb. Now a comb has teeth, about fifty of them. Scrub, scrub, went ${t}, until they gleamed. "That's right," laughed ${o}. "${refrain}"`,
        `${o} looked round the corner, to see what it would do. It had found the comb. "A comb has got teeth!" said ${o}. Scrub, scrub! The comb had never been so happy. "${refrain}" said ${o}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'dance', 'happy'), seen(O, 'cheer', 'happy')], things: ['coat'] },
        `Next came the coat, on its hook. The zip has teeth, all the way up. Scrub, scrub! It went up and down like a song. "${refrain}" said ${o}. "This is much better."`,
        `There hung a coat. Whoever looked closely saw teeth, two rows of them, on the zip. ${t} did both. The zip ran as it had never run before. "${refrain}" said ${o}, and clapped.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(T, 'run', 'excited'), seen(O, 'run', 'surprised')] },
        `Then ${t} saw the open door, and what stood outside. The rake! It has the longest teeth of all. They were brown with mud. Scrub, scrub, scrub! The mud flew everywhere.`,
        `But the best was in the garden. There stood the rake, with big iron teeth. Nobody had brushed those for ten years. ${t} set to work, and there was nothing to be seen but mud.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(O, 'stand', 'worried')] },
        `"What a shine there is everywhere," said ${B.introduced}. "The comb shines. The zip shines. Even the rake shines. But you've got jam on your teeth." ${o} tried them with the tongue. They had a sort of fur.`,
        `${B.introduced} came out to look. "They're beautiful," said ${b}. "I've never seen a rake smile. Smile, ${o}!" ${o} smiled. "Ah," said ${b}. "That's jam, and I think that's Tuesday's."`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'reach', 'determined'), seen(T, 'stand', 'shy')] },
        `"That's my brush!" cried ${o}. "Now it's my turn! ${t}!" ${t} came at once. But you could hardly see that it was a toothbrush. It was black, from top to toe, and it dripped.`,
        `All at once ${o} wanted it back. "It's got my name on it!" said ${o}. There came ${t}, hop, hop, and left a black spot at every hop. "Not like that," said ${o}. "Not in here."`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'close',
          actors: [seen(O, 'hold', 'determined', 'soap'), seen(T, 'stand', 'worried')],
        },
        `So ${o} got the soap, and scrubbed the toothbrush with it. ${t} did not want to be brushed at all. ${t} wriggled. "Keep still," said ${o}. "It's only for two minutes."`,
        `There was no other way. ${o} had to brush the toothbrush. ${t} ducked, and slipped out twice. "You've got to do the back as well," said ${o}. "It doesn't hurt. You're only being silly."`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'happy'), seen(T, 'dance', 'happy')] },
        `When ${t} was white again, ${o} opened wide. Up and down they went, outside, inside and all along the top. When ${o} smiled into the mirror, it nearly smiled first.`,
        `Then it was ${o} who kept still. ${t} did the front ones, and the back ones, and those that nobody sees. They went as smooth as a plate. "Ting," said ${b}, at the door.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(B, 'stand', 'happy'), seen(O, 'stand', 'determined'), seen(T, 'stand', 'happy')],
        },
        `The next night the comb lay there by the basin, and hoped. The coat had come, too. "${refrain}" said ${b} to the brush, for fun. "Nothing of the sort," said ${o}. "I'm first."`,
        `The evening after, there was a queue. First came the comb, and then the coat. There were bits of mud from the rake, too. "${refrain}" said ${b}. ${o} pushed in at the front. "They can have it afterwards," said ${o}, and opened wide.`,
      ),
    ],
  };
}
