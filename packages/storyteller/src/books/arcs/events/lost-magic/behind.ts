import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './behind-old.ts';
import { REFRAINS, TITLES, colourOf, lostIn } from './parts.ts';

/** Who gets out of bed backwards has everything happen behind. */
export const BEHIND: EventPlot = { id: 'behind', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, raw, company, comesToo, chance } = going;
  const pink = colourOf(company.details);
  const { m, is, was } = lostIn(raw);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'walk', 'sleepy', 'scarf')] },
        `There was ${A.introduced}. Out of bed, backwards! On went the scarf, back to front.`,
        `Who got out of bed backwards? ${A.introduced}! The scarf went on backwards, too.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'point', 'happy', 'scarf'), seen(B, 'stand', 'curious')],
          things: ['cup'],
        },
        `"Look!" said ${a} to ${B.introduced}.${comesToo} "Up, cup!" ${refrain} The cup sat there.`,
        `"Cup, go up!" said ${a}. ${B.introduced} looked hard.${comesToo} ${refrain}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'surprised')],
          things: ['cup', 'chair'],
        },
        `"My ${m} ${is} lost!" said ${a}. And behind them a chair went up.`,
        `"I have lost my ${m}!" said ${a}. Behind them floated a chair.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'curious')],
          things: ['bucket'],
        },
        `They went out. "Up, bucket!" said ${a}. ${refrain} The bucket sat there.`,
        `Out they went. ${a} tried the bucket. "Up!" ${refrain}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'sad'), seen(B, 'walk', 'worried')],
          things: ['bucket', 'wheelbarrow'],
        },
        `Behind them the wheelbarrow went up. It turned pink. They did not see.`,
        `Up went a wheelbarrow, behind them. Now it was pink. Nobody looked.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(A, 'shout', 'determined'), seen(B, 'stand', 'worried')],
          things: ['log'],
        },
        `"UP, log!" shouted ${a}. ${refrain} ${a} was sad.`,
        `There lay a log. "UP! UP!" shouted ${a}. ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')], things: ['gate', 'fence'] },
        `Behind them a gate went up. A fence went up. The cows sang.`,
        `Behind them up went a gate. Up went the fence. "Moo!" sang the cows.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised')], things: ['mittens'] },
        `Then ${b} dropped a mitten. ${b} turned round to get it. "OH!" said ${b}.`,
        `A mitten fell. ${b} went back for it. What was that? "OH!" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['wheelbarrow', 'chair'],
        },
        `A gate, a chair, a ${pink} wheelbarrow! "Your ${m} ${is} BEHIND you!" said ${b}.`,
        `So much was up there! "Look behind you!" said ${b}. There ${was} the ${m}!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'wave', 'sleepy')],
          things: ['cup'],
        },
        `So ${a} turned round. "Up, cup!" Up it went. Then ${a} got into bed, forwards.`,
        `Now ${a} stood back to front. "Up, cup!" Up, up. And into bed, forwards.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, raw, company, comesToo, chance } = going;
  const pink = colourOf(company.details);
  const { m, is, it, was } = lostIn(raw);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'walk', 'sleepy', 'scarf')] },
        `It was still dark when ${A.introduced} got out of bed. It was done backwards, with the tail end first. The scarf went on back to front.`,
        `Most people get out of bed forwards. That morning ${A.introduced} didn't. ${A.names} back came first, and the scarf was tied behind.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'point', 'happy', 'scarf'), seen(B, 'sit', 'curious')],
          things: ['cup'],
        },
        `"Tonight I'm to make the lanterns float at the party," said ${a}. "I'll show you how." ${B.introduced} sat down in front.${comesToo} "Up, cup!" said ${a}. ${refrain}`,
        `"Watch this, ${b}," said ${a}. "It's how I'll do the lanterns at the party tonight." ${B.introduced} watched.${comesToo} ${a} pointed at the cup. "Up!" ${refrain}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'sit', 'surprised')],
          things: ['cup', 'chair'],
        },
        `They both looked at the cup as hard as they could. "My ${m} ${is} gone," said ${a}. "I've lost ${it === 'they' ? 'them' : 'it'}!" Behind them, without a sound, a chair rose to the ceiling.`,
        `The cup just stood there, as cups do. "I had ${it === 'they' ? 'them' : 'it'} yesterday," said ${a}. "Where ${is} my ${m}?" At their backs a chair floated up, and stayed there.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'curious')],
          things: ['bucket'],
        },
        `"Perhaps you need fresh air," said ${b}. So they went out and found a bucket. ${a} breathed in. "Up, bucket!" ${refrain} A snail looked out of it, and went in again.`,
        `"It might be too hot in here for ${m}," said ${b}. Outside stood a bucket. "Up!" said ${a}, and stamped. ${refrain} The bucket didn't so much as hiccup.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'sad'), seen(B, 'walk', 'worried')], things: ['wheelbarrow'] },
        `They walked on along the lane, side by side, with long faces. Behind them went the wheelbarrow, as high as the roof. It had turned ${pink}. They didn't look round.`,
        `"Never mind," said ${b}. They took the lane to the farm. Nobody looked back. If they had, they would have seen a ${pink} wheelbarrow over the chimney.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(A, 'shout', 'determined'), seen(B, 'cover', 'surprised')],
          things: ['log'],
        },
        `At the farm lay a log. "Perhaps you have to shout," said ${b}. "UP!" shouted ${a}, so that ${b} had to cover both ears. ${refrain} It was a log, and it lay.`,
        `They tried it with a log, and with shouting. "UP, UP, UP!" shouted ${a}. "I'm sure it heard," said ${b}. ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')], things: ['gate', 'fence'] },
        `They sat down on it. "Now there will be no lanterns," said ${a}. Behind them a gate sailed up, and a fence. Three cows began to sing in parts.`,
        `"I can't go to the party like this," said ${a}, and sat down. At their backs up went the gate and a bit of fence. The cows were humming.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'sit', 'sad')], things: ['mittens'] },
        `"You'll need your handkerchief," said ${b}, and dropped a mitten. It rolled off the log, at the back. ${b} turned round to pick it up. ${b} didn't pick it up.`,
        `"We had better go home," said ${b}. But one mitten was gone. ${b} must have dropped it on the way. ${b} turned round to look, and stayed like that.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['wheelbarrow', 'chair'],
        },
        `"${a}," said ${b}. "Which way did you get out of bed?" Up there hung a gate, a ${pink} wheelbarrow and, far off, a chair. "Your ${m} ${is} not lost! It all comes out BEHIND you!"`,
        `The whole lane was full of floating things, right back to the kitchen chair. "Look behind you!" cried ${b}. "There ${was} your ${m} all the time!" "Oh," said ${a}. "I got up backwards."`,
      ),
      page(
        {
          setting: 'playground',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'cheer', 'happy')],
          things: ['lantern'],
        },
        `At the party everybody stood round the lanterns. ${a} came in, and turned round, and showed them all a back. "Is that right?" they whispered. "Up!" said ${a}. Up they went, all forty, like moons.`,
        `That evening ${a} walked up to the lanterns with the wrong side first. "Left a bit," said ${b}. "Now!" "Up!" said ${a} to nobody. And behind, one after the other, forty lanterns floated up.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'wave', 'sleepy')],
          things: ['cup'],
        },
        `At bedtime ${b} watched very closely. ${a} got into bed head first, and turned round, and lay down forwards. "Up, cup," said ${a}, to make sure. It came up, and it was full of milk.`,
        `"And tomorrow," said ${b}, "get out on the front side." "I will," said ${a}. "Good night, cup." And the cup rose up from the table, in front, where everybody could see.`,
      ),
    ],
  };
}
