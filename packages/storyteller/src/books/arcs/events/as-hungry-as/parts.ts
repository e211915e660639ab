import { kinPhrase, kinWords } from '../../../../facts/kin.ts';
import type { Figure } from '../../../arc.ts';
import { kinRoleBeside } from '../../../company/kin-role.ts';
import { cap } from '../../wording.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'This will not do!',
  'This is no good!',
  'It can not go on like this!',
  'What a morning!',
  'And on a Monday!',
  'Oh, my whole family!',
  'This is not my family!',
  'Somebody must do something!',
] as const;
export const TITLES = ['as hungry as a bear', 'mind what you say', 'a bear at breakfast', 'as good as Dad'] as const;

/** One of the family, and what they are in the morning. */
interface Turned {
  readonly who: Figure;
  readonly name: string;
  readonly animal: Figure;
}

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  /** As hungry as a bear, running about like a hen, and as quiet as a mouse. */
  readonly bear: Turned;
  readonly hen: Turned;
  readonly mouse: Turned;
  /** "Robin", or "cousin Robin, who had come to stay". */
  readonly first: string;
  /** What somebody stubborn is for a moment. */
  readonly mule: Figure;
}

const KIN = new RegExp(String.raw`\b(?:${kinWords.join('|')})\b`, 'giu');
const CHILD_OF_FAMILY = /\b(?:brother|sister|twin|cousin) (?:called |named )?(\p{Lu}\p{Ll}+)/u;
const HAS_NO_NAME = /['’]s /u;

/** The grown-ups whom a parent names, in the order in which they stand. */
const kinIn = (said: string): readonly string[] => [
  ...new Set((said.match(KIN) ?? []).map((word) => kinPhrase(word)?.text ?? cap(word.toLowerCase()))),
];

export function partsOf({ K, G, company, chance }: Going): Parts {
  const kin = kinIn(`${company.theme.raw} ${company.details}`);
  const isNamed = G.name !== 'the grown-up';
  const one = isNamed ? G.name : 'Dad';
  const two = kin.find((name) => name !== one) ?? (one === 'Mum' ? 'Dad' : one === 'Dad' ? 'Mum' : 'Mum');
  const beside = company.alsoThere.find(({ name }) => !HAS_NO_NAME.test(name));
  const told = CHILD_OF_FAMILY.exec(`${company.theme.raw} ${company.details}`)?.[1];
  const named = told !== undefined && told !== K.name ? told : null;
  const small = beside ?? company.person(named ?? (K.name === 'Robin' ? 'Jess' : 'Robin'), 'child');
  const turned = (who: Figure, kind: string): Turned => ({
    who,
    name: who.name,
    animal: asKin(company.meet(kind), `the ${kind}`),
  });
  return {
    refrain: chance.pick(...REFRAINS),
    K,
    k: K.name,
    bear: turned(isNamed ? G : company.person(one, kinRoleBeside(one, [])), 'bear'),
    hen: turned(company.person(two, kinRoleBeside(two, [one])), 'hen'),
    mouse: turned(small, 'mouse'),
    first: beside || named !== null ? small.name : `cousin ${small.name}, who had come to stay,`,
    mule: asKin(company.meet('donkey'), 'the donkey'),
  };
}
