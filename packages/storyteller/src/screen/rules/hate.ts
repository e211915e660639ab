const GROUP =
  '(?:(?:black|brown|white|jewish|muslim|christian|hindu|gay|lesbian|trans|transgender|disabled|autistic|poor|asian|indian|african|arab|chinese|mexican|foreign|immigrant|refugee|polish|romanian|gypsy|native|aboriginal) (?:people|kids?|children|families|boys?|girls?|persons?|men|women|neighbou?rs?|students|classmates)|jews?|muslims?|blacks|whites|gays|lesbians|immigrants|refugees|foreigners|mexicans|asians|indians|africans|arabs|gypsies|hindus|christians|transgenders)';
const LOW =
  '(?:dirty|bad|evil|inferior|stupid|dumb|disgusting|dangerous|wrong|lazy|criminals?|terrorists?|less|lower|ugly|gross|sinful|sinners|unclean|thieves|not (?:as good|our kind|welcome|like us)|worse|sick|freaks?|going to hell)';
const HATE = new RegExp(
  [
    String.raw`\b${GROUP} (?:are|is|were) (?:\w+ )?${LOW}`,
    String.raw`\b(?:hate|despise|avoid|fear|distrust|stay away from|look down on|laugh at|not (?:to )?(?:play|be friends|sit|talk|mix) with|want (?:him|her|them) to (?:play|mix|sit) with) (?:the |any |those |all )?${GROUP}`,
    String.raw`\bwhy (?:white|our|christian|muslim|straight|black|english|american) (?:people|race|skin|kind|religion)?\s?(?:are|is) (?:better|superior|best)`,
    String.raw`\b(?:girls|women|wives|females) (?:must|should|have to|need to|are (?:there|here|made|meant) to) (?:always )?(?:obey|serve|submit|do what)\b`,
    String.raw`\b(?:story|tale|book|teach|learn|learns|explain|tell)\b.{0,30}\b${GROUP} (?:\w+ )?(?:steal|lie|cheat|smell|stink|ruin|do not belong|dont belong|should (?:go|leave)|must (?:go|leave)|take our)\b`,
    String.raw`\b(?:superior|master|pure) race\b`,
    String.raw`\bwhite power\b`,
  ].join('|'),
);
/** What others said to a child, and the parent's wish that it were otherwise. */
const SUFFERED =
  /\b(?:said|says|called|calls|calling|teased|teases|teasing|bull(?:y|ied|ying)|told (?:him|her|them)|someone|somebody|classmates? (?:said|told)|a (?:boy|girl|kid) (?:said|told)|other kids|heard|racist|racism|unfair|stop|kind to|being kind|respect)\b/;

/** Looking down on people for who they are, as what the story should teach. */
export const isHateful = (sentence: string): boolean => HATE.test(sentence) && !SUFFERED.test(sentence);
