import type { SettingName } from '@storylantern/contract';
import { staysAtHome } from '../at-home.ts';
import { arc, type Chance, type Company, type Figure, type Told } from '../../arc.ts';
import { anyArc } from '../any-arc.ts';
import { cap } from '../wording.ts';

/** A button is found; nobody's it is; the chair that sighs was the owner all along. */
interface AnyDay {
  readonly hero: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  readonly setting: SettingName;
  readonly sigh: string;
  readonly refrain: string;
}

const FAR_FROM_HOME: ReadonlySet<SettingName> = new Set([
  'undersea',
  'space',
  'sky',
  'cave',
  'farm',
  'forest',
  'pond',
  'jungle',
  'snow',
]);

function bind(company: Company): AnyDay {
  const { grownUp, chance } = company;
  // There is a chair to sit in and a button to pick up: whoever is too large for that leaves the day to the child.
  const fits = company.hero.being === null || (company.hero.being.size < 4 && !staysAtHome(company.hero.being));
  const hero = fits ? company.hero : company.child;
  const friend = fits ? company.friend : (company.passersBy(1, (being) => being.size < 3)[0] ?? company.grownUp);
  const home = hero.being?.setting;
  return {
    hero,
    friend,
    grownUp,
    setting: home !== undefined && FAR_FROM_HOME.has(home) ? home : 'living-room',
    sigh: pick(chance, ['Puff', 'Phew', 'Oof']),
    refrain: pick(chance, ['No. Not that', 'Not that, then', 'Well, not that']),
  };
}
const pick = (chance: Chance, words: readonly string[]): string => chance.pick(...words);

const whole = (who: Figure): string => (who.being ? ` ${who.name} was ${who.aKind}.` : '');

/** Short enough for every name: no sentence has more than five words besides the names. */
function young({ hero: H, friend: F, grownUp: G, setting, sigh, refrain }: AnyDay): Told {
  return {
    title: `${H.name} and the Button`,
    refrain,
    pages: [
      {
        text: `This is ${H.name}.${H.being ? ` ${H.name} is ${H.aKind}.` : ''} This is the old chair. "${sigh}," goes the chair.`,
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: 'happy' }], things: ['chair'] },
      },
      {
        text: [`What is that? A button! ${H.name} picked it up.`, `Look! A button! "Whose is it?" said ${H.name}.`],
        scene: { camera: 'close', actors: [{ who: H, pose: 'hold', feeling: 'curious', holds: 'button' }] },
      },
      {
        text: [
          `"Is it yours?" "Not mine," said ${F.introduced}. "${refrain}."`,
          `"Not mine," said ${F.introduced}. "${refrain}."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: F, pose: 'look-up', feeling: 'curious' },
            { who: H, pose: 'hold', feeling: 'curious', holds: 'button' },
          ],
        },
      },
      {
        text: [
          `Is the button a wheel? Roll, roll, stop. "${refrain}."`,
          `Can the button spin? Spin, spin, flop. "${refrain}."`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'kneel', feeling: 'determined' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
          things: ['button'],
        },
      },
      {
        text: `Oh dear. ${H.name} sat down. "${sigh}," went the chair.`,
        scene: { camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: 'sad' }], things: ['chair'] },
      },
      {
        text: `Wait. Look at the chair. It has a tiny hole! "It's yours!" said ${H.name}.`,
        scene: { camera: 'close', actors: [{ who: H, pose: 'point', feeling: 'surprised' }], things: ['chair'] },
      },
      {
        text: `${cap(G.name)} had some thread. In. Out. In. Out. The button is home.`,
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'kneel', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
          things: ['button', 'string'],
        },
      },
      {
        text: [
          `They sat on the chair. Shh. Not one "${sigh}". Only a small happy creak.`,
          `They both sat down. What did the chair say? Nothing at all.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
          things: ['chair'],
        },
      },
    ],
  };
}

function middle({ hero: H, friend: F, grownUp: G, setting, sigh, refrain }: AnyDay): Told {
  return {
    title: `${H.name} and the Button Nobody Lost`,
    refrain,
    pages: [
      {
        text: [
          `There was a chair, and ${H.name} liked it best.${whole(H)} It was old and soft. It said "${sigh}" when you sat down.`,
          `${H.name} had a favourite chair.${whole(H)} It was as old as anybody. "${sigh}," it said, each time.`,
        ],
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: 'happy' }], things: ['chair'] },
      },
      {
        text: [
          `One day there was a button on the floor. It was blue, with four holes. "Somebody must be missing you," said ${H.name}.`,
          `Under it one day lay a button. It was red, and as big as a biscuit. "Who lost you?" said ${H.name}.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'hold', feeling: 'curious', holds: 'button' }] },
      },
      {
        text: [
          `"Is this yours?" said ${H.name}. "I have never had a button," said ${F.introduced}. "${refrain}," said ${H.name}.`,
          `"Not mine," said ${F.introduced}. "I do up with nothing at all." "${refrain}," said ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: F, pose: 'look-up', feeling: 'curious' },
            { who: H, pose: 'hold', feeling: 'curious', holds: 'button' },
          ],
        },
      },
      {
        text: [
          `"Perhaps it is a wheel," said ${F.name}. They rolled the button. But one wheel can only go round in a ring. "${refrain}," said ${H.name}.`,
          `"Perhaps it is a hat," said ${F.name}, and wore the button. But four holes let in the rain. "${refrain}," said ${H.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: F, pose: 'stand', feeling: 'excited' },
            { who: H, pose: 'kneel', feeling: 'curious' },
          ],
          things: ['button'],
        },
      },
      {
        text: [
          `${H.name} asked ${G.name}. ${cap(G.name)} counted every button, top to bottom. But they were all there, and one more would be too many. "${refrain}," said ${H.name}.`,
          `"Mine are all here," said ${G.name}, and counted them aloud. There was no gap to put it in. "${refrain}," said ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'think', feeling: 'calm' },
            { who: H, pose: 'look-up', feeling: 'worried' },
          ],
          things: ['button'],
        },
      },
      {
        text: [
          `There was nobody left to ask. ${H.name} sat down in the chair. "${sigh}," said the chair, more sadly than before.`,
          `So ${H.name} gave up, and sat down hard. "${sigh}," said the chair. It had been saying it all along.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }], things: ['chair'] },
      },
      {
        text: [
          `"Say that again," said ${H.name}. ${H.name} got up, and sat. "${sigh}." And there, in the middle of its back, was a little hole.`,
          `${H.name} turned round and looked. The chair had five buttons, and a place for six. "Oh!" said ${H.name}. "It's you!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'point', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['chair'],
        },
      },
      {
        text: `${cap(G.name)} found some strong thread. In it went, and out, and in. ${H.name} held the button still, which is half the work.`,
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'kneel', feeling: 'happy' },
            { who: H, pose: 'reach', feeling: 'proud' },
          ],
          things: ['button', 'string'],
        },
      },
      {
        text: [
          `${H.name} sat down. ${F.name} sat down too. The chair did not say "${sigh}". It said nothing, in a comfortable sort of way.`,
          `At the end of the day they both sat down together. They waited for the "${sigh}". There was only a small, contented creak.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
          things: ['chair'],
        },
      },
    ],
  };
}

function old(bound: AnyDay): Told {
  const { hero: H, friend: F, grownUp: G, setting, sigh, refrain } = bound;
  return {
    title: `The Button Nobody Lost`,
    refrain,
    pages: [
      {
        text: `Nobody knew how old the chair was. It had been there before ${H.name}, and before the carpet.${whole(H)} It had one bad habit. Whenever anybody sat on it, it said "${sigh}", like somebody who has carried the shopping up four flights of stairs. "It's only the stuffing," said ${G.name}. ${H.name} thought it sounded more like a remark.`,
        scene: {
          setting,
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: ['chair'],
        },
      },
      {
        text: [
          `The button turned up on a Tuesday. It was the colour of strong tea, and it had been sat on for years. ${H.name} held it up to the light. "Somebody is walking about with a gap," said ${H.name}, "and does not know it."`,
          `It began with a button. It had rolled into a corner, where the dust had made a sort of nest for it. ${H.name} blew on it. "You belong to somebody," said ${H.name}. "Nobody makes just one."`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'hold', feeling: 'curious', holds: 'button' }] },
      },
      {
        text: `${H.name} started with ${F.introduced}. "Not mine," said ${F.name}, after a proper look. "But if nobody wants it, I know a game with a button." It was tempting. It was a very good game. "${refrain}," said ${H.name}, and put the button away. "Not until we've asked."`,
        scene: {
          camera: 'medium',
          actors: [
            { who: F, pose: 'look-up', feeling: 'curious' },
            { who: H, pose: 'hold', feeling: 'determined', holds: 'button' },
          ],
        },
      },
      {
        text: `Next they made a notice. It said FOUND, ONE BUTTON, and it had an arrow. By lunch it had been read by eleven people. But people look down only when they already know that something is missing. Ten of them patted their coats and went on. "${refrain}," said ${F.name}, who was learning how it went.`,
        scene: {
          camera: 'wide',
          actors: [
            { who: F, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
          things: ['sign', 'button'],
        },
      },
      {
        text: `The next morning there was a letter, in a great hurry. "That's mine," it said. "It is blue. It has two holes." ${H.name} read it twice. It would have been easy to leave it at that. "It isn't blue," said ${H.name}, at last, "and it has four. ${refrain}." It is odd how heavy a small thing gets.`,
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'worried' },
            { who: F, pose: 'stand', feeling: 'sad' },
          ],
          things: ['letter'],
        },
      },
      {
        text: `"You could keep it," said ${G.name}. "You have asked everybody." "Everybody I thought of," said ${H.name}, and sat down to think of somebody else. "${sigh}," said the chair. ${H.name} stopped, half sitting. "Did you hear that?" "It always does that," said ${F.name}. "I know," said ${H.name}. "I never asked it why."`,
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'surprised' },
            { who: G, pose: 'stand', feeling: 'curious' },
            { who: F, pose: 'sit', feeling: 'curious' },
          ],
          things: ['chair'],
        },
      },
      {
        text: `They turned the chair to the window. Across its back ran a row of buttons, the colour of strong tea, each in its own dimple. One, two, three, four, a hole, five. Through the hole, very softly, came the last of a breath. "Oh," said ${H.name}. "It wasn't complaining. It was answering."`,
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'kneel', feeling: 'surprised' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
          ],
          things: ['chair'],
        },
      },
      {
        text: `${cap(G.name)} had thread as thick as string, and a needle with a bend in it. The first knot slipped. The second one held. ${H.name} kept the button straight with one finger, and did not talk, which was the harder part. "There," said ${G.name}, and bit off the end.`,
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'kneel', feeling: 'happy' },
            { who: H, pose: 'reach', feeling: 'determined' },
          ],
          things: ['button', 'string'],
        },
      },
      {
        text: `They took the notice down together. Then ${H.name} sat in the chair, slowly, with both ears ready. Nothing. ${F.name} tried it too. Not a sound. It was a little lonely, for a moment, to have no remark. And then, right under them, something gave one small, comfortable creak.`,
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
          things: ['chair'],
        },
      },
    ],
  };
}

/** Tells of any hero on any day; taken when nothing that fits better came out sound. */
export const anyDay = anyArc(arc<AnyDay>({ id: 'any-day', fits: () => 1, bind, young, middle, old }));
