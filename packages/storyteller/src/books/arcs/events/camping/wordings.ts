/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'sleeping in a tent with daddy',
  'the roof drips on our sleeping bags',
  'a night under canvas',
  'the wind blew the tent away',
  'a strange rustling outside the tent',
  'rain drumming on the roof of our tent all night',
  'two foxes pitch their first tent',
  'more and more animals squeeze in to sleep with us',
  'a bear in a sleeping bag',
  'putting up the poles, what a muddle',
  'camping in the back garden with my brother',
  'a weekend away in a tent in the woods',
  'drip drip drip on my nose',
  'a rabbit family spends a night out of doors',
  'sleeping under canvas with dad',
  "something's rustling outside our tent",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'summer camp at school',
  'a circus tent',
  'a boy who is scared of the dark',
];
