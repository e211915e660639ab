import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** Three are the one it is about, and there is no wind, no wall and nobody to say no; whoever is it all week would like to be a door. */
export function middle(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, hero, first: A, second: B, chance } = bound;
  const {
    guest: H,
    k,
    g,
    Gcap,
    w1,
    w2,
    W1,
    W2,
    wrong1,
    wrong2,
    right,
    name,
    h,
    H: Hcap,
    refrain,
    ...shown
  } = partsOf(bound);
  const { there, props, alsoSeen, seen } = shown;
  return {
    title: titled(
      chance.pick(
        'a wind, a wall and somebody to say no',
        `everybody was ${h}`,
        'what the chair was good at',
        'somebody has to be the door',
      ),
    ),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [{ who: K, pose: 'stand', feeling: 'excited' }] },
        `There was to be a game in the garden, and it had a name. "${name}." "And I'm ${h}," said ${k}, quickly. It was only fair. ${k} had thought of it.`,
        `It was ${k} who thought of the game. It had a name before it had any rules. "${name}." So of course it was ${k} who said, "I'm ${h}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'jump', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"I thought that I was," said ${w1}. "I've been practising at home. ${wrong1}" It showed them, twice round the flower bed. One had to say that it was good.`,
        `"Ah," said ${w1}. "You see, I'm that already. ${wrong1} Watch." They watched. It did it all, from the front end to the back.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'jump', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'angry' },
            { who: K, pose: 'stand', feeling: 'angry' },
          ],
        },
        `${W2} had said it before either of them, only not out loud. "${wrong2}" It did it with its eyes shut, which is harder. So now there were three.`,
        `"That's how one does it from outside," said ${w2}. "I do it from inside. ${wrong2}" And it did. So that made three of them, and not one would change.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: G, pose: 'stand', feeling: 'calm', holds: 'basket' },
            { who: K, pose: 'think', feeling: 'curious' },
          ],
          things: ['basket'],
        },
        `${Gcap} came by with the washing basket. "${refrain}" said ${g}. "What rest?" said ${k}. "Well, a wind," said ${g}. "A wall, a door, and somebody to say no."`,
        `"Three of the same," said ${g}, over the washing basket. "${refrain}" They had not thought of a rest. "All that's round it," said ${g}. "The weather. The wall. Somebody to say no."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'sad' },
            { who: B, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'cover', feeling: 'worried' },
          ],
        },
        `They tried it without. ${W1} looked for a wall to do it against. ${W2} waited for somebody to say no. Nobody did, so it was over at once.`,
        `First they left it out. But there was no door to come in by, and nobody minded anything. ${k}, ${w1} and ${w2} did it all in one minute.`,
      ),
      page(
        {
          camera: 'close',
          actors: [{ who: K, pose: 'point', feeling: 'determined' }],
          things: ['chair'],
        },
        `"${refrain}" said ${k}. Then it was the chair. The chair was a good wall. But it was no use as weather. And it never said no in the right place.`,
        `"${refrain}" Nobody spoke, so it was the chair. It was not bad. It stood there, like a wall. Then ${k} asked it to be a wind.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: G, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'run', feeling: 'happy' },
            { who: A, pose: 'run', feeling: 'happy' },
            { who: B, pose: 'run', feeling: 'happy' },
          ],
        },
        `So ${g} had to do it. ${Gcap} blew, and creaked, and said no in three voices. They had never played so well. Then the potatoes boiled over, and ${g} was gone.`,
        `Next they caught ${g}, who was the rest for five minutes. What a wind that was! And what a no! But somebody has to see to the potatoes, too.`,
      ),
      page(
        hero === null
          ? {
              camera: 'medium',
              actors: [
                { who: K, pose: 'stand', feeling: 'determined' },
                { who: A, pose: 'sit', feeling: 'surprised' },
                { who: B, pose: 'sit', feeling: 'surprised' },
              ],
            }
          : {
              camera: 'medium',
              actors: [
                { who: H, pose: 'stand', feeling: 'shy' },
                { who: K, pose: 'sit', feeling: 'surprised' },
                { who: A, pose: 'sit', feeling: 'surprised' },
                { who: B, pose: 'sit', feeling: 'surprised' },
              ],
            },
        hero === null
          ? `There sat three of them on the grass, all of them ${h}. There was no draught. "${refrain}" said ${w1}. ${k} pulled up some grass. "Me, then," said ${k}. "I know how it goes."`
          : `There sat three of them on the grass, all of them ${h}. There was no draught. "${refrain}" said ${w1}. "Please, me," said somebody by the wall. It was ${h}, the real one.`,
        hero === null
          ? `"${refrain}" said ${w2}. It was a sad little sound. ${k} looked at the chair, and the chair looked back. "All right," said ${k}. "It's me. I was there, after all."`
          : `"${refrain}" said ${w2}. "Might I?" they heard. Up got ${k}, and then they all got up. It was ${h}, who had been looking on for some time.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        hero === null
          ? `And ${k} told them what there had been, all round it. "${right}" There had been such a wind, and a door, and somebody who said no. One could nearly hear it.`
          : `"Don't you want to be you?" said ${k}. "I do that all week," said ${h}. "${right} Nobody ever asks me to be a door."`,
        hero === null
          ? `For ${k} could see it still. "${right}" One only remembers who was in the middle. But there was a good deal round the edge. ${k} knew where it went.`
          : `"But you're ${h}," said ${k}. "Yes," said ${h}. "${right} That's every day, and Sundays. I should so like to be weather."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: H, pose: 'reach', feeling: 'excited' },
            { who: A, pose: 'run', feeling: 'excited' },
            { who: B, pose: 'run', feeling: 'excited' },
          ],
        },
        `${Hcap} was the rest. What a rest it was! It blew until the washing stood out straight. When ${h} said no, it made them jump. ${W1} and ${w2} had never been so good.`,
        `So ${h} was the wind, and hats went. ${Hcap} was the door, and creaked. And ${h} had a no that went right through one. ${W1} and ${w2} came in and did it, and it was real.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: G, pose: 'look-up', feeling: 'surprised' },
            { who: K, pose: 'jump', feeling: 'excited' },
            { who: A, pose: 'jump', feeling: 'excited' },
            { who: B, pose: 'jump', feeling: 'excited' },
          ],
          things: ['chair'],
        },
        `Next day ${g} looked out. "${refrain}" "Me!" they shouted, the whole garden of them. Nobody wanted to be ${h} at all. That had to be the chair. It did it sitting down.`,
        `"${refrain}" said ${g} the next day. And they all ran, for there's only one wind. ${k} was a wall with a no in it. They let the chair be ${h}. It kept very still, and was proud.`,
      ),
    ],
  };
}
