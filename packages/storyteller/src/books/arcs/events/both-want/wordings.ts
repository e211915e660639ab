/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'twins who both want the one scooter',
  'my brother and I both want the scooter',
  'sharing the scooter with my sister',
  'sharing the bike with my brother',
  'they fight over the bike every single day',
  'two children and only one scooter',
  'taking turns on the scooter',
  'whose turn is it on the go-kart',
  'the twins argue about who rides the trike',
  'one sledge for two',
  'two toddlers both grabbed the same bike',
  'who gets the red scooter',
  'they both want the one red car at playgroup',
  'we grabbed it at the same time',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'learning to ride a bike',
  'a race on scooters',
  'two bears want the same honey',
  'my scooter broke',
  'a lost scooter',
  'sharing a bedroom with my sister',
];
