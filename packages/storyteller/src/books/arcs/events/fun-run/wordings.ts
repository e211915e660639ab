/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'mum is running a marathon',
  'cheering for daddy at the fun run',
  'our first fun run',
  'a sponsored walk with my class teacher',
  'mummy runs for charity and we hold up a sign',
  'dad came last in the marathon',
  'the whole street runs five kilometres',
  'grandma walks ten miles for the lifeboats',
  'a bear who runs a marathon',
  'my daughter’s first park run',
  'cheering on the runners in the rain',
  'auntie is training for the half marathon',
  'a colour run with paint everywhere',
  'a charity walk up the big hill',
  'we waited at the finish line for mum',
  'handing out water at the marathon',
  'running with number forty-two on my shirt',
  'mummy’s medal',
  'the last one home in the fun run',
  'a penguin and a very long race for charity',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the hare and the tortoise have a race',
  'the egg and spoon race at sports day',
  'a walk in the woods with grandma',
  'mum runs a shop',
];
