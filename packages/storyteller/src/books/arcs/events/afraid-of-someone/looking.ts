import type { Told } from '../../../arc.ts';
import { cap, titled, within } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inPlace, settingOf } from '../the-one.ts';
import { old } from './looking-old.ts';
import { partsOf } from './parts.ts';
import { REFRAINS, TITLES } from './said.ts';

/**
 * Whoever is afraid does not look; and whoever is feared comes only while no one looks, being afraid of looks. In the
 * end it is not looked on purpose.
 */
export const LOOKING: EventPlot = {
  id: 'looking',
  when: /\b(?:scared|afraid|frightened|terrified|fear)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { X, W, eyes, others, feared, why, ball, inside, base, spots, things, gate } = partsOf(going);
  const under = base === 'under the bed' ? 'Under the bed ' : '';
  const [x, w] = [X.name, W.name];
  const refrain = chance.pick(...REFRAINS);
  const reason = within(8, `${why}.`) ? ` ${why}.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going, inside ? 'bedroom' : 'garden'),
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried')],
        },
        `This is ${A.introduced}. ${a} is afraid of ${feared}.${reason}`,
        `Here is ${A.introduced}. "I am afraid of ${feared}," says ${a}.${reason}`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'run', 'surprised'), seen(A, 'stand', 'surprised')], things: [ball] },
        `${W.introduced} has a ${ball}. It rolls right ${gate}.`,
        `"My ${ball}!" says ${W.introduced}. It rolls ${gate}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'shy'), seen(A, 'cover', 'scared')], things: [ball, ...things[0]] },
        `It is ${spots[0]}. And with it is ${X.introduced}! ${a} ${eyes.shuts}. "${refrain}"`,
        `Who has the ${ball}? It is ${X.introduced}! ${a} ${eyes.shuts}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'scared'), seen(X, 'stand', 'shy')], things: things[1] },
        `${under}${a} ${eyes.opens}. Now ${x} is ${spots[1]}! "${refrain}"`,
        `${under}${a} ${eyes.opens}. ${cap(spots[1])} is ${x}! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'stand', 'shy'), seen(A, 'cover', 'scared')], things: things[2] },
        `${a} ${eyes.opens} again. ${x} is ${spots[2]}. So near! "${refrain}"`,
        `One more look. ${x} is ${spots[2]}! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(X, 'stand', 'scared')] },
        `So ${a} looks and looks. ${x} stands still. No ${ball} comes.`,
        `Now ${a} does look. ${x} stops. The ${ball} stops as well.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(W, 'point', 'surprised'), seen(X, 'stand', 'scared'), seen(A, 'stand', 'surprised')],
        },
        `"${x} is shaking," says ${w}. "${x} is afraid of YOU!"`,
        `"${x} shakes," says ${w}. "You look so hard. ${x} is afraid of you!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'determined'), seen(X, 'walk', 'shy')], things: [ball] },
        `"Of me?" ${a} ${eyes.shuts}. One. Two. Three. Bump! The ${ball}!`,
        `"Then come," says ${a}. ${a} ${eyes.shuts}. One. Two. Three. Here is the ${ball}!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'cover', 'shy'), seen(A, 'stand', 'happy')] },
        `${a} looks. And ${x}? ${x} ${others.shuts}! "${refrain}"`,
        `Now ${a} looks. But ${x} ${others.shuts}. "${refrain}" says ${x}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cover', 'happy'), seen(X, 'stand', 'happy')], things: things[0] },
        `Next day ${x} is ${spots[0]}. ${a} ${eyes.shuts}. "${refrain}"`,
        `Next day they play it. ${cap(spots[0])} is ${x}. ${a} ${eyes.shuts}. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { X, W, eyes, others, feared, why, ball, dear, inside, base, toBase, spots, things, gate, floor } =
    partsOf(going);
  const [x, w] = [X.name, W.name];
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, inside ? ' at home' : ' in the garden');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going, inside ? 'bedroom' : 'garden'),
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(W, 'stand', 'curious')],
        },
        `${A.introduced} was afraid of ${feared}. "What have they done to you?" asked ${W.introduced}. "Nothing," said ${a}. "But ${why.charAt(0).toLowerCase()}${why.slice(1)}." Nobody could say that it was not so.`,
        `"Is there anything you're afraid of?" said ${W.introduced}. ${A.introduced} looked left and right. "Only ${feared}," came the answer, very softly. "${why}. Haven't you noticed?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'run', 'surprised'), seen(A, 'stand', 'surprised')], things: [ball] },
        `One day${where} they were playing with ${dear}. It got away from them. It rolled over the ${floor}, like somebody late, and ${gate}. "I'll get it!" cried ${a}, and ran, and stopped.`,
        `They had ${dear} with them${where}. Somebody pushed it too hard. Away it rolled, over the ${floor} and ${gate}. "Wait here," said ${a}, and went three steps. There were no more steps after that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'shy'), seen(A, 'cover', 'scared')], things: [ball, ...things[0]] },
        `For there was somebody ${spots[0]}. It was ${X.introduced}, with the ${ball}! ${a} hurried back ${toBase}, and ${eyes.shut}. "${refrain}" said ${a}. "Then there's nobody there."`,
        `Somebody had found the ${ball}. And ${spots[0]}, with the ${ball}, stood ${X.introduced}. That was enough. ${a} went back ${toBase}, and ${eyes.shut}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'scared'), seen(X, 'stand', 'shy')], things: things[1] },
        `It was very quiet. ${a} ${eyes.opened}. ${x} was not ${spots[0]} any more. ${x} was ${spots[1]}! And ${x} stood as stiff as a flowerpot, as if nothing had happened. "${refrain}" said ${a}.`,
        `"Gone yet?" said ${a}, after a while, and ${eyes.opened}. ${x} had come nearer. Now it was ${spots[1]}, and there was nothing to show how that was done. "I didn't see you move! ${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'stand', 'shy'), seen(A, 'cover', 'scared'), seen(W, 'stand', 'curious')],
          things: things[2],
        },
        `The next time it was worse. Now ${x} was ${spots[2]}, on tiptoe, and still as a post. "How is it done?" whispered ${a}. "${x} only moves when you don't look," said ${w}. "${refrain}" That was quick, but it was silly.`,
        `Again ${a} ${eyes.opened}. ${cap(spots[2])}! That was where ${x} was now, in the middle of a step. "When I look, nobody moves," said ${a}. "And each time there's more of ${x}." "That's funny," said ${w}. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(X, 'stand', 'scared')], things: [ball] },
        `So ${a} looked, with ${eyes.two}, and did not stop. That worked. ${x} did not come one step nearer. But the ${ball} did not come, either. They all stood there until it was nearly tea time.`,
        `"Then I'll look the whole time," said ${a}. It was a good plan. ${x} stayed where ${x} was. But so did the ${ball}. And nobody can stare for ever. "I think they ${eyes.tire}," said ${a}. "Soon."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(W, 'point', 'surprised'), seen(X, 'stand', 'scared'), seen(A, 'stand', 'surprised')],
        },
        `"Look at ${x}," said ${w}. "I am looking!" said ${a}. "No. You look how near. Look at ${x}!" It was true. ${x} was shaking, from top to bottom. The ${ball} was shaking as well.`,
        `"What is that noise?" said ${w}. It was a small sort of rattle. It was the ${ball}, which tapped on the ground. Whoever held it was shaking so. "${x} is afraid," said ${w}. "Of what?" said ${a}, and looked round.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(W, 'stand', 'happy'), seen(X, 'stand', 'scared')],
        },
        `"${x} is afraid of you," said ${w}. "You stare so." ${a} had never heard such a thing. "I only stare because ${x} comes!" "And ${x} only comes when you don't stare," said ${w}. They thought about that.`,
        `"Of you!" said ${w}. "You look so hard. Nobody can walk when somebody looks like that." "I'm not the one to be afraid of," said ${a}. From where ${x} stood, there came a very small "${X.says}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'determined'), seen(X, 'walk', 'shy')], things: [ball] },
        `"Then I'll help," said ${a}, and ${eyes.shut} once more, but this time on purpose. "One. Two." There was a step. "Three." There was another. On "seven" there was a small bump. It was the ${ball}.`,
        `It was the hardest thing to do. But ${a} ${eyes.shut}, and counted, slowly. At four there was a step. At six it would have been good to look. "Seven. Eight." Bump. There was the ${ball}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'cover', 'shy'), seen(A, 'stand', 'happy'), seen(W, 'stand', 'happy')] },
        `Then ${a} looked. There was ${x}, as near as your nose, with ${others.has}! "${refrain}" said ${x}. ${a} began to laugh, and ${w} sat down on the ${floor}.`,
        `"Thank you," said ${a}, and looked. There stood ${x}, and ${x} had ${others.has}, quite firmly. "${refrain}" said ${x}. "That's just what I always say," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cover', 'happy'), seen(X, 'stand', 'excited')], things: things[0] },
        `They have played it every day since then. ${x} stands ${spots[0]}, and ${a} is ${base}. Nobody asks who is afraid of whom. "${refrain}" calls ${a}. And nearer comes ${x}, and nearer, and nearer.`,
        `The next afternoon somebody stood ${spots[0]}, stiff as a flowerpot. ${a} saw it, and was glad, and went ${toBase}. "${refrain}" called ${a}, as loudly as could be. Tip, tap, tip, came ${x}.`,
      ),
    ],
  };
}
