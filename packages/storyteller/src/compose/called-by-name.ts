import type { SentenceKind } from '@storylantern/contract';
import { escaped } from '../words/escaped.ts';
import type { Material } from './material.ts';

/** Somebody by name, and what they are: "nurse", "Pam". */
interface Named {
  readonly role: string;
  readonly name: string;
}

/** Who is there for their work can be the grown-up who helps. */
const AT_WORK = /nurse|teacher|coach|childminder|key|nanny|assistant|instructor|carer|tutor/i;
/** Of these a story may say "a" before it knows which one. */
const ANY_OF_THEM = /teacher|coach|nurse|childminder/i;
/** Whoever plays a part in any story is the one of the notes only where a story says whose. */
const OF_ANY_CHILD = /^(?:friends?|brother|sister|cousins?|dog|cat)$/i;
const OF_A_NURSERY = /key|nursery/;

/** A paragraph in which whoever is meant has a name: "The nurse can count" is "Pam can count". */
export function calledByName(
  source: string,
  named: Named,
  kind: SentenceKind,
  material: Material,
  problem: string,
): string {
  const noun = escaped(named.role.replace(/^(?:(?:new|little|big|best|older|younger|twin) )+/i, ''));
  const name = /^nurse$/i.test(named.role) && !named.name.startsWith('Nurse ') ? `Nurse ${named.name}` : named.name;
  const meant = new RegExp(
    String.raw`(?<![\p{L}{])(?:[Tt]he|${ANY_OF_THEM.test(noun) ? '[Aa]' : '[Tt]he'}) ${noun}(?![\p{L}'}])`,
    'u',
  );
  if (OF_ANY_CHILD.test(noun))
    return source.replace(
      new RegExp(String.raw`(?<=\{his\} (?:little |big |older |younger |best )?)${noun}(?![\p{L}'’]| \p{Lu})`, 'u'),
      `${noun} ${name}`,
    );
  if (meant.test(source)) return source.replace(meant, name);
  const isHelperKnown = material.facts.some((each) => each.name === 'helper');
  if (kind !== 'cooperative' || isHelperKnown || !AT_WORK.test(named.role) || !isOfTheProblem(named.role, problem))
    return source;
  return source.replace(/\{helper(?: ([a-z]+))?\}/g, (_, verb?: string) =>
    verb === undefined ? name : `${name} ${verb}`,
  );
}

/** Whom a place or a role in the problem means: "the childminder's". */
function isOfTheProblem(role: string, problem: string): boolean {
  const noun = escaped(role.split(' ').at(-1) ?? role);
  return new RegExp(String.raw`\b${noun}`, 'i').test(problem) || (OF_A_NURSERY.test(role) && /nursery/i.test(problem));
}
