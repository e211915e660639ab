import type { Gender } from '@storylantern/contract';
import type { Clause } from './clauses.ts';

/** Somebody of the child's own sex, as a parent speaks of them, with the name where one is said. */
const OF_ITS_SEX: Readonly<Record<'girl' | 'boy', RegExp>> = {
  girl: /\b(an?|the|his|her|their|another|one) (?:[\w-]+ ){0,3}?(girl|kid|lady|woman|sister|friend|cousin|classmate|child|twin|neighbour|teacher|mum|gran|nan|grandma|baby)\b(?: called)?(?: (\p{Lu}\p{Ll}+))?/gu,
  boy: /\b(an?|the|his|her|their|another|one) (?:[\w-]+ ){0,3}?(boy|lad|kid|man|brother|friend|cousin|classmate|child|twin|neighbour|teacher|dad|grandad|grandpa|baby)\b(?: called)?(?: (\p{Lu}\p{Ll}+))?/gu,
};
/** What is done to somebody else: who sits is not the one who is sat next to. */
const DONE_TO =
  /^((?:then |also |even )*(?:sat|stood|walked|stayed|waited|helped|hugged|comforted|gave|told|showed|let|asked|invited|played|shared|spoke|talked|smiled|waved|read|sang|ran|went|took|held|brought|made|got|lent|said \w+|looked after|checked on|listened|cuddled|stuck|offered|bought|found|fetched|thanked|taught|pushed)(?: (?:down|over|up|back|close|hello|goodbye|well done|sorry))?(?: (?:next to|with|beside|by|to|for|after|on|over to|around|near|at|alongside))?) (him|her)\b(?=$|[,.]| (?:to|an?|the|some|half|two|three|when|while|until|and|in|on|at|down|up|with|for|over|back|if|home|off|because|his|her|all|how|what|that)\b)/i;

/**
 * The clauses with "him" and "her" as what they stand for, where that can be nobody but the one other person of the tale;
 * where nobody knows who is meant, the clause is left out.
 */
export function withWhomMeant(clauses: readonly Clause[], problem: string, gender: Gender | null): readonly Clause[] {
  if (gender !== 'girl' && gender !== 'boy') return clauses;
  const pronoun = gender === 'girl' ? 'her' : 'him';
  const others = [...problem.matchAll(OF_ITS_SEX[gender])];
  const words = new Set(others.map((each) => (each[3] ?? each[2] ?? '').toLowerCase()));
  const [one] = others;
  const ownPronoun = gender === 'girl' ? 'she' : 'he';
  const befell = new RegExp(String.raw` (?:when|because|while|after|as) ${ownPronoun} (?:fell|was|got|had|hurt|felt|lost|cried|bumped|needed|could|did)\b.*$`, 'i');
  return clauses.flatMap((each) => {
    // "Hugged her sister when she fell over": who fell nobody can tell by "she", so that is left out.
    const at = each.who === 'child' ? each.rest.search(befell) : -1;
    const clause = at > 0 && [...each.rest.slice(0, at).matchAll(OF_ITS_SEX[gender])].length > 0 ? { ...each, rest: each.rest.slice(0, at) } : each;
    const found = clause.who === 'child' ? DONE_TO.exec(clause.rest) : null;
    if (!found || found[2]?.toLowerCase() !== pronoun) return [clause];
    // "gave her sister": the word behind it says that it is no object.
    if (pronoun === 'her' && !/^(?:told|showed|taught|asked)\b/i.test(found[1] ?? '') && /^ (?:all|what|how|that)\b/.test(clause.rest.slice(found[0].length))) return [clause];
    if (one === undefined || words.size !== 1) return [];
    const who = one[3] ?? (/^(?:his|her|their)$/i.test(one[1] ?? '') ? `${gender === 'girl' ? 'her' : 'his'} ${one[2]}` : `the ${one[2]}`);
    return [{ ...clause, rest: `${found[1]} ${who}${clause.rest.slice(found[0].length)}` }];
  });
} // prettier-ignore
