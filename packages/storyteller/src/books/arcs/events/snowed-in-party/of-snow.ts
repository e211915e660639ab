import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './of-snow-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * The snow that keeps the guests away is enough to make them of. They are very good at musical statues, and when the drum
 * stops for the last time there are more of them than were made.
 */
export const OF_SNOW: EventPlot = {
  id: 'of-snow',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, A, a, H, h, stays, guests, ofSnow, day, wish } = partsOf(going);
  const [N, T, S] = guests;
  const [SN, ST, SS] = ofSnow;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(H, 'stand', 'happy')],
          things: ['cake', 'chair'],
        },
        `${cap(A.introduced)} has ${day}!${stays(true)} Here is the cake. Here are five chairs.`,
      ),
      page(
        {
          weather: 'snow',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried')],
          things: ['telephone', 'snowflake'],
        },
        `But the snow! It is up to the window. Ring, ring! "We can't come!"`,
        `Ring, ring! The telephone! "There is too much snow. We can't come!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: ['chair'] },
        `No ${N.name}. No ${T.name}. No little ${S.name}. Poor ${a}! Nobody can come at all.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(H, 'run', 'happy')], things: ['chair', 'saucepan'] },
        `Bang, bang, goes the pan. ${a} runs. ${h} runs. Stop! So many chairs! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'present'), seen(H, 'reach', 'happy')] },
        `Pass the parcel! ${a}, ${h}. ${a}, ${h}. ${a}, ${h}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'excited')], things: ['snowflake'] },
        `${a} looks out. So much snow! "We can make them!" says ${a}.`,
      ),
      page(
        {
          setting: 'snow',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(H, 'kneel', 'happy'), seen(SN, 'stand', 'happy')],
          things: ['scarf', 'snowball'],
        },
        `Roll, roll, pat! A ${N.name} of snow, in a scarf. Hello, ${SN.name}!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(SN, 'stand', 'happy'),
            seen(ST, 'wave', 'happy'),
            seen(SS, 'stand', 'happy'),
            seen(A, 'cheer', 'happy'),
          ],
        },
        `A ${T.name} of snow, with one hand up. Hello, ${ST.name}! And here is little ${SS.name}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'dance', 'happy'),
            seen(H, 'hold', 'happy', 'saucepan'),
            seen(SN, 'stand', 'happy'),
            seen(ST, 'wave', 'happy'),
          ],
        },
        `Bang, bang, goes ${h}. ${a} dances. Stop! Who stands still? ${SN.name} is the best of all!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'point', 'surprised'),
            seen(SN, 'stand', 'happy'),
            seen(ST, 'wave', 'happy'),
            seen(SS, 'stand', 'happy'),
          ],
        },
        `Bang, bang! Stop! ${a} counts. One, two, three. Four? Five? Six?`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(N, 'jump', 'happy'),
            seen(T, 'wave', 'happy'),
            seen(S, 'cheer', 'happy'),
            seen(A, 'jump', 'excited'),
          ],
          things: ['tractor'],
        },
        `Number four laughs. It is ${N.name}! A tractor brought them all. "${wish}, ${a}!"`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(SS, 'sit', 'happy'), seen(A, 'point', 'happy')],
          things: ['sun'],
        },
        `Two of everybody! That was a party. Now the sun shines. ${SS.name} sits down. "You are out!" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, H, h, stays, guests, ofSnow, day, wish } = partsOf(going);
  const [N, T, S] = guests;
  const [SN, ST, SS] = ofSnow;
  const hcap = cap(h);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(H, 'stand', 'happy')],
          things: ['cake', 'chair', 'hat'],
        },
        `${cap(A.introduced)} had ${day}, and everything was ready.${stays(false)} There were five chairs and five paper hats. There was a cake as high as a bucket. Only the guests were not there yet. And it had snowed all night.`,
      ),
      page(
        { weather: 'snow', camera: 'medium', actors: [seen(A, 'hold', 'worried', 'telephone')] },
        `By ten the snow was up to the window. The telephone rang. "Our door won't open!" That was ${N.name}. It rang again. "The bus is stuck." That was ${T.name}. Then it was ${S.name}. "I got as far as our gate," said a small voice. "My boot is still there."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(H, 'run', 'happy')], things: ['chair', 'saucepan'] },
        `"We'll have it by ourselves," said ${h}, and drummed on a pan. They played musical chairs. They ran, and the drum stopped, and they both sat down. There were three chairs over. They played it nine times, and nobody was ever out. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'present'), seen(H, 'reach', 'happy')] },
        `They played pass the parcel. ${a} gave it to ${h}. ${hcap} gave it to ${a}. ${a} gave it to ${h}. It was like posting a letter to yourself. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'kneel', 'worried'), seen(A, 'reach', 'worried')],
          things: ['blanket', 'chair'],
        },
        `"Then I'll be the guests," said ${h}. In a blanket ${h} was ${N.name}, who is always cold. With a hand up ${h} was ${T.name}, who always has a question. But ${S.name} is small. ${hcap} crept under a chair, and could not get out again. "${refrain}" said ${a}, and pulled.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious')], things: ['snowflake'] },
        `${a} looked out. Somewhere down the lane a tractor growled. It came no nearer. There was snow, and on top of it there was more. That was what kept them all away. "There's so much of it," said ${a}, slowly. "There must be enough for three."`,
      ),
      page(
        {
          setting: 'snow',
          weather: 'clear',
          camera: 'wide',
          actors: [
            seen(A, 'kneel', 'happy'),
            seen(H, 'kneel', 'happy'),
            seen(SN, 'stand', 'happy'),
            seen(ST, 'wave', 'happy'),
          ],
          things: ['scarf', 'snowball'],
        },
        `They rolled and they patted. The first had three scarves on. "That's ${N.name}," said ${a}. "That's snow," said ${h}. "Then it's ${SN.name}," said ${a}. The next one had a hand up, and was ${ST.name}. ${SS.name} hardly took any snow at all.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'dance', 'excited'),
            seen(H, 'hold', 'happy', 'saucepan'),
            seen(SN, 'stand', 'happy'),
            seen(ST, 'wave', 'happy'),
          ],
          things: ['cake'],
        },
        `Guests of snow cannot come in, so the party went out. The cake went, and the hats. "Musical statues!" said ${a}. ${hcap} drummed, and stopped. Nobody moved. ${SN.name} did not so much as blink. "They're the best I've ever seen!" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'point', 'surprised'),
            seen(SN, 'stand', 'happy'),
            seen(ST, 'wave', 'happy'),
            seen(SS, 'stand', 'happy'),
          ],
        },
        `They played again. ${a} danced, with both eyes shut, and the drum was as loud as thunder. It stopped. ${a} stood still, and counted the others. ${SN.name}. ${ST.name}. ${SS.name}. Then there was one more. Then there was one more. And there was a small one, with one boot.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(T, 'wave', 'excited'),
            seen(N, 'jump', 'happy'),
            seen(S, 'jump', 'happy'),
            seen(A, 'cheer', 'surprised'),
          ],
          things: ['tractor', 'boots'],
        },
        `Nobody moved for as long as one can. Then somebody put up a hand. "I've got a question," said ${T.name}. "Is there any cake?" There they all were! The tractor had pushed the lane clear, and brought them, one by one. It had even found the boot. "${wish}!" they shouted.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'cheer', 'happy'),
            seen(N, 'dance', 'happy'),
            seen(SN, 'stand', 'happy'),
            seen(H, 'hold', 'happy', 'saucepan'),
          ],
          things: ['cake'],
        },
        `Now there were two of everybody. ${N.name} stood beside ${SN.name}, scarf by scarf, until nobody knew which was which. Then the warm one sneezed, and was out. "Is it a party yet?" said ${h}. But ${a} could not answer. ${a} had a mouth full of cake.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(SS, 'sit', 'happy'), seen(A, 'point', 'happy'), seen(SN, 'stand', 'proud')],
          things: ['sun', 'hat'],
        },
        `At six the tractor took three of them home. The other three played on. Next day the sun came out, and ${SS.name} leaned over, and sat down. "Out!" called ${a} through the window. ${ST.name} was out on Friday. ${SN.name} stood there in a paper hat until Sunday, and won.`,
      ),
    ],
  };
}
