import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same night for children of 8 and more, who were a little ashamed of the one that is not electric. */
export function old(going: Going): Told {
  const { K: A, k: a } = going;
  const { day, greeting, lamp, lamps, D, d, Dcap, C, c, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'reach', 'excited'), seen(C, 'cheer', 'happy')],
        },
        `There was no street like it in the whole town. For ${day} they had hung a thousand lights from roof to roof, in six colours, that ran, blinked and changed. People drove over from other streets to look. The switch was in ${A.names} hall. It had been put to the vote who should press it, and ${A.introduced} had practised. "Three, two, one," said ${C.introduced}. Click. It was as if somebody had taken the lid off the night.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'happy'), seen(A, 'stand', 'shy')] },
        `On the sill of the front room stood a single ${lamp}. ${Dcap} had filled it and lit it, as every year, and had turned it so that it looked out. Next to a thousand it was like a full stop beside a newspaper. "${d}," said ${a}, "people will think that ours are broken. What's it for?" "It was here first," said ${d}. ${a} swung the shutter outside half shut, so as not to be asked by anyone from another street.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(C, 'stand', 'worried')] },
        `At ten past seven there was a pop. It was no louder than a cork. The red went, then the green, and then everything, out to the corner and round it. All the windows had gone as well, and the street lamps, and the sign above the shop. You would not have thought that there was so much black to be had. Somewhere a plate came down. Then it was very quiet, as it is when a great many people wait for somebody else to do something.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(C, 'stand', 'worried')] },
        `It was ${A.names} switch, and so it felt like ${A.names} fault. Click. Click, click. ${a} tried it fast, and then slowly, and then with the eyes shut. "${refrain}" said ${a}. They had all come out on their steps by now. "Is it off at yours?" "It's off at ours." Voices they had known for years went about without any faces. Out on the road the cars from other streets turned round, one after the other, and drove home.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'torch'), seen(C, 'stand', 'curious')] },
        `"A torch," said ${c}, and found it, with a shin. It gave them some yellow light, and then some brown, and then none. At number nine they had one that you shake. They shook it till their arms ached, and for a second you could see an arm. The shop had a big one, with no batteries in, because it sold batteries. "${refrain}" said ${c}, into the shop.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(C, 'sit', 'sad')] },
        `A man with a loud voice had got through to the electricity people. "In the morning," he told the dark. "It's a cable. They'll dig." There was a groan all the way along. Nobody wanted it in the morning. ${a} sat down on the step, chin on fists. They had looked forward to it since the summer, and it had lasted for ten minutes. "${refrain}" said ${a}. "And everybody knows who pressed it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(C, 'look-up', 'curious')] },
        `"It wasn't your finger," said ${c}. ${a} looked up to see if that was meant kindly, and could tell that it was. You could see it in ${C.names} face. It took a moment for that to sink in. There was a thin gold line down one side of ${C.names} nose. There was another on the edge of the step. They came from behind, through a gap. ${a} got up, and swung the shutter right back. "It hasn't got a plug," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'hold', 'happy'), seen(A, 'stand', 'curious')] },
        `The whole step was gold. "It's one," said ${c}. "You can't do a street with one." "How do you suppose that we lit a whole village?" said ${d}. There was a box on top of the cupboard. All the old ${lamps} were in it, packed in newspaper. ${Dcap} filled one, and lit it from the first with a long match. "There. Two. And is the old one any smaller for it?" They bent down, and looked from both sides. It wasn't.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(C, 'run', 'excited'), seen(D, 'walk', 'happy')] },
        `That was all that ${a} needed. "I know how to do it! We set them out, and nobody goes back for a light. They take it from next door." ${a} and ${c} ran ahead with the box, and put a ${lamp} down at each step. ${Dcap} came behind and filled them, and gave the first its flame. From that one the neighbour lit the second, and the second went to the third. The grown-ups carried it with a hand held round, each of them as far as the next door.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(C, 'cheer', 'happy'), seen(D, 'stand', 'happy')] },
        `It crept down one side, no faster than people walk, and turned at the shop, and came up the other. There was just enough in the box. None of it blinked. None of it ran. The faces came back, one house at a time, and all of them were gold. Nobody had to shout any more. "${greeting}," said each to the next, and held it out. At number one the last of them met the first.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(D, 'hug', 'happy')], things: ['star'] },
        `They had carried their chairs out, and somebody's sweets were going round, when there was a pop. On it all came, red, green and running, and a thousand lights looked down on them. They put their hands over their eyes. ${a} was already in the hall. Click. "Oh, thank you," said the street, from end to end. When they could see again, there were stars. They had been up there every year, it seemed, and it had never been dark enough. On the sill ${d} moved the small one a little to the left.`,
      ),
    ],
  };
}
