import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled, wordCount } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { inShort, MOST } from '../in-short.ts';
import { smallOne } from '../small-one.ts';
import { partsOf } from './parts.ts';

/** Painted on the floor, it is seen from there; and whoever is tall has to come down. */
export function young(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, first: A, second: B, hero, company, chance } = bound;
  const { k, g, Gcap, name, refrain, there, pose, props, alsoSeen, seen, ...parts } = partsOf(bound);
  const [wrong1, wrong2, right] = [inShort(parts.wrong1), inShort(parts.wrong2), inShort(parts.right)];
  const asked = wordCount(name) > MOST ? right : `${name}!`;
  const M = company.person('Mr Moss', 'neighbour');
  const T = smallOne(company, 'Tobi', 'Pim');
  const t = T.name;
  return {
    title: titled(chance.pick('look from down here', 'down on the floor', 'no, look!', 'come down and look')),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [{ who: K, pose: 'kneel', feeling: 'happy', holds: 'paintbrush' }],
          things: ['paint'],
        },
        `${k} had a paintbrush, paint and the floor. "${asked}"`,
        `Dip, dip, went the paintbrush. Down on the floor, ${k} painted. "${asked}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: G, pose: 'stand', feeling: 'curious' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
        },
        `"${refrain}" said ${g}. "I know! ${wrong1}"`,
        `${Gcap} looked, from up high. "${refrain} I see! ${wrong1}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'determined', holds: 'paintbrush' }],
        },
        `"No! Look!" said ${k}. Dip went the paintbrush. Now it was bigger.`,
        `"No! Look again," said ${k}. Dip! The paintbrush made it brighter.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: M, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'kneel', feeling: 'worried' },
          ],
        },
        `In came Mr Moss, who was tall. "${refrain} Ah! ${wrong2}"`,
        `Mr Moss was taller still. "${refrain} Oh, yes! ${wrong2}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'worried' },
            { who: G, pose: 'think', feeling: 'curious' },
            { who: M, pose: 'think', feeling: 'curious' },
          ],
        },
        `"No!" ${k} turned it upside down. "${refrain}" they said. "A hill?"`,
        `"No!" ${k} turned it round. "${refrain}" they said. "A pudding?"`,
      ),
      page(
        { camera: 'wide', actors: [{ who: K, pose: 'hide', feeling: 'sad' }] },
        `${k} put it down on the floor. Then ${k} hid.`,
        `Back it went, down on the floor. And ${k} hid.`,
      ),
      page(
        { camera: 'close', actors: [{ who: T, pose: 'kneel', feeling: 'curious' }] },
        `Next came ${t}, who was small. ${t} got down and looked.`,
        `But ${t} was small. ${t} got down on the floor. ${t} looked and looked.`,
      ),
      page(
        {
          setting: there,
          camera: 'wide',
          actors:
            hero === null
              ? [seen('wave', 'happy'), ...alsoSeen, { who: T, pose: 'point', feeling: 'excited' }]
              : [
                  seen('stand', 'happy'),
                  { who: T, pose: pose('point'), feeling: 'excited' },
                  { who: K, pose: pose('cheer'), feeling: 'excited' },
                ],
          ...props,
        },
        `"I see it!" said ${t}. "${right}" "Yes!" said ${k}.`,
        `"Oh!" said ${t}. "${right}" And ${k} said, "Yes!"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: G, pose: 'kneel', feeling: 'surprised' },
            { who: M, pose: 'kneel', feeling: 'surprised' },
            { who: K, pose: 'point', feeling: 'proud' },
            { who: T, pose: 'kneel', feeling: 'happy' },
          ],
        },
        `"Come down here," said ${k}. So they all knelt. "Oh!" said ${g}.`,
        `"Look from down here," said ${k}. Down they went. "Oh!" said Mr Moss.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: T, pose: 'sit', feeling: 'happy' },
            { who: G, pose: 'sit', feeling: 'happy' },
          ],
        },
        `It hangs by the mat now, very low. Come in! "Sit down," says ${t}.`,
        `They hung it up, low down. Now everybody sits on the mat.`,
      ),
    ],
  };
}
