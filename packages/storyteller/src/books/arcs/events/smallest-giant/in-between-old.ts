import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For the oldest: big and small are said of somebody by somebody, and in the middle one can be heard by both. */
export function old(going: Going): Told {
  const { A, K, M, a, k, m, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(M, 'stand', 'calm')] },
        `Beyond the hills live the giants, who are so big that most maps have them down as hills. They're a quiet family. When they sit, they sit for a month. ${A.introduced} was the smallest there had ever been. ${a} was as tall as a house, and that is with the chimney. The others were as tall as weather. They were never unkind about it. "Mind the little one," they said, whenever they got up, and each of them looked in the wrong place.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'point', 'calm'), seen(A, 'sit', 'sad')] },
        `It is tiring to be minded. They played catch with a rock, and it passed over ${A.names} head like a moon. "Let me have a go!" "You're too small, dear." "Then let me carry something home." "Too small," said ${M.introduced}, who had brought ${a} up, and meant it well. "Go and play with the trees." ${a} had played with the trees for ninety years. ${a} knew all of them by name.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'surprised'), seen(K, 'look-up', 'surprised')],
          things: ['house'],
        },
        `One Monday ${a} walked away, over the last hill, and nobody noticed. On the far side the ground was covered with little boxes, and smoke came out of them. ${a} stopped with one foot in the air. Something was standing in the road, about as big as a thumb. It was ${K.introduced}, on the way to school, looking up so far that the hat had fallen off. "You," said ${k}, "are the biggest person that I have ever seen in my life."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'shy'), seen(K, 'stand', 'happy')] },
        `${a} looked over one shoulder, to see who had come up behind. There was nobody there. "Who is?" said ${a}. "You," said ${k}. "You're enormous." It is a strange thing, to hear for the first time a word that you have wanted for ninety years. ${a} sat down on the village green, which was just wide enough, and put both hands between both knees. "${refrain}," said ${a}. "ENORMOUS," said ${k}, who was a kind child.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'proud'), seen(K, 'cheer', 'happy')], things: ['ball'] },
        `It was the best week that ${a} had ever had. There were forty balls on the school roof, and one of them had been up there since the old king. ${a} picked them off like plums. ${a} held up the bus for a new wheel, and blew the leaves out of the gutters. "So tall!" they said. "So strong!" "${refrain}," said ${a}. And ${k}, who was the smallest in the class, rode about on one shoulder and was nearly dizzy. Everything looked so little from up there.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'worried'), seen(K, 'look-up', 'surprised')] },
        `On Sunday the spoons began to ring. It came through the floor first. BOOM, it went, and every dog in the village sat down. BOOM. A clock fell off a wall. Then the sun went in, all at once, from the church to the last house. "That's funny," said ${k}. "There isn't a cloud." There was a seam on it, and a row of nails. It hung over the roofs, and it was slowly coming down. ${a} knew it well. ${a} had played under it, as a baby. It was the left one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'walk', 'worried'), seen(A, 'stand', 'worried')] },
        `${m} was looking for ${a}. It had been noticed, after all. It had been noticed on Tuesday. ${m} had been up and down the valleys ever since, calling. But to anybody as big as that, a village is a bit of gravel. The people ran out and waved tablecloths. They shouted with all their might, and rang the bell. By the time that it got up there, there was nothing left of it. "${a}!" called the sky, quite hoarse. The heel was over the baker's by now.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined'), seen(M, 'stand', 'surprised')] },
        `They couldn't see a giant; they could see a sole. The giant couldn't see a village. In the whole of the country there was one who could see both. ${a} put ${k} down on the church tower, stood in the middle of the green, and breathed in. ${a} was small enough to know that there were people there. ${a} was big enough to be heard. "STOP!" cried ${a}. "STAND ON THE OTHER ONE!" Up in the clouds ${m} stopped, on one leg. ${m} looked down, and saw a dot with its arms out. "There you are," said ${m}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'kneel', 'surprised'), seen(K, 'wave', 'happy'), seen(A, 'point', 'proud')],
        },
        `"What are you standing in?" said ${m}. "Somebody's garden. Come down. No, right down, with one eye." To kneel took until four, and two woods. Then there was an eye at the end of the street, as wide as the street. It went along the houses, one by one. It came to a tower, and on the tower somebody was waving a hat. "It's alive," breathed ${m}, and eleven chimney pots blew off. "They've got windows. They've got washing. All these years, and I thought that it was the ground."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(M, 'walk', 'happy')], things: ['fence'] },
        `Since then no giant goes anywhere without ${a}. ${a} walks in front, and looks, and calls it out. "School on the left. Duck pond. Somebody's picnic, wait till they've had the cake." They come after in a row, on tiptoe, holding up their skirts and their breath. And the people leave a light on at night along the edge, behind a fence of whole tree trunks. They used to think that nobody was up there. They had taken it for hills.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy')] },
        `In spring ${k} was measured at the school door, and had grown by the width of a pencil. So ${a} wanted to be measured too, at the church. It was the same line as last time. ${m} looked at it through a jam jar as big as the porch. "Not an inch," said ${m}. "I used to wish that you would grow. If you had, you'd never have seen them. If you'd been any smaller, I'd never have heard you. You're the only one of us who is the right size." It was quiet on the green. ${a} had gone pink, from the chimney down. "${refrain}," said ${a}.`,
      ),
    ],
  };
}
