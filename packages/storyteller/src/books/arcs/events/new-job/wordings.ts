/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a crocodile opens a dental surgery',
  "the dragon who looks after people's teeth",
  'a bear cuts hair for the first time',
  'a lion with scissors and comb and nobody dares sit in the chair',
  'our new teacher is a hedgehog',
  'an elephant joins the fire brigade',
  'a vampire who wants to work as a dentist',
  "the wolf at the hairdresser's, but he is the one cutting",
  "doctor hippo's first day with patients",
  'a witch in charge of a classroom',
  'the giraffe gets a job putting out fires',
  "a monster in a dentist's white coat, would you open your mouth?",
  'knight who would like to be a docter',
  'a fox in a white coat listening to chests',
  'a lion who cuts hair',
  'a crocodile opens a dental practice',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my first visit to the dentist',
  'daddy got a new job',
  'a card for my teacher',
];
