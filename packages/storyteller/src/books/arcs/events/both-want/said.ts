/** What one rides on and can be pushed on, by somebody behind. */
export const RIDE = String.raw`(?:scooter|tricycle|trike|balance bike|bicycle|bike|skateboard|go-?kart|pedal car|ride[- ]on|toy car|toy tractor|cart|wheelbarrow|trolley|sledge|sled|doll['’]?s pram)s?`;

/** What is ridden on, in the singular: "scooter". */
export const rideIn = (said: string): string =>
  (new RegExp(String.raw`\b${RIDE}\b`, 'iu').exec(said)?.[0] ?? 'scooter').toLowerCase().replace(/s$/, '');

/** Two who want one thing to ride on, as a theme or the details say it. */
export const BOTH_WANT_RIDE = new RegExp(
  [
    String.raw`\bboth (?:always )?(?:wants?|wanted|wanting|loves?|needs?|ride|have|had|go) (?:to (?:ride|have|go on|be first on) )?(?:(?:on|the|an?|one|same|his|her|my|their|only) )*(?:\p{L}+ )?${RIDE}\b`,
    String.raw`\b(?:fights?|fighting|fought|argu(?:e|es|ed|ing)|squabbl\w+|bicker\w*|quarrel\w*|row) (?:over|about|for) (?:who (?:gets|has|rides|goes on) )?(?:the|an?|one|their|his|her|my) (?:\p{L}+ )?${RIDE}\b`,
    String.raw`\b(?:shar(?:e|es|ing)|turns? (?:on|with)|tak(?:e|es|ing) turns (?:on|with)|whose turn (?:is it )?(?:on|with)) (?:the|an?|one|our) (?:\p{L}+ )?${RIDE}\b`,
    String.raw`\b(?:only|just|but|and|with) one (?:\p{L}+ )?${RIDE}\b|\bone ${RIDE} for (?:two|both|the two)\b`,
  ].join('|'),
  'iu',
);
