import type { BookBrief } from '../brief.ts';
import { theOneAbout } from '../arcs/the-one-about/arc.ts';
import { withArticle } from '../company/figure.ts';
import { partOfChildIn } from './child-part.ts';
import { beingNamed } from './entries.ts';

/** What is said of a child at home, and is no part in a story; and who has stories in which the child is it already. */
const AT_HOME =
  /\b(?:brother|sister|twin|cousin|friend|girl|boy|baby|child|kid|toddler|helper|monster|monkey|eater|sleeper|angel|star|bridesmaid|flower girl|page ?boy|dad|mum|mummy|daddy|uncle|aunt\w*|detectives?|explorers?|inventors?|spy|spies)\b/iu;
/** Who may be somebody else in a story: people, creatures of stories and animals; no fork and no bus. */
const MAY_BE = /^(?:person|magic|pet|farm|wild|sea|bird|insect)$/;
/** To be turned into an animal is a story of its own. */
const TURNS = /\b(?:becomes|became|turn(?:s|ed) into)\b/iu;

/** What somebody does is told of the child as it is: there is nobody else who plays. */
const DOES: readonly (readonly [kind: RegExp, does: string])[] = [
  [/^(?:\p{L}+ )?(?:football(?:er| player| star)|soccer player)$/u, 'plays football'],
  [/^(?:\p{L}+ )?(?:rock ?star|pop ?star|singer)$/u, 'sings in a band'],
  [/^(?:\p{L}+ )?(?:(?:steam )?train|tram|bus|coach) driver$/u, 'drives a {first}'],
  [/^(?:\p{L}+ )?(?:racing(?: car)? driver|race car driver)$/u, 'wins a car race'],
  [/^(?:\p{L}+ )?digger driver$/u, 'digs a deep hole with a digger'],
  [/^(?:\p{L}+ )?(?:baker|chef|cook)$/u, 'bakes a cake'],
  [/^(?:\p{L}+ )?vet$/u, 'looks after poorly animals'],
];

/** "Chef Daddy and Chef Rosie make pancakes": whoever is in the kitchen is one, and it is no second cook. */
const AS_CHEF = /\b[Cc]hef (?=\p{Lu}\p{Ll}+ (?:and|&|makes?|bakes?|cooks?)(?!\p{L}))/gu;

/** Whoever drives that is one, and the engine goes where they are needed. */
const DRIVES_TO_FIRES = / (?:drives|driving|rides in) (?:an?|the) (?:big |red )*fire ?(?:engine|truck)[.!]?$/iu;

/**
 * "My daughter as a mermaid", "Kai is a superhero", "Tessa the pirate", "Princess Ada": the theme of somebody of that
 * kind, and that it is the child; "Tessa the footballer": that she plays football. Every other brief as it was; a further
 * night is about those of the first.
 */
export function withChildAsHero(brief: BookBrief): BookBrief {
  const { childName, educational = false, nights = [] } = brief;
  if (educational || nights.length > 0) return brief;
  const theme = brief.theme.replaceAll(AS_CHEF, '');
  const part = partOfChildIn(theme.replace(DRIVES_TO_FIRES, ' is a firefighter'), childName);
  if (!part) return theme === brief.theme ? brief : { ...brief, theme };
  const { who, is, kind, rest } = part;
  const does = DOES.find(([each]) => each.test(kind))?.[1];
  if (does !== undefined && who !== '')
    return { ...brief, theme: `${who} ${does.replace('{first}', kind.split(' ').at(-2) ?? '')}${rest}` };
  const being = kindOf(kind);
  if (being === undefined || !MAY_BE.test(being.isa) || AT_HOME.test(kind)) return brief;
  if (TURNS.test(is) && being.isa !== 'person') return brief;
  return {
    ...brief,
    theme: `${withArticle(kind)}${rest}`,
    childIsHero: { kind: being.id, said: saidOf(who) },
    // The story that somebody asks for is about somebody else.
    notBy: [...(brief.notBy ?? []), theOneAbout.id],
  };
}

/** The being that the last words of a kind name: "brave little knight", "fairy princess". */
function kindOf(kind: string): ReturnType<typeof beingNamed> {
  const words = kind.split(' ');
  return words.map((_, from) => beingNamed(words.slice(from).join(' '))).find((each) => each !== undefined);
}

const saidOf = (who: string): 'he' | 'she' | null =>
  /daughter|girl|niece|\bshe\b/iu.test(who) ? 'she' : /\bson\b|boy|grandson|nephew|\bhe\b/iu.test(who) ? 'he' : null;
