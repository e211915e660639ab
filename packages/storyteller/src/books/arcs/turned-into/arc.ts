import type { SettingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import { kinWords } from '../../../facts/kin.ts';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { beingNamed } from '../../theme/entries.ts';
import type { Theme } from '../../theme.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Somebody who begins everything with two taps and the same words is an animal from Tuesday on, and nobody likes to say so.
 * It can tap, but not say the words. Among eleven who look just like it, the two taps are how it is known.
 */
export interface TurnedInto {
  /** Who it was. */
  readonly was: Figure;
  /** What it is now; spoken of by its kind. */
  readonly is: Figure;
  /** Who says so, and is asked. */
  readonly teller: Figure;
  readonly neighbour: Figure;
  /** Where it happened, and where those of its kind are. */
  readonly at: SettingName;
  readonly out: SettingName;
  /** What comes after the two taps, without a stop; the refrain. */
  readonly call: string;
  readonly chance: Chance;
}

const INTO =
  /\b(?:turn(?:s|ed|ing)?|chang(?:e|es|ed)|transform(?:s|ed)?|(?:is|was|gets?|got) (?:turned|changed|transformed)) into an? (?:(?:real|big|little|giant|tiny|huge|green|purple|pink|talking) )?(?<what>\p{L}[\p{L}-]+(?: \p{L}+)?)|\b(?:wak(?:e|es|ing)|woke) up (?:one (?:day|morning) )?as an? (?:(?:real|big|little|giant|tiny) )?(?<woke>\p{L}[\p{L}-]+(?: \p{L}+)?)|\b(?:became|becomes|was|is) an? (?<day>\p{L}[\p{L}-]+) for (?:a|the|one) day/iu;
/** One who can do it at will has a gift, and things that turn others into something are magic. */
const AT_WILL = /\b(?:can|could|wants? to|wish\w*|learns? to|everyone|everybody|wand|potion|spell|at night|every)\b/i;
const KIN = new RegExp(
  String.raw`^(?:my |our |the day (?:that )?(?:my |our )?|when (?:my |our )?)?(?<kin>${kinWords.join('|')}|brother|sister|best friend)\b`,
  'iu',
);

/** What somebody becomes in a theme: an animal or a creature of a story that can sit on a chair; else null. */
function becomes(raw: string): Being | null {
  if (AT_WILL.test(raw)) return null;
  const groups = INTO.exec(raw)?.groups;
  const said = (groups?.['what'] ?? groups?.['woke'] ?? groups?.['day'])?.toLowerCase();
  if (said === undefined) return null;
  const being = beingNamed(said) ?? beingNamed(said.split(' ')[0] ?? said);
  return being && /^(?:pet|farm|wild|bird|insect|magic)$/.test(being.isa) ? being : null;
}

function whoIs(company: Company, being: Being): Figure | null {
  const { theme, hero, child, grownUp, person, alsoThere } = company;
  const kin = KIN.exec(theme.raw.trim())?.groups?.['kin']?.toLowerCase();
  if (kin !== undefined) {
    if (kin === grownUp.name.toLowerCase()) return grownUp;
    if (/brother|sister|friend/.test(kin))
      return (
        alsoThere[0] ?? (kin === 'best friend' ? person('Posy', 'child') : person(`${child.names} ${kin}`, 'child'))
      );
    const name = kin.charAt(0).toUpperCase() + kin.slice(1);
    return person(
      name,
      /gran|nan|oma/.test(kin) ? 'grandparent' : /dad|papa|father|grandp|uncle/.test(kin) ? 'other-parent' : 'parent',
    );
  }
  if (hero.being && hero.being.id !== being.id) {
    // An animal that becomes another one is told otherwise.
    return hero.being.isa === 'person' || hero.being.isa === 'magic' ? hero : null;
  }
  const isTeacher = /\bteacher\b/i.test(theme.raw);
  return isTeacher ? person('Mr Chalk', 'teacher') : child;
}

function bind(company: Company): TurnedInto | null {
  const { theme, hero, other, child, chance, person, alsoThere } = company;
  const being = becomes(theme.raw);
  const was = being && whoIs(company, being);
  if (!being || !was) return null;
  const is = [other, hero].find((each) => each?.being?.id === being.id) ?? company.meet(being.id);
  const names = ['Posy', 'Otto', 'Juno', 'Wilf', 'Tilda'].filter((each) => each !== child.name && each !== was.name);
  const teller = was === child ? (alsoThere[0] ?? person(chance.pick(...names), 'child')) : child;
  const isTeacher = was.being?.id === 'teacher' || /\bteacher\b/i.test(theme.raw);
  return {
    was,
    is,
    teller,
    neighbour: person(chance.pick('Mrs Hill', 'Mr Okoro', 'Mrs Lamb', 'Mr Novak'), 'neighbour'),
    at: isTeacher ? 'classroom' : 'kitchen',
    out: OUT_OF_DOORS.includes(being.setting) ? being.setting : 'garden',
    call: chance.pick(
      'Now then',
      'Right, then',
      'Here we go',
      'Off we go',
      'Well now',
      'Ready or not',
      'So, where were we',
      'Let us see',
      'To begin with',
    ),
    chance,
  };
}

const OUT_OF_DOORS: readonly SettingName[] = [
  'farm',
  'forest',
  'pond',
  'mountain',
  'jungle',
  'beach',
  'snow',
  'street',
];

export const turnedInto = arc<TurnedInto>({
  id: 'turned-into',
  fits: (theme: Theme) => {
    const { raw, fear, first, wish } = theme;
    return fear === null && first === null && !wish && becomes(raw) !== null ? 15 : 0;
  },
  bind,
  young,
  middle,
  old,
});
