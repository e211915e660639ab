/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'having to go to bed while it is still light outside',
  "going to bed when it's still light",
  'bedtime in summer when the sun is still up',
  "she won't go to bed because it isn't dark",
  "it's still sunny so it can't be bedtime",
  'why do I have to go to bed when it is still day',
  "can't sleep because it's too light",
  'bed in summer',
  'light evenings and an early bedtime',
  'a bear who has to go to bed in daylight',
  'everyone is still outside playing and I have to go to bed',
  'he can hear the other children playing and he is in bed already',
  'bedtime before it gets dark',
  'the sun has not gone to bed so why should I',
  'summer bedtimes when the birds are still singing',
  'it is not fair to be in bed and the sun shining',
  'being sent to bed in broad daylight',
  'too bright to go to sleep',
  'a little mouse in bed while it is light',
  'the curtains do not keep the light out and it is bedtime',
  "she says it's not night because it's not dark",
  'not tired because the sun is out',
  'bedtime in June',
  'the longest day and nobody wants to go to bed',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the light must stay on at bedtime',
  'up too early because it is light',
  'a bear who will not go to bed',
  'the sun is late',
  'my night light is too bright',
  'staying up later than ever',
  'afraid of the dark',
  'playing outside in the sun',
];
