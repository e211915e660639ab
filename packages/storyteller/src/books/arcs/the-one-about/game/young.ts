import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** All want to be the one it is about, and nobody the wind and the wall; and then it is the other way round. */
export function young(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, hero, first: A, second: B, chance } = bound;
  const {
    guest: H,
    k,
    g,
    Gcap,
    w1,
    w2,
    W1,
    h,
    H: Hcap,
    refrain,
    short,
    there,
    props,
    alsoSeen,
    ...shown
  } = partsOf(bound);
  const { seen } = shown;
  const { wrong1, wrong2, right, name } = short;
  return {
    title: titled(chance.pick('me, me, me!', 'the wind and the wall', `no, I'm ${h}!`, 'a chair can be it')),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [{ who: K, pose: 'jump', feeling: 'excited' }] },
        `Here is a game to play! "${name}" "I'm ${h}," said ${k}.`,
        `${k} had a new game. "${name} I'm ${h}!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'jump', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"No, me," said ${w1}. "Look! ${wrong1}"`,
        `"I can be that," said ${w1}. "Look! ${wrong1}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'jump', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'angry' },
          ],
        },
        `"No, me," said ${w2}. "I do it best. ${wrong2}"`,
        `"I said me first," said ${w2}. "Look! ${wrong2}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: G, pose: 'stand', feeling: 'calm' },
            { who: K, pose: 'think', feeling: 'worried' },
            { who: A, pose: 'think', feeling: 'shy' },
            { who: B, pose: 'think', feeling: 'shy' },
          ],
        },
        `"${refrain}" said ${g}. "The wind? The wall?" Nobody.`,
        `"A wind, a wall," said ${g}. "${refrain}" Nobody spoke.`,
      ),
      page(
        { camera: 'close', actors: [{ who: K, pose: 'point', feeling: 'determined' }], things: ['chair'] },
        `"The chair," said ${k}. But it just stood there. No wind at all.`,
        `So it was the chair. But the chair never blew. Not once.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: G, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'run', feeling: 'happy' },
          ],
        },
        `Next came ${g}. Whoo! Bump! But ${g} had soup on.`,
        `${Gcap} was good! Whoo! Bump! But then ${g} had to go in.`,
      ),
      page(
        hero === null
          ? {
              camera: 'close',
              actors: [
                { who: K, pose: 'stand', feeling: 'determined' },
                { who: A, pose: 'stand', feeling: 'surprised' },
              ],
            }
          : {
              camera: 'close',
              actors: [
                { who: H, pose: 'stand', feeling: 'shy' },
                { who: K, pose: 'stand', feeling: 'surprised' },
              ],
            },
        hero === null
          ? `"${refrain}" said ${w1}. "Me," said ${k}. "I know how it goes."`
          : `"${refrain}" said ${k}. "Me, please." And who was that? It was ${h}!`,
        hero === null
          ? `"${refrain}" ${W1} looked at ${k}. "All right," said ${k}. "Me."`
          : `"${refrain}" Somebody came up to ${k}. "Me," said ${h}.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        hero === null
          ? `This is how it went, that day. "${right}" ${k} knew it all.`
          : `"That's me, all day," said ${h}. "${right}"`,
        hero === null ? `${k} had been there. "${right}"` : `"That's me every day," said ${h}. "${right}"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: H, pose: 'run', feeling: 'happy' },
            { who: A, pose: 'jump', feeling: 'happy' },
            { who: B, pose: 'jump', feeling: 'happy' },
          ],
        },
        `${Hcap} was the wind. Whoo! And the wall. Bump, went ${w1} and ${w2}!`,
        `${Hcap} was the wall. Bump! And the wind. Whoo, went ${w1} and ${w2}!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'jump', feeling: 'excited' },
            { who: A, pose: 'jump', feeling: 'excited' },
            { who: B, pose: 'jump', feeling: 'excited' },
          ],
          things: ['chair'],
        },
        `"${refrain}" "Me! Me! Me!" And ${h}? That was the chair.`,
        `Next day all of them were the wind. "${refrain}" "Me!" The chair was ${h}.`,
      ),
    ],
  };
}
