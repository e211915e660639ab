import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** One is good at what one has taught. */
export function old(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { T, t, it, often, refrain } = partsOf(going);
  const [first, second, third] = it.steps;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'sit', 'calm'), seen(G, 'stand', 'calm')] },
        `${k} has ${it.has}. It is not the most interesting thing about ${k}, who can whistle through both sides and knows all the flags. But it comes ${it.isOften ? 'before breakfast, and many times a day after that' : 'first in the morning, before breakfast'}, and ${g} comes with it. "You don't have to like it," says ${g} every time. "${refrain}" They say the last bit together, and then it is done, and the day can start.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'worried'), seen(K, 'sit', 'surprised')] },
        `On Monday morning ${T.introduced} lay face down on the blanket. ${t} had never been ill. ${t} had been left out in the rain, and once posted to Wales, and had never said a word. "What's wrong?" said ${k}. It came out rather muffled. "I've got it as well," said ${t}. "What you've got. ${cap(it.has)}."`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'curious'), seen(K, 'sit', 'calm')] },
        `"I must have caught it from you, in the bed," said ${t}. "You can't have," said ${k}. "Nobody can catch it from anybody. And before you ask, it isn't because you did something wrong. I asked that too." ${t} sat up. "Then what is it?" So ${k} had to think how it had been told to ${k}, with all the long words taken out. "${it.is}" "Hm," said ${t}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'box'), seen(T, 'sit', 'curious')],
          things: ['box'],
        },
        `So ${t} needed ${it.gear}. ${k} emptied the box of odds and ends, and found ${it.made}. It took an hour to get it right. "It's very nice," said ${t}. "I don't want it." "No," said ${k}. "I said that, too."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'calm'), seen(T, 'sit', 'worried')] },
        `"${first.replace(/\.$/, ',')}" said ${k}, in the voice that nurses have. "I'll look at the window," said ${t}. "Good. I always do that." It is a curious thing to be on the other side of it. ${k} had never noticed how slowly you have to move, so as not to startle anyone. "You're doing it quite well," said ${t}, after a bit, with both eyes shut.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'calm'), seen(T, 'sit', 'worried')] },
        `"${second.replace(/\.$/, ',')}" said ${k}. "And tomorrow?" said ${t}. "Will it be over tomorrow?" It was the question that ${k} had been hoping not to get. You must not tell them things that aren't so. "No," said ${k}. "Tomorrow we do it again, and the day after. It doesn't go away. But it's only as long as it takes to tie your shoes, and you won't be by yourself." ${t} thought about it, and took hold of ${K.names} thumb.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'proud'), seen(T, 'sit', 'surprised')] },
        `"${third} ${refrain}" said ${k}. They both waited. Nothing more came. "That was it?" said ${t}. "That was it." "I thought that it would be bigger," said ${t}, and slid off the bed to see about breakfast.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'run', 'happy'), seen(T, 'run', 'happy')] },
        `It was a good week. They went up Everest, and down it on a tray. ${cap(often)} there were two to be seen to, and ${k} did the small one, and got faster. "Doesn't it bother you?" asked ${t} on Wednesday. "Every day, I mean." "I don't think about it," said ${k}. That was nearly true.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'angry'), seen(G, 'stand', 'calm')] },
        `It stopped being true on Friday, for no reason, at ten to eight. "No," said ${k}. "I'm not doing it. I did it yesterday, and I'll have to do it tomorrow. Nobody else in my whole class has to do it, ever." ${cap(g)} did not say that it was only small. ${cap(g)} sat down on the floor, with everything ready, and waited. "I know," said ${g}. "It's a great many ${it.isOften ? 'times' : 'mornings'}."`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'calm'), seen(K, 'look-up', 'surprised')] },
        `It was so quiet that one could hear the gutter drip. Then somebody cleared a throat, down by the pillow. "You don't have to like it," said ${t}. ${k} looked round. "You can look at the window. It's no longer than tying your shoes. And you won't be by yourself." One arm was sticking out of the blanket. "I haven't got a proper thumb," said ${t}. "But you can hold on to what there is."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'calm'), seen(T, 'sit', 'proud'), seen(G, 'kneel', 'happy')] },
        `There was a blackbird on the gutter, having a bath. ${k} watched it, and held on to what there was. ${cap(g)} moved slowly, so as not to startle anyone. "Ready," said ${t}. "Steady." The blackbird shook itself, and there were drops all over the glass. "Done," said ${k}. "Where did you get that from?" said ${g}. "I was in the room," said ${t}, but only ${k} could hear.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(T, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `Late that night ${g} looked in. There were two heads on the pillow, fast asleep, one of them with its mouth open. By the pillow lay ${it.made}. ${cap(g)} picked that up, and put it where ${t} could find it in the morning. "Both done," said ${g} softly, and put out the light.`,
      ),
    ],
  };
}
