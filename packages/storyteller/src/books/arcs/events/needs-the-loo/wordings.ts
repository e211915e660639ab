/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'needing a wee on a long car journey',
  'a king who badly needs the loo',
  'desperate for the toilet in the car',
  'stuck in traffic and she needs a wee',
  'the queen needs the loo and there is none',
  'he said he did not need to go and now he does',
  'are there any toilets? we are on the motorway',
  'a bear who is bursting for a wee in the car',
  'busting for the loo on a drive to Granny',
  'the prince who needed the toilet during the royal procession',
  'no toilet for miles and I really need to go',
  'we should have gone before we left the house',
  'the car has to stop because somebody needs a wee',
  'I need a wee, says the princess in her carriage',
  'holding on until we find a loo',
  'we always have to stop for the toilet when we drive',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'using the potty',
  'are we nearly there yet',
  'a monster in the toilet',
  'scared of the toilet flush',
  'a long car journey to the sea',
  'a king who lost his crown',
  'a car that needs a wash on a long journey',
];
