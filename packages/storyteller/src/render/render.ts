import { FORMS, type Child, type Forms } from '../child/pronouns.ts';
import { possessive } from '../child/name.ts';
import { hasPlural, pluralVerb } from '../words/verb-agreement.ts';
import { isChildMark, piecesOf, type ChildMark, type Piece } from './marks.ts';
import type { Phrases } from './phrase.ts';

/** Words for one girl or woman, and for one boy or man: whom "she" or "he" could mean instead of the child. */
const WOMEN = /\b(?:girl|sister|mum|mom|mother|grandma|woman|lady|aunt|she|Mrs|Ms|Miss)\b/i;
const MEN = /\b(?:boy|brother|dad|father|grandpa|man|uncle|Mr)\b/i;

/**
 * Renders one authored paragraph whose alternatives are chosen. Whether the child is named or a pronoun stands is
 * decided here and nowhere else: the name at the first mention in a paragraph, again whenever somebody has come since
 * whom the pronoun could mean, else the pronoun. Without pronouns the name stands in every sentence, and "they" only
 * for a second mention in the same sentence.
 * @throws Error when a mark has no phrase.
 */
export function renderParagraph(text: string, child: Child, phrases: Phrases): string {
  return new Paragraph(child, phrases).read(text);
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
  private readonly met = new Set<string>();

  constructor(child: Child, phrases: Phrases) {
    this.child = child;
    this.phrases = phrases;
    this.forms = FORMS[child.pronouns === 'name' ? 'they' : child.pronouns];
  }

  read(text: string): string {
    let out = '';
    let atStart = true;
    for (const piece of piecesOf(text)) {
      if (piece.kind === 'gap') {
        this.inSentence = false;
        this.since += ' ';
        atStart = true;
        out += ' ';
        continue;
      }
      const said = this.pieceAs(piece);
      out += atStart ? capital(said) : said;
      atStart &&= OPENING_ONLY.test(said);
    }
    return out.replace(/ {2,}/g, ' ').trim();
  }

  private pieceAs(piece: Exclude<Piece, { kind: 'gap' }>): string {
    if (piece.kind === 'mark') {
      return isChildMark(piece.what) ? this.childAs(piece.what, piece.verb) : this.phraseAs(piece.what, piece.verb);
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
    const byName = mark === 'Name' || !this.clear;
    const owns = mark === 'his' || mark === 'hers';
    const word = byName ? (owns ? possessive(this.child.name) : this.child.name) : this.forms[mark];
    this.named = true;
    this.inSentence = true;
    this.rival = false;
    this.since = '';
    if (verb === '') return word;
    return `${word} ${!byName && this.forms.he === 'they' ? pluralVerb(verb) : verb}`;
  }

  private phraseAs(what: string, verb: string): string {
    const phrase = this.phrases[what];
    if (!phrase) throw new Error(`There is no phrase for the mark {${what}}`);
    const said = this.met.has(what) ? (phrase.again ?? phrase.text) : phrase.text;
    const word = said.replace(CHILD_IN_PHRASE, (_, mark: 'his' | 'him') => this.childAs(mark, ''));
    this.met.add(what);
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

const CHILD_IN_PHRASE = /\{(his|him)\}/g;

/** Nothing but an opening quote yet. */
const OPENING_ONLY = /^["“]?$/u;

/** A capital at the head of a sentence, behind its opening quote if it has one. */
const capital = (text: string): string =>
  text.replace(/^(["“]?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toLocaleUpperCase('en'));
