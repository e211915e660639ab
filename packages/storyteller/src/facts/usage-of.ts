import type { Usage } from '../words/usage.ts';

const each = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`, 'giu');
/** Words that only one of the two writes. Words that both know ("football", "pants", "holiday season") are no sign. */
const BRITISH = each(
  String.raw`mum|mums|mummy|mummies|mam|nappy|nappies|nursery|dummy|pushchair|pram|cot|biscuits?|plasters?|lifts?(?= button| at)|car park|loo|wee|poo|maths|jabs?|pyjamas|trousers|jumper|wellies|pavement|autumn|holidays|queue|reception class|year (?:one|two|three|four|five|six|[1-9])|key stage|half[- ]term|sen|senco|ehcp|gp|nhs|health visitor|childminder|camhs|torch|bonfire night|colour\w*|favourites?|grey|behaviour\w*|neighbour\w*|centre|theatre|\w+ised|\w+ising|practise\w*|grandad|whilst|poorly|tantruming|lollipop lady|teaching assistant|ta|headteacher|primary school|secondary school|crisps|lorry|lorries|hoover|bin lorry|rubbish`,
);
const AMERICAN = each(
  String.raw`mom|moms|mommy|mommies|momma|diapers?|daycare|preschool|pre-?k|kindergart(?:en|ner)|pacifiers?|binky|binkies|stroller|crib|cookies?|band-?aids?|elevators?|parking lots?|restroom|bathroom|pee|poop\w*|math|shots|pajamas|pjs|pants|sweater|sneakers|sidewalk|vacation|recess|(?:first|second|third|fourth|fifth|sixth|seventh|eighth) grade\w*|\d(?:st|nd|rd|th) grade\w*|grade (?:school|[1-9](?! (?:piano|violin|viola|cello|flute|guitar|trumpet|drums?|singing|theory|music|ballet|exam|recorder|clarinet|sax\w*|cornet|harp)))|middle school|elementary|principal|iep|504|pediatrician|flashlight|colors?|colored|coloring|favorites?|gray|behaviors?|neighbors?|center|theater|\w+ized|\w+izing|grandpa|potty training|paraprofessional|para|soccer|popsicles?|candy|trash|closet|truck|airplane`,
);
/** Words that a family of the other side may write as well; they decide nothing alone. */
const WEAK =
  /^(?:grandpa|bathroom|potty training|pants|preschool|cookies?|truck|pee|poop\w*|centre|ta|para|\w+ised|\w+ising|prized|sized|sizing|raised|noised|poised|advised|surprised|raising|advising|kindergart\w+|holidays|favour\w*)$/iu;

/** The English of a family by clear signs in what the parent typed; British without a sign and when the signs balance. */
export function usageOf(typed: string): Usage {
  const signsOf = (signs: RegExp): number => {
    const found = [...new Set(typed.match(signs)?.map((word) => word.toLowerCase()))];
    const weak = found.filter((word) => WEAK.test(word)).length;
    return found.length - weak + weak / 4;
  };
  const american = signsOf(AMERICAN);
  const british = signsOf(BRITISH);
  const own = new Set(typed.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? []);
  return { kind: american > british && american >= 1 ? 'american' : 'british', own };
}
