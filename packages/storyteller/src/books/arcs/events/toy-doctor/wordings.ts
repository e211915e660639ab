/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Teddy has a tummy ache, call the nurse',
  'my daughter bandages all her dolls and takes their temperature',
  'say aah, said the mouse doctor',
  'a vet for lions',
  'open wide, I just want to look! no!',
  'playing hospitals with stuffed animals',
  "a crocodile who'd rather not show the doctor his throat",
  "dolly's poorly, is there a doctor in the house?",
  'Dr Bear and his very stubborn patient',
  'the waiting room full of rabbits and giraffes',
  'a little fox runs a clinic for poorly teddies',
  'a check-up for the soft toys',
  'you go first! says the patient to the doc',
  'a hippo with something stuck in his throat',
  'a hospital for teddies',
  'my daughter plays doctors with her dolls',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'grandpa is in hospital',
  'a broken arm and a plaster cast',
  'mum works as a nurse',
];
