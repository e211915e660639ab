/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a donkey who will not take another step',
  'the cow that stood in the lane and would not go',
  'a stubborn mule',
  'my toddler lies down on the pavement and refuses to walk',
  'they pull and they push but the camel stays put',
  'a goat blocking the bridge',
  'a digger that stops in the middle of the road and will not go on',
  'as stubborn as a donkey',
  'a sheep too stubborn to walk on',
  'come on, we will be late, but she stands there like a post',
  'an elephant sits down in the street',
  'a pony that plants its feet',
  'nobody can shift the bull',
  'he digs his heels in and will not walk',
  'the llama who stopped and stood like a rock',
  'a traffic queue behind one very slow cow',
  'we push and we pull and he stays where he is',
  'he stays where he is however hard they push',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a donkey who carries everything',
  'moving to a new house',
  'a tractor that will not start',
];
