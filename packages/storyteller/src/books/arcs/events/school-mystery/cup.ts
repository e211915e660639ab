import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './cup-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The school's cup is gone on Fridays and back on Mondays, cleaner than before; and somebody has worn away one name with a thumb. */
export const CUP: EventPlot = { id: 'cup', young, middle, old };

function young(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, P, D, a, b, p, d, cup, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(B, 'stand', 'happy'), ...along],
          things: ['trophy'],
        },
        `At school there is a ${cup}. It is big. ${A.introduced} likes it.${comesToo}`,
        `See the ${cup} at school? It shines. ${A.introduced} and ${B.introduced} look at it.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `On Friday it is gone! "${refrain}" says ${a}. It is a mystery.`,
        `Friday. No ${cup}! What a mystery! "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')], things: ['trophy'] },
        `On Monday it is back. And it is so clean! "${refrain}" says ${b}.`,
        `Monday. There it is! It is more shiny than before. "${refrain}"`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(A, 'look-up', 'curious')] },
        `Did a bird take it? No, the bird takes a crumb.`,
        `Is it the bird on the roof? No. It only wants bread.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'close',
          actors: [seen(B, 'point', 'excited'), seen(A, 'kneel', 'curious')],
          things: ['trophy'],
        },
        `"A clue!" says ${b}. There are crumbs in the ${cup}. Cake crumbs!`,
        `${b} looks in. "A clue!" It is a bit of cake.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'walk', 'happy'), seen(A, 'hide', 'curious'), seen(B, 'hide', 'curious')],
        },
        `Friday again. ${p} sweeps the floor. What has he in his bag?`,
        `They wait. Here comes ${p}, with a broom. And with a big bag!`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'shy'), seen(A, 'stand', 'curious')], things: ['trophy'] },
        `It is the ${cup}! "${refrain}" says ${a}. "To my mum," says ${p}.`,
        `"${refrain}" says ${a}. ${p} is red. "Home, to my mum. She is old."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'point', 'happy'), seen(A, 'stand', 'surprised')], things: ['trophy'] },
        `"She won it. See? Dot, it says. She was as small as you."`,
        `"She won the race, long ago. Here is her name, so small. Dot!"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'wave', 'happy'), seen(A, 'run', 'happy'), seen(B, 'run', 'happy')],
        },
        `Now the race goes past her house. ${d} claps at the window!`,
        `"Then we must run to her!" They run down her street. ${d} waves and waves.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(D, 'sit', 'happy')], things: ['trophy'] },
        `It is Friday night. "${refrain}" Now they all know. Good night, ${d}.`,
        `And on Friday? "${refrain}" It goes home to ${d}. Good night, ${cup}!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, P, D, H, a, b, p, d, h, cup, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(B, 'stand', 'happy'), ...along],
          things: ['trophy'],
        },
        `At ${A.names} school, in a glass case by the door, stood a silver ${cup}. It was for the egg and spoon race. It had the names on it of all the winners, as small as ants.${comesToo}`,
        `The finest thing in the school was the ${cup} for the egg race. It had a case of its own. ${A.introduced} said good morning to it every day.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `One Friday, at home time, the case was empty. "It's gone!" said ${a}. "Stolen!" said ${B.introduced}. On Monday they ran to tell everybody. And there it stood. "${refrain}" said ${a}, and bought a notebook.`,
        `On Friday they went past it with their coats on. There was only a ring in the dust. "Somebody has got it," said ${B.introduced}. But on Monday it was back. "It's a mystery," said ${a}, very pleased. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')], things: ['trophy'] },
        `The next Friday it went again, and on Monday it was back again. ${a} put one eye to the glass. "It's cleaner," said ${a}. "Who steals a ${cup}, and gives it a polish, and brings it back? ${refrain}"`,
        `It was the same the week after. ${b} saw it first. "You can see your face in it. On Friday you couldn't." What sort of thief does that? ${a} wrote it all down, and underlined it. "${refrain}"`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'look-up', 'curious'), seen(B, 'look-up', 'curious')],
        },
        `"A magpie," said ${a}. "They like bright things." There was one on the roof. They watched it through all of playtime. It took a button and a bit of foil. It could not have lifted an eggcup.`,
        `"I think it's a magpie," said ${b}. It sat on the roof, looking as if it had. They put down a spoon, and it came. It took the spoon by one end. It fell over. It was not the magpie.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(H, 'walk', 'calm'), seen(A, 'hide', 'curious'), seen(B, 'hide', 'curious')],
        },
        `Then it must be ${h}, who was the head. Perhaps she had soup from it at weekends. On Friday they stood behind the coats. Out came ${h}, with a heap of sums to mark. She had no ${cup}. But when they looked round, the case was bare. "${refrain}"`,
        `"${h} has a very big hat," said ${a}. They hid behind the door on Friday, to see what was under it. It was hair. By then the case was empty. They'd watched the wrong way! "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'point', 'excited')],
          things: ['trophy', 'magnifying-glass'],
        },
        `On Monday ${a} brought a magnifying glass. At the bottom of the ${cup} lay a crumb of seed cake. And among all the names there was one that was nearly rubbed out. It looked as if a thumb had been over it, a thousand times. "Dot Pike," read ${b}.`,
        `So they went over it with the magnifying glass, inch by inch. It smelled of lavender. There was a cake crumb in it. And one of the names was worn quite thin. Somebody must have stroked it. It said Dot Pike.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'walk', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['broom'],
        },
        `"Pike," said ${a}. "Where have I seen that?" It was on the door of the broom cupboard. ${P.introduced} looked after the school. He mended the taps, and knew everybody's name. And at night, when they had all gone, he locked up.`,
        `They both knew one Pike. He came by just then, with a broom, and whistled. It was ${P.introduced}, who mended the windows and found the lost gloves. "Afternoon, detectives," said ${p}. On his belt hung all the keys.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'shy'), seen(A, 'stand', 'calm'), seen(B, 'stand', 'calm')] },
        `They could have told ${h}. They could have told everyone. "Let's ask him," said ${a}. "${refrain}" And ${p} sat down on his bucket, and went red. "Home," he said. "To my mum. I ought to have asked."`,
        `"He's nice," said ${b}. "He can't be a thief." "Then he won't mind if we ask," said ${a}. So they did. "${refrain}" ${p} leaned the broom on the wall. "She's ninety," he said. "She can't do the bus any more."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'hold', 'happy', 'trophy'), seen(A, 'stand', 'surprised')],
          things: ['trophy'],
        },
        `"She won it when she was seven," said ${p}. "She fell down twice, and never dropped the egg. It's the only thing that she ever won. So she has it by her, from Friday to Monday. We have cake. She does the polish."`,
        `"That's her, there," said ${p}. "Dot. She ran here when she was your size, in her brother's boots. She likes to feel if her name is still on. She rubs it, and tells me about the egg. Every week it's a longer race."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'wave', 'happy'), seen(A, 'run', 'happy'), seen(B, 'run', 'happy')],
          things: ['spoon'],
        },
        `They went to ${h} together, all three. ${h} blew her nose. Then ${a} had an idea. That year the egg and spoon race was not on the field. It went down Harbour Road, past number nine. An old lady leaned out of the window there. "Mind your egg!" shouted ${d}.`,
        `It was ${a} who asked ${h}, and ${b} who thought of the rest. If ${d} couldn't come to sports day, it could go to ${d}. They ran in her street, with their spoons held out. ${d} had her best hat on. She cheered for everybody.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'hold', 'proud', 'trophy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['trophy'],
        },
        `${d} gave out the ${cup} herself. In the case by the door there is a card now. "Back on Monday," it says, every Friday. "${refrain}" ask the new ones. "It goes home," says ${a}.`,
        `Who won? It was a very small girl, in boots. ${d} gave her the ${cup}, and showed her where her name would go. The case is still empty on Fridays. "${refrain}" ask the new ones. "Out to tea," says ${b}.`,
      ),
    ],
  };
}
