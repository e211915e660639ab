import type { Told } from '../../arc.ts';
import type { Helping } from './arc.ts';
import { HABITS } from './habits.ts';
import { sentence, titled, within } from '../wording.ts';

/** "Hold on" is what one shouts to somebody in trouble; on the last page it is what somebody small is doing. */
export function young(bound: Helping): Told {
  const { chance, child, hero, grownUp, kin, helped, trouble, ability, back, setting, string, room, isMissing } = bound;
  const habit = HABITS[ability];
  const sound = sentence(habit.sound(hero));
  const does = chance.pick(...habit.does)(hero);
  const hold = chance.pick(
    'Hold on',
    'Hold tight',
    'Hang on',
    'Hold fast',
    'Keep hold',
    "Don't let go",
    'Hold on tight',
    'Hang on tight',
    'Cling tight',
    'Keep holding on',
    'Hold on there',
    'Hold still',
    'Never let go',
  );
  const refrain = `${hold}, ${helped.name}! ${hold}!`;
  const next = kin ?? grownUp;
  const tries = chance
    .some(2, trouble.fails)
    .map((fail, i) => sentence(fail(i === 0 ? child.name : next.name, helped.name)[0]))
    .map((attempt, i) => (within(8, attempt) ? attempt : `${i === 0 ? child.name : next.He} tried and tried.`));
  const solved = trouble.solveShort[ability]?.(hero, helped.name) ?? sound;
  const paid = back.payShort(helped);
  const both = hero.isChild ? [] : [{ who: child, pose: 'cheer', feeling: 'excited' } as const];
  return {
    title: chance.pick(
      `${titled(hold)}, ${helped.name}!`,
      `${hero.name} to the Rescue`,
      `${hero.name} and ${helped.name}`,
      `Oh, ${hero.name}!`,
      `What Is That For?`,
      `Who Can Help ${helped.name}?`,
    ),
    refrain,
    pages: [
      {
        text: [
          `This is ${hero.introduced}. "${sound}" ${does} "Oh, ${hero.name}," said ${grownUp.name}.`,
          `"${sound}" Who is that? ${hero.introduced}! ${does} "Oh, ${hero.name}," said ${grownUp.name}.`,
          `Here is ${hero.introduced}. "${sound}" ${does} "What is that for?" said ${grownUp.name}.`,
        ],
        scene: {
          setting: room.day,
          actors: [
            { who: hero, pose: 'jump', feeling: 'happy' },
            { who: grownUp, pose: 'stand', feeling: 'surprised' },
          ],
          things: string,
        },
      },
      {
        text: isMissing
          ? [
              `Oh dear. ${back.lackShort} "${helped.name}?" said ${child.name}. "Let's go and look."`,
              `But look here. ${back.lackShort} "${helped.name}!" called ${child.name}. Out they went.`,
            ]
          : [
              `But one thing was wrong. ${back.lackShort} "Never mind," said ${child.name}.`,
              `Oh dear. ${back.lackShort} "Bother," said ${child.name}. "Let's go out."`,
              `But look here. ${back.lackShort} "Oh, well," said ${child.name}.`,
              `One more thing. ${back.lackShort} ${child.name} sighed. Out they went.`,
            ],
        scene: {
          setting: back.setting,
          actors: [{ who: child, pose: 'look-up', feeling: 'worried' }],
          things: [back.thing],
        },
      },
      {
        text: [
          `"${helped.says}!" Who was that? It was ${helped.introduced}. ${trouble.short(helped.name)}`,
          `"${helped.says}!" Look! It was ${helped.introduced}. ${trouble.short(helped.name)} Oh no.`,
          `Hush. What was that? "${helped.says}!" There was ${helped.introduced}. ${trouble.short(helped.name)}`,
          `Not far off, somebody called. "${helped.says}!" Oh! ${helped.introduced}. ${trouble.short(helped.name)}`,
        ],
        scene: { setting, camera: 'wide', actors: [{ who: helped, pose: 'shout', feeling: 'scared' }] },
      },
      {
        text: [
          `${child.name} came to help. ${tries[0] ?? ''} It was no good. "${refrain}"`,
          `${tries[0] ?? ''} But ${helped.name} was not safe yet. "${refrain}"`,
          `"Let me help!" said ${child.name}. ${tries[0] ?? ''} That did not work. "${refrain}"`,
          `${tries[0] ?? ''} It did not help ${helped.name}. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: child, pose: 'reach', feeling: 'worried' },
            { who: helped, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `${tries[1] ?? ''} That was no good at all. "${refrain}"`,
          `Then ${next.name} came. ${tries[1] ?? ''} It did not work. "${refrain}"`,
          `${tries[1] ?? ''} Was ${helped.name} safe now? No! "${refrain}"`,
          `"My turn," said ${next.name}. ${tries[1] ?? ''} Poor ${helped.name}! "${refrain}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: next, pose: 'reach', feeling: 'worried' },
            { who: helped, pose: 'cover', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `"I can help," said ${hero.name}. "${sound}" ${solved} Now ${helped.name} was safe!`,
          `"${sound}" Here comes ${hero.name}! ${solved} Hooray for ${hero.name}!`,
          `Wait, ${helped.name}. Who is that? "${sound}" It is ${hero.name}! ${solved}`,
          `"Let me try," said ${hero.name}. "${sound}" And look! ${solved}`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'reach', feeling: 'determined' },
            { who: helped, pose: 'look-up', feeling: 'surprised' },
            ...both,
          ],
          things: string,
        },
      },
      {
        text: [
          `"${helped.says}," said ${helped.name}. That means thank you. "OH, ${hero.name}!" said ${grownUp.name}.`,
          `Hooray! "${helped.says}, ${helped.says.toLowerCase()}," said ${helped.name}. That means: you clever thing.`,
          `Hug, hug, hug. "${helped.says}," said ${helped.name}. "Well done, ${hero.name}!" said ${grownUp.name}.`,
          `Safe! ${helped.name} kissed ${hero.name}. "${helped.says}!" And ${grownUp.name} cheered.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: helped, pose: 'hug', feeling: 'happy' },
            { who: hero, pose: 'hug', feeling: 'proud' },
            { who: grownUp, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: isMissing
          ? [
              `Home they go, all together. ${paid} Good night, ${helped.name}.`,
              `Here is the basket. Here is ${helped.name}. ${paid} Hooray!`,
            ]
          : [
              `${helped.name} came home with them. What can ${helped.name} do? ${paid}`,
              `${helped.name} came to tea. Now ${helped.name} could help! ${paid}`,
              `"I can help you, too," said ${helped.name}. ${paid} Thank you!`,
              `"What is the matter here?" said ${helped.name}. ${paid}`,
            ],
        scene: {
          setting: back.setting,
          time: 'sunset',
          actors: [
            { who: helped, pose: 'reach', feeling: 'proud' },
            { who: child, pose: 'cheer', feeling: 'happy' },
          ],
          things: [back.thing],
        },
      },
      {
        text: [
          `Now it is night. ${helped.name} holds on to ${hero.name}. ${hold}, ${helped.name}. Good night.`,
          `"Good night," said ${hero.name}. "Good night," said ${helped.name}, and held on. ${hold}!`,
          `${hero.name} is asleep. ${helped.name} is asleep, too. ${hold}, both of you. Good night.`,
        ],
        scene: {
          setting: room.night,
          time: 'night',
          actors: [
            { who: hero, pose: 'sleep', feeling: 'calm' },
            { who: helped, pose: 'sleep', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
