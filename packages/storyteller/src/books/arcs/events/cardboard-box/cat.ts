import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';

const REFRAINS: readonly ((x: string) => string)[] = [
  (x) => `That's my ${x}`,
  (x) => `It's my ${x}`,
  (x) => `That ${x} is mine`,
  (x) => `Out of my ${x}`,
  (x) => `Not in my ${x}`,
  (x) => `My ${x}, please`,
  (x) => `But it's my ${x}`,
  (x) => `I made that ${x}`,
  (x) => `It's a ${x}, not a bed`,
  (x) => `You're in my ${x}`,
];
const TITLES = ['somebody in the box', 'a big box and a small one', 'who is in it', 'not a bed'];

interface Boxes {
  readonly A: Figure;
  readonly B: Figure;
  readonly K: Figure;
  readonly a: string;
  readonly b: string;
  readonly k: string;
  /** Who gets in. */
  readonly C: Figure;
  readonly c: string;
  /** "rocket". */
  readonly x: string;
  /** "Five, four, three" for what flies, else "Ready, steady". */
  readonly off: string;
  readonly comesToo: string;
}

function boxesOf(each: Going): Boxes {
  const { A, K, a, k, raw, comesToo, company, ...going } = withClassmate(each);
  const B = (A === K ? company.alsoThere[0] : undefined) ?? going.B;
  const C = company.meet(/cat|kitten|lion|tiger/.test(A.kind.toLowerCase()) ? 'dog' : 'cat');
  const x =
    /\b(castle|rocket|spaceship|pirate ship|boat|ship|car|house|train|submarine|plane|aeroplane|bus|tank|robot|palace|fort|raft)\b/.exec(
      raw,
    )?.[1] ?? 'castle';
  return {
    A,
    B,
    K,
    a,
    b: B.name,
    k,
    C,
    c: C.name,
    x,
    off: /rocket|ship|plane|submarine/.test(x) ? 'Five, four, three' : 'Ready, steady',
    comesToo,
  };
}

/** The best box is painted, and somebody else gets in and stays. There was a second box in it, which nobody wanted. */
export const CAT: EventPlot = { id: 'cat', when: /\bcardboard\b|\bbox(?:es)?\b/i, young, middle, old };

function young(going: Going): Told {
  const { A, B, K, C, a, b, k, c, x } = boxesOf(going);
  const refrain = `${going.chance.pick(...REFRAINS)(x)}!`;
  const comes = going.third ? ` ${k} comes too.` : '';
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'happy')],
          things: ['box'],
        },
        `A big cardboard box! ${A.introduced} looks in. There is a small box in it too.${comes}`,
        `${A.introduced} has a big cardboard box.${comes} In it is a small box. No one wants that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'paintbrush'), seen(B, 'stand', 'happy')],
          things: ['box'],
        },
        `${B.introduced} helps. They paint the big box. Now it is a ${x}!`,
        `Paint, paint! ${B.introduced} paints too. Look, the box is a ${x}!`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(A, 'stand', 'surprised')], things: ['box'] },
        `${a} goes to get a hat. Who sits in it now? ${C.introduced}! "${refrain}" says ${a}.`,
        `One moment! ${a} gets a hat. And in steps ${C.introduced}. "${refrain}" says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'string'), seen(C, 'sit', 'happy')],
          things: ['box'],
        },
        `${a} has some string. ${c} takes the string. ${c} stays in.`,
        `"Look, string!" says ${a}. Out comes a paw. In goes the string.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'plate'), seen(C, 'sit', 'happy'), seen(A, 'stand', 'worried')],
          things: ['box'],
        },
        `${b} has some fish. ${c} eats it in there. "${refrain}" says ${a}.`,
        `"Fish!" says ${b}. Out comes a paw. In goes the fish. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sleep', 'sleepy'), seen(A, 'sit', 'sad')], things: ['box'] },
        `Now ${c} is asleep in there. "${refrain}" But no one hears.`,
        `${c} goes to sleep. "${refrain}" says ${a}. ${c} sleeps on.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'box')] },
        `${k} sees the small box. ${k} puts it down. "Do not look," says ${k}.`,
        `Look, the small box! ${k} puts it on the floor. "Shh," says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'walk', 'curious')], things: ['box'] },
        `One eye opens. Up gets ${c}. One paw in. Two paws in. It is so small!`,
        `${c} looks. ${c} gets up. Can ${c} get into that? In, in, in. Yes!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(C, 'sit', 'happy')],
          things: ['box'],
        },
        `In jump ${a} and ${b}. Off goes the ${x}! ${c} is in the small box.`,
        `Now ${a} and ${b} can go. "Off we go!" ${c} comes too, in the small box.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(C, 'sleep', 'sleepy'), seen(A, 'stand', 'surprised')],
        },
        `Bedtime! But who sleeps in the bed? ${c}! Move up, ${c}.`,
        `Night. ${a} goes to bed. Who is asleep in it? Oh, ${c}! Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, C, a, b, k, c, x, off, comesToo } = boxesOf(going);
  const refrain = `${going.chance.pick(...REFRAINS)(x)},`;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'happy')],
          things: ['box'],
        },
        `A fridge had come, and nobody looked at it. They looked at the cardboard box. It was as high as a door. "It's mine," said ${A.introduced}. In the bottom there was a small box as well, for the plug. ${B.introduced} put that behind the sofa.${comesToo}`,
        `It was the biggest cardboard box that ${A.introduced} had ever had. You could stand up in it.${comesToo} There was a second one inside, no bigger than a loaf. "What's this for?" said ${B.introduced}. "Nothing," said ${a}, and threw it behind the sofa.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'paintbrush'), seen(B, 'hold', 'happy', 'paint')],
          things: ['box'],
        },
        `It was going to be a ${x}. They cut a door and painted all four sides. It took the whole morning, and all of the red. "Now we only need hats," said ${a}.`,
        `They knew at once that it was a ${x}. ${a} painted the outside, and ${b} painted the inside, and ${A.names} elbow. By dinner time it was finished. "Wait," said ${a}. "I need my hat."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(A, 'stand', 'surprised')], things: ['box', 'hat'] },
        `${a} was gone for one minute. When ${a} came back, there was somebody in it. It was ${C.introduced}. ${c} had turned round three times, and sat down. "${refrain}" said ${a}. ${c} shut one eye.`,
        `That was long enough. ${a} came running with the hat, and stopped. In the very middle of the ${x} sat ${C.introduced}, with folded paws. "${refrain}" said ${a}. ${c} looked as if it had always been there.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'string'), seen(C, 'sit', 'happy')],
          things: ['box'],
        },
        `"String," said ${b}. "Nobody can say no to string." ${a} pulled it past the door, very slowly. A paw came out. It went back in, and the string went with it. All of it. "${refrain}" said ${a}.`,
        `They tried a string, with a bit of paper on the end. It hopped past the little door. Out shot a paw, and the string was gone. Now ${c} had a ${x} and a string. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'plate'), seen(C, 'sit', 'happy'), seen(A, 'stand', 'worried')],
          things: ['box'],
        },
        `Next they tried sardines. ${b} put the plate a yard away, and that was too near. ${c} had a very long arm. The plate went in full and came out clean. "${refrain}" said ${a}. Somebody in there burped.`,
        `"Dinner, ${c}!" called ${b}, and put a plate of fish by the wall. ${c} thought about that. Then ${c} lay down on one side and stretched, and stretched, and had it. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(C, 'sit', 'calm')],
          things: ['box'],
        },
        `So they lifted. You would not think that one ${C.kind} has so many legs. There was one in each corner, and they all held on. They lifted ${c}, and the ${x} came too. "Put it down again," said ${a}.`,
        `"Then we'll lift," said ${a}. But ${c} had become very long and very heavy. As soon as the front was out, the back was in. They were quite hot. ${c} was not.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(C, 'sleep', 'sleepy')], things: ['box'] },
        `It got late. ${c} slept, and the ${x} went gently up and down. "It's not a ${x} any more," said ${a}. "It's a bed. A whole morning, and I've never even been in it!"`,
        `"${off}," said ${a}, sadly, from outside. Nothing happened. ${c} was asleep on the best part of it. "I painted that," said ${a}, and put the hat down on the floor.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'excited', 'box')] },
        `${k} was lying on the rug, looking at nothing. And under the sofa there was something. It was the other box, the small one. "I wonder," said ${k}. "What if there were a worse one?" And ${k} put it down in the middle of the floor.`,
        `The hat had rolled under the sofa. ${k} put in an arm, and what came out was not the hat. It was the small box that nobody wanted. ${k} looked at ${c}, and at the box. "Don't laugh," said ${k}. "And don't look."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'walk', 'curious')], things: ['box'] },
        `"Nobody look," whispered ${k}. They all looked out of the window. One eye opened behind them. There was a soft thump. One paw went in, and two. There was no room for the third, and it went in. There was certainly none for the rest. It went in as well.`,
        `"Shh," whispered ${b}. Something stepped out of the ${x}, stretched, and walked round that little box. It was far too small. It was as small as a loaf. So ${c} got in. Bits of ${c} came over the edge on every side.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(C, 'sit', 'happy')],
          things: ['box'],
        },
        `"Now!" said ${a}, and they were in. "${off}," said ${b}. They tied the small box on behind, with the string. Off they went, and ${c} purred like an engine.`,
        `In they jumped, with the hat. "${off}, go!" It was as good as they had thought. It smelled of paint and sardines. Behind the ${x} came the little box, on a string. In it sat ${c}, looking straight ahead.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(C, 'sleep', 'sleepy'), seen(A, 'stand', 'surprised')],
        },
        `At bedtime ${a} went up the stairs, yawning, and opened the door. There lay ${c}, asleep, from one corner of the bed to the other. "Oh, ${c}!" said ${a}. And ${a} went down to fetch the small box.`,
        `They were home in time for bed. But somebody was in it. Somebody lay right in the middle, with folded paws, and one eye shut. "That's my bed," said ${a}. And where do you think that ${a} slept? In the ${x}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, C, a, b, k, c, x, off, comesToo } = boxesOf(going);
  const refrain = `${going.chance.pick(...REFRAINS)(x)},`;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'calm')],
          things: ['box'],
        },
        `The fridge was put in the kitchen and forgotten. What mattered was the cardboard box. It was as tall as a door, and it had corners like a new book. "Bags I," said ${A.introduced}, first, and loudest. There was a second box, in the bottom of it, which had held the plug. "You can have that," ${a} told ${B.introduced}.${comesToo} It was about big enough for a shoe.`,
        `When a fridge comes, you get a cardboard box such as you get once in your life. ${A.introduced} had both arms round it before it was through the door. Out of it fell a little one, with the screws.${comesToo} "That one's yours," said ${a}. "Thanks," said ${B.introduced}, and turned it over. It had room for one foot. ${b} did not say anything else, and that was the trouble with ${b}. You had to guess.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'paintbrush'), seen(B, 'sit', 'calm')], things: ['box'] },
        `All morning ${a} made a ${x}. There was nothing that it did not have. There was a door with a real handle, and windows, and a lever that did something. ${b} helped with the lever. In between ${b} sat behind the sofa and did a bit to the small one, with what paint was left. "What's that going to be?" said ${a}. "I don't know yet," said ${b}.`,
        `It was going to be the best ${x} in the road, with a lever that did something. ${a} drew it, and cut it, and needed somebody to hold things. ${b} held them. ${b} held the lid, and the paint, and a corner that would not stay up. When nothing had to be held, ${b} worked on the little box, with a brush that had four hairs. "You needn't bother," said ${a}. "It's too small for anything." "I know," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(A, 'stand', 'surprised')], things: ['box', 'hat'] },
        `At noon it was finished, all but the paint on the roof, which was still wet. ${a} went for a hat. You cannot set out bareheaded. It took a minute, perhaps a minute and a half. When ${a} came back, the door stood open. On the exact middle of the floor, with folded paws, sat ${C.introduced}. "${refrain}" said ${a}. ${c} shut one eye, as you do for the sake of peace.`,
        `Whoever has a ${x} must have a hat. ${a} ran upstairs for it. There is no such thing in nature as an empty box. It took about a minute to come true. There were two ears in the window. "${refrain}" said ${a}. It was ${C.introduced}, with everything tucked in. ${c} looked at ${a} as people look at a draught.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'string'), seen(C, 'sit', 'happy'), seen(B, 'hold', 'happy', 'plate')],
          things: ['box'],
        },
        `They tried it with string. They made it creep past the door like something with a secret. A paw came out, and there was no string. They tried it with sardines. ${b} put the plate a yard off, but it turned out that there was a yard of ${c}. The plate came back clean. "${refrain}" said ${a}. By one o'clock ${c} had a ${x}, a string, and a full stomach. It was hard to see what else there was to come out for.`,
        `"Try string," said ${b}. The string went by the window, and then it went in at the window, and stayed. "Try fish." They put a sardine on the rug. A paw appeared, and patted about, and was found to be longer than anybody had thought. "${refrain}" said ${a}, and banged on the roof. That was a mistake. It was the wet part. There is a hand on it to this day.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(C, 'sit', 'calm')],
          things: ['box'],
        },
        `"I shall lift," said ${a}. It can't be done. There is a kind of ${C.kind} that has handles, and there is the kind that has corners. What you got out at the front had gone in again at the back. In the end they had the whole of ${c} in the air, and the ${x} with it. They set it down. Something tore. It was one of the walls, and the lever with it, which had been the best part.`,
        `After that they pulled. ${a} took the near end and ${b} took the far end. ${c} got longer and longer, like dough, and none of it seemed to leave. Then there was a ripping sound. They had not moved ${c} by an inch. But they had moved a wall, with the lever in it. ${a} looked at the tear, and had to swallow. It had taken from eight until twelve. "We could mend that," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(C, 'sleep', 'sleepy')], things: ['box'] },
        `By three it was plain that it was no longer a ${x}. It was where ${c} lived. ${a} sat on the rug with the hat on. "${off}," said ${a}, to see how it would have sounded. From inside came a snore. "I said that it was mine," said ${a}. "I said it first. And I've not been in it once." It is a strange thing to hear yourself say. ${a} looked round for ${b}, who had not been in it either.`,
        `The afternoon went by outside. Inside, ${c} slept, and the roof went softly up and down. "It isn't fair," said ${a}. "You make a thing, and you do all the work, and somebody comes along and just has it." "Yes," said ${b}, from behind the sofa. It was quite a friendly yes. But it stayed in the room for some time. ${a} thought of who had held the lid, and the paint, and the corner.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'surprised'), seen(B, 'hold', 'shy', 'box')] },
        `${a} crawled round the end of the sofa. There sat ${b} with the small box, and it was not a box. It was the ${x} over again, the door, the windows and the lever, each as big as a stamp. It was a good deal better than the large one. "It's so small," said ${a}. "It's all I had," said ${b}. And ${k} was struck by a thought. It was about ${c}, and about which box would be the worst to sit in.`,
        `Behind the sofa it was like looking through the wrong end of a telescope. There stood a ${x} that would have gone on a plate. A brush with four hairs had done every inch of it. "You never said," said ${a}. "You never asked," said ${b}. They both looked at it for a while. Then ${k} looked at the big one, and at two ears in a window. "${c} only wants what's too good for anybody," said ${k}. "Oh dear. And I know what that is."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'worried', 'box'), seen(A, 'stand', 'worried')] },
        `Put the small one down, and ${c} would come out for it. They both knew that. "It'd get squashed," said ${b}. It had taken from eight until now. ${a} wanted to say that it was only small. An hour ago it would have come out by itself. "Then we won't," said ${a}. "It's yours. I gave you the bad one, and you made it into that." ${b} turned the tiny lever up, and down. "If it was for both of us," said ${b}, "the big one. Properly." "It is," said ${a}. "It was, really. I just shouted."`,
        `"No," said ${a}, before anybody could ask. "It would be flat in a second. I'll do without." That cost something, and you could hear it. ${b} blew the dust off a roof tile. For some time there was just the snoring. "Captain by turns?" said ${b}, not looking up. "You first," said ${a}. "And my name on it?" "On both sides," said ${a}. "I'll hold the paint." ${b} got to both feet, with the little thing on the flat of one hand.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'walk', 'curious')], things: ['box'] },
        `They put it in the middle of the rug. "Nobody look," said ${k}, and they all looked out of the window. It does not do to be seen wanting something. Behind them the snore stopped. There was a thump, and a silence, and a very small creak. When they turned round, it could not be seen that there was a box. There was only ${c}, sitting in the air, it seemed, with a tiny door sticking out underneath.`,
        `"You mustn't watch," said ${k}. They studied the ceiling. One eye opened in the ${x}, and then the other. It was too good, it was too small, and it had not been offered. ${c} was across the rug before you could have said sardine. One paw, two paws. There was a pause for thought. Then the rest was poured in after, and it ran over at the edges.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(C, 'sit', 'happy')],
          things: ['box'],
        },
        `"Now!" They went in head first. It was roomy, and warm, and it smelled of fish. ${b} had the hat. ${b} mended the lever with a hairpin, and it did what it had always been going to do. "${off}," said ${b}. ${a} had never been the one who holds things. It's rather a good place to see from. They took ${c} along on the string, all the way there and back.`,
        `They mended the wall with a plaster, and wrote ${B.names} name on both sides, wet. "${off}," said ${b}, under the hat. "Go," said ${a}. Wherever the big one went that day, a very small ${x} came behind it, on a string. In it sat a very large ${C.kind}, who looked neither left nor right.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(C, 'sleep', 'sleepy'), seen(A, 'stand', 'surprised')],
        },
        `"It's hardly squashed," said ${b}. Only the chimney had gone, and ${a} made a new one that same evening, with the smallest brush. Then ${a} went up. There was somebody in the bed, in the exact middle, with folded paws. ${a} opened wide to say it, and thought again. There was a ${x} downstairs, after all, with nobody in it. By now it was sure to be empty.`,
        `"Was it flat?" said ${a}. It was a bit flat. They blew it up from inside, like a bag, and it was nearly as good. And so to bed; but there was something in it already, long and warm, from corner to corner. It shut one eye. "That's my bed," said ${a}. Nobody stirred. So ${a} took the pillow down to the ${x}. There were stars in the window that the two of them had made.`,
      ),
    ],
  };
}
