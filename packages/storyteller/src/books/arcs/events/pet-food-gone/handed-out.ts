import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './handed-out-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Small feet come as far as the bars and no further, and it is the pet who has flour on its nose: nobody took anything. */
export const HANDED_OUT: EventPlot = {
  id: 'handed-out',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, A, a, P, p, meal, F, f, T, t, M, setting, where } = partsOf(going);
  const m = M.kind;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'close', actors: [seen(P, 'sit', 'sad'), seen(A, 'kneel', 'worried')], things: ['bowl'] },
        `${cap(P.introduced)} lives ${where}. The bowl is empty. Again! Who ate it all?`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'magnifying-glass'), seen(F, 'stand', 'surprised')],
          things: ['bread'],
        },
        `${A === going.K ? `${a} is the detective.` : `Here is ${A.introduced}.`} "Was it you, ${f}?" "No! I eat bread." "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'determined'), seen(T, 'hold', 'surprised', 'box')] },
        `"${t === 'the grown-up' ? 'Was it a grown-up' : `Was it you, ${t}`}?" Rattle, goes a tin. Only buttons are in it. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'magnifying-glass'), seen(P, 'sit', 'calm')] },
        `"Was it you, ${p}? Open wide!" ${cap(meal.food)}? No, there is nothing in there. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited'), seen(F, 'kneel', 'excited')], things: ['flour'] },
        `${a} has an idea. Flour on the floor! Now they will see feet.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'magnifying-glass')],
          things: ['footprints', 'flour'],
        },
        `In the morning there are feet. Very small feet! They come up to ${meal.gapShort}, and stop.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(P, 'sit', 'shy')], things: ['flour'] },
        `And what does ${a} see? There is flour on ${P.names} nose! How did it get there?`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'reach', 'happy'), seen(A, 'hide', 'curious'), seen(F, 'hide', 'curious')],
          things: ['bowl'],
        },
        `Sh! They hide. ${p} comes. ${p} takes ${meal.bit}. And ${p} pushes it out!`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'reach', 'happy'), seen(P, 'sit', 'happy')] },
        `Who is out there? A ${m}! And one, two, three baby ones. They all get some.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(T, 'stand', 'happy'), seen(P, 'sit', 'happy')] },
        `"Nobody stole it," says ${a}. "${p} gave it away. Case closed!"`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(F, 'sit', 'happy'), seen(P, 'sit', 'happy')],
          things: ['bowl', 'sandwich'],
        },
        `Now there are two bowls. And who gets half of ${A.names} sandwich? ${f} does!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, P, p, meal, F, f, E, e, T, t, M, setting, where, isSchool } = partsOf(going);
  const m = M.kind;
  const tcap = cap(t);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [
            seen(A, 'hold', 'determined', 'magnifying-glass'),
            seen(P, 'sit', 'sad'),
            seen(T, 'stand', 'worried'),
          ],
          things: ['bowl'],
        },
        `${cap(P.introduced)} lived ${where}. There was a bowl of ${meal.food} every evening. In the morning it was empty, and ${p} was still hungry. "Somebody is eating it," said ${t}. "This is a case," said ${A.introduced}. Out came the magnifying glass.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'curious', 'magnifying-glass'), seen(F, 'stand', 'surprised')],
          things: ['bread', 'notebook'],
        },
        `A detective has to ask everybody, even a friend. There were crumbs on ${F.names} sleeve. ${a} looked at them very closely. They were bread, with jam. "I can show you the rest of it," said ${f}. ${a} crossed out a name. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(T, 'hold', 'surprised', 'box'), seen(E, 'stand', 'curious')],
        },
        `"Something rattles in there," said ${e}. It was a tin, on the top shelf, and it belonged to ${t}. "Must I?" said ${t}. They looked inside. It was full of buttons that had come off. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'curious', 'magnifying-glass'), seen(P, 'sit', 'calm'), seen(F, 'stand', 'curious')],
        },
        `Then it was the turn of ${p}. "Open wide," said ${a}. ${f} held the torch. There was a tongue in there, and some teeth. There was not one bit of food. "${refrain}" said ${a}. The list was empty, and so was the bowl.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(E, 'kneel', 'excited'), seen(F, 'kneel', 'excited')],
          things: ['flour', 'bowl'],
        },
        `"We need feet," said ${a}. "Whoever it is must have feet." So in the evening they filled the bowl. Then they sieved flour on the floor, all round, as fine as snow. ${tcap} only asked who would sweep it up.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'magnifying-glass'), seen(E, 'point', 'excited')],
          things: ['footprints', 'flour'],
        },
        `In the morning there were feet. They were as small as commas. They came from behind the cupboard and went back again. "It's a ${m}!" said ${e}. "The case is closed." ${a} looked through the glass. The feet came up to ${meal.gapShort}. And there they stopped. "It never went in," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(P, 'sit', 'shy')], things: ['flour'] },
        `If nobody went in, how did the ${meal.food} get out? ${a} thought until it hurt. ${p} sat by the bowl and looked at something else. There was flour on the floor outside. There was none inside. But there was some on ${P.names} nose.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'reach', 'happy'), seen(A, 'hide', 'curious'), seen(F, 'hide', 'curious')],
          things: ['bowl'],
        },
        `That evening they hid under the table, and kept as still as chairs. ${p} got up. ${p} took ${meal.bit}. That nose came out, and pushed it ${meal.gap}. Then ${p} went back for more.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'reach', 'happy'), seen(P, 'sit', 'happy')] },
        `Outside there was a queue. First stood a ${m}, as thin as a pencil. Behind it stood five very small ones, each holding the tail in front. Each got a piece, and said thank you, and made room for the next.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'stand', 'proud'),
            seen(T, 'stand', 'surprised'),
            seen(E, 'cheer', 'happy'),
            seen(P, 'sit', 'happy'),
          ],
        },
        `"Nobody ate what wasn't theirs," said ${a}. "It wasn't stolen. It was handed out!" And ${a} wrote it in the notebook. CASE CLOSED. "What does one do with a culprit like that?" said ${t}. "One gives ${p} more," said ${a}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(M, 'sit', 'happy'), seen(A, 'kneel', 'happy')],
          things: ['bowl', 'sign'],
        },
        `Now the ${M.kinds} have straw in the shed, and a bowl of their own. FOR VISITORS, it says. ${p} has a place at the window, where one can see them. In the morning both of the bowls are empty, and nobody is hungry.`,
      ),
      page(
        {
          setting: isSchool ? 'playground' : 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(F, 'sit', 'surprised')],
          things: ['sandwich', 'lunchbox'],
        },
        `At dinner time ${e} looked into ${A.names} lunchbox. "There's only half a sandwich in it!" said ${e}. "Who ate the other half?" ${f} had left the bread at home, and had a very full mouth. "It was handed out," said ${a}.`,
      ),
    ],
  };
}
