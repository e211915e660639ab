import { READING_ORDER, type SentenceKind, type StoryContent } from '@storylantern/contract';
import type { Phrase } from '../render/phrase.ts';
import { renderParagraph } from '../render/render.ts';
import { baseOf } from '../words/base-verb.ts';
import { calledByName } from './called-by-name.ts';
import type { Material } from './material.ts';
import type { WayToPut } from './ways-to-put.ts';

/** A story with a statement put into it, and what to keep of it if it is taken. */
interface Written {
  readonly content: StoryContent;
  readonly kept: ReadonlyMap<SentenceKind, Parts>;
}

/** What was put into a paragraph: before it, behind its first sentence, and behind all of it. */
interface Parts {
  /** The paragraph itself, where a name was put into it. */
  readonly source?: string;
  readonly head: readonly string[];
  readonly second: readonly string[];
  readonly tail: readonly string[];
}

const EMPTY: Parts = { head: [], second: [], tail: [] };
/** More than two in a paragraph are a list. */
const MOST_IN_ONE = 2;
const FIRST_SENTENCE = /^.*?[.!?]["”]?(?= |$)/;
/** What goes on from what stood before it cannot come second. */
const GOES_ON = /^(?:Then|After that|That|It|There can)\b/;
/** A general line of what one person does. */
const SAYS_IT_CAN = /^\{doer\} can \{helpful\}(?:\.|, (?:if|which)\b[^.]*\.)/;

/** The paragraphs of a story with what has been put into them so far. */
export class NotedPage {
  private readonly material: Material;
  private readonly problem: string;
  private readonly sources: readonly string[];
  private parts: ReadonlyMap<SentenceKind, Parts> = new Map();

  constructor(material: Material, problem: string, sources: readonly string[]) {
    this.material = material;
    this.problem = problem;
    this.sources = sources;
  }

  /** The story with a statement put into it this way; undefined where there is no place for it. */
  with({ kind, where, text: said, called, who, pronoun }: WayToPut, content: StoryContent): Written | undefined {
    const before = this.parts.get(kind) ?? EMPTY;
    if (before.head.length + before.tail.length >= MOST_IN_ONE) return undefined;
    const own = before.source ?? this.sources[READING_ORDER.indexOf(kind)] ?? '';
    const named = called === undefined ? own : calledByName(own, called, kind, this.material, this.problem);
    if (called !== undefined && named === own) return undefined;
    const text = spokenOfAgain(said, who, before);
    const once = ofTheChildAgain(withoutTheHelperAgain(this.withoutThatAgain(named, text, who), text), text, kind);
    const source = pronoun === undefined ? once : this.withPronoun(once, who, pronoun);
    if (pronoun !== undefined && source === once) return undefined;
    const at = this.placeIn(named, where);
    const parts: Parts = { ...before, source, [at]: [...before[at], text] };
    return {
      content: {
        ...content,
        [kind]: renderParagraph(joined(source, parts), this.material.child, this.material.phrases),
      },
      kept: new Map(this.parts).set(kind, parts),
    };
  }

  keep(parts: ReadonlyMap<SentenceKind, Parts>): void {
    this.parts = parts;
  }

  /** Nothing comes between a paragraph and what it goes on from, and whoever was there comes first. */
  private placeIn(source: string, where: WayToPut['where']): WayToPut['where'] {
    if (where !== 'head') return where;
    if (GOES_ON.test(source)) return 'tail';
    const witness = this.material.phrases['witness']?.text;
    return witness !== undefined && source.startsWith(witness) ? 'second' : 'head';
  }

  /** "Granny Pam comes too. She can sing a song", where she can be nobody else. */
  private withPronoun(source: string, who: Phrase | undefined, gender: 'f' | 'm'): string {
    const { phrases, child } = this.material;
    if (child.person === 'first' || child.pronouns === (gender === 'f' ? 'she' : 'he')) return source;
    const mark = /^\{(doer|helper|knower|companion)\} can /.exec(source)?.[1];
    return mark === undefined || phrases[mark]?.text !== who?.text
      ? source
      : source.replace(`{${mark}}`, gender === 'f' ? 'She' : 'He');
  }

  /** "Mrs Potts nods when it is going to be clapping": that she can nod need not be said as well. */
  private withoutThatAgain(source: string, text: string, who: Phrase | undefined): string {
    const { doer, helpful } = this.material.phrases;
    const verb = helpful?.text.split(' ')[0];
    if (who === undefined || verb === undefined || doer?.text !== who.text || !SAYS_IT_CAN.test(source)) return source;
    const [does = ''] = text
      .slice(text.indexOf(who.text) + who.text.length)
      .trim()
      .split(' ');
    return baseOf(does.replace(/[.,]$/, '')) === verb ? source.replace(SAYS_IT_CAN, '').trim() : source;
  }
}

/** One who helps does one thing: "A grown-up can stay close. A grown-up can be with Leo the whole time." is said twice. */
const withoutTheHelperAgain = (source: string, text: string): string =>
  text.startsWith('{helper} can ') ? source.replace(ONE_LINE_OF_HELP, '').trim() : source;
const ONE_LINE_OF_HELP = /^\{helper\} can (?:[^.!?{}]|\{(?:Name|he|him|his)(?: [a-z]+)?\})*\.(?: ~ [^.!?{}]*\.)?/;

/** "Leo has bunk beds. In the first days, he may feel ____." */
const ofTheChildAgain = (source: string, text: string, kind: SentenceKind): string =>
  kind === 'partial' && /\{(?:he|his|him)\b/.test(text) && !SOMEBODY_ELSE.test(text)
    ? source.replace('{Name}', '{he}')
    : source;
/** Whom "she" or "he" could mean as well. */
const SOMEBODY_ELSE =
  /\b(?:dog|cat|puppy|kitten|rabbit|hamster|pony|horse|toy|teddy|bear|bunny|lamb|doll|lion|monkey|unicorn|dinosaur|brother|sister|friend|cousin|\p{Lu}\p{Ll}+)\b/u;

/** "Ellie", where "{his} sister Ellie" has come already. */
function spokenOfAgain(text: string, who: Phrase | undefined, { head, second, tail }: Parts): string {
  const again = who?.again;
  if (who === undefined || again === undefined) return text;
  return [...head, ...second, ...tail].some((each) => each.includes(who.text)) ? text.replace(who.text, again) : text;
}

function joined(source: string, { head, second, tail }: Parts): string {
  const first = FIRST_SENTENCE.exec(source)?.[0] ?? source;
  const own = second.length > 0 ? [first, ...second, source.slice(first.length).trim()] : [source];
  return [...head, ...own, ...tail].filter((each) => each !== '').join(' ');
}
