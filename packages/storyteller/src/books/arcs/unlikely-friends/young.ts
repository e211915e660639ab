import type { ActorHint, Told } from '../../arc.ts';
import { wayToSleep } from '../bedtime/ways-to-sleep.ts';
import { namesThing } from '../../audit/thing-words.ts';
import { HABITS } from '../helping/habits.ts';
import { cap, keeping, sentence, titled, within } from '../wording.ts';
import type { UnlikelyFriends } from './arc.ts';
import { areAlike, eats } from './tries.ts';

const MOST = 8;

/** Told to the smallest: two tries that are no good, one thing only one of them can do, and two ways to say good night. */
export function young(bound: UnlikelyFriends): Told {
  const { hero: H, other: X, beside: K, tries, problem, ability, home, outside, where, chance } = bound;
  const [first, second] = tries;
  const [no, yes] = chance.pick(
    ['Not like that!', 'Just like that!'] as const,
    ['No good, no good!', 'Good, good, good!'] as const,
    ['That is not how!', 'That is how!'] as const,
    ['Wrong way round!', 'Right way round!'] as const,
    ['Oh no, not so!', 'Oh yes, just so!'] as const,
    ['It does not fit!', 'Now it fits!'] as const,
    ['Not my sort!', 'Just my sort!'] as const,
  );
  const habit = HABITS[ability];
  const sound = sentence(habit.sound(H));
  const [does] = chance.some(1, habit.does);
  const plant = does?.(H) ?? '';
  const solved = problem.solveShort[ability]?.(H, X.name) ?? '';
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
        `who can? ${H.name} can!`,
        'two ways to play',
        `go and play, ${H.name}`,
      ),
    ),
    refrain: no,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Here it comes again. ${sound} ${plant} That is ${H.introduced}.`,
            `This is ${H.introduced}. "${H.says}!" ${sound} ${plant}`,
            `${H.introduced} lives here. "${H.says}!" ${sound} ${plant}`,
            `Hello, ${H.introduced}! ${sound} Every day. ${sound} ${plant}`,
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
            `One day there was ${X.introduced}.${where} "${X.says}." Who is shy? They both are. "Go on," said ${K.name}.`,
            `And this is ${X.introduced}.${where} "${X.says}!" They look away. "Say hello," said ${K.name}.`,
            `Who is that?${where} ${X.introduced}. "Say hello," said ${K.name}. "${X.says}." "${H.says}." Shall we play?`,
            `Along comes ${X.introduced}.${where} "${X.says}?" "${H.says}?" "Go and play," said ${K.name}.`,
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
          `"Bye," said ${H.name}. "Bye," said ${X.name}. It was not a good bye.`,
          `Off went ${X.name}, very slowly. Off went ${H.name}, very slowly. And nobody waved.`,
          `Home went ${H.name}. Home went ${X.name}. The long way round. Boo.`,
          `${H.name} looked one way. ${X.name} looked the other. Sniff.`,
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
            `Hush. Somebody called. "${X.says}!" It was a wobbly one. ${problem.short(X.name)}${came}`,
            `Then... "${X.says}!" What was that? ${problem.short(X.name)}${came}`,
            `Listen. "${X.says}!" Oh no! ${problem.short(X.name)}${came}`,
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
          `"I can," said ${H.name}. ${sound} ${solved}`,
          `"I know what!" said ${H.name}. "${sound}" ${solved}`,
          `Up came ${H.name}. "Let me, let me!" ${sound} ${solved}`,
          `What is that for? It is for this! ${sound} ${solved} Hooray for ${H.name}!`,
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
          ...(eaten ? [`Lunch! ${H.name} has ${eaten[0] ?? ''}. ${X.name} has ${eaten[1] ?? ''}. "${yes}"`] : []),
          `${H.name} sits like this. ${X.name} sits like that. Both are nice. "${yes}"`,
          `Lunch! ${H.names} for ${H.name}. ${X.names} for ${X.name}. "${yes}"`,
          `Side by side. ${H.names} way here. ${X.names} way there. "${yes}"`,
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
