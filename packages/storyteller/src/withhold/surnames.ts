import { escaped } from '../words/escaped.ts';
import { isCalledSo, isSurname } from './called-so.ts';
import { isOrdinary } from './known-words.ts';
import { first, isCapital, low, NO_NAME, type FoundName } from './names-beside.ts';

/** Surnames that are words as well, in small letters. */
const WORDS =
  'king rose wood woods green bell hill young brown hall white black gray grey wright baker cook cooper potter smith taylor turner walker carter fisher hunter mason miller parker porter shepherd slater tanner ward webb west north day may june lane rice price rich sharp short long little small best bird bishop bond brook brooks bush butcher butler church cross dale dean fox ford frost gale good grant hart hawk heath holmes hope hunt knight lake lamb law love marsh miles moon moss nash noble page park parsons peacock pike pool poole pope rain reed reeves rivers rose rowe rush sands savage seal sheppard snow spring starr steel stone storm summers swan swift temple thorn tree vale wall waters weaver weeks wells winter wise wolf worth wren york bull cole cotton cox crane cruz day dunn field fields finch fields flowers forest foster freeman gill gold golden goodman gore grace hale hand harper hay hays head hood house hull joy key lord major marks martin means mills moody moore nail neal noon penny pepper perry piper pitt plant pollard power powers prince rhodes roach root royal sage sweet tate trout vance wade waller warren wood yard';
const SURNAMES: ReadonlySet<string> = new Set(WORDS.split(' '));
const ENDS =
  /^(?:['’]s\b|$|["'”’]*[.,;:!?)\n]|\s+(?:and|or|is|was|has|had|at|in|on|who|when|because|from|but|hit|hits|says|said|keeps|does|isn|won|will|can|aged?|\d)\b)/iu;

/** Surnames that stand straight behind one of these first names, in whatever letters: "called neha king". */
export function surnamesBehind(firstNames: readonly string[], text: string): FoundName[] {
  if (firstNames.length === 0) return [];
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${firstNames.map(escaped).join('|')}) ([\p{L}][\p{L}\p{M}'’-]+)`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap((read) => {
    const [whole, written = ''] = read;
    const small = low(written);
    if (NO_NAME.test(small) || small.length < 3) return [];
    const after = text.slice(read.index + whole.length);
    const isOne =
      isCapital(written) || isSurname(small) || SURNAMES.has(small) || !(isOrdinary(small) || isCalledSo(small));
    return isOne && ENDS.test(after) ? [{ ...first(written), as: 'last' as const }] : [];
  });
}
