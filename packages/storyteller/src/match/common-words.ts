/** Words of every text about a child. */
export const COMMON: ReadonlySet<string> = new Set(
  'a an the and or to of in on at is are was be it my our his her their he she they we i with for when not no will wont what if all so just gets get got has have had him them child kid son daughter this that about from wants want every time having hates hate goes going go make makes very me us up out off over by as but does doesnt dont can cant'.split(
    ' ',
  ),
);

/** When something was: of whatever was last week, this says nothing of what it was. */
export const WHEN_IT_WAS: readonly string[] =
  'yesterday today tomorrow ago last lately recently week weeks month months year years monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  );

/** Words that belong to no situation more than to another. */
export const TELLS_NOTHING: ReadonlySet<string> = new Set([
  ...COMMON,
  ...'been am its i ive im hes shes were id ill really please how do did cause bc because then than there here your you would could should too also like now since after before each any some more even one who still only into'.split(
    ' ',
  ),
]);

/** A problem of only such words leaves it to the notes. */
export const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'help please story need see notes note below problem issue issues advice something me my hi hello thanks'.split(' '),
);
