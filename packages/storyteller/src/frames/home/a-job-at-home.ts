import { said, type NamedScene } from '../scene.ts';

/** Jobs at home that come round each day, and whether they are fairly shared. */
export const aJobAtHome: NamedScene = {
  id: 'dailyjob',
  image: 'a job at home that comes round like breakfast, and a list on the wall',
  cue: said(
    String.raw`\b(?:chores?|house ?work|jobs? (?:around|round (?:the|our) house|at home|in the house|to do at home|each day)|(?:help(?:s|ing)?|do(?:es|ing)? (?:anything|nothing|a thing|something|more|his share|her share|their share)) (?:\w+ )?(?:around|in|about|with) the (?:house|home|washing[- ]up|dishes)|(?:mak(?:e|es|ing)) (?:his|her|their) (?:own )?bed(?! wet)|feed(?:s|ing)? the (?:cat|dog|fish|rabbit|guinea pig|hamster|chickens|pets?)|(?:set|sets|setting|lay|lays|laying|clear|clears|clearing) the table|(?:empty|load|unload)\w* the dish ?washer|(?:take|takes|taking|put|puts|putting) (?:the |out the )?(?:bins?|rubbish)(?: out)?|(?:do|does|doing|dry|drying|help with) the (?:dishes|washing[- ]up)|pocket money jobs?|pull(?:s|ing)? (?:his|her|their) weight)\b`,
    String.raw`\b(?:homework|died|dead|ill|wet|(?:scared|afraid|frightened) of|sad|cries|tid(?:y|ies|ying) (?:up|his|her|their|the)|other people'?s|young carer|car(?:es|ing) for|(?:rough|gentle|hurts?|pulls?) (?:with|the)|eats? the (?:cat|dog)|nursery|playgroup|proud|managed)\b`,
  ),
  // Whoever only asks about them, or is a guest, is in another story.
  decides:
    /^(?![^]*\b(?:guests?|cousins?|foster\w*|adopt\w*|homework|died|ill|hospital|dad'?s house|mum'?s house|two homes)\b)(?=[^]*\b(?:won['’]?t|wont|will not|refus\w+|never|does ?n['’]?t|not fair|unfair|hates?|argu\w*|nag\w*|battle|fights?|moans?|complains?|forgets?|want (?:him|her|them) to|get (?:him|her|them) to|should|supposed|every day|needs? to)\b)[^]*?\b(?:chores?|house ?work|jobs? (?:around|round|at home|in the house)|help(?:s|ing)? (?:around|round|in|about) the (?:house|home)|mak(?:e|es|ing) (?:his|her|their) (?:own )?bed|feed(?:s|ing)? the (?:cat|dog|fish|rabbit|pets?)|(?:set|lay|clear)(?:s|ting|ing)? the table|dish ?washer)\b/i,
  answers: /\b(?:not fair|unfair|does nothing|nag\w*|ask\w*|every day|(?:cat|dog|fish|rabbit) is called)\b/i,
  titles: { young: 'A Small Job That Comes Round', older: 'A List With All the Names' },
  roles: {
    // The job that was named.
    chore: {
      fallback: { text: 'do it' },
      cues: (
        [
          [String.raw`mak(?:e|es|ing) (?:his|her|their) (?:own )?bed`, 'make the bed'],
          [String.raw`feed(?:s|ing)? the cat`, 'feed the cat'],
          [String.raw`feed(?:s|ing)? the dog`, 'feed the dog'],
          [String.raw`(?:set|sets|setting|lay|lays|laying) the table`, 'set the table'],
          [String.raw`(?:clear|clears|clearing) the table`, 'clear the table'],
        ] as const
      ).map(([words, text]) => ({ match: new RegExp(String.raw`\b${words}\b`, 'i'), phrase: { text } })),
    },
  },
  text: {
    '4-5': `
      D<dailyjob> A home has lots of small jobs. A bowl gets filled, and spoons go on the table. {Name} can have a job of just the right size. It comes round each day, like breakfast. At first it is easy to forget. After a while the hands know it.
      P<dailyjob> When one person does all the jobs, it gets late. When each one does a bit, it is soon done.
      Q<dailyjob> When the job comes round, {Name} may feel ____.
      H<dailyjob> {helper} can do it with {him} for the first days.
      H<dailyjob> {helper} can draw the job on paper. ~ A picture tells it without a word.
      T<dailyjob> {he} can {chore} right after breakfast. ~ Then it is easy to think of it.
      T<dailyjob> {he} can say, "My job is done!"
      C<dailyjob> {he} can think, "A small job, and then I play."
      A<dailyjob> The job took as long as a song. It was done a bit crooked, and that was fine. Tomorrow the job comes round again, and hands know a bit more. A home is glad of small hands.
    `,
    '6-7': `
      D<dailyjob> Where people live, there are jobs each day. Beds, bowls, plates and bins do not do themselves. {Name} can have a job of {his} own at home. On some days it is dull, and on some it is forgotten. Most jobs take less time than talking about them. The home is looked after by everyone who lives in it.
      P<dailyjob> It can look as if somebody else has less to do. Jobs go by age and by time. A list on the wall shows them.
      P<dailyjob> Grown-ups do jobs that nobody sees, such as paying for the light. They do not like all of them either.
      Q<dailyjob> When the job comes round, {Name} may feel ____.
      H<dailyjob> {helper} can show once how it is done. ~ After that it may be done in another way.
      H<dailyjob> {helper} can put all the jobs on a list, the grown-ups' too. ~ Then it is easy to see who does what.
      T<dailyjob> {he} can {chore} straight after something else, such as brushing teeth.
      T<dailyjob> {he} can ask, "Can I swap it for another one?"
      C<dailyjob> {he} can think, "Two minutes, and it is off the list."
      A<dailyjob> The job was done in the time of one song. Nobody clapped, and that is how it is with jobs. Still, something at home was right because of it. Tomorrow it comes round again, and so can the song.
    `,
    '8-10': `
      D<dailyjob> A household is a small company with no closing day. Meals, washing, bins and beds come round whether anyone feels like it or not, and somebody does each of them. {Name} may have a share of that work at home, and an opinion about it. Often the opinion is that it is boring, or that somebody else gets off lightly. Both can be true. Jobs are given out by age and time, so on a fair list not everybody does the same.
      P<dailyjob> A parent who asks for the fifth time does not like that voice either. Being reminded is annoying at both ends.
      P<dailyjob> The jobs of a younger child look like nothing from above. In a few years they grow.
      Q<dailyjob> When the job comes up, {Name} might feel ____.
      H<dailyjob> {helper} can write down all the work of one week, the adults' part as well. ~ A list on a wall settles more than a speech.
      H<dailyjob> {helper} can offer a choice of two jobs. ~ One's own choice is half as boring.
      T<dailyjob> {he} can {chore} straight after something that happens anyway, such as tea. ~ Then it needs no reminder.
      T<dailyjob> {he} can suggest a swap if something is unfair, with a reason.
      C<dailyjob> {he} can think, "Five minutes, done, and nobody asks."
      A<dailyjob> The job took about as long as the argument about it would have. It was not interesting, and it will be back tomorrow. The difference was that nobody needed to ask. At the end of the week each name on the list had its marks, and any gap showed.
    `,
    '11+': `
      D<dailyjob> The work that keeps a home going is mostly invisible until somebody stops doing it. Surveys of how people spend their time find that adults put a couple of hours into it on an average day. {Name} may have been given a part of that, or been told off for leaving it, and may find it dull and unfairly shared. The first is beyond dispute. The second can be checked with a list, and a list gets further than a raised voice in either direction.
      P<dailyjob> Whoever reminds people about the same plate every evening dislikes the sound of it as well. Most parents would give a good deal for a week without it.
      P<dailyjob> A younger one who seems to do nothing is usually on an earlier level of the same game.
      Q<dailyjob> When the job is mentioned again, {Name} might feel ____.
      H<dailyjob> {helper} can put a whole week's work on paper, including what only the adults see. ~ It tends to surprise both sides.
      H<dailyjob> {helper} can agree on a result and a time, and leave the rest open. ~ Being supervised makes any job longer.
      T<dailyjob> {he} can pick the least bad job and own it completely. ~ A job that belongs to somebody needs no reminders.
      T<dailyjob> {he} can negotiate with figures: minutes, days and names.
      C<dailyjob> {he} can think, "Ten minutes, no commentary, finished."
      A<dailyjob> Nobody looks back fondly on a dishwasher. It was emptied all the same, in six minutes, before anyone had mentioned it, and the silence afterwards was remarkable. Being reliable in one small job tends to make people more relaxed about larger ones. The list can be reopened whenever it stops being fair.
    `,
  },
};
