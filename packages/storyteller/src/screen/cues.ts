/** A child's worry, or what somebody else said: the sentence tells of a fear and asks for help with it. */
export const FEAR =
  /\b(?:scared|afraid|frightened|terrified|worried|worries|anxious|fear|fears|fearful|nervous|nightmares?|dreams?|dreamt|thinks?|believes?|convinced|imagines?|says|said|told (?:him|her|them) (?:by|that)|(?:brother|sister|cousin|friend|classmate|boy|girl|kid|kids|somebody|someone) (?:told|said|says)|heard|news|film|movie|upset|upsets)\b/;

/** The parent wants the behaviour to end, or wants its opposite. */
export const PREVENT =
  /\b(?:stop|stops|stopping|stopped|not|without|instead of|avoid|quit|prevent|less|no longer|dont|doesnt|isnt|wont|cope|calm|gentle|wrong|never|(?:find|use) (?:(?:his|her|their|the|other|better|kind) )?words|(?:an)?other ways?)\b/;

/** Somebody who could be hurt. */
export const VICTIM = String.raw`(?:(?:the|a|an|his|her|their|my|our|any|some|other|all|little|bad|mean) )*(?:people|persons?|kids?|child|children|girls?|boys?|others?|bull(?:y|ies)|brothers?|sisters?|friends?|teachers?|bab(?:y|ies)|dogs?|cats?|kittens?|pupp(?:y|ies)|animals?|pets?|classmates?|someone|somebody|anyone|everyone|everybody|neighbou?rs?(?: boy| girl| kid)?|mums?|moms?|mother|dads?|father|stepdad|stepmum|stepmom|stepfather|parents?|wife|husband|family|him|them|her(?= (?:when|if|back|until|so|because|with|up|in|for)|$)|back)\b`;

/** Everybody a child should be able to tell. */
export const TRUSTED = String.raw`(?:(?:his|her|their|the|my|our|your) )?(?:mum|mom|mommy|mummy|mama|mother|dad|daddy|father|papa|parents?|teachers?|police|social worker|doctor|judge|wife|husband|family|grandma|grandpa|grandparents|anyone|anybody|anyone else|somebody|adults?|grown ups?|the school|school|people|nobody|no one)\b`;
