import type { Told } from '../../arc.ts';
import { titled } from '../wording.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import type { SeenAtLast } from './arc.ts';
import { partsOf } from './parts.ts';

/** For ages 2 to 4: out, and nothing; out, and nothing; and then. */
export function young(bound: SeenAtLast): Told {
  const { A } = bound;
  const parts = partsOf(bound);
  const { W, who, a, refrain: said, x, it, c, C1, first, second, First, Second, out, title } = parts;
  const refrain = `${said}!`;
  const { missed, begins, seen: sight } = W.young;
  const drawn = W.drawn === undefined ? [] : [W.drawn];
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: out.setting === 'garden' ? 'garden' : 'living-room',
          camera: 'medium',
          actors: [parts.see('point', 'curious'), parts.with('stand', 'calm')],
        },
        W.opens
          ? `${W.opens.young(who)} "Shall we look?" said ${c}.`.replace(a, A.introduced)
          : `Everyone had seen ${x}. Not ${A.introduced}. "We can go and look," said ${c}.`,
        W.opens
          ? `${W.opens.young(who)} "Come and see," said ${c}.`.replace(a, A.introduced)
          : `${A.introduced} had not seen ${x}. "Shall we look?" said ${c}.`,
      ),
      page(
        { ...out, camera: 'wide', actors: [parts.see('look-up', 'curious'), parts.with('stand', 'calm')] },
        `Out they went. ${missed[0](who)} "${refrain}" said ${a}.`,
        `They looked and looked. ${missed[0](who)} "${refrain}" said ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(First, 'walk', 'calm'), parts.see('kneel', 'happy')] },
        ...first.young.map((each) => `${each} "Hello," said ${a}.`),
      ),
      W.fault
        ? page(
            { setting: out.setting, camera: 'medium', actors: [parts.see('stand', 'sad')] },
            `${W.fault.young(who)} "${refrain}"`,
            `Again! ${W.fault.young(who)} "${refrain}"`,
          )
        : page(
            { setting: 'bathroom', camera: 'medium', actors: [parts.see('sit', 'surprised')], things: ['bathtub'] },
            `${W.many ? 'They' : 'It'} came! But ${a} was in the bath. "${refrain}"`,
            `${a} had a bath. Splash! ${W.many ? 'They' : 'It'} came, and went. "${refrain}"`,
          ),
      page(
        { ...out, camera: 'wide', actors: [parts.see('sit', 'sad'), parts.with('sit', 'calm')] },
        `Out they went again. ${missed[1](who)} "${refrain}"`,
        `Once more! ${missed[1](who)} "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(Second, 'stand', 'calm'), parts.see('stand', 'surprised')] },
        ...second.young.map((each) => `${each} "Oh!" said ${a}.`),
      ),
      page(
        { camera: 'medium', actors: [parts.see('look-up', 'curious'), parts.with('stand', 'calm')] },
        `One more time. They waited. ${begins(who)}`,
        `They waited. ${a} held a hand. ${begins(who)}`,
      ),
      page(
        { camera: 'wide', actors: [parts.see('look-up', 'excited'), parts.with('look-up', 'happy')], things: drawn },
        sight(who),
        sight(who),
      ),
      page(
        { camera: 'close', actors: [parts.see('hug', 'happy'), parts.with('hug', 'happy')] },
        `Nobody said "${said}". Nobody said a thing. ${a} looked, and looked.`,
        `${a} had no words. So ${c} had none, too. They looked and looked.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'happy'), seen(C1, 'stand', 'calm')],
        },
        `"What did we see?" said ${c}. "${x.charAt(0).toUpperCase()}${x.slice(1)}," said ${a}. "And ${first.being === 'owl' ? 'an' : 'a'} ${first.being}." Good night.`,
        `Into bed went ${a}. "We saw ${it}," said ${c}. "And the ${first.being}," said ${a}, and slept.`,
      ),
    ],
  };
}
