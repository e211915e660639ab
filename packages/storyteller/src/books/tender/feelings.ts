import { plainTheme } from '../theme/plain-theme.ts';
import type { TenderBook } from './tender.ts';

const BABY = String.raw`(?:bab(?:y|ies)|new ?born|(?:new |little |baby )(?:brother|sister|sibling))`;
const BUSY = String.raw`(?:only (?:has|have|got) time|(?:has|have) no time|no(?:body| ?one) (?:has|plays|looks)|always busy|all the attention|gets? everything|back (?:in|into) (?:the|mummy'?s|mum'?s) tummy|send (?:it|him|her) back)`;
/** The child's own feeling is the whole theme; with a dragon in it, it is a story of the dragon. */
const FEELINGS: readonly (readonly [TenderBook, RegExp])[] = [
  [
    'new-baby',
    new RegExp(
      String.raw`\b(?:jealous\w*|left out|rival\w*|envious)\b[^.!?]{0,40}\b${BABY}\b|\b${BABY}\b[^.!?]{0,40}\b(?:jealous\w*|left out|${BUSY})|\b${BUSY}[^.!?]{0,30}\b${BABY}\b|^(?:sharing|having to share) (?:mum\w*|mom\w*|dad\w*|mama|papa) with (?:the |a |my )?(?:new )?${BABY}$`,
      'iu',
    ),
  ],
  [
    'cross',
    /^(?:(?:it['’]?s|its|that it['’]?s) (?:ok|okay|all right|alright|fine|good) to (?:be|feel|get) |(?:being|feeling|getting|when (?:i|he|she|you)(?:['’]?m| am| is| are|['’]?s)?(?: feels?| gets?)?|i (?:am|feel)|i['’]?m|sometimes i (?:am|feel|get)|big|about|dealing with|how to (?:deal|cope) with|what to do with|learning about|managing|controlling) )*(?:(?:so|very|really|big|a bit|my|his|her) )*(?:angry|anger|cross|mad|furious|temper|tantrums?|rage)(?: (?:feelings?|tantrums?|outbursts?|and what to do(?: about it)?|and how to calm down|inside))*$/iu,
  ],
  [
    'shy',
    /^(?:(?:being|feeling|it['’]?s (?:ok|okay|all right|alright|fine) to be|when (?:i|he|she|you)(?:['’]?m| am| is| are|['’]?s)|i (?:am|feel)|i['’]?m|about|a) )*(?:(?:so|very|really|too|a bit|quite) )*(?:shy|shyness|quiet)(?: (?:boy|girl|child|kid|one))?(?: (?:at|in|with|on|around|about)(?: (?:a|an|the|my|his|her|other|new|first|day|days|school|nursery|preschool|pre-?k|kindergarten|class|people|children|kids|everyone|strangers|parties|speaking|talking|to|of))+)?$/iu,
  ],
];

/** The book of a feeling that is the whole of a theme; null in all others. */
export function feelingIn(theme: string): TenderBook | null {
  const asked = plainTheme(theme)
    .replace(/[.!?]+$/, '')
    .trim();
  return FEELINGS.find(([, says]) => says.test(asked))?.[0] ?? null;
}
