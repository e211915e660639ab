import { FIRST_PERSON, FORMS, type Child, type Forms } from '../child/pronouns.ts';
import { possessive } from '../child/name.ts';
import { areSeveral, asSeveral } from '../child/two-children.ts';
import { firstPersonVerb } from '../words/first-person-verb.ts';
import { byOtherMeans } from './by-other-means.ts';
import { onWheels } from './on-wheels.ts';
import { inUsage } from '../words/usage.ts';
import { hasPlural, pluralVerb } from '../words/verb-agreement.ts';
import { forTeller } from './for-teller.ts';
import { isChildMark, piecesOf, type ChildMark, type Piece } from './marks.ts';
import type { Phrases } from './phrase.ts';

/** Words for one girl or woman, and for one boy or man: whom "she" or "he" could mean instead of the child. */
const WOMEN = /\b(?:girl|sister|mum|mom|mother|grandma|woman|lady|aunt|she|Mrs|Ms|Miss)\b/i;
const MEN = /\b(?:boy|brother|dad|father|grandpa|man|uncle|Mr)\b/i;

/**
 * Renders one authored paragraph whose alternatives are chosen. Whether the child is named or a pronoun stands is
 * decided here and nowhere else: the name at the first mention in a paragraph, again whenever somebody has come since
 * whom the pronoun could mean, else the pronoun. Without pronouns the name stands in every sentence, and "they" only
 * for a second mention in the same sentence. A child who tells the story is "I" in every place: a mark with its verb, or
 * before a modal, is who does it ("I"); `{Name}` anywhere else is to whom it happens ("me"). A child who does not speak
 * signs, presses, shows or thinks what the text lets the child say, and the words are those of the family's English.
 * @throws Error when a mark has no phrase.
 */
export function renderParagraph(text: string, child: Child, phrases: Phrases): string {
  const done = child.without?.includes('walking') === true ? onWheels(text) : text;
  const said = child.voice ? byOtherMeans(done, child.voice) : done;
  return inUsage(asSeveral(new Paragraph(child, phrases).read(said), child.name), child.usage);
}

class Paragraph {
  private readonly child: Child;
  private readonly phrases: Phrases;
  private readonly forms: Forms;
  /** The child has been named in this paragraph; in this sentence; a rival for the pronoun has come since. */
  private named = false;
  private inSentence = false;
  private rival = false;
  /** The words since the child's last mention; looked at only when a pronoun might stand next. */
  private since = '';
  /** "I" stands before a phrase that is a doing ("moves to"), whose verb has to fit it. */
  private tellerDoes = false;
  private readonly met = new Set<string>();

  constructor(child: Child, phrases: Phrases) {
    this.child = child;
    this.phrases = phrases;
    this.forms = FORMS[child.pronouns === 'name' ? 'they' : child.pronouns];
  }

  read(text: string): string {
    let out = '';
    let atStart = true;
    const pieces = piecesOf(this.child.person === 'first' ? forTeller(text) : text);
    for (const [n, piece] of pieces.entries()) {
      if (piece.kind === 'gap') {
        this.inSentence = false;
        this.since += ' ';
        atStart = true;
        out += ' ';
        continue;
      }
      const said = this.pieceAs(piece, pieces[n + 1], pieces[n + 2]);
      out += atStart ? capital(said) : said;
      atStart &&= OPENING_ONLY.test(said);
    }
    return out.replace(/ {2,}/g, ' ').replace(TWO_ARTICLES, '$1 ').trim();
  }

  private pieceAs(
    piece: Exclude<Piece, { kind: 'gap' }>,
    next: Piece | undefined,
    afterNext: Piece | undefined,
  ): string {
    if (piece.kind === 'mark') {
      if (piece.what === 'himself') return reflexive(this.child);
      if (!isChildMark(piece.what)) return this.phraseAs(piece.what, piece.verb);
      if (this.child.person !== 'first') return this.childAs(piece.what, piece.verb);
      if (piece.verb !== '' || piece.what !== 'Name' || !isOnlySpace(next) || afterNext?.kind !== 'mark')
        return asTeller(piece.what, piece.verb, next);
      this.tellerDoes = true;
      return FIRST_PERSON.he;
    }
    this.since += piece.text;
    return piece.text;
  }

  private get hasRival(): boolean {
    if (this.rival) return true;
    const words = this.since;
    if (words.trim() === '') return false;
    if (this.child.pronouns === 'she') return WOMEN.test(words);
    if (this.child.pronouns === 'he') return MEN.test(words);
    return hasPlural(words);
  }

  /** Whether a pronoun would be understood here. */
  private get clear(): boolean {
    return this.named && (this.child.pronouns !== 'name' || this.inSentence) && !this.hasRival;
  }

  private childAs(mark: ChildMark, verb: string): string {
    if (mark === 'own') return this.forms.his;
    const byName = mark === 'Name' || !this.clear;
    const owns = mark === 'his' || mark === 'hers';
    const word = byName ? (owns ? possessive(this.child.name) : this.child.name) : this.forms[mark];
    this.named = true;
    this.inSentence = true;
    this.rival = false;
    this.since = '';
    if (verb === '') return word;
    const isPlural = byName ? areSeveral(this.child.name) : this.forms.he === 'they';
    return `${word} ${isPlural ? pluralVerb(verb) : verb}`;
  }

  /** In what is hard the child is meant unless somebody else came before: "and picking his nose?" needs no name. */
  private inPhrase(mark: 'his' | 'him'): string {
    const isPlain = !this.named && this.child.pronouns !== 'name' && !this.hasRival;
    return isPlain ? this.forms[mark] : this.childAs(mark, '');
  }

  private phraseAs(what: string, verb: string): string {
    const phrase = this.phrases[what];
    if (!phrase) throw new Error(`There is no phrase for the mark {${what}}`);
    const said = this.met.has(what) ? (phrase.again ?? phrase.text) : phrase.text;
    const word = said
      .replace('{himself}', reflexive(this.child))
      .replace(CHILD_IN_PHRASE, (_, mark: 'his' | 'him') =>
        this.child.person === 'first'
          ? FIRST_PERSON[mark]
          : what === 'hard'
            ? this.inPhrase(mark)
            : this.childAs(mark, ''),
      );
    this.met.add(what);
    if (this.tellerDoes) {
      this.tellerDoes = false;
      return word.replace(/^\S+/, firstPersonVerb);
    }
    if (
      (phrase.gender === 'f' && this.child.pronouns === 'she') ||
      (phrase.gender === 'm' && this.child.pronouns === 'he') ||
      (phrase.plural === true && this.forms.he === 'they')
    ) {
      this.rival = true;
    }
    if (verb === '') return word;
    return `${word} ${phrase.plural ? pluralVerb(verb) : verb}`;
  }
}

/** "the {school} door" with "the childminder's". */
const TWO_ARTICLES = /\b((?:the|an?)(?: new)?) the (?=[a-z]+'s\b)/gi;

const isOnlySpace = (piece: Piece | undefined): boolean => piece?.kind === 'words' && piece.text === ' ';

/** Words after a bare `{Name}` that say that the child is the one who does it. */
const DOES =
  /^ (?:(?:also|still|then|even|just|sometimes|often|already|probably|now) )?(?:can|cannot|may|might|will|would|could|shall|did|had|was)\b/;

/** The child who tells the story, in the case and with the verb of the place. */
function asTeller(mark: ChildMark, verb: string, next: Piece | undefined): string {
  if (verb !== '') return `${FIRST_PERSON.he} ${firstPersonVerb(verb)}`;
  if (mark === 'own') return FIRST_PERSON.his;
  if (mark !== 'Name') return FIRST_PERSON[mark];
  return next?.kind === 'words' && DOES.test(next.text) ? FIRST_PERSON.he : FIRST_PERSON.him;
}

/** "comparing herself": back to the child, who need not be named for it. */
export const reflexive = ({ person, pronouns }: Pick<Child, 'person' | 'pronouns'>): string =>
  person === 'first' ? 'myself' : pronouns === 'he' ? 'himself' : pronouns === 'she' ? 'herself' : 'themselves';

const CHILD_IN_PHRASE = /\{(his|him)\}/g;

/** Nothing but an opening quote yet. */
const OPENING_ONLY = /^["“]?$/u;

/** A capital at the head of a sentence, behind its opening quote if it has one. */
const capital = (text: string): string =>
  text.replace(/^(["“]?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toLocaleUpperCase('en'));
