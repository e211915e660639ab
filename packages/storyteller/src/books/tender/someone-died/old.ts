import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { SomeoneDied } from './book.ts';

/** A form at school with a box for the family, a cup too many, an answer that costs something, and stories asked for. */
export function old({ child: K, grownUp: G, who: W, mayBeDrawn, drawn, belief, chance }: SomeoneDied): Told {
  const believed = belief === null ? '' : ` ${belief}`;
  return {
    title: titled(chance.pick(`the people in the picture`, `how many are you?`, `everybody, counted properly`)),
    refrain: null,
    pages: [
      page(
        [
          `There was an old picture in the kitchen, which ${K.name} had drawn in one go at the age of four. It was called EVRYBODY. There was hardly any paper left for ${W.name}, right at the end. ${cap(W.name)} ${drawn}. Nobody had ever taken it down. It had been there so long that there was a pale square on the wall behind it.`,
          `${K.name} had drawn it years ago, and spelled it EVRYBODY. It hung in the kitchen, a bit greasy at the edges. Everyone was in it, in a row, like washing. ${cap(W.name)} was the last one. ${cap(W.name)} ${drawn}. "I could do that much better now," ${K.name} used to say. But nobody wanted a better one.`,
        ],
        { setting: 'kitchen', camera: 'close', actors: [act(K, 'look-up', 'calm')] },
      ),
      page(
        mayBeDrawn
          ? [
              `${cap(W.name)} used to stop in front of it. "Is that meant to be me?" And ${K.name} used to say that it was, and that it was very like. It was one of those jokes that you go on making, long after they are funny, because they are yours.`,
              `${K.name} and ${W.name} used to stand in front of it, and argue about who had been drawn worst. There are jokes that stop being funny after a year and start again after three.`,
            ]
          : [
              `It is not easy to draw holding hands. In the picture it was done with one long line that went through everybody, ${W.name} too. If you put a finger on one end you could get all the way to the other without stopping. ${K.name} had tested it.`,
              `The best part was the hands. ${K.name} had not known how to do hands. So there was one line, right along, as far as ${W.name}. Nobody could let go of anybody. There was nothing to let go with.`,
            ],
        { camera: 'medium', actors: [act(K, 'point', 'happy'), ...(mayBeDrawn ? [act(W, 'stand', 'happy')] : [])] },
      ),
      page(
        [
          `Then ${W.name} died. ${cap(G.name)} turned off the radio to say it. "${cap(W.name)} died. People will find other words for you, to be kind. But that's the one that's true. The body stopped working, and nobody can start it again." ${K.name} looked at the radio. It had been in the middle of a song. It seemed a pity about the song.`,
          `Then ${W.name} died. "I want you to hear it from me, and in plain words," said ${G.name}. "${cap(W.name)} died. It means that the body has stopped working, all of it, and it can't be put right." "All right," said ${K.name}, and then, "Can I go outside?" "You can. I'll be in here." It is a lot to be told in one go.`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(G, 'sit', 'sad'), act(K, 'stand', 'sad')] },
      ),
      page(
        [
          `The questions came later, at the wrong times. In the bath. At a crossing. "Could anybody have stopped it?" said ${K.name}, with a mouth full of toothpaste. "I've wondered too," said ${G.name}. "I'll tell you what I know for certain. It was nothing that you did, or said, or thought. You could have been the best person in the world that week. It would have been just the same."`,
          `${K.name} did not ask the big question. It sat there for four days, like something under a plate. Then it got out. "If I'd been nicer," said ${K.name}. "If I'd visited more. If I'd thought the right things." "No," said ${G.name}. "I'm going to say this slowly. Nothing you did or said or thought made it happen. And nothing you left out, either."`,
        ],
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          actors: [act(K, 'think', 'worried'), act(G, 'kneel', 'calm')],
        },
      ),
      page(
        [
          `In the morning ${K.name} laid the table, and counted, and put out one cup too many. Nobody said anything. They all looked at it. Then ${G.name} filled it with water, and went out, and came back with a rather small flower. "There," said ${G.name}. "Now it's for something." It stood there right through breakfast.`,
          `The next morning there was one cup too many on the table. ${K.name} had put it out without thinking, and now could not think how to take it away. It would have been easier if somebody had shouted. But ${G.name} put one small flower in it, and pushed the jam along to make room. "Good cup, that," said ${G.name}.`,
        ],
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [act(G, 'sit', 'sad'), act(K, 'stand', 'surprised')],
          things: ['cup', 'flower'],
        },
      ),
      page(
        [
          `At school they were filling in a sheet about families. HOW MANY ARE YOU? it said, with one small box, and room to draw them. ${K.name} looked at the box for so long that everybody else had got to pets. One number was easy and was not the whole truth. The other was the truth, and somebody was bound to ask. "You can leave it out," said the teacher, quietly.`,
          `"Draw everybody in your family," said the teacher, who could not have known. All over the room, pencils began. ${K.name} counted, and stopped. You could leave ${W.name} out. Then nobody would ask, and it would be quite simple. Or you could put ${W.name} in. "Take your time," said the teacher.`,
        ],
        { setting: 'classroom', camera: 'wide', actors: [act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `${K.name} put ${W.name} in. And somebody did ask, of course, out loud, across two tables. "${cap(W.name)} died," said ${K.name}. It was the first time of saying it to anyone who did not know. It went quiet, and it felt hot. Then the quietest boy in the class said, "My gran did, too." He showed where he had put her. She was right at the top, next to the sun.`,
          `It would have been a neat answer, without. ${K.name} put ${W.name} in all the same, and it was not neat. "Who's that one?" said somebody. "That's ${W.name}, who died." Nobody knew where to look. For a whole minute ${K.name} was sorry to have said it. But at break a girl came over and stood there. "Mine was called Pat," she said. "My nan. You can ask me things."`,
        ],
        { camera: 'medium', actors: [act(K, 'hold', 'determined', 'pencil')], things: ['pencil'] },
      ),
      page(
        [
          `That was a good day, oddly. They played a game at break that had no rules and eleven arguments. ${K.name} ran until it hurt, and laughed, and did not think of anything. "Is that bad?" ${K.name} asked at home. "It's what people do," said ${G.name}. "You can't be sad all the way through. Nobody is built for it. It comes, and it goes, and it comes."`,
          `And at lunch somebody's yoghurt went off like a firework. ${K.name} laughed so much that it came out as a hoot. On the way home the hoot felt wrong. "I was happy," said ${K.name}. "For ages." "I'm very glad," said ${G.name}. "That isn't leaving ${W.name} behind. You've got two hands. You can hold both."`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(K, 'sit', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `"I'm scared I'll forget things," said ${K.name}, some weeks on. "About ${W.name}." "So am I," said ${G.name}. So they asked. They asked everyone for one story each, and wrote them down. People were glad to be asked. Everybody had known a slightly different ${W.name}. All of them were right.${believed}`,
          `"Tell me something about ${W.name} that I don't know," said ${K.name} one evening. ${cap(G.name)} thought, and began to smile, and told it. It took twenty minutes, and there was a good bit in the middle. After that it was a thing they did. You could ask anybody. People who had been quiet for weeks turned out to be full of it.${believed}`,
        ],
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'close',
          actors: [act(G, 'sit', 'calm'), act(K, 'sit', 'curious')],
        },
      ),
      page(
        [
          `"Can I ask the old one again?" said ${K.name}. "You can ask the old one on any day you like." "Is it really for always?" "Yes," said ${G.name}. "It is." They sat there for a bit. It was the same answer. But it was not quite the same ${K.name} who heard it.`,
          `Some questions do not get used up. "For always?" said ${K.name}, now and then, out of nowhere. "For always," said ${G.name}. "And you'll still be here at supper?" "I'm making it," said ${G.name}. It was soup. It was nearly always soup.`,
        ],
        { camera: 'medium', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `The picture is still in the kitchen. "Shall I draw it again, properly?" said ${K.name}. They both looked. There was everybody, in a row, with ${W.name} at the end. One line ran through them, from hand to hand. "I wouldn't change a thing," said ${G.name}. Under it, on the shelf, there is a cup. It has a flower in it, most days.`,
          `EVRYBODY, it says, in the kitchen, to anyone who comes in. ${K.name} could spell it now, and has left it. There they all are. There is ${W.name}, who was put in last and never left out. On the table there is a cup with something yellow in it. It leans a bit. It is only a flower.`,
        ],
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [act(K, 'look-up', 'calm'), act(G, 'stand', 'calm')],
          things: ['cup', 'flower'],
        },
      ),
    ],
  };
}
