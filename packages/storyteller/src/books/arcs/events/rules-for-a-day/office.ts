import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What somebody may be for a day, and where its big chair stands. */
interface Office {
  /** "the king". */
  readonly the: string;
  readonly room: SettingName;
  /** What is seen from the window. */
  readonly outside: SettingName;
  /** Over whom it rules: "the whole country". */
  readonly all: string;
  /** What is laid down there: "law". */
  readonly law: 'law' | 'rule';
  readonly worn: ThingName | null;
}

const COUNTRY = { outside: 'street', all: 'the whole country', law: 'law', worn: null } as const;
const SCHOOL = { room: 'classroom', outside: 'playground', all: 'the whole school', law: 'rule', worn: null } as const;
const AT_HOME = { room: 'living-room', outside: 'garden', all: 'the whole house', law: 'rule', worn: null } as const;
const CROWNED = { ...COUNTRY, room: 'castle', worn: 'crown' } as const;

/** The offices that families name; the longer words first. */
const OFFICES: readonly (readonly [said: string, Omit<Office, 'the'>])[] = [
  ['prime minister', { ...COUNTRY, room: 'library' }],
  ['president', { ...COUNTRY, room: 'library' }],
  ['head ?teacher', SCHOOL],
  ['head ?master', SCHOOL],
  ['head ?mistress', SCHOOL],
  ['principal', SCHOOL],
  ['teacher', SCHOOL],
  ['boss', AT_HOME],
  ['mayor', { ...COUNTRY, room: 'library', all: 'the whole town' }],
  ['king', CROWNED],
  ['queen', CROWNED],
  ['emperor', CROWNED],
  ['empress', CROWNED],
  ['ruler', CROWNED],
];

export const OFFICE = String.raw`(?:${OFFICES.map(([said]) => said).join('|')})`;

/** What a theme makes somebody for a day; null where it is nothing of the kind. */
export function officeIn(raw: string): Office | null {
  for (const [said, office] of OFFICES) {
    const word = new RegExp(String.raw`\b${said}\b`, 'iu').exec(raw)?.[0].toLowerCase();
    if (word !== undefined) return { the: `the ${word.replace(/^head ?t/, 'head t')}`, ...office };
  }
  return null;
}

const REFRAINS = ['It shall be done!', 'At once!', 'Right away!'] as const;

interface Parts extends Office {
  /** "king". */
  readonly role: string;
  /** Who writes down whatever is said in the big chair. */
  readonly C: Figure;
  readonly c: string;
  readonly refrain: string;
  readonly title: string;
  readonly things: readonly ThingName[];
}

export function partsOf({ raw, company, chance, a, b, g, A }: Going): Parts {
  const office = officeIn(raw) ?? { the: 'the king', ...CROWNED };
  const role = office.the.slice('the '.length);
  const C = company.person([a, b, g].includes('Mr Crisp') ? 'Mr Finch' : 'Mr Crisp', 'neighbour');
  return {
    ...office,
    role,
    C,
    c: C.name,
    refrain: chance.pick(...REFRAINS),
    title: chance.pick(`${role} for a day`, `${A.names} very big chair`, 'nobody is to be sad', 'a smile held up'),
    things: office.worn ? ['chair', office.worn] : ['chair'],
  };
}
