/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'mummy is tiny',
  'grandad shrinks to the size of a pea',
  'daddy shrinks',
  'my mum is as small as a mouse',
  'grandma gets smaller and smaller',
  'the day dad was as small as an ant',
  'mum shrank in the wash',
  'a tiny daddy in my pocket',
  'I carry my grandad in my pocket',
  'mummy is so small that she fits in my hand',
  'granny is no bigger than a thumb',
  'daddy is small and I am big',
  'what if my mum and dad were tiny',
  'mum is the size of a button and I have to look after her',
  'my parents shrink',
  'the girl who kept her grandma in a matchbox',
  'nana woke up teeny tiny',
  'he shrinks his dad by mistake',
  'daddy got little',
  'grandpa is tiny and rides in my lunchbox',
  'my dad has shrunk and the cat is bigger than he is',
  'looking after a very small mummy',
  'a pocket sized grandma',
  'Mia shrinks her mum',
  'grown-ups are tiny and children are big',
  'mummy and daddy are as small as mice',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a girl who shrinks to the size of an ant',
  'my jumper shrank in the wash',
  'our house is tiny',
  'a giant and his tiny mum',
  'when daddy was small',
  'a mouse and her mummy',
];
