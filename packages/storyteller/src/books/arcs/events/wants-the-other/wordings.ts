/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'I want Mummy to do it, not Daddy',
  'only Mummy can put me to bed',
  'my daughter only wants her mum at bedtime',
  'he will not let Daddy read the story',
  'Mummy do it! No, not Daddy!',
  'when Daddy does bedtime',
  "she only wants Daddy and Mummy isn't allowed to brush her hair",
  'my son always wants Mama and pushes Papa away',
  'tonight it is Dad who puts us to bed',
  'Daddy does it wrong',
  'not you, I want Mummy',
  'a child who will only be tucked in by one of us',
  'Mum goes out to choir and Dad counts the toes',
  'everything has to be done by Mummy',
  'our toddler has a favourite parent',
  'Leo shouts no Daddy go away at bedtime',
  'it has to be Mummy who puts my socks on',
  "Daddy doesn't know how the bedtime song goes",
  'mummy is out tonight and daddy is in charge of bed',
  'the first time Daddy put me to bed by himself',
  'she wants me for everything and never my husband',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'missing Mummy while she is at work',
  'Daddy comes home after bedtime',
  'a bedtime story with Daddy',
  'living with Mummy and with Daddy',
  'my son will not go to bed',
  'crying when Mummy leaves me at nursery',
];
