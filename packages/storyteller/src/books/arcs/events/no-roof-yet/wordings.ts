/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'he goes to work with his mum who drives a crane and has to lift a piano',
  'mummy drives a crane',
  'my dad is a crane driver',
  'a day with daddy in his crane',
  'a crane lifts a piano',
  'the crane has to lift a piano into the top flat',
  'a piano that will not go through the window',
  'the crane driver and the piano',
  'getting a piano up to the fifth floor',
  'a bath hanging from a crane',
  'the sofa does not fit through the door so they need a crane',
  'a big yellow crane lifts something heavy',
  'lifting a statue with a crane',
  'mum lets him talk on the radio to the crane',
  'my mum works high up in a crane',
  'up a bit, down a bit, a crane story',
  'my uncle drives the tall crane in town',
  'a crane on the building site where papa works',
  'how do they get the piano into the house',
  'grandad used to drive a crane',
  'a heavy thing on the hook of the crane',
  'go to work with her mum who is a crane operator',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a crane who is afraid of flying',
  'a paper crane',
  'the digger on the building site',
  'learning to play the piano',
  'dad goes to work',
  'a crane that wants to dance',
];
