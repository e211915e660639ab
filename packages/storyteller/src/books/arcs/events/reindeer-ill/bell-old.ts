import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './bell-parts.ts';

/** The same for eight years and more: what one is needed for can be lent, and that has to be found out first. */
export function old(going: Going): Told {
  const { refrain, R, r, K, k } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'snow',
          time: 'night',
          camera: 'close',
          actors: [seen(R, 'sleep', 'sad'), seen(K, 'kneel', 'calm')],
        },
        `There are three hundred and sixty-four nights on which a reindeer may be ill, and nobody would mind. ${R.introduced} had picked the other one. "Hot ears, cold nose, bed," they had said, and put a blanket on top, and gone. ${K.introduced} had been left there to see to it. It sounded like the easiest job in the whole of Christmas.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'worried'), seen(K, 'point', 'calm')] },
        `Then the harness bells went past the wall, and up, and grew small. That was more than ${r} could lie still for. There was a rush of straw. It got as far as the door. There the four legs found that they had not agreed on anything, and sat down one after the other. "${refrain}" said ${k}. "I was only going to wave," said ${r}.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'worried'), seen(K, 'stand', 'curious')] },
        `"You don't understand," said ${r}, from under the blanket. "It's not for the fun of it. There's a house behind the wood. You can't see it from above, it's under the trees, and it doesn't smoke. They will go straight over." And before ${k} could say anything ${r} was up, and leaning on the wall. It was not the wall's fault. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'worried'), seen(K, 'stand', 'worried')], things: ['lamp'] },
        `After that it was quiet for so long that ${k} began to hope. One hoof came out on the far side, and felt for the floor. "I'm only seeing if it's still there," said ${r}. Then came the sneeze. It had been saved up all evening. It put out the lamp, and moved the bucket, and a good deal of straw was never found again. "${refrain}" said ${k}, in the dark. Nobody argued.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sleep', 'sad'), seen(K, 'kneel', 'worried')] },
        `When the lamp was lit again there was a wet line down the long nose. "Somebody's hung up a sock in there," said ${r}. "They'll look at it in the morning, and it'll be just a sock. And they won't say anything. They aren't that sort." ${k} had been about to say that it would be all right. But it would not be. You could tell, because ${r} had stopped trying to get up.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(R, 'sleep', 'calm')] },
        `"How do you do it?" said ${k}. "If it can't be seen?" "You know the big pine," said ${r}. "When we're over that, I count to two, and shake my bell. It only means, Here. They all turn on it, they don't even look. They've done it for years." "And where are you, in the row?" "Sixth," said ${r}. "In the middle, on the left. I'm nobody much." ${k} sat up straight. "Say that again, about the bell."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'excited'), seen(R, 'look-up', 'curious')], things: ['bell'] },
        `It hung on its hook, where it had been hung up at supper. It was small, and worn thin, and there was nothing wrong with it. "They don't turn for six legs or four," said ${k}. "They turn for that. And that isn't ill." ${r} looked at it for quite a time. It is a strange thing to learn on your back. "I've never lent it to anybody," said ${r}. And then: "High up. Three times. And count to two first."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'hold', 'determined', 'bell')], things: ['bell', 'tree'] },
        `The pine stood on the hill behind the stable, the only tree for a long way. It was colder there than ${k} had thought that cold went. There was nothing, and nothing, and then there was a sort of hurry among the stars. They were not slowing down. Why should they? "One," said ${k}. "Two." And with the arm as high as it would go, and on tiptoe besides: ting, ting, ting.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'surprised')], things: ['star'] },
        `It was such a little sound. ${k} would have liked to take it back and do it louder. Then a whole row of stars went out, from right to left, and came on again behind. They had turned, all of them, as one turns over in one's sleep. Down they went, behind the wood, where anybody would have sworn that there was no one. By and by there was a light there, as small as a seed.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'happy'), seen(K, 'sit', 'happy')] },
        `"I heard it," said ${r}, before the door was shut. "Through the wall. I heard them lean. Was I all right?" "You were perfect," said ${k}. "Nobody noticed that you weren't there." A moment later it struck ${k} how that might sound. But ${r} was shaking so with laughing that it turned into a cough, and had to be patted. "That's what I'm best at," said ${r}, and lay down, and slept like a log.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(R, 'stand', 'happy')],
          things: ['bell', 'sock'],
        },
        `In the morning ${r} stood up on all four legs, and they stayed where they were put. The others were back, and snored. On the hook hung the bell. On the same hook was a sock, quite a small one, with a darn in it. "For number six," said the label, "and whoever that was." ${k} wanted to see. ${k} got as far as one elbow. "${refrain}" said ${r}, and pulled the blanket up with two teeth. It was the easiest job in the world.`,
      ),
    ],
  };
}
