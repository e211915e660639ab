import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { staysAtHome } from '../at-home.ts';
import { contestOf, type Contest } from './contest.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Somebody says a good word to everyone and everything. It costs one mark on the day when there are marks, and the mark is
 * not given back; but whoever was given the place cannot do it in the quiet.
 */
export interface ByOneMark {
  readonly hero: Figure;
  readonly grownUp: Figure;
  /** The next in the row, who gets the place. */
  readonly next: Figure;
  /** Who gives the marks. */
  readonly judge: Figure;
  /** "football", "the spelling bee". */
  readonly game: string;
  /** "the trials", "the gala": what the day is called. */
  readonly day: string;
  /** A sentence about a side that has never won; else empty. */
  readonly neverWon: string;
  readonly contest: Contest;
  readonly at: SettingName;
  readonly shown: readonly ThingName[];
  /** What the hero says to everyone, without a stop. */
  readonly call: string;
  readonly chance: Chance;
}

const DAYS: readonly (readonly [RegExp, string])[] = [
  [/\btrials?\b/i, 'the trials'],
  [/\btry-?outs?\b/i, 'the tryouts'],
  [/\bgala\b/i, 'the gala'],
  [/\b(?:competition|contest|comp)\b/i, 'the competition'],
  [/\btournament\b/i, 'the tournament'],
  [/\bchampionships?\b/i, 'the championship'],
  [/\baudition\w*\b|\bget (?:the|a) (?:\p{L}+ )?part\b/iu, 'the audition'],
  [/\bcup final\b|\bthe final\b/i, 'the final'],
  [/\bbig (?:match|game|race)\b|\bfirst (?:match|game|race)\b/i, 'the big day'],
];
const TEAM =
  /\b(?:(?:never|not|don'?t|doesn'?t|can'?t) wins?|always los(?:e|es|ing)|(?:worst|losing|unluckiest) team|never saves?|lets? (?:in )?(?:every|all|the) goals?|not (?:been )?(?:picked|chosen)|picked last|(?:in|into|on|make|making|for) the (?:\p{L}+ )?(?:team|squad)|on the bench|(?:is|are|am) too (?:short|small|slow)(?: (?:for|to play)|$))\b/iu;
const GAME =
  /\b(football|basketball|netball|rugby|cricket|hockey|tennis|swimming|gymnastics|athletics|running|dancing|ballet|chess|judo|karate|skating|cycling|diving|trampolining|cheerleading|baseball|softball|soccer|volleyball|rounders|singing|choir|baking)\b/i;
/** Whoever plays it: "basketball player". */
const PLAYER = /\b(foot|basket|net|base|volley)ball(?:er| player| team)\b/i;

const dayIn = (raw: string): string | null => DAYS.find(([words]) => words.test(raw))?.[1] ?? null;

function gameOf({ raw, activity }: Theme): string | null {
  if (/\bspelling\b/i.test(raw)) return 'spelling';
  if (/\b(?:school )?play\b/i.test(raw) && /\bpart\b|\baudition/i.test(raw)) return 'the school play';
  if (/\bgala\b/i.test(raw)) return 'swimming';
  if (/\bgymnast/i.test(raw)) return 'gymnastics';
  if (/\bcup final\b|\bgoalkeeper|\bgoalie\b|\bpenalt(?:y|ies)\b/i.test(raw)) return 'football';
  const said = GAME.exec(raw)?.[1] ?? PLAYER.exec(raw)?.[0].replace(/(?:er| player| team)$/i, '');
  return said?.toLowerCase() ?? activity?.id ?? null;
}

const AFRAID = /\b(?:nervous|worried|anxious|scared|afraid)\b/i;

const INDOORS = /^(?:spelling|chess|singing|choir|the school play|dancing|ballet|gymnastics|judo|karate|baking)$/;

/** A ball that is named with the game, drawn with it; it may have been taken for the hero. */
const ballOf = ({ thing, hero }: Theme, game: string): readonly ThingName[] =>
  [thing, hero]
    .flatMap((each) => (each?.thing?.drawn && game.includes(each.word) ? [each.thing.drawn] : []))
    .slice(0, 1);

function bind(company: Company): ByOneMark | null {
  const { theme, child, grownUp, chance, person, passersBy } = company;
  // "the football team who never win": a ball is no player.
  const hero = company.hero.being?.isa === 'thing' ? child : company.hero;
  const game = gameOf(theme);
  if (game === null || staysAtHome(hero.being) || hero.being?.isa === 'vehicle') return null;
  const names = ['Idris', 'Juno', 'Wilf', 'Tilda', 'Otto', 'Posy'].filter((each) => each !== hero.name);
  const next = hero.isChild ? person(chance.pick(...names), 'child') : passersBy(1, ({ size }) => size <= 3)[0];
  if (!next) return null;
  return {
    hero,
    grownUp,
    next,
    judge: person(chance.pick('Mrs Bell', 'Mr Dove', 'Miss Flint', 'Mr Amari'), 'teacher'),
    game,
    day: dayIn(theme.raw) ?? 'the trials',
    neverWon: /\b(?:never|not|don'?t|doesn'?t|can'?t) win|\balways los|\b(?:worst|losing) team/i.test(theme.raw)
      ? ' Their side had never won. Once it was in front for four minutes, and then it rained.'
      : '',
    contest: contestOf(game),
    at: INDOORS.test(game) ? 'classroom' : (theme.activity?.setting ?? 'playground'),
    shown: ballOf(theme, game),
    call: chance.pick(
      'Good one',
      'Oh, well done',
      'Lovely try',
      'Nice one, you',
      'Go on, go on',
      'That was so close',
      'Well held',
      'Well done, you',
      'That was a beauty',
      'Oh, lovely work',
    ),
    chance,
  };
}

export const byOneMark = arc<ByOneMark>({
  id: 'by-one-mark',
  fits: (theme) => {
    const { raw, fear, first, hero, activity, relation } = theme;
    // It is a contest that is lost by a kind word. Whoever is afraid of one has another story.
    if (relation === 'fear' || AFRAID.test(raw)) return 0;
    if (fear !== null || first?.id === 'new school' || gameOf(theme) === null) return 0;
    if (/\bsports day\b|\bdance show\b|\bconcert\b/i.test(raw)) return 0;
    if (dayIn(raw) !== null) return 15;
    if (TEAM.test(raw)) return 14;
    return hero === null && activity !== null && /\bteam\b/i.test(raw) ? 11 : 0;
  },
  only: /^(?:nervous|worried|anxious|scared|afraid)$/,
  bind,
  young,
  middle,
  old,
});
