/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the last bus home has gone without us',
  'we ran and ran, but the last train pulled out of the station',
  "there isn't another bus until tomorrow",
  'stuck in the next town because the last tram left early',
  'we have to walk home because no more trains are running',
  'the ferry sailed off as we got to the landing',
  'a family at the bus stop at night and nothing comes',
  'too late for the last boat home',
  'the little hedgehog dawdled and they missed the final bus',
  'how do we get home now?',
  'standing on the platform, watching the red lights go',
  'daddy read the timetable wrong and now there is no train',
  'a long walk home in the dark after missing the bus',
  'the evening we got left at the station',
  'the rabbit family missed the last coach',
  'no bus, no train, only our feet',
  'that was the last one, said the lady at the stop',
  'home over the fields by moonlight, since the bus had gone',
  "we've missed it, and it's getting dark",
  'the driver did not see us waving',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the bus to school',
  'a train that is always late',
  'the ferry captain and the seagull',
  'my first ride on a train',
  'a train who missed the station',
];
