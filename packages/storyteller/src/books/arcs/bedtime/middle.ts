import type { BeatPage, SceneHint, Told } from '../../arc.ts';
import { fitsBody } from '../../own-body.ts';
import { cap, fitting } from '../wording.ts';
import type { Bedtime, Sleeper } from './arc.ts';
import { asOurs } from './ways-to-sleep.ts';

const REFRAINS = [
  'Wide awake, wide awake, still wide awake',
  'Toes awake, nose awake, all of me awake',
  'Awake on the left side, awake on the right',
  'Not a wink, not one, not anywhere',
  'Eyes shut, head down, and nothing happens',
  'Up to the ears awake, and over the top',
  'That was not it, and I am still here',
  'Not asleep on my front or back',
] as const;

/** How somebody who is asked comes to be in a bedroom at night, by size. */
const SMALL_VISITS = [
  (a: string) => `There was ${a} under the bed.`,
  (a: string) => `On the end of the bed sat ${a}.`,
  (a: string) => `On the windowsill sat ${a}.`,
] as const;
const LARGE_VISITS = [
  (a: string) => `Somebody looked in at the window. It was ${a}.`,
  (a: string) => `There was ${a} behind the curtain.`,
  (a: string) => `Out on the grass stood ${a}.`,
] as const;
/** How somebody who is not a child goes to ask, in turn. */
const CALLS = [
  (name: string, the: string) => `So ${name} went to ask ${the}.`,
  (name: string, the: string) => `Then ${name} went to find ${the}.`,
  (name: string, the: string) => `Last of all, ${name} whispered to ${the}.`,
] as const;

/** Told from five: three ways to sleep, all three at once, and one thing nobody had thought to ask. */
export function middle({ hero, child, grownUp, sleepers, hum, comforter, chance }: Bedtime): Told {
  const name = hero.name;
  const g = grownUp.name;
  const awake = chance.pick(...REFRAINS.filter((each) => fitsBody(each, hero)));
  const small = chance.some(3, SMALL_VISITS);
  const large = chance.some(3, LARGE_VISITS);
  const chore = chance.pick(
    'washing up',
    'folding the sheets',
    'drying the spoons',
    'looking for the other sock',
    'wiping the table',
    'putting away the plates',
  );
  const [first, second, third] = sleepers;
  const comes = ({ figure }: Sleeper, index: number): string => {
    if (!hero.isChild) return CALLS[index]?.(name, figure.theKind) ?? '';
    const ways = (figure.being?.size ?? 1) > 2 ? large : small;
    return ways[index]?.(figure.aKind) ?? '';
  };
  const visit = (
    sleeper: Sleeper,
    index: number,
    texts: (the: string, says: string, why: readonly [string, string]) => readonly string[],
  ): BeatPage => ({
    text: texts(sleeper.figure.theKind, sleeper.figure.says, sleeper.way.why).map(
      (text) => `${comes(sleeper, index)} ${text}`,
    ),
    scene: {
      setting: hero.isChild ? 'bedroom' : (sleeper.figure.being?.setting ?? 'garden'),
      camera: (['wide', 'medium', 'wide'] as const)[index] ?? 'medium',
      actors: [
        {
          who: hero,
          pose: (['sit', 'jump', 'reach'] as const)[index] ?? 'sit',
          feeling: (['curious', 'surprised', 'sad'] as const)[index] ?? 'curious',
        },
        { who: sleeper.figure, pose: (['stand', 'sit', 'sleep'] as const)[index] ?? 'sit', feeling: 'sleepy' },
      ],
    } satisfies SceneHint,
  });
  const we = (sleeper: Sleeper): string =>
    fitting(9, `We ${asOurs(sleeper.sleeps)}`, `We ${asOurs(sleeper.way.short ?? 'sleep')}`);
  const holding = comforter && hero.isChild ? ` The ${comforter.replace(/^the /i, '')} was already asleep.` : '';
  return {
    title: chance.pick(
      `${name} Cannot Sleep`,
      `How Do You Do It?`,
      `The Dip in the Bed`,
      `The Hum Downstairs`,
      `Everybody Else Is Asleep`,
      `A Two-Person Job`,
      `${name} Asks Everyone`,
    ),
    refrain: awake,
    pages: [
      {
        text: hero.isChild
          ? [
              `The moon was up. The day had been put away. Downstairs ${g} was ${chore}, and humming. ${hum}, it went. But ${name} could not sleep. "${awake}," said ${name}.`,
              `Everything had been done. There had been the story, and the water, and the other story. Downstairs ${g} was ${chore}. ${hum}, went the hum. The moon looked in. "${awake}," said ${name}.`,
              `The last of the bath had gone down the plughole. The last page had been read. There was only the moon left, and a hum coming through the floor. ${hum}. That was ${g}, ${chore}. ${name} lay and looked up. "${awake}."`,
              `${name} had been put to bed at the right time, the right way up. Even so, no sleep came. ${hum}, went somebody down below. It was ${g}, ${chore}. ${name} watched the moon crawl along the wall. "${awake}," said ${name}.`,
            ]
          : [
              `${hero.introduced} had come to stay with ${child.name}. The moon was up. ${child.name} was asleep. Downstairs ${g} was ${chore}, and humming. ${hum}, it went. But ${name} could not sleep. "${awake}," said ${name}.`,
              `There were two beds. In one was ${child.name}, fast asleep. In the other was ${hero.introduced}, who had come to stay. Downstairs ${g} was ${chore}. ${hum}, went the hum. The moon looked in. "${awake}," said ${name}.`,
              `${child.name} had gone to sleep in the middle of a word. ${hero.introduced}, who was staying, had not. Downstairs something hummed. ${hum}. That was ${g}, ${chore}. The moon looked at both beds. "${awake}," said ${name}.`,
              `It was ${hero.introduced}'s first night in ${child.name}'s room. ${child.name} slept. The moon crept up the wall. ${hum}, went somebody down below. It was only ${g}, ${chore}. "${awake}," ${name} told the moon.`,
            ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: hero.isChild
            ? [{ who: hero, pose: 'sit', feeling: 'worried' }]
            : [
                { who: hero, pose: 'sit', feeling: 'worried' },
                { who: child, pose: 'sleep', feeling: 'sleepy' },
              ],
          things: ['moon'],
        },
      },
      {
        text: [
          `${name} tried the left side. ${name} tried the right side. There are only so many sides. "Everybody else can do it," said ${name}. "They must know how. I shall ask."${holding}`,
          `${name} shut both eyes and waited. Nothing came. "I must be doing it wrong," said ${name}. "Somebody will know how it goes. I shall ask."${holding}`,
          `${name} counted sheep. They all went over the gate, and then they came back for something. "There must be a trick to it," said ${name}. "Somebody must know. I shall ask."${holding}`,
          `First ${name} turned the pillow over. Then ${hero.he} turned ${name} over. "It must be like whistling," said ${name}. "Somebody has to show you. I shall ask."${holding}`,
        ],
        scene: { camera: 'close', actors: [{ who: hero, pose: 'think', feeling: 'curious' }] },
      },
      visit(first, 0, (the, says, why) => [
        `"How do you do it?" said ${name}. "${says}," said ${the}, yawning. "${we(first)}." ${name} tried it. But ${why[0]}. "${awake}."`,
        `"Excuse me," said ${name}. "How do you sleep?" "Nothing to it," said ${the}. "${we(first)}." ${name} tried it twice. But ${why[1]}. "${awake}."`,
        `"How do you drop off?" said ${name}. "Oh, that," said ${the}. "${we(first)}." It might have worked. But ${why[0]}. "${awake}."`,
        `${name} said it in a whisper. "What do you do, to sleep?" ${cap(the)} had to think. "${we(first)}. Then it's morning." That was worth a go. But ${why[1]}. "${awake}."`,
      ]),
      visit(second, 1, (the, says, why) => [
        `"Sleep?" said ${the}. "${says}. ${we(second)}." It looked easy. ${name} tried it. But ${why[0]}. "${awake}," said ${name}. "It takes practice," said ${the}.`,
        `"${we(second)}," said ${the}. "Everybody does." So ${name} did. But ${why[1]}. "Perhaps not everybody," said ${the}. "${awake}," said ${name}.`,
        `"There is one way," said ${the}. "${we(second)}." So ${name} did. But ${why[0]}. "${awake}." "Then there are two ways," said ${the}.`,
        `${name} told it what had gone wrong so far. "No wonder," said ${the}. "${we(second)}." So ${name} began again with that. But ${why[1]}. "${awake}," said ${name}.`,
      ]),
      visit(third, 2, (the, says, why) => [
        `"${says}," said ${the}, with its eyes shut. "${we(third)}." It was asleep at once. ${name} tried it. But ${why[0]}. "${awake}," whispered ${name}.`,
        `"Shh," said ${the}. "${we(third)}. Like this. Good night." ${name} tried it, very quietly. But ${why[1]}. "${awake}," said ${name}, to nobody.`,
        `"${we(third)}," said ${the}, and slept. It took no time at all. ${name} tried it. But ${why[1]}. "${awake}."`,
        `${cap(the)} opened one eye. "${we(third)}," it said, and slept. ${name} tried it. But ${why[0]}. "${awake}," said ${name}, very low.`,
      ]),
      {
        text: [
          `So ${name} tried all three at once. It took a long time to do. It took longer to undo. After that ${hero.he} was rather tired, but it was the wrong sort of tired.`,
          `There was one thing left. ${name} tried it all at the same time, in a sort of knot. Something went twang. It was probably the bed.`,
          `"All of them, then," said ${name}. It was worth a try. All three at once felt like a parcel that somebody has sat on. ${name} had to be undone from the middle.`,
          `A bit of one, a bit of another. ${name} mixed them all, like paint. It came out brown. Somewhere underneath was a bit of ${name}, and it was awake as well.`,
        ],
        scene: { setting: 'bedroom', camera: 'close', actors: [{ who: hero, pose: 'jump', feeling: 'surprised' }] },
      },
      {
        text: [
          `So ${name} got back into bed. The sheets were cold. It was just as ${hero.he} had left it, with a dip in the middle. It was nobody else's dip. It went down where ${name} went down.`,
          `The bed was still there. In the middle of the bed there was a dip. ${hero.isChild ? `${name} had made it, a bit every night, without noticing.` : `It had only known ${name} since supper.`} It fitted all the way round.`,
          `There was nobody left to ask. So ${name} climbed into the bed, and rolled, and stopped. There was a dip there, as deep as a plate. It was exactly as long as ${name}.`,
          `Bed was where it had always been. ${name} got in at the top and slid. Halfway down there was a dip. It had a place for a front, and a place for a back. Nobody else's would have gone in.`,
        ],
        scene: { camera: 'wide', actors: [{ who: hero, pose: 'walk', feeling: 'sleepy' }] },
      },
      {
        text: [
          `And there it was again. ${hum}. It had come up the stairs, and ${g} had come with it. "Still awake?" said ${g}. "I can't do it," said ${name}. "You don't do it," said ${g}. "You lie there, and I hum. That's how we sleep."`,
          `${hum}. The door opened a little way. "I asked everyone," said ${name}. "Did you ask me?" said ${g}. ${name} had not thought of that. "How do we do it, then?" "Well," said ${g}, "you have a dip, and I have a hum."`,
          `${hum}. Closer. ${hum}. And there was ${g}, on the edge of the bed. "Everybody has a way to sleep," said ${name}, "and I haven't." "Yes, you have," said ${g}. "You do the lying down. I do the humming. It's a two-person job."`,
          `A bit of light came in, and ${g} came in with it. ${hum}. "None of it works on me," said ${name}. "That's their way," said ${g}. "What's ours?" "You've been hearing it since you lay down."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: grownUp, pose: 'sit', feeling: 'calm' },
            { who: hero, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `Somewhere ${first.figure.theKind} was asleep. Somewhere ${second.figure.theKind} was asleep. ${hum}, went ${g}. And ${name}, in the dip in the middle, was still wide...`,
          `"Is it working?" said ${g}, after a while. ${hum}. "No," said ${name}. ${hum}. "Is it working now?" But ${name} was asleep. So ${g} put out the lamp and took the hum downstairs.`,
          `${hum}, went ${g}. Toes asleep. Nose asleep. One last bit, still asking. ${hum}. There. That was the last bit.`,
          `"Move over," said ${g}, and sat down on the edge of the dip. ${hum}. ${name} meant to ask how it went on. It went on without being asked. ${hum}. By then ${name} was asleep.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'sleep', feeling: 'sleepy' },
            { who: grownUp, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
