import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { toldWith } from '../told-with.ts';
import { expected, REFRAINS, TITLES } from './expected.ts';
import { old } from './melon-old.ts';
import { withPet } from './with-pet.ts';

/**
 * Until the baby comes there is a fruit of its size, and a bed for the fruit. But a melon does not hold on, and a baby
 * does: the grasp of a newborn's hand. Then it is the other one who says that it is not yet time.
 */
export const MELON: EventPlot = standsApart(toldWith(withPet, { id: 'melon', young, middle, old }));

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { X, aBaby, thisIs, wished, mine } = expected(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(G, 'sit', 'happy')] },
        wished
          ? `${cap(aBaby)} was coming. "I wished for a ${wished}," said ${A.introduced}. "Now?" "${refrain}" said ${g}.`
          : `${cap(aBaby)} was coming. ${A.introduced} opened the door. "Now?" said ${a}. "${refrain}" said ${g}.`,
        wished
          ? `There would be ${aBaby}! "Not a ${wished}?" said ${A.introduced}. "Is it now?" "${refrain}"`
          : `There would be ${aBaby}! ${A.introduced} looked outside. "Is it now?" said ${a}. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'happy', 'strawberry'), seen(A, 'stand', 'curious')],
          things: ['strawberry'],
        },
        `The baby was in a tummy, growing. ${Gcap} held up a strawberry. "Like this."`,
        `A baby grows in a tummy first. ${Gcap} took a strawberry. "It is like this."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'sit', 'curious')],
          things: ['strawberry', 'cup'],
        },
        `The strawberry got a bed in a cup. ${B.introduced} came to look. "Now?" "${refrain}"`,
        `The strawberry had a bed in a cup. ${B.introduced} looked in. "Is it now?" "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'pear'), seen(G, 'stand', 'happy')],
          things: ['pear', 'bowl'],
        },
        `The baby grew. "Now it is like a pear!" So ${a} found a bowl.`,
        `The baby grew. It was like a pear. ${a} put the pear in a bowl.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'melon'), seen(G, 'stand', 'happy')],
          things: ['melon', 'basket'],
        },
        `The baby grew. It was like a melon! ${a} found a basket. "Now?" "${refrain}"`,
        `Now the baby was like a melon. The melon had a basket. "Is it now?" "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'run', 'surprised')],
          things: ['melon'],
        },
        `${a} hugged the melon. It did not hug back. Bump! It rolled off. Off ran ${b}.`,
        `${a} held the melon. The melon did not hold ${a}. Roll, roll, bump! ${b} ran after it.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(X, 'sleep', 'calm'), seen(A, 'walk', 'curious'), seen(G, 'stand', 'happy')],
          things: ['cot'],
        },
        `"Come and see!" said ${g}. There, asleep, was the baby.${thisIs}`,
        `One day ${g} said, "Come in." The baby lay there, asleep.${thisIs}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sleep', 'calm'), seen(A, 'reach', 'surprised'), seen(G, 'kneel', 'happy')],
          things: ['cot'],
        },
        `The baby had two hands. ${a} put out a finger. The baby held on!${mine}`,
        `Look, such small hands! One hand found ${A.names} finger. It closed. The baby held on.${mine}`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(X, 'sleep', 'calm'), seen(B, 'sit', 'happy')],
          things: ['melon'],
        },
        `"Supper! Come, ${a}," said ${g}. "${refrain}" said ${a}. So ${b} had the melon.`,
        `"Will you come and eat?" said ${g}. "${refrain}" said ${a}. And ${b} ate the melon.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { X, x, aBaby, thisIs, wished, its } = expected(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(G, 'sit', 'happy')] },
        `On Monday ${A.introduced} heard the news. There was ${aBaby} coming. ${wished ? `"I wished for a ${wished}," said ${a}. Still, ${a}` : a} ran to the front door and looked out. There was only the postman's bike. "Is it now?" said ${a}. "${refrain}," said ${g}.`,
        `There was news at breakfast: ${aBaby} was coming. ${wished ? `${A.introduced} had wished for a ${wished}, and said so. But then ${a}` : A.introduced} put on shoes and sat down by the front door. Nobody rang. "Is it coming now?" said ${a}, after a bit. "${refrain}," said ${g}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'happy', 'strawberry'), seen(A, 'stand', 'curious')],
          things: ['strawberry'],
        },
        `"It's still growing, in a tummy," said ${g}. "How big is it?" said ${a}. ${Gcap} looked about the kitchen and took a strawberry out of the bowl. "As big as that."`,
        `First a baby has to grow, in a tummy, where it's warm. "Is it very small?" said ${a}. There were strawberries on the table. "As big as one of these," said ${g}, and held it up.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'sit', 'curious')],
          things: ['strawberry', 'cup'],
        },
        `A strawberry can't sleep on a table. So ${a} made it a bed in a cup, with a paper napkin. ${B.introduced} came and looked in. "Can it play?" said ${b}. "It's only to see how big," said ${a}. "Can it play soon?" "${refrain}."`,
        `${a} took a cup and put a paper napkin in it. It was a bed for one strawberry. ${B.introduced} wanted to know what it was for. "It's to see how big the baby is," said ${a}. "Shall we show it the garden?" said ${b}. "${refrain}," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'pear'), seen(G, 'stand', 'happy')],
          things: ['pear', 'bowl'],
        },
        `Weeks went by. ${a} lost a mitten and found it. "Now it's as big as a pear," said ${g}. But no pear fits in a cup. So ${a} made a bed in the blue bowl. "Then it must be now," said ${a}. "${refrain}."`,
        `It grew cold, and then it grew colder. "By now the baby is like this pear," said ${g}. ${a} tried the pear in the cup, and it stuck out at the top. The blue bowl was better. "That's big enough," said ${a}. "${refrain}," said ${g}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'surprised', 'melon'), seen(B, 'stand', 'surprised')],
          things: ['melon', 'basket'],
        },
        `And one day it was a melon. It was so heavy that ${a} had to carry it with both arms. The bowl was much too small. The only bed that fitted was the washing basket. "That's not a baby," said ${b}. "That's a whole person."`,
        `Then ${g} came home with a melon. "No!" said ${a}. "As big as THAT?" It would not go into any bowl. It had to have the washing basket, and a towel. ${b} walked all round it. "There's a lot of it," said ${b}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'run', 'surprised')],
          things: ['melon'],
        },
        `${a} wanted to practise. ${a} sat on the sofa and put both arms round the melon. But a melon doesn't put anything round you. It lay there and was cold. When ${a} sneezed, it rolled off, bump, and under the table. ${b} had to fetch it.`,
        `"I'll practise holding," said ${a}, on the sofa. It was not nice. You hold a melon, and it doesn't hold you. ${a} only let go to scratch. Bump! It was down, and off across the floor, with ${b} running behind.`,
      ),
      page(
        { camera: 'close', time: 'sunset', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `"What if it's like that?" said ${a}. "What if it's just heavy, and doesn't know I'm there?" ${b} thought about it. "I don't know," said ${b}. "I've never met one."`,
        `${a} sat and looked at the basket for a long time. "Perhaps it won't like me," said ${a}. "Perhaps it won't even notice." "Nobody knows," said ${b}, and came a little closer.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(X, 'sleep', 'calm'), seen(A, 'walk', 'curious'), seen(G, 'stand', 'happy')],
          things: ['cot'],
        },
        `And then, on an evening when nobody had asked, it was now. "Come and see," said ${g}, very softly. There was the cot, with the lamp on beside it. In it slept the baby, all red and crumpled. It was as big as a melon.${thisIs}`,
        `${a} had stopped asking. So of course that was when it came. "${a}," whispered ${g}, "come in." By the wall stood the cot. The baby lay in it, asleep, with a face like a cross old man. It was just the right size. It was a whole melon's worth.${thisIs}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sleep', 'calm'), seen(A, 'reach', 'surprised'), seen(G, 'kneel', 'happy')],
          things: ['cot'],
        },
        `${cap(x)} was asleep. But there was one hand outside, with five fingers, and nails on them. ${a} put a finger there, to see. The hand closed. ${a} pulled a little. It held on. "${its} got me!" whispered ${a}. ${Gcap} knelt down to see.`,
        `The baby slept on. But there was a fist, no bigger than a strawberry. ${Gcap} knelt down beside it. ${a} touched it with one finger. The fist opened, and shut again, with the finger in it. "${its} holding on," said ${a}. No melon had ever done that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'kneel', 'happy'),
            seen(X, 'sleep', 'calm'),
            seen(G, 'stand', 'happy'),
            seen(B, 'sit', 'happy'),
          ],
          things: ['melon'],
        },
        `It was late. It was past supper and past bath and past everything. "Time to let go, ${a}," said ${g}. "${refrain}," said ${a}. So ${g} brought supper up on a tray. It was melon, and ${b} had most of it.`,
        `The clock struck seven. "Are you coming down?" said ${g}. ${a} looked at the fist, and at the finger in it. "${refrain}," said ${a}. In the end they all ate upstairs. There was melon, and ${b} ate the last piece.`,
      ),
    ],
  };
}
