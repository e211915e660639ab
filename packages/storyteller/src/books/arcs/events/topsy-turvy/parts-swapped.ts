const BIG = String.raw`(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|mother|father|parents?|mum and dad|grown[- ]?ups?|adults?)`;
const SMALL = String.raw`(?:kids?|child|children|little ones?|small one|baby|babies|toddlers?)`;
const ME = String.raw`(?:i|we|${SMALL})`;
const SWAP = String.raw`(?:swap|swapped|swapping|switch|switched|trade|traded|change)`;

/**
 * The grown-ups are the children and the children the grown-ups: "Dad is the kid and I am the dad", "kids and parents swap
 * places". Of one child and one parent who change places another event tells.
 */
export const PARTS_SWAPPED = new RegExp(
  [
    String.raw`\b${BIG} (?:is|are|was|were|becomes?|became|gets? to be|acts? like|being) (?:the |like (?:a |the )?)${SMALL}\b`,
    String.raw`\b${BIG} (?:is|was|becomes?|became|turns? into|turned into|wakes? up (?:as )?|woke up (?:as )?|acts? like|being) ?a (?:big |little )?(?:baby|toddler)\b`,
    String.raw`\b${ME} (?:am|is|are|was|were|becomes?|became|gets? to be|being) (?:the |my )${BIG}\b`,
    String.raw`\b(?:kids?|children) and (?:the |their )?(?:parents?|grown-?ups?|adults?) (?:all )?${SWAP}\b`,
    String.raw`\b(?:parents?|grown-?ups?|adults?) and (?:the |their )?(?:kids?|children) (?:all )?${SWAP}\b`,
  ].join('|'),
  'iu',
);
