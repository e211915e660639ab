import type { Figure, Told } from '../../arc.ts';
import { cap } from '../wording.ts';
import type { KeepSafe } from './arc.ts';

const kind = (who: Figure): string => (who.being ? ` ${who.name} was ${who.aKind}.` : '');

/** Small steps back, a grown-up's hands, and one real job for the hero. */
export function young({ hero: H, grownUp: G, danger: D }: KeepSafe): Told {
  const things = D.thing === null ? [] : [D.thing];
  return {
    title: `${H.name} and ${D.title}`,
    refrain: D.cry,
    pages: [
      {
        text: `This is ${H.name}.${H.being ? ` ${H.name} is ${H.aKind}.` : ''} ${D.good}`,
        scene: { setting: D.setting, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'happy' }], things },
      },
      {
        text: [
          `But ${H.name} keeps away. Good. ${D.line}`,
          `${H.name} feels a wobble inside. That wobble is right. ${D.line}`,
        ],
        scene: { camera: 'wide', actors: [{ who: H, pose: 'point', feeling: 'worried' }] },
      },
      {
        text: `"${D.cry}!" said ${H.name}.`,
        scene: { camera: 'close', actors: [{ who: H, pose: 'shout', feeling: 'determined' }] },
      },
      {
        text: `Who keeps us safe? ${cap(G.name)} does. ${cap(D.jobs[0])}? Yes.`,
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'kneel', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: `"What can I do?" said ${H.name}. "You can say it," said ${G.name}. "${D.cry}!"`,
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'look-up', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `So ${H.name} did. ${H.name} ${D.part}. ${cap(G.name)} saw.`,
          `${cap(G.name)} nodded. ${H.name} ${D.part}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'walk', feeling: 'proud' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: `They were all safe. "${D.cry}," said ${H.name}.`,
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'hug', feeling: 'happy' },
            { who: G, pose: 'hug', feeling: 'calm' },
          ],
        },
      },
      {
        text: D.end,
        scene: { camera: 'wide', time: 'sunset', actors: [{ who: H, pose: 'wave', feeling: 'calm' }] },
      },
    ],
  };
}

export function middle({ hero: H, friend: F, grownUp: G, danger: D }: KeepSafe): Told {
  const things = D.thing === null ? [] : [D.thing];
  const [first, second] = D.ideas;
  return {
    title: `Who Looks After ${D.title}?`,
    refrain: D.cry,
    pages: [
      {
        text: [
          `${H.name} had a good nose for trouble.${kind(H)} When something was not right, ${H.names} toes curled up. They were hardly ever wrong.`,
          `${H.name} had very sensible toes.${kind(H)} They curled up when a thing was not safe. Nobody had taught them.`,
        ],
        scene: { setting: D.setting, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'proud' }] },
      },
      {
        text: `Today they curled up at once. There was ${D.it}. "${D.good}" said ${F.introduced}. "I know," said ${H.name}. "But look at my toes."`,
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'point', feeling: 'worried' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
          things,
        },
      },
      {
        text: `"Some people are not scared at all," said ${F.name}. "${first[0]}," said ${H.name}. "${cap(first[1])}." The toes agreed.`,
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'worried' },
            { who: F, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: `"Or this," said ${H.name}. "${second[0]}. ${cap(second[1])}." They both thought hard. Then ${H.name} knew. "${D.cry}!" said ${H.name}, and called ${G.name}.`,
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'shout', feeling: 'determined' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: `${cap(G.name)} came at once. "Good toes," said ${G.name}. "${D.fact} That is why there is always somebody whose job it is." "Whose?" said ${H.name}. "Mine," said ${G.name}.`,
        scene: {
          camera: 'wide',
          actors: [
            { who: G, pose: 'kneel', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: `${H.name} watched how it is done. First, ${G.name} ${D.jobs[0]}. Next, ${G.name} ${D.jobs[1]}.`,
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'reach', feeling: 'determined' },
            { who: H, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: `"Is there no job for me?" said ${H.name}. "The first one," said ${G.name}. "Somebody has to say it." "${D.cry}!" said ${H.name}. It sounded rather grand.`,
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'cheer', feeling: 'proud' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: `So ${H.name} ${D.part}. ${D.line} And ${F.name} did just the same, one behind the other.`,
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'proud' },
            { who: F, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
      {
        text: `At the end ${G.name} ${D.jobs[2]}. ${D.end} ${H.names} toes lay quite flat.`,
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: G, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}

export function old({ hero: H, friend: F, grownUp: G, danger: D }: KeepSafe): Told {
  const things = D.thing === null ? [] : [D.thing];
  const [first, second] = D.ideas;
  return {
    title: `The First to Say It`,
    refrain: D.cry,
    pages: [
      {
        text: `${H.name} kept a list of brave things, done and not yet done.${kind(H)} There was a spider on it, carried out in a cup. There was one whole song, sung at a party. At the bottom, in small letters, it said ${D.it}. It had been there for a year.`,
        scene: { setting: D.setting, camera: 'medium', actors: [{ who: H, pose: 'think', feeling: 'curious' }] },
      },
      {
        text: `"You could cross it off today," said ${F.introduced}, who liked a list to be finished. And there it was. ${D.good} It did not look like much. But something under ${H.names} ribs had gone quiet, the way birds do before rain. "${D.cry}," said ${H.name}, before thinking.`,
        scene: {
          camera: 'wide',
          actors: [
            { who: F, pose: 'stand', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
          things,
        },
      },
      {
        text: `"Is that fear?" said ${F.name}, with interest. "I don't know," said ${H.name}. "It feels like being told something." They sat down to work out what. "${first[0]}," said ${H.name}, slowly. "${cap(first[1])}." That was one idea gone.`,
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'worried' },
            { who: F, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: `"There is always another way," said ${F.name}. "${second[0]}," said ${H.name}. "${cap(second[1])}." That was the other idea gone. "Then it can't be crossed off," said ${F.name}. "Unless you just do it, quickly, and don't think." It was very quiet. Nobody else was looking.`,
        scene: {
          camera: 'medium',
          actors: [
            { who: F, pose: 'look-up', feeling: 'excited' },
            { who: H, pose: 'think', feeling: 'worried' },
          ],
        },
      },
      {
        text: `It would have taken one minute. It would have looked fine on the list. ${H.name} stood up, and turned round, and walked the other way, with both ears hot. "${D.cry}," said ${H.name}, out loud, and went to fetch ${G.name}.`,
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'determined' },
            { who: F, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: `${cap(G.name)} did not laugh, and did not say well done either. "${D.fact}" said ${G.name}. "I have been careful of it for as long as I can remember." "You?" said ${H.name}. "Every time," said ${G.name}. "That's not the fear going wrong. That's the fear doing its job."`,
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'kneel', feeling: 'calm' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: `Then they saw how the rest is done. ${cap(G.name)} ${D.jobs[0]}. ${cap(G.name)} ${D.jobs[1]}. There was nothing quick in it anywhere. "Who showed you?" said ${H.name}. "Somebody who came when I called," said ${G.name}. "The calling is the first half. You've done that half."`,
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'reach', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'curious' },
            { who: F, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: `There was a part for ${H.name} too, and it was a real one. ${D.line} So ${H.name} ${D.part}, and saw to it that ${F.name} did the same. "${D.cry}!" said ${F.name}, trying it out. "You say it better," ${F.name} added. "You say it as if you mean it."`,
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'point', feeling: 'proud' },
            { who: F, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
      {
        text: `When it was over, ${G.name} ${D.jobs[2]}. ${D.end} ${H.name} got out the list, and looked at the last line for some time. It was not crossed off. But beside it, in rather larger letters, it now said: first to say so.`,
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: G, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
