import type { Told } from '../../arc.ts';
import { cap, clause, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { HardDay } from './book.ts';

/** Two people at a table, weighing something that is not there. */
export function old({ child: K, grownUp: G, happened, helped, said, answered, alone, chance }: HardDay): Told {
  return {
    title: titled(chance.pick('what was in the bag', 'the weight of a Tuesday', `${K.name} weighs it`)),
    refrain: null,
    pages: [
      page(
        [
          `There was a pair of scales in the kitchen, with a row of weights like a family. They were for flour. But ${K.name} and ${G.name} had weighed nearly everything on them by now. A slipper was eleven ounces. A letter was none, and neither was a joke, though they had tried a long one.`,
          `${K.name} liked to know what things weighed. It had started with a parcel. Now ${G.name} had put up a list on the kitchen wall, beside the brass scales. It had the cat on it, twice, and a loaf before and after tea.`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(K, 'stand', 'happy'), act(G, 'sit', 'happy')] },
      ),
      page(
        [
          `What happened at school took less than a minute. ${happened} That was all. One could have written it on a stamp. But a minute like that has a lot of room in it. ${K.name} had time to ${alone ? 'look at every single empty peg' : 'see every single face'}.`,
          `It was a Tuesday, and it had been going well. ${happened} ${alone ? `The clock had been there all year, and ${K.name} had never heard it before. Now there was nothing else.` : `People say that they wanted the floor to open. ${K.name} had never understood that before. It had seemed a funny thing to want of a floor.`}`,
        ],
        { setting: 'classroom', camera: 'close', actors: [act(K, 'stand', 'sad')] },
      ),
      page(
        [
          `${helped} There was even something funny, later on, with a window and a pigeon. ${alone ? '' : 'Everybody talked about that instead. '}${K.name} laughed at the pigeon as well. It was odd. The laughing went on at the top, and underneath was the other thing, sitting quite still.`,
        ],
        { camera: 'medium', actors: [act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `The bag was heavy, going home. ${K.name} put it down to the atlas. But when the atlas came out, to be carried under one arm, the bag was exactly as heavy as before. It pulled to the left. At the corner ${K.name} thought of telling somebody, and the bag got heavier at once.`,
        ],
        { setting: 'street', time: 'sunset', camera: 'wide', actors: [act(K, 'walk', 'sad')] },
      ),
      page(
        [
          `"Nothing," said ${K.name}, which was the answer to what was the matter. It was also the answer to how was school, and to would you like some soup. ${cap(G.name)} did not ask a fourth thing. ${cap(G.name)} picked up the bag, to move it off the stairs, and stopped, and picked it up again.`,
        ],
        { setting: 'kitchen', camera: 'medium', actors: [act(K, 'sit', 'worried'), act(G, 'stand', 'curious')] },
      ),
      page(
        [
          `They put it on the scales. It was just the two of them, and the tap. Four pounds, said the scales. ${cap(G.name)} took out the atlas, and a shoe, and half a bun, and weighed those. They came to four pounds exactly. "Then it isn't any of these," said ${G.name}. "Because I've carried four pounds before. And that was more." ${K.name} looked at the pan for some time.`,
        ],
        { camera: 'close', actors: [act(G, 'hold', 'calm'), act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `"${said}" It was said to the scales, really. Nobody moved. "${clause(answered)}," said ${G.name}. And then, because it was the sort of evening for it, ${G.name} told one too. It was from a very long time ago, and there was a bucket in it. It had been carried about for years and years. "You should have said," said ${K.name}. "Yes," said ${G.name}. "I should."`,
          `It took three goes to get hold of the first word. "${said}" Then the scales went up and down once, because somebody had leaned on the table. "${clause(answered)}," said ${G.name}. That was all, and it was quite enough. They sat there. After a bit ${K.name} told it again, from the beginning, and it was shorter than it had been.`,
        ],
        { camera: 'medium', actors: [act(K, 'sit', 'calm'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `They put everything back and weighed the bag again. It was four pounds. Scales are only made for flour. But ${K.name} lifted it down with one hand, and it swung. ${K.name} had got a good arm ready, and had to use some of it up on the cat.`,
        ],
        { camera: 'wide', actors: [act(K, 'reach', 'surprised'), act(G, 'sit', 'happy')] },
      ),
      page(
        [
          `There is a new line on the list, near the bottom. "One Tuesday," it says. In the next column, where the ounces go, there are two numbers. One is for before it was said, and it has been gone over so hard that the paper is torn. The other is for after. It has the cat sitting on it, so one cannot see.`,
          `The list has a new line now. It says "Tuesday", and then it says "before" and "after". Under "before" ${K.name} put a rock, and could not draw it big enough. Under "after" there is a dot. You might take it for a crumb, and somebody has tried to.`,
        ],
        { time: 'night', camera: 'close', actors: [act(K, 'sit', 'happy'), act(G, 'sit', 'happy')] },
      ),
    ],
  };
}
