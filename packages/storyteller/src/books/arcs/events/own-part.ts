import { kinWords } from '../../../facts/kin.ts';

const KIN = new RegExp(String.raw`\b(?:${kinWords.join('|')}|friends?|cousins?|coach)\b`, 'iu');
const NAMES = /\p{Lu}\p{Ll}+(?!['’]s)/gu;
/** A clause begins with whoever it is about, and "he" in it is the child for whom the details are. */
const PRONOUNS = /^(?:He|She|They|I|We|Her|His|Their|My|And|But|The|A|An|Likes|Loves|Plays|Is)$/;

/** Whether the details say of the child, and of nobody else, that it has a part in what happens: "Sam is in goal". */
export function isPartOfChild(details: string, childName: string, part: RegExp): boolean {
  return details.split(/[.,;!?\n]+|\b(?:and|but|while)\b/u).some((clause) => {
    const at = clause.search(part);
    if (at < 0) return false;
    const before = clause.slice(0, at);
    const others = (before.match(NAMES) ?? []).filter((each) => each !== childName && !PRONOUNS.test(each));
    return others.length === 0 && !KIN.test(before);
  });
}
