import type { Article } from '@storylantern/library';

/** Those a page may name, as they are written there, and how they are spoken of as somebody to ring. */
const PERSONS: readonly (readonly [RegExp, string])[] = [
  [/follow-up clinic/, 'the follow-up clinic'],
  [/health visitor/, 'your health visitor'],
  [/dentist/, 'your dentist'],
  [/midwife/, 'your midwife'],
  [/\bdoctor/, 'your doctor'],
  [/dietitian/, 'a dietitian'],
  [/teacher|\bschool\b/, 'the class teacher'],
  [/nursery|key person/, 'the key person at nursery'],
  [/bereavement charit/, 'a child bereavement charity'],
  [/mediation/, 'family mediation'],
];
const NOBODY = 'your health visitor or doctor';

/** From about this age a child has a class teacher, and up to about this age a health visitor. */
const CLASS_FROM = 48;
const VISITOR_UNTIL = 72;
const outOfAge = (name: string, ageMonths: number | null): boolean =>
  ageMonths !== null &&
  ((name === 'the class teacher' && ageMonths < CLASS_FROM) ||
    ((name === 'your health visitor' || name === 'the key person at nursery') && ageMonths > VISITOR_UNTIL));

/** Whom a page names for asking, those first who see children of this age, in the order in which it names them; never empty. */
export function whomToAsk({ ask }: Article, ageMonths: number | null = null): readonly string[] {
  const found = PERSONS.map(([words, name]) => ({ at: ask.search(words), name }))
    .filter((each) => each.at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map((each) => each.name);
  const fitting = found.filter((name) => !outOfAge(name, ageMonths));
  if (fitting.length > 0) return fitting;
  // A pharmacist is named for scratches and doses; whom to ask about the child is somebody else, if anybody is named.
  return found.length > 0 ? found : [ask.includes('pharmacist') ? 'a pharmacist' : NOBODY];
}
