import type { Problem } from '@storylantern/library';
import type { ActorHint, Told } from '../../arc.ts';
import { wayToSleep } from '../bedtime/ways-to-sleep.ts';
import { namesThing } from '../../audit/thing-words.ts';
import { HABITS } from '../helping/habits.ts';
import { cap, keeping, sentence, titled, within } from '../wording.ts';
import type { UnlikelyFriends } from './arc.ts';
import { areAlike, eats } from './tries.ts';

const MOST = 8;

/** What somebody is when each trouble is over. */
const SAFE: Readonly<Record<Problem, string>> = {
  cold: 'warm',
  high: 'down',
  dark: 'safe',
  stuck: 'out',
  narrow: 'out',
  water: 'safe',
  'lost-way': 'not lost now',
  tangled: 'free',
  asleep: 'awake',
};

/** Told to the smallest: two tries that are no good, one thing only one of them can do, and two ways to say good night. */
export function young(bound: UnlikelyFriends): Told {
  const { hero: H, other: X, beside: K, tries, problem, ability, home, outside, where, chance } = bound;
  const [first, second] = tries;
  const [no, yes] = chance.pick(
    ['Not like that!', 'Just like that!'] as const,
    ['No good, no good!', 'Good, good, good!'] as const,
    ['That is not how!', 'That is how!'] as const,
    ['Oh no, no, no!', 'Oh yes, yes, yes!'] as const,
    ['That is no fun!', 'That is fun!'] as const,
  );
  const habit = HABITS[ability];
  const sound = sentence(habit.sound(H));
  const [does] = chance.some(1, habit.does);
  const plant = does?.(H) ?? '';
  const solved = problem.solveShort[ability]?.(H, X.name) ?? '';
  const safe = `${X.name} was ${SAFE[problem.id]}.`;
  const string = ability === 'string' && namesThing(`${sound} ${plant}`, 'string') ? (['string'] as const) : [];
  const tied = ability === 'string' && namesThing(`${sound} ${solved}`, 'string') ? (['string'] as const) : [];
  const near: readonly ActorHint[] = H.isChild ? [{ who: K, pose: 'stand', feeling: 'worried' }] : [];
  const came = H.isChild ? ` ${cap(K.name)} came too.` : '';
  const way = X.being && !areAlike(H, X) ? wayToSleep(X.being) : null;
  const ownWay = H.being && wayToSleep(H.being);
  const sleeps = way?.short ? `${X.kinds} ${way.short}.` : `${X.name} shut both eyes.`;
  const ownSleeps = H.isChild
    ? `${H.name} is in bed.`
    : ownWay?.short
      ? `${H.kinds} ${ownWay.short}.`
      : `${H.name} is asleep.`;
  const both: readonly ActorHint[] = [
    { who: H, pose: 'sit', feeling: 'happy' },
    { who: X, pose: 'sit', feeling: 'happy' },
  ];
  const eaten =
    eats(H).includes(eats(X)) || eats(X).includes(eats(H)) || !within(6, eats(H)) || !within(6, eats(X))
      ? null
      : [eats(H), eats(X)];
  return {
    title: titled(
      chance.pick(
        `${H.name} and ${X.name}`,
        `hello, ${X.name}!`,
        `${H.aKind} and ${X.aKind}`,
        `${H.name} can help`,
        'two new friends',
        `go and play, ${H.name}`,
      ),
    ),
    refrain: no,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. "${H.says}!" ${sound} ${plant}`,
            `${H.introduced} lives here. ${sound} ${plant} All day long!`,
            `Look! It is ${H.introduced}. ${plant} ${sound} Every day.`,
          ],
          `This is ${H.introduced}. ${sound} ${plant}`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'happy' }],
          things: string,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `This is ${X.introduced}.${where} "${X.says}!" ${H.name} is shy. "Say hello," said ${K.name}.`,
            `Here comes ${X.introduced}.${where} "${X.says}?" "Go and play," said ${K.name}. So they did.`,
            `Who is that? It is ${X.introduced}.${where} "Play with ${H.name}!" said ${K.name}. "${X.says}!"`,
          ],
          `This is ${X.introduced}.${where} "Say hello," said ${K.name}.`,
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: X, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'wave', feeling: 'curious' },
            { who: K, pose: 'point', feeling: 'happy' },
          ],
        },
      },
      {
        text: first.young.map((each) => `${each} "${no}"`),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: first.poses[0], feeling: 'surprised' },
            { who: X, pose: first.poses[1] === 'sleep' ? 'sit' : first.poses[1], feeling: 'surprised' },
          ],
        },
      },
      {
        text: second.young.map((each) => `${each} "${no}"`),
        scene: {
          camera: 'close',
          actors: [
            { who: X, pose: second.poses[1] === 'sleep' ? 'sit' : second.poses[1], feeling: 'angry' },
            { who: H, pose: second.poses[0], feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"Bye," said ${H.name}. "Bye," said ${X.name}. They went home. They were both sad.`,
          `${H.name} went home. ${X.name} went home. Nobody waved. What a pity!`,
          `"We can't play," said ${H.name}. Off went ${X.name}. Poor ${H.name}! Poor ${X.name}!`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'sad' },
            { who: X, pose: 'walk', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Hush. Who called? "${X.says}!" It was ${X.name}. ${problem.short(X.name)}${came}`,
            `"${X.says}!" What was that? Oh no! ${problem.short(X.name)}${came}`,
            `Next day ${H.name} heard something. "${X.says}!" ${problem.short(X.name)}${came}`,
          ],
          `Oh no! ${problem.short(X.name)}${came}`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: X, pose: 'sit', feeling: 'scared' },
            { who: H, pose: 'look-up', feeling: 'worried' },
            ...near,
          ],
        },
      },
      {
        text: [
          `"I can help," said ${H.name}. ${sound} ${solved} ${safe}`,
          `Who can help? ${H.name} can! ${sound} ${solved} ${safe}`,
          `Here came ${H.name}. "Let me!" ${sound} ${solved} ${safe}`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'reach', feeling: 'determined' },
            { who: X, pose: 'look-up', feeling: 'surprised' },
          ],
          things: tied,
        },
      },
      {
        text: keeping(MOST, [
          ...(eaten
            ? [`Now they are friends. ${H.name} has ${eaten[0] ?? ''}. ${X.name} has ${eaten[1] ?? ''}. "${yes}"`]
            : []),
          `Are they friends now? Yes! ${H.name} sits here. ${X.name} sits there. "${yes}"`,
          `"Be my friend," said ${X.name}. "Yes!" said ${H.name}. They sat side by side. "${yes}"`,
        ]),
        scene: { camera: 'medium', actors: both },
      },
      {
        text: keeping(
          MOST,
          [
            `The sun has gone. ${cap(ownSleeps)} ${cap(sleeps)} See you, see you. "${yes}"`,
            `Good night. ${cap(ownSleeps)} ${cap(sleeps)} "${yes}"`,
            `Good night, ${H.name}. Good night, ${X.name}. ${cap(sleeps)} Shh.`,
            `All quiet. ${cap(ownSleeps)} ${cap(sleeps)} Good night, both.`,
          ],
          `Good night, ${H.name}. Good night, ${X.name}. "${yes}"`,
        ),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'sleepy' },
            { who: X, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
    ],
  };
}
