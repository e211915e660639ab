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

/** Whom a page names for asking, in the order in which it names them; never empty. */
export function whomToAsk({ ask }: Article): readonly string[] {
  const found = PERSONS.map(([words, name]) => ({ at: ask.search(words), name }))
    .filter((each) => each.at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map((each) => each.name);
  // A pharmacist is named for scratches and doses; whom to ask about the child is somebody else, if anybody is named.
  return found.length > 0 ? found : [ask.includes('pharmacist') ? 'a pharmacist' : NOBODY];
}
