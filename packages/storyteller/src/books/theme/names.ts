import { kinPhrase, kinWords } from '../../facts/kin.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import type { Mention, Token } from './entities.ts';
import { isWordForm } from '../../words/dictionary.ts';
import { BEING_WORDS } from './entries.ts';
import { mended } from './known-words.ts';
import { kindOf } from './noun-kind.ts';
import { RUDE, STOP_WORDS } from './word-lists.ts';

const NAME_ALONE =
  /^(?:and|goes|is|wants|loses|who|meets|finds|has|learns|makes|builds|visits|can't|can|the|starts|helps|gets|loves|bakes|rides|plays|won't|doesn't|was|had|saves|becomes|explores|sails|travels|climbs|swims|dances|refuses|thinks|discovers|rescues|drives|invents|decides|opens|joins|hates|hears|draws|paints|dreams)$/;
const NO_NAME =
  /^(?:A|An|The|My|Our|Two|Three|Some|One|Once|When|How|Why|What|Where|Who|I|We|She|He|They|It|In|On|At|Going|First|Bedtime|Lost|Finding|Learning|Making|Being|Too|No|Not|If|Please|Story|Write|Tell|Something|Someone|Everyone)$/;

/** The child's name in the theme: "Leo and the lost teddy", "my son called Leo", "Leo goes to the moon". */
export function nameIn(tokens: readonly Token[], childName: string | null): string | null {
  const given = childName?.toLowerCase();
  if (given !== undefined && tokens.some((each) => each.word === given)) return childName;
  const small = smallName(tokens);
  if (
    small !== null &&
    /^(?:and|goes|is|wants|loses|finds|has|learns|makes|builds|visits|starts|gets|loves|bakes|plays|was)$/.test(
      tokens[1]?.word ?? '',
    )
  )
    return small;
  if (small !== null && /['’]s$/.test(tokens[0]?.typed ?? '')) return small;
  for (const [i, each] of tokens.entries()) {
    if (!/^\p{Lu}\p{Ll}[\p{L}'-]*$/u.test(each.typed) || NO_NAME.test(each.typed)) continue;
    const bare = each.typed.replace(/'s$/, '');
    if (RUDE.test(bare) || isUnkind(bare) || BEING_WORDS.has(each.word) || STOP_WORDS.has(each.word)) continue;
    const next = tokens[i + 1];
    const ofChild =
      /^(?:called|named)$/.test(tokens[i - 1]?.word ?? '') &&
      /^(?:daughter|son|child|girl|boy|kid|toddler|niece|nephew|grandson|granddaughter)$/.test(
        tokens[i - 2]?.word ?? '',
      );
    const alone = i === 0 && next !== undefined && NAME_ALONE.test(next.typed) && !isTitle(tokens);
    if (ofChild || alone) return bare;
  }
  return null;
}

/** "sophie's first sleepover": the first word of a theme that no dictionary has is a name, whatever the thumb made of it. */
function smallName(tokens: readonly Token[]): string | null {
  const bare = tokens[0]?.typed.replace(/['’]s$/, '') ?? '';
  const low = bare.toLowerCase();
  return /^\p{Ll}{3,10}$/u.test(bare) &&
    fitsAsName(bare) &&
    !isWordForm(low) &&
    !kindOf(low) &&
    !BEING_WORDS.has(low) &&
    !STOP_WORDS.has(low) &&
    mended(low) === low &&
    !kinWords.includes(low)
    ? raised(bare)
    : null;
}

/** "The Dragon Who Lost His Puff": every word has its capital, so a capital says nothing. */
export const isTitle = (tokens: readonly Token[]): boolean => {
  const long = tokens.filter((each) => each.word.length > 3);
  return long.length > 2 && long.every((each) => /^\p{Lu}/u.test(each.typed));
};

const TITLE =
  /^(?:Mrs?|Miss|Ms|Dr|Captain|Sir|Lady|Lord|Professor|Princess|Prince|King|Queen|Inspector|Old|Big|Little)$/;

/** "a penguin called Pip", "Ember the dragon": names that the theme gives to its own. */
export function withNames(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  return mentions.map((mention) => {
    const after = tokens[mention.to]?.word;
    const called = after === 'called' || after === 'named' ? tokens[mention.to + 1] : undefined;
    if (called && fitsAsName(called.typed)) {
      const rest = tokens[mention.to + 2];
      if (TITLE.test(called.typed) && rest && /^\p{Lu}\p{Ll}/u.test(rest.typed) && fitsAsName(rest.typed))
        return { ...mention, name: `${called.typed} ${rest.typed}`, to: mention.to + 3 };
      return { ...mention, name: raised(called.typed), to: mention.to + 2 };
    }
    const kin = kinThatIs(mention, tokens);
    if (kin !== null) return { ...mention, name: kin };
    const the = tokens[mention.from - 1];
    const own = tokens[mention.to];
    if (
      own &&
      !own.breaks &&
      /^(?:my|our|his|her|their)$/.test(the?.word ?? '') &&
      /^\p{Lu}\p{Ll}/u.test(own.typed) &&
      fitsAsName(own.typed) &&
      !isTitle(tokens) &&
      !STOP_WORDS.has(own.word)
    ) {
      return { ...mention, name: own.typed, to: mention.to + 1 };
    }
    const name = tokens[mention.from - 2];
    if (
      the?.word === 'the' &&
      name &&
      !name.breaks &&
      !the.breaks &&
      (/^\p{Lu}\p{Ll}+$/u.test(name.typed) || (mention.from === 2 && smallName(tokens) !== null)) &&
      !NO_NAME.test(name.typed) &&
      fitsAsName(name.typed) &&
      !isTitle(tokens) &&
      !STOP_WORDS.has(name.word)
    ) {
      // "Mrs Tiggy the hedgehog" is called so, and not Tiggy.
      const title = tokens[mention.from - 3];
      return title && TITLE.test(title.typed) && !title.breaks
        ? { ...mention, name: `${title.typed} ${name.typed}`, from: mention.from - 3 }
        : { ...mention, name: raised(name.typed), from: mention.from - 2 };
    }
    return mention;
  });
}

/** "granny is a pirate", "my dad is really a robot": the one of the family who is it, by name. */
function kinThatIs({ from }: Mention, tokens: readonly Token[]): string | null {
  let at = from - 1;
  if (/^(?:an?|the)$/.test(tokens[at]?.word ?? '')) at--;
  while (/^(?:really|secretly|actually|also)$/.test(tokens[at]?.word ?? '')) at--;
  if (!/^(?:is|was|becomes|became)$/.test(tokens[at]?.word ?? '')) return null;
  const word = tokens[at - 1]?.word ?? '';
  return kinWords.includes(word) ? (kinPhrase(word)?.text ?? null) : null;
}

const fitsAsName = (typed: string): boolean =>
  /^\p{L}[\p{L}'-]{1,15}$/u.test(typed) && !RUDE.test(typed) && !isUnkind(typed);
const raised = (name: string): string => name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
