import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './shelf-old.ts';

/** Nobody dares to ask for what has flown over the wall, and somebody behind it has waited to be asked. */
export const SHELF: EventPlot = { id: 'shelf', young, middle, old };

function young(going: Going): Told {
  const { K: A, k: a, G, Gcap } = going;
  const { name, ball, where, N, n, C, c, title, refrain, judge, He, he, his, rings, knocked } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(C, 'run', 'happy'), seen(G, 'sit', 'happy')],
          things: ['ball'],
        },
        `${A.introduced} plays ${name} ${where}. ${/roof/.test(where) ? 'The roof is flat, with a wall. ' : ''}${C.introduced} plays, too. ${Gcap} watches. Off goes the ${ball}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(C, 'look-up', 'surprised')] },
        `Up it flies. Over the wall! Bump. Oh, no! There lives ${N.introduced}. ${He} is grumpy.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(C, 'stand', 'worried')] },
        `"Who will ask for it?" says ${a}. "${refrain}" says ${c}. "${refrain}" says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'determined', 'string'), seen(C, 'stand', 'worried'), seen(A, 'stand', 'worried')],
        },
        `${Gcap} lets down a string. Up comes a sock. Who takes it back? "${refrain}" says ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(C, 'hide', 'worried')] },
        `They call, very softly, "Please?" "WHAT?" says a big voice. They hide. "${refrain}"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(C, 'walk', 'shy'), seen(G, 'walk', 'calm')],
        },
        `"But it was me," says ${a}. So ${a} goes to the door. ${Gcap} comes, too, and ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'shy')] },
        `${rings ? 'Ding, dong' : 'Knock, knock'}! Step, step, step. The door opens. "Sorry," says ${a}. "It was me."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'point', 'happy'), seen(A, 'stand', 'surprised')], things: ['ball'] },
        `"At last!" says ${n}. Look! A shelf! Eleven ${ball}s, nice and clean!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'curious'), seen(C, 'stand', 'curious')],
        },
        `"I kept them for you," says ${n}. "I waited. But nobody ever ${knocked}."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(N, 'cheer', 'happy'), seen(A, 'run', 'happy'), seen(C, 'run', 'happy')],
        },
        `Now they play down in ${his} garden. ${n} is the ${judge}. ${name === 'cricket' ? `"Out!" ${he} calls. "Not out!"` : `"In!" ${he} calls. "Out!"`}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'jump', 'surprised'), seen(A, 'cheer', 'happy'), seen(C, 'cheer', 'happy')],
        },
        `Then ${n} has a go. Up! Over the OTHER wall! Who will ask? "${refrain}" says ${n}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K: A, k: a, G, g } = going;
  const { name, ball, onTop, hit, done, N, n, C, c, title, refrain, judge, He, he, him, his, knocked } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(C, 'run', 'happy')],
          things: ['ball'],
        },
        `They played ${name} ${onTop}. There was a wall all round, as high as their chins. There was one rule. If the ${ball} went over, you had to fetch it. Nobody ever had. On the other side, far below, lived ${N.introduced}. Eleven ${ball}s lay there already.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'excited'), seen(C, 'look-up', 'surprised')] },
        `${C.introduced} sent it. ${A.introduced} saw it come, and ${hit} it. It was the best that anybody had ever seen. It went up past the chimney, and hung there, and came down. It came down on the other side. Tock. Then a door banged.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(C, 'stand', 'worried')] },
        `"You ${hit} it," said ${c}. "You sent it," said ${a}. They looked at each other. ${n} had a black coat, and eyebrows. All day ${he} sat on a chair in ${his} yard, and glared up. "${refrain}" said ${c}. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'determined', 'string'), seen(A, 'stand', 'worried')] },
        `First they fished for it. Feet firmly on the ground, ${c} let down a long string with a hook. Something bit! They pulled it up, hand over hand. It was a grey sock, and it was dripping. "Put it back," said ${a}. "${refrain}" said ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(C, 'hide', 'worried')] },
        `Then they called. They practised it, and counted to three. "Please may we have our ${ball} back?" It came out like a mouse. "WHAT?" said an enormous voice. They lay flat on their stomachs till it was gone. "${refrain}" whispered ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'letter'), seen(C, 'stand', 'worried')] },
        `So they wrote a letter, and folded it into a plane. It flew over the wall, turned round, and flew back. It had a will of its own. "${refrain}" it seemed to say. ${a} unfolded it. "We are very sorry," it said. And it was true.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(C, 'walk', 'shy'), seen(G, 'walk', 'calm')],
        },
        `"It was me who ${hit} it," said ${a}. "I'll go." ${a} told ${g}, who came too. It is a long way round to a door like that. ${c} came along after all, three steps behind. ${a} ${knocked}, once, and not for long. Slow feet came nearer, and a bolt went back.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'calm'), seen(A, 'stand', 'shy')] },
        `There stood ${n}, with those eyebrows. "Well?" "I'm sorry," said ${a}. "It was me. It's the best I've ever ${done}." "The best?" said ${n}. "It was the best that's ever been ${done} in this street. I stood up for it." And ${he} pointed into the hall.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'point', 'shy'), seen(A, 'stand', 'surprised'), seen(C, 'look-up', 'surprised')],
          things: ['ball'],
        },
        `In the hall there was a shelf. There stood all eleven, as clean as apples, and each had a label. "Tall boy, lucky," said one. "Girl with plaits, June, superb," said the next. "I see every game from my chair," said ${n}. "I kept them for you. But nobody ever ${knocked}."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(N, 'cheer', 'happy'), seen(A, 'run', 'happy'), seen(C, 'run', 'happy')],
        },
        `"Why didn't you bring them?" said ${c}. "My knees don't do stairs," said ${n}. From then on they played in ${his} yard, where it was flat. ${He} was the ${judge}, and ${he} was terribly strict. It wasn't a glare at all. ${He} was looking into the sun.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'jump', 'surprised'), seen(A, 'cheer', 'happy'), seen(C, 'cheer', 'happy')],
        },
        `On Sunday they said that ${n} must have a go ${him}self. ${He} took off the black coat. Up it went, past the chimney, and down over the OTHER wall. Tock. There it was very quiet. They all looked at ${him}. "${refrain}" said ${n}. So they went and ${knocked} together.`,
      ),
    ],
  };
}
