/** Whoever frightens somebody is no thing to be scared of, and "it" says nothing. */
const NOBODY_AND_IT = String.raw`(?!(?:he|she|they|it|its|this|that|these|those|which|who|what|everything|nothing|something|anything|nobody|somebody|someone|people|we|i|you|his|her|their|my|our|mum\w*|dad\w*|nan\w*|gran\w*)\b)`;
const WHOM = String.raw`(?:him|her|them|[Mm]y (?:\w+ )?(?:son|daughter|boy|girl|child|toddler|kid|one)|[Oo]ur (?:\w+ )?(?:son|daughter|boy|girl|child|toddler|kid|one)|\p{Lu}\p{Ll}+)`;
const FRIGHTENS = new RegExp(
  String.raw`(?<=^|[.!?;,\n]\s*|\b(?:and|but|because|when) )${NOBODY_AND_IT}([\p{L}][\p{L}' -]{2,40}?) (?:(?:really|absolutely|totally|just|completely|always|still|can|also) )*(?:terrif(?:y|ies)|scares?|frightens?|petrif(?:y|ies)|spooks?|freaks?(?= \S+ out)) ${WHOM}(?: out)?(?![\p{L}'])`,
  'gu',
);

/** "Balloons at parties terrify him" is "scared of balloons at parties": most parents say it the second way. */
export const asFearOf = (text: string): string =>
  text.replace(FRIGHTENS, (_, what: string) => `scared of ${what.charAt(0).toLowerCase()}${what.slice(1)}`);
