import type { Gender } from '@storylantern/contract';
import { barePlacesIn } from './bare-places.ts';
import { impressionOf, isFirstName } from './called-so.ts';
import { raisedRunsIn } from './capitals.ts';
import { withoutContactDetails } from './contact-details.ts';
import { cover, type Cover } from './cover.ts';
import { namesIn } from './find-names.ts';
import { isNameAndWord, isOrdinary, isTooCommon } from './known-words.ts';
import { otherSpellings } from './other-spellings.ts';
import { namedPlacesIn } from './place-names.ts';
import type { StandIn } from './stand-in.ts';
import { surnamesBehind } from './surnames.ts';
import { standInFor, type Impression } from './stand-in-names.ts';

/** What is known of a piece before it is sent. */
export interface ToWithhold {
  /** The child's name as the piece says it; null when it has none. */
  readonly childName: string | null;
  readonly gender?: Gender | null;
  /** Other names that are known: of siblings in the book, of the family's other children. */
  readonly names?: readonly string[];
  /** Everything that is sent, or of which something may be sent: what a parent wrote, earlier texts, messages. */
  readonly texts: readonly string[];
}

/** What is sent instead, and the way back. */
export interface Withheld extends Cover {
  /** The child's name as it is sent. */
  readonly childName: string | null;
  readonly texts: readonly string[];
  /** Plain data: `cover(standIns)` opens it again in another thread, or after a while. */
  readonly standIns: readonly StandIn[];
}

const NAME_PART = /[\p{L}\p{M}\p{N}'’ʻ‘.]+/gu;
/**
 * Withholds personal details: the child's name and every other name, schools, streets, towns, organisations, addresses,
 * telephone and other long numbers and full dates. Names get names in their place, so that a text still reads well and a
 * song still scans; words for relatives (Mum, Gran) stay. What cannot be told from a name is withheld too.
 */
export function withhold({ childName, gender = null, names = [], texts }: ToWithhold): Withheld {
  const plain = texts.map((text) => withoutContactDetails(text.normalize('NFC')));
  const standIns = new Register(`${childName ?? ''}\n${names.join('\n')}\n${plain.join('\n')}`);
  if (childName !== null) standIns.addGiven(childName, 'child', gender === 'girl' || gender === 'boy' ? gender : null);
  for (const name of names) standIns.addGiven(name, 'person', null);
  for (const text of plain) for (const { written, noun } of namedPlacesIn(text)) standIns.addPlace(written, noun);
  const found = plain.flatMap(namesIn);
  for (const { written, as, impression, sure } of found) {
    if (as === 'town' || as === 'country') standIns.addPlace(written, as);
    else standIns.addPerson(written, as === 'last' ? 'last' : impression, sure);
  }
  for (const text of plain)
    for (const { written, noun } of [...barePlacesIn(text), ...raisedRunsIn(text)]) standIns.addPlace(written, noun);
  const firstNames = [
    childName ?? '',
    ...names,
    ...found.flatMap(({ written, as }) => (as === 'first' ? [written] : [])),
  ];
  for (const text of plain)
    for (const { written } of surnamesBehind(
      firstNames.filter((name) => name !== ''),
      text,
    ))
      standIns.addPerson(written, 'last', true);
  standIns.addSpellings(plain.join('\n'));
  const list = standIns.list();
  const own = cover(list);
  return {
    ...own,
    childName: childName === null ? null : own.hide(childName),
    texts: texts.map((text) => own.hide(text)),
    standIns: list,
  };
}

/** The stand-ins so far. None of them stands in the texts. */
class Register {
  readonly #found = new Map<string, StandIn>();
  readonly #taken: Set<string>;
  readonly #places = new Map<string, number>();
  /** Parts of names that are known to be some. */
  readonly #given: string[] = [];

  constructor(all: string) {
    this.#taken = new Set(all.toLocaleLowerCase('en').match(/[\p{L}\p{M}]+/gu));
  }

  list(): StandIn[] {
    return [...this.#found.values()];
  }

  /** A name that is known to be one: each of its parts, and the whole where a part alone would be too little. */
  addGiven(name: string, kind: 'child' | 'person', gender: 'girl' | 'boy' | null): void {
    const parts = name.match(NAME_PART) ?? [];
    this.#given.push(...parts.filter((part) => [...part].length > 2));
    const impression =
      gender ?? parts.map((part) => impressionOf(part.toLocaleLowerCase('en'))).find((each) => each !== null) ?? null;
    if (parts.length > 1 && parts.some((part) => [...part].length < 2 || /[.\d]/.test(part))) {
      this.#add(kind, name, impression ?? 'either', true);
      for (const part of parts.filter((each) => [...each].length > 2)) this.#same(kind, part, name);
      return;
    }
    for (const part of parts) this.#add(kind, part, impression ?? 'either', !isTooCommon(part.toLocaleLowerCase('en')));
  }

  addPerson(written: string, impression: Impression | null, sure: boolean): void {
    const low = written.toLocaleLowerCase('en');
    const isWord = isOrdinary(low) || isNameAndWord(low);
    const anyCase = !isWord || (sure && !/^\p{Lu}/u.test(written) && !isTooCommon(low));
    this.#add('person', raised(written), impression ?? 'either', anyCase);
  }

  /** Names that were given, as the texts write them as well: they are sent as the name, and its own spelling comes back. */
  addSpellings(texts: string): void {
    for (const given of this.#given) {
      const of = this.#found.get(keyOf(given));
      if (!of) continue;
      for (const written of otherSpellings(given, texts)) {
        const key = keyOf(written);
        const before = this.#found.get(key);
        // "Anna" beside Annabel is somebody else.
        if (before?.kind === 'place' || before?.kind === 'child' || (before && isFirstName(key))) continue;
        const standIn = /[^s]s$/iu.test(written) && !/s$/iu.test(given) ? `${of.standIn}'s` : of.standIn;
        this.#found.set(key, { ...of, original: written, standIn, anyCase: true, isAlias: true });
      }
    }
  }

  addPlace(written: string, noun: string): void {
    const key = keyOf(written);
    if (this.#found.has(key)) return;
    const before = this.#places.get(noun) ?? 0;
    this.#places.set(noun, before + 1);
    const standIn =
      before === 0
        ? noun === 'country'
          ? 'another country'
          : noun
        : before === 1
          ? `other ${noun}`
          : `${['third', 'fourth', 'fifth'][before - 2] ?? 'next'} ${noun}`;
    this.#found.set(key, { kind: 'place', original: written, standIn, anyCase: true });
  }

  #add(kind: 'child' | 'person', original: string, impression: Impression, anyCase: boolean): void {
    const key = keyOf(original);
    const before = this.#found.get(key);
    if (before) {
      if (anyCase && !before.anyCase && kind === 'person') this.#found.set(key, { ...before, anyCase });
      return;
    }
    const standIn = standInFor(original, impression, (name) => !this.#taken.has(name.toLowerCase()));
    this.#taken.add(standIn.toLowerCase());
    this.#found.set(key, { kind, original, standIn, anyCase });
  }

  /** A part of a name that is sent as the whole. */
  #same(kind: 'child' | 'person', part: string, whole: string): void {
    const of = this.#found.get(keyOf(whole));
    if (of && !this.#found.has(keyOf(part)))
      this.#found.set(keyOf(part), { ...of, kind, original: part, isAlias: true });
  }
}

const keyOf = (text: string): string =>
  text.normalize('NFC').toLocaleLowerCase('en').replaceAll('’', "'").replace(/\s+/g, ' ');
const raised = (name: string): string => name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
