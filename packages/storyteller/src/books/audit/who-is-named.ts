import { escaped } from '../../words/escaped.ts';
import type { Character } from '@storylantern/contract';
import { BEINGS, type Being } from '@storylantern/library';
import type { Theme } from '../theme.ts';
import type { PageText } from './page-text.ts';
import { namesAny } from './thing-words.ts';

/** Whether a being is drawn as a character is. */
function drawnAs(being: Being, character: Character): boolean {
  const { drawing } = being;
  if ('animal' in drawing) return character.is === 'animal' && character.animal === drawing.animal;
  if ('thing' in drawing) return character.is === 'thing' && character.thing === drawing.thing;
  return (character.is === 'adult' || character.is === 'other-child') && character.costume === drawing.costume;
}

const kindsKnown = new Map<string, readonly string[]>();
/** What was found for a character in a theme: every rule of every page asks for it. */
const kindsFound = new WeakMap<Theme, WeakMap<Character, readonly string[]>>();

/** Words for the kind of a character: every kind that is drawn as it is, and the theme's own word for it. */
export function kindsOf(character: Character, theme: Theme): readonly string[] {
  let ofTheme = kindsFound.get(theme);
  if (!ofTheme) kindsFound.set(theme, (ofTheme = new WeakMap<Character, readonly string[]>()));
  const known = ofTheme.get(character);
  if (known) return known;
  const kinds = findKinds(character, theme);
  ofTheme.set(character, kinds);
  return kinds;
}

function findKinds(character: Character, theme: Theme): readonly string[] {
  const own = [
    // A child who is a vet is drawn as the child, and is the vet all the same.
    ...(character.id === 'hero' && theme.hero ? [theme.hero.word, theme.hero.being?.id ?? theme.hero.word] : []),
    ...(character.id === 'other' && theme.other ? [theme.other.word] : []),
  ];
  if (character.is === 'child' || character.is === 'other-child') own.push('child', 'children');
  if (character.is === 'adult') own.push('grown-up', 'grown-ups', character.role);
  if (character.is === 'baby') own.push('baby');
  const look =
    character.is === 'animal'
      ? character.animal
      : character.is === 'thing'
        ? character.thing
        : 'costume' in character
          ? (character.costume ?? '')
          : '';
  const key = `${character.is} ${look}`;
  let kinds = kindsKnown.get(key);
  if (!kinds) {
    kinds = BEINGS.filter((being) => drawnAs(being, character)).flatMap((being) => [
      being.id,
      being.plural,
      ...(being.also ?? []),
    ]);
    kindsKnown.set(key, kinds);
  }
  return [...own, ...kinds, look.replaceAll('-', ' ')].filter((each) => each !== '');
}

const names = new Map<string, RegExp>();
/** Where a name stands by itself in a text. */
export function namePattern(name: string): RegExp {
  const known = names.get(name);
  if (known) return known;
  const pattern = new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, name.startsWith('the ') ? 'iu' : 'u');
  if (names.size > 2_000) names.clear();
  names.set(name, pattern);
  return pattern;
}

const isCalled = (page: PageText, name: string): boolean =>
  (name.startsWith('the ') || page.text.includes(name)) && namePattern(name).test(page.text);

/** Whether a page names somebody, by name or by kind. */
export const isNamed = (page: PageText, character: Character, theme: Theme): boolean =>
  isCalled(page, character.name) || namesAny(page.low, kindsOf(character, theme));

/** Whether a page uses a word that may mean somebody known from the page before. */
const REFERS =
  /\b(?:he|she|it|him|her|his|its|they|them|their|we|us|our|both|all|everyone|everybody|nobody|each|two|three|four|together|you|i|me|my|another|else|one|the other|others)\b/i;
export const refersToSomebody = (page: PageText): boolean => REFERS.test(page.text);

const IRREGULAR =
  'ran|sat|stood|went|came|took|held|put|got|gave|made|found|saw|heard|said|told|ate|fell|flew|hid|slept|woke|shook|sang|swam|dug|drew|threw|caught|brought|kept|let|lay|bit|blew|rode|crept|swung|spun|wept|began|bent|leapt|knelt|stuck|drank|rang|wore|felt|built|left|met|led|hung|slid';
const SPEECH = 'said|asked|whispered|shouted|called|cried|sang|answered|sighed|muttered|replied|went';
/** Not doing anything here and now: states, hopes and pasts. */
const STATIVE =
  'died|lived|loved|liked|wanted|needed|hated|wished|hoped|seemed|looked like|believed|owned|belonged|used|learned|learnt|missed|called|named';
const DOES = new RegExp(
  String.raw`(?:,? and (?:the )?\p{L}+)? (?:\p{Ll}+ly |just |only |still |then |both |even )?(?!(?:${STATIVE})\b)(?:\p{Ll}{2,}ed|${IRREGULAR})\b`,
  'uy',
);
const SPOKE = new RegExp(String.raw`["”] (?:${SPEECH}) $`, 'u');
/** The longest of the words of speech, with its quote and spaces. */
const SPOKE_WITHIN = 14;

/** Where somebody acts in a text: a name with what is done, or with "said" before it. -1 where nobody does. */
function whereActing(text: string, name: string): number {
  const isKind = name.startsWith('the ');
  const within = isKind ? text.toLowerCase() : text;
  const sought = isKind ? name.toLowerCase() : name;
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1)) {
    DOES.lastIndex = at + sought.length;
    if (!/[\p{L}-]$/u.test(text.slice(Math.max(0, at - 2), at)) && DOES.test(text)) return at;
    if (
      SPOKE.test(text.slice(Math.max(0, at - SPOKE_WITHIN), at)) &&
      !/^(?:['’]s|\p{L})/u.test(text.slice(at + sought.length))
    )
      return at;
  }
  return -1;
}

/** Whether somebody does something on a page, outside what is said aloud: "Mia ran", `said Mia`, "Mia and Ember sat". */
export function isActing(page: PageText, character: Character): boolean {
  if (!page.text.includes(character.name.replace(/^the /, ''))) return false;
  const at = whereActing(page.told, character.name);
  if (at < 0) return false;
  const sentence = page.told.slice(page.told.lastIndexOf('.', at) + 1, at);
  // "what Mia said yesterday", "where Mia sat": told of, not done now.
  return !/\b(?:that|what|where|when|which|if|because|after|before|since|once|how|whatever|last|than|as)(?: \p{L}+)? ?$/iu.test(
    sentence.trimEnd(),
  );
}
