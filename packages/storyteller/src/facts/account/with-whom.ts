import { kinPhrase, kinWords } from '../kin.ts';
import type { Phrase } from '../../render/phrase.ts';
import type { Retold } from './sentences.ts';

/** "sat on Daddy's knee", "helped Grandma carry the bags", "at Granny's": whoever was there can ask how it was. */
const HELD_BY = new RegExp(
  String.raw`(?<!\{his\} )\b(${kinWords.join('|')})'s (?:knees?|lap|hands?|arms?|shoulders?)\b|\b(?:helped|with|read to|cooked with|baked with) (${kinWords.join('|')})\b(?!'s| and)|\bat (${kinWords.join('|')})'s(?= |$|[.,])`,
  'iu',
);
/** The relative with whom it was done. */
export const heldBy = (sentences: readonly Retold[]): (Retold & { readonly helper: Phrase }) | undefined =>
  sentences.flatMap((each) => {
    const found = HELD_BY.exec(each.text);
    const helper = kinPhrase(found?.[1] ?? found?.[2] ?? found?.[3] ?? '');
    return helper ? [{ ...each, helper }] : [];
  })[0];
