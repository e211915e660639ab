import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './reading-home-old.ts';

/** All that was missed goes on the banner, which is as long as the street; who comes home reads it on the way to the door. */
export const READING_HOME: EventPlot = { id: 'reading-home', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, k, Gcap, third } = going;
  const { where, P, p, refrain: r, title } = partsOf(going);
  const also = third ? ` ${k} came, too.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'hold', 'excited')], things: ['letter'] },
        `${Gcap} was ${where}. Then a card came. "Home on Sunday!" ${A.introduced} jumped.`,
        `${Gcap} was ${where}. "Home on Sunday!" said a card. ${A.introduced} jumped up and down.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'sit', 'curious')],
          things: ['paint', 'paintbrush'],
        },
        `${a} got a sheet and paint. ${B.introduced} held the pot.${also} It was going to say WELCOME.`,
        `A big sheet! Red paint! "It will say WELCOME," ${a} told ${B.introduced}.${also}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'surprised'), seen(B, 'sit', 'curious')], things: ['paint'] },
        `"Oh! The four kittens!" said ${a}. ${Gcap} had not seen them. So ${a} painted four kittens.`,
        `"Wait!" said ${a}. "The kittens next door! They came after." So ${a} painted those first.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined')], things: ['paint', 'rain-cloud'] },
        `"${r}" That was the big rain. ${a} made it blue.`,
        `"${r}" It was the big rain. Drip, drip, drip, went the brush.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited'), seen(B, 'point', 'excited')], things: ['paint'] },
        `"${r}" It was the snail. "It sat on my boot," said ${a}.`,
        `"${r}" The snail on the boot! ${a} painted it, round and round.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'hold', 'happy'), seen(A, 'stand', 'surprised')], things: ['paint'] },
        `Now the sheet was full. ${p} had one more. And one more! And a long red rug.`,
        `The sheet was full. ${p} gave them a second one. And a third. And a tea towel.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'proud'), seen(B, 'reach', 'happy')], things: ['fence'] },
        `Up it went, all down the street. By the door it said WELCOME. There was no room for HOME.`,
        `It went from bus stop to door. WELCOME was last. HOME did not fit.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'happy'), seen(A, 'hide', 'shy')], things: ['bus'] },
        `Here came the bus. Here was ${going.g}! And ${a} hid. It had been so long.`,
        `Brum! It was ${going.g}! And ${a} felt shy. ${a} hid behind WELCOME.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'look-up', 'happy')], things: ['fence'] },
        `${Gcap} looked up. "Four kittens!" A step. "So much rain!" A step. "And a snail!"`,
        `"Kittens!" said ${going.g}, and took a step. "Rain!" A step. "A snail!" A step.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'calm'), seen(A, 'hide', 'shy')] },
        `Then there were two feet. ${Gcap} sat down. "${r}" said ${going.g}. Out came a nose.`,
        `At the end were two feet. ${Gcap} sat and did not pull. "${r}" Out came one hand.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `And out came all of ${a}! "There was no room for HOME." "I have it here," said ${going.g}.`,
        `Then it was all of ${a}! "HOME did not fit on." "It fits," said ${going.g}, and hugged.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, k, g, Gcap, third } = going;
  const { where, long, P, p, refrain: r, title } = partsOf(going);
  const also = third ? ` ${k} had the other brush.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'hold', 'excited')], things: ['letter'] },
        `${Gcap} had been ${where} for ${long}. Then a card came, with just three words on it. "Home on Sunday!" ${A.introduced} read it to everybody, and then to the gatepost.`,
        `It was a small card for such big news. "Home on Sunday!" it said. It was from ${g}, who had been ${where} for ${long}. ${A.introduced} ran down the street and back with it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'sit', 'curious')],
          things: ['paint', 'paintbrush'],
        },
        `There must be a banner. ${a} got a bed sheet and some red paint. ${B.introduced} sat on the corners.${also} "It says WELCOME HOME," said ${a}. "First a W." And there the brush stopped.`,
        `"We need a banner," said ${a}. ${B.introduced} brought a sheet, and ${a} had the paint.${also} "WELCOME HOME. How big is a W?" ${a} held up the brush, and thought of something else.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'surprised'), seen(B, 'sit', 'curious')], things: ['paint'] },
        `"The kittens!" said ${a}. "Next door's cat has got four, and ${g} doesn't know." You can't welcome somebody who hasn't heard about the kittens. So they came first, and took up half the sheet.`,
        `"Nobody's told ${g} about the kittens," said ${a}. There were four of them next door, and one was all black. So ${a} painted those, to begin with. The W could wait.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'hold', 'happy')],
          things: ['paint', 'rain-cloud'],
        },
        `"${r}" said ${a}. That was the rain, when the whole street was a river. There was the snail, who lived on a boot for a week. There was the moon that they had seen by day.`,
        `Then there was the week of the big rain. And the shop has a new blue door. "${r}" said ${a}. It was the snail, on the boot, where it stayed until Friday.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'happy'), seen(A, 'stand', 'surprised')], things: ['paint'] },
        `"That's the end of the sheet," said ${b}. ${p} had another one. When that was full, she had a tablecloth. "${r}" said ${a}. So she took down the curtains.`,
        `The sheet was full by Thursday. ${p} came out with two more. "How long was it, then?" said ${p}. ${a} thought of all that there was to tell. "${r}" So she fetched a tablecloth.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'proud'), seen(B, 'reach', 'happy')], things: ['fence'] },
        `On Sunday they hung it up. It began at the bus stop, and went over the hedge and two gates. Only the last bit was left, by the door. WELCOME went on it. There was no room for HOME.`,
        `It took all of Saturday to hang. The kittens were at the bus stop, and the rest came after. On the very last tea towel, at the door, it said WELCOME. HOME didn't fit. ${a} tried it three ways.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'happy'), seen(A, 'hide', 'shy')], things: ['bus'] },
        `${a} had a plan. ${a} would run, and jump, and shout. Then the bus stopped, and there was ${g}, with a big bag. And ${a} didn't run. It was so real, all at once. ${a} got behind WELCOME.`,
        `"Here's the bus!" cried ${b}. ${a} had practised for it, running and shouting. But there stood ${g}, in a new hat. ${a}'s legs went the other way, in behind the tea towel.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'look-up', 'happy'), seen(B, 'wave', 'happy')], things: ['fence'] },
        `${Gcap} was going to run as well. But there was something to read. "Four kittens," said ${g}. "One of them black!" That was one step. "Was it as wet as that?" That was three. It's slow, to walk through ${long}.`,
        `${Gcap} put down the bag, and picked it up again. "Kittens!" You could hear it from the door. "And such a lot of rain! And who's this on the boot?" ${Gcap} read every bit of it.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'calm'), seen(A, 'hide', 'shy')] },
        `At the end was WELCOME, and under it were two feet. ${Gcap} knew them. ${Gcap} didn't pull, and didn't peep, but sat down. "So now I've been here the whole time," said ${g}. "But it can't be all. ${r}" And the cloth moved.`,
        `Then there was only WELCOME left, and it had feet. ${Gcap} sat down beside them. "That can't be all," said ${g}, as if to the door. "${r}" Something in there breathed. Out came a hand.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `First it was a nose. Then it was all of ${a}, so fast that the cloth came, too. Nobody said anything for a bit. "There wasn't any room for HOME," said ${a}, into a coat.`,
        `The hand held on to a sleeve. The sleeve was just as it used to be. And then ${a} was out, and up, and round ${g}'s neck. "HOME didn't fit on," said ${a} in there.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['house'],
        },
        `${Gcap} looked at WELCOME. After it came the doorstep, and the door, and the smell of toast. "It's there," said ${g}. "It comes next." And they went in.`,
        `"Read it again," said ${g}. "WELCOME," read ${a}. And the next thing, just where the cloth stopped, was the door. It was open. "HOME," said ${g}. So it had been on it all along.`,
      ),
    ],
  };
}
