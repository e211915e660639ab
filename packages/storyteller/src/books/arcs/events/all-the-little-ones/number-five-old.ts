import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever counts them all day learns which of them is which, and so knows what number five would do. */
export function old(going: Going): Told {
  const { K, k, A, a, g, Gcap, chance } = going;
  const { refrain, kinds, setting, go, moved, does, part, bed } = partsOf(going);
  const [[, one], [, two], [, three]] = does;
  const said = go.toLowerCase();
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'kneel', 'happy')] },
        `There were five little ${kinds}, and for one whole day ${k} was in charge. "It's not difficult," said ${g}. "You let them do as they like, and you count them. What goes out as five has to come in as five." ${k} counted them out. Four of them went off at once, without looking back. The fifth was ${A.introduced}, who was the smallest, and who stopped to sniff at ${K.names} shoe.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'happy')] },
        `To begin with they ${moved}. ${go}, ${said}, ${said}, it went, once round the tree and home again, for no reason at all. It had to be done eleven times. ${a} was last in every one of them. It didn't seem to be noticed. When one is last there's always somebody's tail to follow. "Five," counted ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy')] },
        `Then there was work. They ${one}. Nobody had told them to, and nobody had shown them how. That's a thing one is born with. ${a} did it a little to one side, close to where ${k} was sitting, and looked up now and then. "Five," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(A, 'sit', 'curious')], things: ['coat'] },
        `About noon the sun came out. ${k} took off the coat and let it drop on the grass. It was the old blue one, with a lining. ${a} walked all round it, and smelled each pocket. There had once been a biscuit in the left one. Then ${a} put one foot on the lining, and left it there for some time, and thought. It was still warm from ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(K, 'sit', 'happy')] },
        `In the afternoon they ${two}. They were very thorough. ${k} could tell them apart by then. There was the bold one, and the one with the spot. There was the one who pushed, and the one who was pushed, and there was ${a}. "Five," said ${k}, and felt that it was going well.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy')] },
        `After that they ${three}. It was catching. Each one that did it set off the next. Have you ever tried to count what won't keep still? ${k} got to seven, and then to three. Then ${k} lay back in the grass and only watched, which was a mistake, though a nice one.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(K, 'point', 'worried')] },
        `When the shadows got long they stopped, all at the same moment, as if somebody had rung a bell. They went to ${bed} by themselves, in a row. In went the bold one. In went the spot, and the pusher, and the pushed. "One, two, three, four," said ${k}. ${k} waited. There was nobody else in the row. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'worried')] },
        `${k} searched the long grass on both knees. ${k} looked behind the tree, and then, to be fair, in it. ${k} looked right at the back of ${bed}, where there were four, and they were tired, and said so. "${refrain}" called ${k}. "What goes out as five," ${g} had said. It had seemed such a small thing to remember.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'sad')] },
        `The sun was down now, and the cold came up out of the ground. ${k} stood still, and made a list. The bold one would have gone far away. The pusher would have been in front. But ${a}? ${a} was always a bit to one side. ${a} was always close to where ${k} was sitting. ${k} shivered, and looked about for the coat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised')], things: ['coat'] },
        `It lay where it had been dropped. Only, it had been dropped flat. Now there was a bump in the middle, about as big as a loaf. The bump went slowly up, and slowly down. And from the sleeve, where a hand ought to come out, there came ${part}. "${refrain}" said ${k}, but quite softly, since one could see that.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(A, 'sit', 'sleepy')], things: ['coat'] },
        `${k} lifted up the lining. ${a} looked out, all creased, as people are who have been asleep for hours. While the others were still at it, ${a} had gone to bed. ${a} had simply picked the warmest place that there was. It smelled of biscuit, and it smelled of ${k}. There was no need to be anywhere else. "You might have told me," said ${k}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy'), seen(K, 'wave', 'sleepy')] },
        `${Gcap} came out to see how it had gone. "Five," said ${k}. ${Gcap} bent down, with a lamp, and counted. There was a heap that breathed. It was one, two, three, four, and a blue sleeve. "And your coat?" said ${g}. "It's in use," said ${k}, with both hands under both arms, and ran in to supper.`,
      ),
    ],
  };
}
