/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'stuck on a desert island after the storm',
  'our boat ran onto the rocks',
  'robinson crusoe',
  'stranded with a piano and lots of chairs',
  'how will we ever get off this sandbank',
  "the ship is on the sand and won't budge",
  'castaway bears',
  'abandon ship, everybody out',
  'a captain and her cat live on the beach because the boat broke',
  'washed ashore',
  'the sailing trip that ended on a tiny isle',
  'the ferry has run aground',
  'a crew that makes a house out of what was on board',
  'ship reck',
  "we've run aground and we can't get off",
  'our ship hit the rocks and now we live on a beach',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'diving for a sunken wreck',
  'a toy boat sinks in the bath',
  'holiday on an island',
];
