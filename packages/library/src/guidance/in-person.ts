/** How the child of a text is spoken of. */
export type Person = 'she' | 'he' | 'they';

const FORMS: Readonly<Record<Person, Readonly<Record<string, string>>>> = {
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  they: { he: 'they', him: 'them', his: 'their', himself: 'themselves' },
};
/** Verb endings and forms: for one person first, for "they" second. */
const VERBS: Readonly<Record<string, readonly [one: string, they: string]>> = {
  s: ['s', ''],
  es: ['es', ''],
  ies: ['ies', 'y'],
  is: ['is', 'are'],
  has: ['has', 'have'],
  does: ['does', 'do'],
  was: ['was', 'were'],
};

/** A mark of a guidance text, and only a mark. */
export const MARK = /\{([A-Za-z]+)\}/g;

/** Puts a pronoun into a text of guidance. Throws on a mark that is not known. */
export function inPerson(text: string, person: Person): string {
  return text.replace(MARK, (mark, word: string) => {
    const small = word.toLowerCase();
    const verb = VERBS[small];
    const form = verb ? verb[person === 'they' ? 1 : 0] : FORMS[person][small];
    if (form === undefined) throw new Error(`The text holds an unknown mark: ${mark}`);
    return word === small ? form : `${form.slice(0, 1).toUpperCase()}${form.slice(1)}`;
  });
}
